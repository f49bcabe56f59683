-- What an organization pays for, as the payment provider said last. `ticket` orders what was asked of it: a state that was
-- asked for earlier never replaces one that was asked for later.
create table assay.subscriptions (
  tenant_id uuid primary key references assay.tenants (id) on delete cascade,
  customer_id text not null unique,
  -- Null for what is paid once.
  subscription_id text unique,
  package_id text,
  package_version integer,
  billing_cycle text check (billing_cycle in ('onetime', 'monthly', 'yearly')),
  amount_cents integer,
  currency text not null default 'usd',
  status text not null,
  period_start timestamptz,
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  next_package_id text,
  next_billing_cycle text,
  next_change_at timestamptz,
  past_due_since timestamptz,
  retry_at timestamptz,
  is_disputed boolean not null default false,
  -- Which stages of reminding have been told: each once an arrears, each renewal once.
  reminded text[] not null default '{}',
  ticket bigint not null default 0,
  updated_at timestamptz not null default now(),
  foreign key (package_id, package_version) references assay.package_versions (package_id, version)
);

-- Reports that were bought one by one, and those that were taken back with their price. Each source counts once.
create table assay.report_credits (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  source text not null,
  reports integer not null,
  at timestamptz not null default now(),
  primary key (tenant_id, source)
);

create table assay.receipts (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id text not null,
  number text,
  description text not null default '',
  amount_cents integer not null,
  refunded_cents integer not null default 0,
  currency text not null,
  status text not null,
  url text,
  pdf_url text,
  at timestamptz not null,
  primary key (tenant_id, id)
);

do $$
declare name text;
begin
  foreach name in array array['subscriptions', 'report_credits', 'receipts'] loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy tenant on assay.%I for select to assay_app using (tenant_id = (select app.tenant_id()))', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select on assay.%I to assay_app', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;

-- A scan is paid by the plan, or by a report that was bought; who started it.
alter table assay.usage_ledger
  add column paid_by text not null default 'plan' check (paid_by in ('plan', 'credit')),
  add column user_id uuid references assay.users (id) on delete set null;
create index usage_ledger_user on assay.usage_ledger (user_id);
-- Charges from before count no more: an operator has set the month back.
alter table assay.tenants add column usage_reset_at timestamptz;

-- The month of a plan that holds a moment: counted from when it was paid, day by day of the month, in UTC.
create function app.usage_window(anchor timestamptz, moment timestamptz) returns table (starts timestamptz, ends timestamptz)
  language plpgsql immutable set search_path = pg_catalog as $$
declare
  first constant timestamp := anchor at time zone 'UTC';
  this constant timestamp := moment at time zone 'UTC';
  months integer := greatest(0, (extract(year from this) - extract(year from first))::integer * 12
    + (extract(month from this) - extract(month from first))::integer);
begin
  if months > 0 and first + make_interval(months => months) > this then months := months - 1; end if;
  starts := (first + make_interval(months => months)) at time zone 'UTC';
  ends := (first + make_interval(months => months + 1)) at time zone 'UTC';
  return next;
end $$;

-- What an organization may use and has used, as of a moment. It sees what its caller sees.
create function app.usage_of(wanted uuid, moment timestamptz) returns table (
  package_id text, package_version integer, package_name text, scan_limit integer, vendor_limit integer,
  is_onetime boolean, period_start timestamptz, period_end timestamptz, used integer, used_credits integer, credits integer
) language sql stable set search_path = pg_catalog as $$
  with frame as (
    select t.id, w.starts, w.ends, greatest(w.starts, t.usage_reset_at) as counted_from
    from assay.tenants t left join assay.subscriptions s on s.tenant_id = t.id,
      lateral app.usage_window(coalesce(s.period_start, date_trunc('month', moment at time zone 'UTC') at time zone 'UTC'), moment) w
    where t.id = wanted),
  charges as (
    select c.paid_by, c.at from assay.usage_ledger c where c.tenant_id = wanted and c.change = 1
      and not exists (select 1 from assay.usage_ledger r
        where r.tenant_id = c.tenant_id and r.scan_id = c.scan_id and r.change = -1))
  select p.package_id, p.version, p.name, coalesce(p.monthly_scan_limit, 0), p.vendor_limit, coalesce(p.is_onetime, false),
    f.starts, f.ends,
    (select count(*)::integer from charges c where c.paid_by = 'plan' and c.at >= f.counted_from),
    (select count(*)::integer from charges c where c.paid_by = 'credit' and c.at >= f.starts),
    (select coalesce(sum(g.reports), 0)::integer from assay.report_credits g where g.tenant_id = wanted)
      - (select count(*)::integer from charges c where c.paid_by = 'credit')
  from frame f left join assay.tenant_plans p on p.tenant_id = f.id
$$;

-- Sets what is paid for, unless something newer is known. The plan follows: kept while it is paid or late, gone when it is over.
create function app.apply_subscription(wanted uuid, new_ticket bigint, state jsonb, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  is_over constant boolean := state ->> 'status' in ('canceled', 'unpaid', 'incomplete_expired', 'incomplete');
  is_late constant boolean := state ->> 'status' in ('past_due', 'unpaid');
  before assay.subscriptions;
begin
  perform 1 from assay.tenants t where t.id = wanted for update;
  if not found then return false; end if;
  select s.* into before from assay.subscriptions s where s.tenant_id = wanted;
  if before.ticket > new_ticket then return false; end if;
  -- Another subscription than the one that counts: the end of what was replaced is no end of what replaced it.
  if is_over and before.subscription_id is distinct from state ->> 'subscription_id' and before.subscription_id is not null
    and before.status not in ('canceled', 'unpaid', 'incomplete_expired') then return false; end if;
  insert into assay.subscriptions as s (tenant_id, customer_id, subscription_id, package_id, package_version, billing_cycle,
    amount_cents, currency, status, period_start, period_end, cancel_at_period_end, next_package_id, next_billing_cycle,
    next_change_at, past_due_since, retry_at, ticket, updated_at)
  select wanted, r.customer_id, r.subscription_id, r.package_id, r.package_version, r.billing_cycle, r.amount_cents,
    r.currency, r.status, r.period_start, r.period_end, r.cancel_at_period_end, r.next_package_id, r.next_billing_cycle,
    r.next_change_at, case when is_late then moment end, r.retry_at, new_ticket, moment
  from jsonb_to_record(state) r(customer_id text, subscription_id text, package_id text, package_version integer,
    billing_cycle text, amount_cents integer, currency text, status text, period_start timestamptz, period_end timestamptz,
    cancel_at_period_end boolean, next_package_id text, next_billing_cycle text, next_change_at timestamptz, retry_at timestamptz)
  on conflict (tenant_id) do update set customer_id = excluded.customer_id, subscription_id = excluded.subscription_id,
    package_id = excluded.package_id, package_version = excluded.package_version, billing_cycle = excluded.billing_cycle,
    amount_cents = excluded.amount_cents, currency = excluded.currency, status = excluded.status,
    period_start = excluded.period_start, period_end = excluded.period_end,
    cancel_at_period_end = excluded.cancel_at_period_end, next_package_id = excluded.next_package_id,
    next_billing_cycle = excluded.next_billing_cycle, next_change_at = excluded.next_change_at,
    past_due_since = case when is_late then coalesce(s.past_due_since, moment) end, retry_at = excluded.retry_at,
    reminded = case when is_late or s.past_due_since is null then s.reminded else '{}' end,
    ticket = excluded.ticket, updated_at = moment;
  update assay.tenants t set
    package_id = case when is_over then null else state ->> 'package_id' end,
    package_version = case when is_over then null else (state ->> 'package_version')::integer end,
    subscription_expires_at = (state ->> 'period_end')::timestamptz, updated_at = moment
  where t.id = wanted and (not is_over or t.package_id is not distinct from state ->> 'package_id');
  return true;
end $$;

-- The same for the tenant of the transaction, after it changed its own subscription.
create function app.apply_own_subscription(new_ticket bigint, state jsonb, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare tenant constant uuid := app.tenant_id();
begin
  if tenant is null then raise exception 'A subscription belongs to an organization' using errcode = '42501'; end if;
  -- A tenant says what became of the subscription that it has; another one comes from the provider alone.
  if not exists (select 1 from assay.subscriptions s where s.tenant_id = tenant
    and s.subscription_id = state ->> 'subscription_id' and s.customer_id = state ->> 'customer_id') then return false; end if;
  return app.apply_subscription(tenant, new_ticket, state, moment);
end $$;

create sequence assay.payment_tickets;
grant usage on sequence assay.payment_tickets to assay_system;
create function app.payment_ticket() returns bigint language sql security definer set search_path = pg_catalog as
  $$ select nextval('assay.payment_tickets') $$;

-- A report paid once: counts once a source. An organization without a plan pays as it goes from then on.
create function app.grant_reports(wanted uuid, new_source text, how_many integer, customer text, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.report_credits (tenant_id, source, reports, at) values (wanted, new_source, how_many, moment)
    on conflict do nothing;
  if not found then return false; end if;
  insert into assay.subscriptions (tenant_id, customer_id, package_id, package_version, billing_cycle, amount_cents, status, updated_at)
    select wanted, customer, p.id, p.version, 'onetime', p.price_onetime_cents, 'active', moment
    from assay.packages p where p.id = 'pay_as_you_go' and how_many > 0 and customer is not null
    on conflict (tenant_id) do update set package_id = excluded.package_id, package_version = excluded.package_version,
      billing_cycle = 'onetime', amount_cents = excluded.amount_cents, status = 'active', subscription_id = null,
      period_start = null, period_end = null, cancel_at_period_end = false
    where assay.subscriptions.status in ('canceled', 'unpaid', 'incomplete_expired');
  update assay.tenants t set package_id = 'pay_as_you_go',
      package_version = (select p.version from assay.packages p where p.id = 'pay_as_you_go'), updated_at = moment
    where t.id = wanted and t.package_id is null and how_many > 0;
  return true;
end $$;

create function app.save_receipt(wanted uuid, receipt jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare is_new boolean;
begin
  is_new := not exists (select 1 from assay.receipts r where r.tenant_id = wanted and r.id = receipt ->> 'id' and r.status = 'paid');
  insert into assay.receipts as r (tenant_id, id, number, description, amount_cents, refunded_cents, currency, status, url, pdf_url, at)
    select wanted, n.id, n.number, n.description, n.amount_cents, n.refunded_cents, n.currency, n.status, n.url, n.pdf_url, n.at
    from jsonb_to_record(receipt) n(id text, number text, description text, amount_cents integer, refunded_cents integer,
      currency text, status text, url text, pdf_url text, at timestamptz)
    on conflict (tenant_id, id) do update set number = excluded.number, amount_cents = excluded.amount_cents,
      refunded_cents = greatest(r.refunded_cents, excluded.refunded_cents),
      -- What is paid stays paid, whichever of two answers comes last.
      status = case when r.status = 'paid' then r.status else excluded.status end,
      url = excluded.url, pdf_url = excluded.pdf_url;
  return is_new and receipt ->> 'status' = 'paid';
end $$;

-- The organization's name; null where there is none.
create function app.set_dispute(wanted uuid, disputed boolean) returns text
  language sql security definer set search_path = pg_catalog as $$
  update assay.subscriptions s set is_disputed = disputed from assay.tenants t
  where s.tenant_id = wanted and t.id = s.tenant_id returning t.name
$$;

create function app.tenant_of_customer(customer text) returns uuid
  language sql stable security definer set search_path = pg_catalog as
  $$ select s.tenant_id from assay.subscriptions s where s.customer_id = customer $$;

-- Whom to write to about payments: its admins; without an organization, the operators of the installation.
create function app.payment_contacts(wanted uuid) returns table (email text, first_name text)
  language sql stable security definer set search_path = pg_catalog as $$
  select u.email, u.first_name from assay.users u
  where u.status = 'active' and case when wanted is null then u.is_super_admin else u.tenant_id = wanted and u.role = 'admin' end
  order by u.created_at, u.id limit 20
$$;

-- The organization's name; null where there is none.
create function app.reset_usage(wanted uuid, moment timestamptz) returns text
  language sql security definer set search_path = pg_catalog as $$
  update assay.tenants t set usage_reset_at = moment, updated_at = moment where t.id = wanted returning t.name
$$;

create or replace function app.tenant_page(search text, wanted_status text, wanted_plan text, most integer, skipped integer)
  returns table (
  id uuid, name text, slug text, owner_email text, description text, status text, package_id text,
  monthly_scan_limit integer, monthly_scans_used integer, subscription_expires_at timestamptz, created_at timestamptz,
  updated_at timestamptz, total integer
) language sql stable security definer set search_path = pg_catalog as $$
  with listed as (
    select t.*, (select u.email from assay.users u
      where u.tenant_id = t.id and u.role = 'admin' order by u.created_at, u.id limit 1) as owner
    from assay.tenants t),
  page as (
    select l.*, count(*) over ()::integer as total from listed l
    where (wanted_status is null or l.status = wanted_status) and (wanted_plan is null or l.package_id = wanted_plan)
      and (search is null or strpos(lower(l.name), lower(search)) > 0 or strpos(lower(l.slug), lower(search)) > 0
        or strpos(lower(l.owner), lower(search)) > 0)
    order by l.created_at desc, l.id desc limit most offset skipped)
  select l.id, l.name, l.slug, l.owner, l.description, l.status, l.package_id, u.scan_limit, u.used,
    l.subscription_expires_at, l.created_at, l.updated_at, l.total
  from page l, lateral app.usage_of(l.id, now()) u
  order by l.created_at desc, l.id desc
$$;

revoke all on function app.usage_window, app.usage_of from public;
grant execute on function app.usage_window, app.usage_of to assay_app, assay_system;
grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['apply_subscription', 'apply_own_subscription', 'payment_ticket', 'grant_reports',
    'save_receipt', 'set_dispute', 'tenant_of_customer', 'payment_contacts', 'reset_usage'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
grant execute on function app.apply_own_subscription, app.payment_ticket to assay_app;
