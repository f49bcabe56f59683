-- What the payment provider told, each once, whatever became of it.
create table assay.payment_events (
  id text primary key,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null default now(),
  outcome text not null
);
create index payment_events_newest on assay.payment_events (received_at);

-- Payments that bought nothing and go back: the address had an account by then, or the registration was paid twice.
create table assay.owed_refunds (
  session_id text primary key,
  email text not null,
  reason text not null check (reason in ('taken', 'duplicate')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index owed_refunds_open on assay.owed_refunds (created_at) where settled_at is null;

-- The checkout that a registration waits for, and what it became. The password's hash goes with its completion.
alter table assay.pending_registrations
  add column package_id text,
  add column package_version integer,
  add column billing_cycle text,
  add column checkout_session_id text unique,
  add column paid_session_id text unique,
  add column outcome text check (outcome in ('completed', 'taken')),
  add column tenant_id uuid references assay.tenants (id) on delete cascade,
  add column user_id uuid references assay.users (id) on delete cascade,
  -- When the tokens of the first session were handed out: once.
  add column first_session_at timestamptz;
create index pending_registrations_tenant on assay.pending_registrations (tenant_id);
create index pending_registrations_user on assay.pending_registrations (user_id);

do $$
declare name text;
begin
  foreach name in array array['payment_events', 'owed_refunds'] loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;

-- False for one that is known already.
create function app.take_payment_event(new_id text, new_type text, created timestamptz, what text) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.payment_events (id, type, created_at, outcome) values (new_id, new_type, created, what) on conflict do nothing;
  return found;
end $$;

create function app.is_payment_event_known(wanted text) returns boolean
  language sql stable security definer set search_path = pg_catalog as
  $$ select exists (select 1 from assay.payment_events e where e.id = wanted) $$;

create function app.unknown_payment_events(wanted text[]) returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select w.id from unnest(wanted) w(id) where not exists (select 1 from assay.payment_events e where e.id = w.id)
$$;

create function app.registration_of(wanted uuid) returns table (
  id uuid, email text, first_name text, organization_name text, is_verified boolean, has_account boolean,
  package_id text, package_version integer, billing_cycle text, checkout_session_id text, paid_session_id text, outcome text,
  user_id uuid, tenant_id uuid, first_session_at timestamptz, expires_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select p.id, p.email, p.first_name, p.organization_name, p.email_verified_at is not null,
    exists (select 1 from assay.users u where lower(u.email collate "C") = lower(p.email collate "C")),
    p.package_id, p.package_version, p.billing_cycle, p.checkout_session_id, p.paid_session_id, p.outcome, p.user_id,
    p.tenant_id, p.first_session_at, p.expires_at
  from assay.pending_registrations p where p.id = wanted
$$;

create function app.keep_checkout(wanted uuid, package text, version integer, cycle text, session_id text) returns void
  language sql security definer set search_path = pg_catalog as $$
  update assay.pending_registrations p set package_id = package, package_version = version, billing_cycle = cycle,
    checkout_session_id = session_id
  where p.id = wanted and p.outcome is null
$$;

-- Makes the organization and its first admin of a registration that is paid. Once: `repeated` for the same payment,
-- `duplicate` for another one of the same registration, `taken` where its address got an account meanwhile.
create function app.complete_registration(wanted uuid, session_id text, new_tenant uuid, new_user uuid, new_slug text, moment timestamptz)
  returns table (outcome text, tenant_id uuid, user_id uuid, email text, first_name text, organization_name text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare pending assay.pending_registrations; free_slug text := new_slug;
begin
  select p.* into pending from assay.pending_registrations p where p.id = wanted for update;
  if not found then return; end if;
  email := pending.email; first_name := pending.first_name; organization_name := pending.organization_name;
  if pending.outcome is not null then
    tenant_id := pending.tenant_id; user_id := pending.user_id;
    outcome := case when pending.paid_session_id <> session_id then 'duplicate'
      when pending.outcome = 'taken' then 'taken' else 'repeated' end;
    return next; return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('slug ' || new_slug, 0));
  if exists (select 1 from assay.tenants t where t.slug = new_slug) then
    free_slug := new_slug || '-' || right(new_tenant::text, 8);
  end if;
  begin
    insert into assay.tenants (id, name, slug) values (new_tenant, pending.organization_name, free_slug);
    insert into assay.users (id, tenant_id, email, first_name, last_name, role, password_hash, google_id, auth_provider, email_verified_at)
      values (new_user, new_tenant, pending.email, pending.first_name, pending.last_name, 'admin', pending.password_hash,
        pending.google_id, case when pending.google_id is not null then 'google' end, pending.email_verified_at);
    outcome := 'completed';
  exception when unique_violation then
    outcome := 'taken'; new_tenant := null; new_user := null;
  end;
  tenant_id := new_tenant; user_id := new_user;
  update assay.email_tokens t set user_id = new_user, pending_registration_id = null
    where t.pending_registration_id = pending.id and new_user is not null;
  update assay.pending_registrations p set outcome = complete_registration.outcome, paid_session_id = session_id,
    tenant_id = new_tenant, user_id = new_user, password_hash = null where p.id = pending.id;
  return next;
end $$;

-- Whose tokens may be handed out for this payment: once.
create function app.claim_first_session(wanted uuid, session_id text, moment timestamptz)
  returns table (user_id uuid, tenant_id uuid, email text)
  language sql security definer set search_path = pg_catalog as $$
  update assay.pending_registrations p set first_session_at = moment
  where p.id = wanted and p.outcome = 'completed' and p.paid_session_id = session_id and p.first_session_at is null
  returning p.user_id, p.tenant_id, p.email
$$;

create function app.owe_refund(session text, address text, why text, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.owed_refunds (session_id, email, reason, created_at) values (session, address, why, moment) on conflict do nothing;
  return found;
end $$;
create function app.open_refunds() returns table (session_id text, email text, reason text)
  language sql stable security definer set search_path = pg_catalog as $$
  select r.session_id, r.email, r.reason from assay.owed_refunds r where r.settled_at is null order by r.created_at limit 50
$$;
create function app.settle_refund(session text, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.owed_refunds r set settled_at = moment where r.session_id = session and r.settled_at is null;
  return found;
end $$;

create or replace function app.remove_expired_registrations() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer := 0; some_gone integer;
begin
  delete from assay.email_tokens where hash in (
    select t.hash from assay.email_tokens t where t.expires_at < now() - interval '1 day' limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  -- One that went to its checkout may have been paid there: it waits for word of that as long as the provider repeats it.
  delete from assay.pending_registrations where id in (
    select p.id from assay.pending_registrations p where p.expires_at < now() - interval '1 day'
      and (p.checkout_session_id is null or p.expires_at < now() - interval '30 days') limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  -- The provider tells no event again after thirty days.
  delete from assay.payment_events where id in (
    select e.id from assay.payment_events e where e.received_at < now() - interval '90 days' limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  return gone;
end $$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['take_payment_event', 'is_payment_event_known', 'unknown_payment_events', 'registration_of', 'keep_checkout',
    'complete_registration', 'claim_first_session', 'owe_refund', 'open_refunds', 'settle_refund'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
