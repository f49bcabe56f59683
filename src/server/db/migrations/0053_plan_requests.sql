-- What organizations ask the operator for: a plan that is sold by people, or an upgrade by somebody who may not buy.
create table assay.plan_requests (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id uuid not null unique,
  kind text not null check (kind in ('contact_sales', 'upgrade')),
  package_id text not null references assay.packages (id) on delete cascade,
  message text not null default '',
  status text not null default 'open' check (status in ('open', 'contacted', 'done', 'declined')),
  requested_by uuid references assay.users (id) on delete set null,
  created_at timestamptz not null,
  answered_at timestamptz,
  primary key (tenant_id, id)
);
create index plan_requests_user on assay.plan_requests (requested_by);
create index plan_requests_package on assay.plan_requests (package_id);
alter table assay.plan_requests enable row level security;
alter table assay.plan_requests force row level security;
create policy tenant on assay.plan_requests to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.plan_requests to assay_system using (true) with check (true);
grant select, insert on assay.plan_requests to assay_app;
grant select, insert, update, delete on assay.plan_requests to assay_system;

-- Where a request goes: the operators' addresses, for who writes to them and nobody else.
create function app.request_recipients() returns table (email text)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  if app.tenant_id() is null then raise exception 'A request belongs to an organization' using errcode = '42501'; end if;
  return query select u.email from assay.users u where u.is_super_admin and u.status = 'active' order by u.created_at, u.id limit 20;
end $$;

create function app.plan_requests() returns table (
  id uuid, kind text, package_id text, package_name text, message text, status text, requested_by text,
  created_at timestamptz, answered_at timestamptz, tenant_id uuid, tenant_name text, requester_email text
) language sql stable security definer set search_path = pg_catalog as $$
  select r.id, r.kind, r.package_id, p.name, r.message, r.status, nullif(trim(u.first_name || ' ' || u.last_name), ''),
    r.created_at, r.answered_at, r.tenant_id, t.name, u.email
  from assay.plan_requests r join assay.packages p on p.id = r.package_id join assay.tenants t on t.id = r.tenant_id
    left join assay.users u on u.id = r.requested_by
  order by (r.status <> 'open'), r.created_at desc limit 500
$$;

create function app.answer_plan_request(wanted uuid, new_status text, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.plan_requests r set status = new_status, answered_at = moment where r.id = wanted;
  return found;
end $$;

-- Arrears that have to be told: nothing new starts from now on. Each once an arrears, by what is noted beside it.
create function app.take_reminders(moment timestamptz) returns table (
  tenant_id uuid, kind text, package_name text, amount_cents integer, period_end timestamptz
) language plpgsql security definer set search_path = pg_catalog as $$
begin
  return query
  with overdue as (
    update assay.subscriptions s set reminded = s.reminded || 'overdue'::text
    where s.past_due_since <= moment - interval '30 days' and not 'overdue' = any (s.reminded)
    returning s.tenant_id, 'overdue'::text as kind, s.package_id, s.package_version, s.amount_cents, s.period_end),
  renewing as (
    update assay.subscriptions s set reminded = s.reminded || ('renewal ' || s.period_end::date)
    where s.billing_cycle = 'yearly' and s.status = 'active' and not s.cancel_at_period_end
      and s.period_end between moment and moment + interval '14 days'
      and not ('renewal ' || s.period_end::date) = any (s.reminded)
    returning s.tenant_id, 'renewal'::text as kind, s.package_id, s.package_version, s.amount_cents, s.period_end)
  select o.tenant_id, o.kind, v.name, o.amount_cents, o.period_end
  from (select * from overdue union all select * from renewing) o
    left join assay.package_versions v on v.package_id = o.package_id and v.version = o.package_version;
end $$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['request_recipients', 'plan_requests', 'answer_plan_request', 'take_reminders'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
grant execute on function app.request_recipients to assay_app;
