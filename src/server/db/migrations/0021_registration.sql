-- Who an account is, besides its password: Google's identifier, and whether its address was proven.
alter table assay.users
  add column google_id text unique,
  add column auth_provider text check (auth_provider in ('google')),
  add column email_verified_at timestamptz;
update assay.users set email_verified_at = created_at;
grant select (auth_provider, email_verified_at) on assay.users to assay_app;

-- How a session was opened and from where, for the list that its owner sees.
alter table assay.sessions
  add column method text not null default 'password' check (method in ('password', 'google', 'passkey')),
  add column ip_address text,
  add column user_agent text;

-- A registration that has not been paid for: an hour, with the password as a hash.
create table assay.pending_registrations (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  email text not null,
  organization_name text not null,
  password_hash text,
  google_id text,
  email_verified_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index pending_registrations_expiry on assay.pending_registrations (expires_at);

-- Links sent by e-mail, by the hash of what stands in them. Each works once.
create table assay.email_tokens (
  hash text primary key,
  purpose text not null check (purpose in ('verify', 'reset')),
  user_id uuid references assay.users (id) on delete cascade,
  pending_registration_id uuid references assay.pending_registrations (id) on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(user_id, pending_registration_id) = 1)
);
create index email_tokens_user on assay.email_tokens (user_id);
create index email_tokens_pending on assay.email_tokens (pending_registration_id);
create index email_tokens_expiry on assay.email_tokens (expires_at);

do $$
declare name text;
begin
  foreach name in array array['pending_registrations', 'email_tokens'] loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;

drop function app.session_of(uuid);
create function app.session_of(wanted uuid) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz, google_id text, auth_provider text, email_verified_at timestamptz, last_login timestamptz,
  user_created_at timestamptz, theme_preference text, email_notifications boolean, preferences jsonb, method text
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, u.is_super_admin,
    t.name, t.status, t.package_id, s.last_used_at, s.created_at, u.google_id, u.auth_provider, u.email_verified_at,
    u.last_login, u.created_at, u.theme_preference, u.email_notifications, u.preferences, s.method
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
  where s.id = wanted and s.revoked_at is null
$$;

create function app.describe_session(wanted uuid, how text, ip text, agent text) returns void
  language sql security definer set search_path = pg_catalog as $$
  update assay.sessions set method = how, ip_address = ip, user_agent = agent where id = wanted
$$;

create function app.create_pending_registration(
  new_id uuid, first text, last text, address text, organization text, new_hash text, google text, is_verified boolean,
  moment timestamptz
) returns timestamptz language sql security definer set search_path = pg_catalog as $$
  insert into assay.pending_registrations (id, first_name, last_name, email, organization_name, password_hash, google_id,
    email_verified_at, created_at, expires_at)
  values (new_id, first, last, address, organization, new_hash, google, case when is_verified then moment end, moment,
    moment + interval '1 hour')
  returning expires_at
$$;

-- A link that sets a new password: for an account that may sign in. Answers its first name; nothing where there is none.
create function app.issue_reset(address text, new_hash text, moment timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare found_user assay.users;
begin
  select u.* into found_user from assay.users u
    where lower(u.email collate "C") = lower(address collate "C") and u.status = 'active';
  if not found then return null; end if;
  insert into assay.email_tokens (hash, purpose, user_id, email, expires_at)
    values (new_hash, 'reset', found_user.id, found_user.email, moment + interval '1 hour');
  return found_user.first_name;
end $$;

-- A link that proves an address: of a registration, or of an account. `taken` where the registration's address has one.
create function app.issue_verification(pending uuid, wanted uuid, new_hash text, moment timestamptz)
  returns table (outcome text, first_name text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare address text;
begin
  if pending is not null then
    select p.email, p.first_name into address, first_name from assay.pending_registrations p where p.id = pending;
    if address is null then return; end if;
    outcome := case when exists (select 1 from assay.users u where lower(u.email collate "C") = lower(address collate "C"))
      then 'taken' else 'issued' end;
  else
    select u.email, u.first_name into address, first_name from assay.users u
      where u.id = wanted and u.email_verified_at is null;
    if address is null then return; end if;
    outcome := 'issued';
  end if;
  if outcome = 'issued' then
    insert into assay.email_tokens (hash, purpose, user_id, pending_registration_id, email, expires_at)
      values (new_hash, 'verify', wanted, pending, address, moment + interval '24 hours');
  end if;
  return next;
end $$;

-- Spends a link of a purpose. Nothing where it is unknown, spent, too old or of an address that has changed since.
create function app.spend_email_token(wanted text, what text, moment timestamptz) returns assay.email_tokens
  language sql security definer set search_path = pg_catalog as $$
  update assay.email_tokens t set used_at = moment
  where t.hash = wanted and t.purpose = what and t.used_at is null and t.expires_at > moment
    and (t.user_id is null or exists (select 1 from assay.users u
      where u.id = t.user_id and u.email = t.email and u.status = 'active'))
  returning t.*
$$;

create function app.verify_email(wanted text, moment timestamptz)
  returns table (user_id uuid, tenant_id uuid, email text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare spent assay.email_tokens := app.spend_email_token(wanted, 'verify', moment);
begin
  if spent.hash is null then return; end if;
  update assay.pending_registrations p set email_verified_at = coalesce(p.email_verified_at, moment)
    where p.id = spent.pending_registration_id;
  update assay.users u set email_verified_at = coalesce(u.email_verified_at, moment) where u.id = spent.user_id;
  return query select u.id, u.tenant_id, coalesce(u.email, spent.email)
    from (select 1) one left join assay.users u on u.id = spent.user_id;
end $$;

-- Ends the sessions of a user, but for the one that is kept.
create function app.close_sessions(wanted uuid, kept uuid, reason text) returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare ended integer;
begin
  update assay.sessions s set revoked_at = now(), revoked_reason = reason
    where s.user_id = wanted and s.revoked_at is null and s.id is distinct from kept;
  get diagnostics ended = row_count;
  return ended;
end $$;

-- A new password by a link: every session ends, every other link of the account is spent, the address is proven.
create function app.reset_password(wanted text, new_password_hash text, moment timestamptz)
  returns table (user_id uuid, tenant_id uuid, email text, first_name text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare spent assay.email_tokens := app.spend_email_token(wanted, 'reset', moment);
begin
  if spent.hash is null then return; end if;
  update assay.users u set password_hash = new_password_hash, email_verified_at = coalesce(u.email_verified_at, moment)
    where u.id = spent.user_id;
  update assay.email_tokens t set used_at = moment
    where t.user_id = spent.user_id and t.purpose = 'reset' and t.used_at is null;
  perform app.close_sessions(spent.user_id, null, 'password reset');
  return query select u.id, u.tenant_id, u.email, u.first_name from assay.users u where u.id = spent.user_id;
end $$;

create function app.remove_expired_registrations() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer := 0; some_gone integer;
begin
  delete from assay.email_tokens where hash in (
    select t.hash from assay.email_tokens t where t.expires_at < now() - interval '1 day' limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  -- A paid registration is settled by its webhook: it outlives its hour by a day.
  delete from assay.pending_registrations where id in (
    select p.id from assay.pending_registrations p where p.expires_at < now() - interval '1 day' limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  return gone;
end $$;

revoke all on function app.session_of, app.describe_session, app.create_pending_registration, app.issue_reset,
  app.issue_verification, app.spend_email_token, app.verify_email, app.close_sessions, app.reset_password,
  app.remove_expired_registrations from public;
grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['session_of', 'describe_session', 'create_pending_registration', 'issue_reset',
    'issue_verification', 'spend_email_token', 'verify_email', 'close_sessions', 'reset_password',
    'remove_expired_registrations'] loop
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
