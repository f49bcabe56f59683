-- The catalogue: what is sold now. What a plan was when it was bought stays in package_versions.
alter table assay.packages
  add column features text[] not null default '{}',
  add column is_most_popular boolean not null default false,
  -- No price of its own: sold by people.
  add column is_custom boolean not null default false,
  add column version integer not null default 1,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  add constraint packages_prices check (least(price_onetime_cents, price_monthly_cents, price_yearly_cents) >= 0),
  add constraint packages_vendors check (vendor_limit > 0);
create unique index packages_most_popular on assay.packages (is_most_popular) where is_most_popular;

update assay.packages set price_onetime_cents = null where id = 'demo';
update assay.packages set description = 'For a single vendor, paid once',
  features = array['1 full security and hardening report', 'Instant results', 'AI analysis', 'Basic compliance templates', 'Email support']
  where id = 'pay_as_you_go';
update assay.packages set is_most_popular = true, description = 'For teams that review vendors every month',
  features = array['Up to 5 reports per month', 'Priority support', 'Advanced AI analysis', 'Custom security frameworks', 'Basic reporting dashboard']
  where id = 'starter';
update assay.packages set description = 'For larger portfolios',
  features = array['Up to 10 reports per month', 'Advanced AI hardening guides', 'API integrations', 'Advanced analytics', 'Dedicated account manager']
  where id = 'pro';
insert into assay.packages (id, name, description, monthly_scan_limit, is_custom, features, position, scan_pages, scan_files, scan_seconds)
  select 'custom', 'Enterprise', 'Custom price by volume', 999999, true,
    array['Custom volume of reports', 'API access and SSO', 'Dedicated account manager'], 4, p.scan_pages, p.scan_files, p.scan_seconds
  from assay.packages p where p.id = 'pro';

create table assay.package_versions (
  package_id text not null,
  version integer not null,
  name text not null,
  monthly_scan_limit integer not null,
  vendor_limit integer,
  price_onetime_cents integer,
  price_monthly_cents integer,
  price_yearly_cents integer,
  scan_pages integer not null,
  scan_files integer not null,
  scan_seconds integer not null,
  created_at timestamptz not null default now(),
  primary key (package_id, version)
);
grant select on assay.package_versions to assay_app, assay_system;
grant insert, update, delete on assay.packages to assay_system;
grant insert, delete on assay.package_versions to assay_system;

-- Whoever changes the terms of a plan makes a version of it: those who bought the one before keep it.
create function app.version_package() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if tg_op = 'UPDATE' and (old.name, old.monthly_scan_limit, old.vendor_limit, old.price_onetime_cents,
      old.price_monthly_cents, old.price_yearly_cents, old.scan_pages, old.scan_files, old.scan_seconds)
    is distinct from (new.name, new.monthly_scan_limit, new.vendor_limit, new.price_onetime_cents,
      new.price_monthly_cents, new.price_yearly_cents, new.scan_pages, new.scan_files, new.scan_seconds) then
    new.version := old.version + 1;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger packages_version before update on assay.packages for each row execute function app.version_package();

create function app.keep_package_version() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  insert into assay.package_versions (package_id, version, name, monthly_scan_limit, vendor_limit, price_onetime_cents,
    price_monthly_cents, price_yearly_cents, scan_pages, scan_files, scan_seconds)
  values (new.id, new.version, new.name, new.monthly_scan_limit, new.vendor_limit, new.price_onetime_cents,
    new.price_monthly_cents, new.price_yearly_cents, new.scan_pages, new.scan_files, new.scan_seconds)
  on conflict do nothing;
  return null;
end $$;
create trigger packages_keep_version after insert or update on assay.packages
  for each row execute function app.keep_package_version();
update assay.packages set updated_at = now();

-- Null: the plan as it is sold now.
alter table assay.tenants add column package_version integer,
  add constraint tenants_package_version foreign key (package_id, package_version)
    references assay.package_versions (package_id, version);

-- What each organization has: its plan in the version that it bought.
create view assay.tenant_plans with (security_invoker = true) as
  select t.id as tenant_id, v.package_id, v.version, v.name, v.monthly_scan_limit, v.vendor_limit, v.scan_pages,
    v.scan_files, v.scan_seconds, (p.price_onetime_cents is not null) as is_onetime
  from assay.tenants t join assay.packages p on p.id = t.package_id
    join assay.package_versions v on v.package_id = t.package_id and v.version = coalesce(t.package_version, p.version);
grant select on assay.tenant_plans to assay_app, assay_system;

create function app.catalogue(with_hidden boolean) returns table (
  id text, name text, description text, monthly_scan_limit integer, vendor_limit integer, price_onetime integer,
  price_monthly integer, price_yearly integer, features text[], is_active boolean, is_offered boolean,
  is_most_popular boolean, is_custom boolean, version integer, created_at timestamptz, updated_at timestamptz,
  organizations integer
) language sql stable security definer set search_path = pg_catalog as $$
  select p.id, p.name, p.description, p.monthly_scan_limit, p.vendor_limit, p.price_onetime_cents, p.price_monthly_cents,
    p.price_yearly_cents, p.features, p.is_active, p.is_offered, p.is_most_popular, p.is_custom, p.version, p.created_at,
    p.updated_at, (select count(*)::integer from assay.tenants t where t.package_id = p.id)
  from assay.packages p where with_hidden or (p.is_active and p.is_offered) order by p.position, p.id
$$;

-- One plan in a version, or as it is sold now; nothing for one that was never sold.
create function app.package_terms(wanted text, wanted_version integer) returns table (
  id text, version integer, name text, price_onetime integer, price_monthly integer, price_yearly integer,
  is_active boolean, is_offered boolean, monthly_scan_limit integer, vendor_limit integer
) language sql stable security definer set search_path = pg_catalog as $$
  select v.package_id, v.version, v.name, v.price_onetime_cents, v.price_monthly_cents, v.price_yearly_cents,
    p.is_active, p.is_offered, v.monthly_scan_limit, v.vendor_limit
  from assay.packages p join assay.package_versions v on v.package_id = p.id and v.version = coalesce(wanted_version, p.version)
  where p.id = wanted
$$;

-- 'exists' where the identifier is taken.
create function app.create_package(new_id text, terms jsonb) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if (terms ->> 'is_most_popular')::boolean then
    update assay.packages p set is_most_popular = false where p.is_most_popular;
  end if;
  insert into assay.packages (id, name, description, monthly_scan_limit, vendor_limit, price_onetime_cents,
    price_monthly_cents, price_yearly_cents, features, is_active, is_most_popular, position)
  select new_id, r.name, r.description, r.monthly_scan_limit, r.vendor_limit, r.price_onetime, r.price_monthly,
    r.price_yearly, r.features, r.is_active, r.is_most_popular, (select max(p.position) + 1 from assay.packages p)
  from jsonb_to_record(terms) r(name text, description text, monthly_scan_limit integer, vendor_limit integer,
    price_onetime integer, price_monthly integer, price_yearly integer, features text[], is_active boolean,
    is_most_popular boolean)
  on conflict do nothing;
  return case when found then 'created' else 'exists' end;
end $$;

create function app.update_package(wanted text, terms jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if (terms ->> 'is_most_popular')::boolean then
    update assay.packages p set is_most_popular = false where p.is_most_popular and p.id <> wanted;
  end if;
  update assay.packages p set name = r.name, description = r.description, monthly_scan_limit = r.monthly_scan_limit,
    vendor_limit = r.vendor_limit, price_onetime_cents = r.price_onetime, price_monthly_cents = r.price_monthly,
    price_yearly_cents = r.price_yearly, features = r.features, is_active = r.is_active, is_most_popular = r.is_most_popular
  from jsonb_to_record(terms) r(name text, description text, monthly_scan_limit integer, vendor_limit integer,
    price_onetime integer, price_monthly integer, price_yearly integer, features text[], is_active boolean,
    is_most_popular boolean)
  where p.id = wanted;
  return found;
end $$;

-- Whether it is sold after this; null where there is none.
create function app.toggle_package(wanted text) returns boolean
  language sql security definer set search_path = pg_catalog as $$
  update assay.packages p set is_active = not p.is_active where p.id = wanted returning p.is_active
$$;

-- The names of up to five organizations that have it, which keep it; without any it is gone.
create function app.delete_package(wanted text) returns table (outcome text, used_by text[], users integer)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform 1 from assay.packages p where p.id = wanted for update;
  if not found then return query select 'missing', '{}'::text[], 0; return; end if;
  select count(*)::integer, coalesce((array_agg(t.name order by t.name))[1:5], '{}') into users, used_by
    from assay.tenants t where t.package_id = wanted;
  outcome := case when users > 0 then 'in_use' else 'deleted' end;
  if users = 0 then
    delete from assay.packages p where p.id = wanted;
    delete from assay.package_versions v where v.package_id = wanted;
  end if;
  return next;
end $$;

revoke all on function app.version_package, app.keep_package_version from public;
grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['catalogue', 'package_terms', 'create_package', 'update_package', 'toggle_package',
    'delete_package'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
