-- The operator's work on organizations: lists that are searched, filtered, sorted and paged here, and what is done to them.
-- An organization's own number of reports a month, which the operator has agreed with it; null for that of its plan.
alter table assay.tenants add column scan_limit integer check (scan_limit > 0);
create index tenants_newest on assay.tenants (created_at desc, id desc);
create index tenants_package on assay.tenants (package_id);
create index users_first_admin on assay.users (tenant_id, created_at, id) where role = 'admin';

-- What people type is looked for as it stands: % and _ are characters like all others.
create function app.containing(term text) returns text language sql immutable set search_path = pg_catalog as
  $$ select '%' || replace(replace(replace(lower(term), '\', '\\'), '%', '\%'), '_', '\_') || '%' $$;

create or replace function app.usage_of(wanted uuid, moment timestamptz) returns table (
  package_id text, package_version integer, package_name text, scan_limit integer, vendor_limit integer,
  is_onetime boolean, period_start timestamptz, period_end timestamptz, used integer, used_credits integer, credits integer
) language sql stable set search_path = pg_catalog as $$
  with frame as (
    select t.id, w.starts, w.ends, greatest(w.starts, t.usage_reset_at) as counted_from, t.scan_limit
    from assay.tenants t left join assay.subscriptions s on s.tenant_id = t.id,
      lateral app.usage_window(coalesce(s.period_start, date_trunc('month', moment at time zone 'UTC') at time zone 'UTC'), moment) w
    where t.id = wanted),
  charges as (
    select c.paid_by, c.at from assay.usage_ledger c where c.tenant_id = wanted and c.change = 1
      and not exists (select 1 from assay.usage_ledger r
        where r.tenant_id = c.tenant_id and r.scan_id = c.scan_id and r.change = -1))
  select p.package_id, p.version, p.name,
    -- A number of one's own is one of a plan: without a plan there is nothing to use.
    case when p.package_id is null then 0 else coalesce(f.scan_limit, p.monthly_scan_limit) end,
    p.vendor_limit, coalesce(p.is_onetime, false), f.starts, f.ends,
    (select count(*)::integer from charges c where c.paid_by = 'plan' and c.at >= f.counted_from),
    (select count(*)::integer from charges c where c.paid_by = 'credit' and c.at >= f.starts),
    (select coalesce(sum(g.reports), 0)::integer from assay.report_credits g where g.tenant_id = wanted)
      - (select count(*)::integer from charges c where c.paid_by = 'credit')
  from frame f left join assay.tenant_plans p on p.tenant_id = f.id
$$;

-- Charges of all organizations by their time, and the few that went back.
create index usage_ledger_charged on assay.usage_ledger (at, tenant_id, scan_id) where change = 1 and paid_by = 'plan';
create index usage_ledger_refunds on assay.usage_ledger (tenant_id, scan_id) where change = -1;

-- What organizations may use and have used in their month: usage_of for many at once, and for all where none is named.
create function app.usage_of_all(moment timestamptz, wanted uuid[]) returns table (tenant_id uuid, package_id text, scan_limit integer, used integer)
  language sql stable security definer set search_path = pg_catalog as $$
  with frame as materialized (
    select t.id, t.scan_limit, greatest(t.usage_reset_at, case
      when s.period_start is null then date_trunc('month', moment at time zone 'UTC') at time zone 'UTC'
      else (select w.starts from app.usage_window(s.period_start, moment) w) end) as counted_from
    from assay.tenants t left join assay.subscriptions s on s.tenant_id = t.id
    where wanted is null or t.id = any (wanted)),
  counted as materialized (
    select c.tenant_id, count(*)::integer as used
    from assay.usage_ledger c join frame f on f.id = c.tenant_id and c.at >= f.counted_from
    -- No month is longer: what is older is not read.
    where c.change = 1 and c.paid_by = 'plan' and c.at >= moment - interval '32 days'
      and not exists (select 1 from assay.usage_ledger r where r.tenant_id = c.tenant_id and r.scan_id = c.scan_id and r.change = -1)
    group by c.tenant_id)
  select f.id, p.package_id, case when p.package_id is null then 0 else coalesce(f.scan_limit, p.monthly_scan_limit) end,
    coalesce(c.used, 0)
  from frame f left join assay.tenant_plans p on p.tenant_id = f.id left join counted c on c.tenant_id = f.id
$$;

-- The first admin, or who is invited as one.
create function app.owner_of(tenant uuid) returns text language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(
    (select u.email from assay.users u where u.tenant_id = tenant and u.role = 'admin' order by u.created_at, u.id limit 1),
    (select i.email from assay.invitations i where i.tenant_id = tenant and i.role = 'admin' and i.status = 'pending'
      order by i.created_at, i.id limit 1))
$$;

drop function app.tenant_page(text, text, text, integer, integer);
-- `wanted_usage` is 'over' for who has used all of a limited plan, 'near' from four fifths on.
create function app.tenant_page(search text, wanted_status text, wanted_plan text, wanted_usage text, ordering text,
  most integer, skipped integer, moment timestamptz, only_one uuid) returns table (
  id uuid, name text, slug text, owner_email text, description text, status text, package_id text,
  monthly_scan_limit integer, has_own_limit boolean, monthly_scans_used integer, subscription_expires_at timestamptz,
  created_at timestamptz, updated_at timestamptz, members integer, total integer
) language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  conditions text := 'true';
  sorted text;
begin
  if wanted_status is not null then conditions := conditions || ' and t.status = $2'; end if;
  if wanted_plan = 'none' then conditions := conditions || ' and t.package_id is null';
  elsif wanted_plan is not null then conditions := conditions || ' and t.package_id = $3';
  end if;
  if only_one is not null then conditions := conditions || ' and t.id = $8'; end if;
  if search is not null then
    conditions := conditions || ' and (lower(t.name) like $1 or lower(t.slug) like $1 or lower(app.owner_of(t.id)) like $1)';
  end if;
  if wanted_usage is not null then
    conditions := conditions || ' and t.id in (select a.tenant_id from app.usage_of_all($6, null) a
      where a.scan_limit between 1 and 100000 and case when $7 = ''over'' then a.used >= a.scan_limit
        else a.used < a.scan_limit and a.used * 5 >= a.scan_limit * 4 end)';
  end if;
  sorted := case ordering when 'created' then 't.created_at, t.id' when 'name' then 'lower(t.name), t.id'
    when '-name' then 'lower(t.name) desc, t.id desc' else 't.created_at desc, t.id desc' end;
  return query execute format('
    with page as materialized (
      select t.id, row_number() over () as place, count(*) over ()::integer as total from (
        select t.id from assay.tenants t where %1$s order by %2$s) t
      order by place limit $4 offset $5)
    select t.id, t.name, t.slug, app.owner_of(t.id), t.description, t.status, t.package_id, u.scan_limit,
      t.scan_limit is not null, u.used, t.subscription_expires_at, t.created_at, t.updated_at,
      (select count(*)::integer from assay.users m where m.tenant_id = t.id), p.total
    from page p join assay.tenants t on t.id = p.id
      join app.usage_of_all($6, array(select g.id from page g)) u on u.tenant_id = t.id order by p.place', conditions, sorted)
  using app.containing(search), wanted_status, wanted_plan, most, skipped, moment, wanted_usage, only_one;
end $$;

create function app.system_stats(moment timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  with used as materialized (select a.*, t.name from app.usage_of_all(moment, null) a join assay.tenants t on t.id = a.tenant_id),
  limited as (select u.*, u.used >= u.scan_limit as is_over, u.used < u.scan_limit and u.used * 5 >= u.scan_limit * 4 as is_near
    from used u where u.scan_limit between 1 and 100000),
  plans as (
    select p.id, p.name, p.position, count(u.tenant_id)::integer as tenants, coalesce(sum(u.used), 0)::integer as used,
      coalesce(sum(u.scan_limit) filter (where u.scan_limit <= 100000), 0)::integer as capacity
    from assay.packages p left join used u on u.package_id = p.id group by p.id
    union all
    select null, 'No plan', 1000000, count(*)::integer, coalesce(sum(u.used), 0)::integer, 0 from used u where u.package_id is null)
  select jsonb_build_object(
    'total_tenants', (select count(*) from used),
    'total_users', (select count(*) from assay.users),
    'active_users_30d', (select count(*) from assay.users u where u.last_login > moment - interval '30 days'),
    'new_tenants_30d', (select count(*) from assay.tenants t where t.created_at > moment - interval '30 days'),
    'suspended_tenants', (select count(*) from assay.tenants t where t.status = 'suspended'),
    'plan_distribution', (select jsonb_agg(jsonb_build_object('plan', p.id, 'name', p.name, 'count', p.tenants, 'used', p.used,
      'capacity', p.capacity) order by p.position, p.id) from plans p where p.id is not null or p.tenants > 0),
    'usage', (select jsonb_build_object('total_used', (select coalesce(sum(u.used), 0) from used u),
      'limited_used', coalesce(sum(l.used), 0), 'total_capacity', coalesce(sum(l.scan_limit), 0), 'limited_tenants', count(*),
      'unlimited_tenants', (select count(*) from used u where u.scan_limit > 100000)) from limited l),
    'over_limit', (select jsonb_build_object('count', count(*) filter (where l.is_over), 'tenants', coalesce((
      select jsonb_agg(jsonb_build_object('id', o.tenant_id, 'name', o.name, 'used', o.used, 'limit', o.scan_limit)
        order by o.used::numeric / o.scan_limit desc, o.name)
      from (select * from limited m where m.is_over order by m.used::numeric / m.scan_limit desc, m.name limit 5) o), '[]')) from limited l),
    'near_limit', (select jsonb_build_object('count', count(*) filter (where l.is_near), 'tenants', coalesce((
      select jsonb_agg(jsonb_build_object('id', o.tenant_id, 'name', o.name, 'used', o.used, 'limit', o.scan_limit)
        order by o.used::numeric / o.scan_limit desc, o.name)
      from (select * from limited m where m.is_near order by m.used::numeric / m.scan_limit desc, m.name limit 5) o), '[]')) from limited l))
$$;
create index users_last_login on assay.users (last_login);

-- What becomes of the owner: 'admin' where the address has an account without an organization, 'invited' where it has none.
-- 'taken' where it belongs to somebody else; nothing is made then.
create function app.create_tenant(new_id uuid, new_invitation uuid, form jsonb, owner text, new_slug text, moment timestamptz)
  returns text language plpgsql security definer set search_path = pg_catalog as $$
declare person assay.users;
begin
  select u.* into person from assay.users u where lower(u.email collate "C") = lower(owner collate "C") for update;
  if person.id is not null and (person.tenant_id is not null or person.is_super_admin) then return 'taken'; end if;
  for round in 1..2 loop
    insert into assay.tenants (id, name, slug, description, status, package_id, scan_limit, created_at, updated_at)
      values (new_id, form ->> 'name', new_slug || case round when 1 then '' else '-' || right(new_id::text, 8) end,
        form ->> 'description', form ->> 'status', form ->> 'package_id', (form ->> 'scan_limit')::integer, moment, moment)
      on conflict (slug) do nothing;
    exit when found;
  end loop;
  if person.id is not null then
    update assay.users u set tenant_id = new_id, role = 'admin' where u.id = person.id;
    return 'admin';
  end if;
  insert into assay.invitations (tenant_id, id, email, role, created_at, sent_at, expires_at)
    values (new_id, new_invitation, owner, 'admin', moment, moment, moment + interval '7 days');
  return 'invited';
end $$;

-- 'changed', 'missing', or 'stale' where somebody changed it after the caller looked (null: they do not say when that was).
-- Answers what it was, too.
create function app.update_tenant(wanted uuid, seen timestamptz, change jsonb, moment timestamptz)
  returns table (outcome text, before jsonb) language plpgsql security definer set search_path = pg_catalog as $$
declare held assay.tenants;
begin
  select t.* into held from assay.tenants t where t.id = wanted for update;
  if not found then return query select 'missing', null::jsonb; return; end if;
  if seen is not null and date_trunc('milliseconds', held.updated_at) <> seen then return query select 'stale', null::jsonb; return; end if;
  update assay.tenants t set name = coalesce(change ->> 'name', t.name), description = coalesce(change ->> 'description', t.description),
    package_id = case when change ? 'package_id' then change ->> 'package_id' else t.package_id end,
    -- A plan that is given anew is given as it is sold now.
    package_version = case when change ? 'package_id' and change ->> 'package_id' is distinct from t.package_id then null else t.package_version end,
    scan_limit = case when change ? 'scan_limit' then (change ->> 'scan_limit')::integer else t.scan_limit end,
    updated_at = moment
  where t.id = wanted;
  return query select 'changed', jsonb_build_object('name', held.name, 'description', held.description,
    'package_id', held.package_id, 'scan_limit', held.scan_limit);
end $$;

-- What would go with an organization; nothing where there is none.
create function app.tenant_contents(wanted uuid) returns table (name text, owner_email text, users integer, vendors integer, scans integer)
  language sql stable security definer set search_path = pg_catalog as $$
  select t.name, app.owner_of(t.id), (select count(*)::integer from assay.users u where u.tenant_id = t.id),
    (select count(*)::integer from assay.vendors v where v.tenant_id = t.id),
    (select count(*)::integer from assay.scans s where s.tenant_id = t.id)
  from assay.tenants t where t.id = wanted
$$;

-- Takes so many of an organization's vendors away, with their scans, which are told to stop. Answers how many there were.
create function app.remove_tenant_vendors(wanted uuid, most integer) returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  update assay.tenants t set status = 'suspended' where t.id = wanted and t.status <> 'suspended';
  perform pg_notify('assay_live', json_build_object('type', 'scan_cancelled', 'scan', s.id)::text)
    from assay.scans s where s.tenant_id = wanted and s.status in ('pending', 'running');
  delete from assay.vendors v where v.tenant_id = wanted and v.id in (
    select d.id from assay.vendors d where d.tenant_id = wanted limit most);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- An operator who belongs to it stays. The audit log is append-only: its rows age out with their months.
create function app.delete_tenant(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.users u set tenant_id = null, custom_role_id = null where u.tenant_id = wanted and u.is_super_admin;
  delete from assay.outgoing_mail m where m.recipient in (select u.email from assay.users u where u.tenant_id = wanted);
  delete from assay.tenants t where t.id = wanted;
  return found;
end $$;

-- All that an organization has here, without its secrets. Of reviews what they came to, and every answer of the newest.
create function app.export_tenant(wanted uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  select jsonb_build_object(
    'organization', jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'description', t.description,
      'status', t.status, 'plan', t.package_id, 'created_at', t.created_at),
    'users', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name,
      'last_name', u.last_name, 'role', u.role, 'status', u.status, 'last_login', u.last_login, 'created_at', u.created_at)
      order by u.created_at, u.id), '[]') from assay.users u where u.tenant_id = wanted),
    'roles', (select coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id' order by r.created_at, r.id), '[]')
      from assay.custom_roles r where r.tenant_id = wanted),
    'invitations', (select coalesce(jsonb_agg(to_jsonb(i) - 'tenant_id' - 'token_hash' order by i.created_at, i.id), '[]')
      from assay.invitations i where i.tenant_id = wanted),
    'vendors', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'website', v.website,
      'description', v.description, 'owner_id', v.owner_id, 'next_review', v.next_review, 'created_at', v.created_at,
      'findings', (select coalesce(jsonb_agg(jsonb_build_object('fact', f.fact, 'value', f.value, 'certainty', f.certainty,
        'tier', f.tier, 'plans', f.plans) order by f.fact), '[]') from assay.findings f
        where f.tenant_id = wanted and f.scan_id = v.last_review_id)) order by v.created_at, v.id), '[]')
      from assay.vendors v where v.tenant_id = wanted),
    'scans', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'vendor_id', s.vendor_id, 'status', s.status,
      'created_at', s.created_at, 'completed_at', s.completed_at, 'score', s.score, 'grade', s.grade, 'risk', s.risk,
      'verdict', s.verdict) order by s.created_at, s.id), '[]') from assay.scans s where s.tenant_id = wanted),
    'decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'tenant_id' order by d.decided_at, d.id), '[]')
      from assay.finding_decisions d where d.tenant_id = wanted),
    'vendor_decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'tenant_id' order by d.decided_at, d.id), '[]')
      from assay.vendor_decisions d where d.tenant_id = wanted),
    'restrictions', (select coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id'), '[]')
      from assay.restriction_statuses r where r.tenant_id = wanted),
    'comments', (select coalesce(jsonb_agg(to_jsonb(c) - 'tenant_id' order by c.created_at, c.id), '[]')
      from assay.comments c where c.tenant_id = wanted and c.deleted_at is null),
    'receipts', (select coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id' order by r.at, r.id), '[]')
      from assay.receipts r where r.tenant_id = wanted))
  from assay.tenants t where t.id = wanted
$$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['containing', 'usage_of_all', 'owner_of', 'tenant_page', 'system_stats', 'create_tenant',
    'update_tenant', 'tenant_contents', 'remove_tenant_vendors', 'delete_tenant', 'export_tenant'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
