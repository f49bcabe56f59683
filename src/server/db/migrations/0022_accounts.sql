-- A second proof of who signs in. The secret of an authenticator app is sealed with the nodes' keys.
create table assay.authenticator_apps (
  user_id uuid primary key references assay.users (id) on delete cascade,
  secret text not null,
  confirmed_at timestamptz,
  -- The newest 30 seconds whose code was used: no code works twice.
  last_step bigint not null default 0
);
create table assay.recovery_codes (
  user_id uuid not null references assay.users (id) on delete cascade,
  hash text not null,
  used_at timestamptz,
  primary key (user_id, hash)
);
create table assay.passkeys (
  id text primary key,
  user_id uuid not null references assay.users (id) on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports jsonb not null default '[]',
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_user on assay.passkeys (user_id);
-- What a browser is to sign with a new passkey: one at a time for each user.
create table assay.passkey_challenges (
  user_id uuid primary key references assay.users (id) on delete cascade,
  challenge text not null,
  expires_at timestamptz not null
);
-- A sign-in whose first proof was right and whose second is waited for, by the hash of its token.
create table assay.pending_sign_ins (
  hash text primary key,
  user_id uuid not null references assay.users (id) on delete cascade,
  method text not null,
  challenge text,
  attempts integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_ins_user on assay.pending_sign_ins (user_id);
create index pending_sign_ins_expiry on assay.pending_sign_ins (expires_at);

do $$
declare name text;
begin
  foreach name in array array['authenticator_apps', 'recovery_codes', 'passkeys', 'passkey_challenges', 'pending_sign_ins']
  loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;

create function app.has_second_factor(wanted uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog as $$
  select exists (select 1 from assay.authenticator_apps a where a.user_id = wanted and a.confirmed_at is not null)
    or exists (select 1 from assay.passkeys p where p.user_id = wanted)
$$;

drop function app.account_of(text, text);
create function app.account_of(wanted_email text, caller_network text) returns table (
  user_id uuid, tenant_id uuid, email text, password_hash text, status text, known boolean, second_factor boolean
) language sql stable security definer set search_path = pg_catalog as $$
  select u.id, u.tenant_id, u.email, u.password_hash, u.status, exists (
    select 1 from assay.known_networks k
    where k.user_id = u.id and k.network = caller_network and k.last_used_at > now() - interval '90 days'),
    app.has_second_factor(u.id)
  from assay.users u where lower(u.email collate "C") = lower(wanted_email collate "C")
$$;

drop function app.session_of(uuid);
create function app.session_of(wanted uuid) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz, google_id text, auth_provider text, email_verified_at timestamptz, last_login timestamptz,
  user_created_at timestamptz, theme_preference text, email_notifications boolean, preferences jsonb, method text,
  second_factor boolean
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, u.is_super_admin,
    t.name, t.status, t.package_id, s.last_used_at, s.created_at, u.google_id, u.auth_provider, u.email_verified_at,
    u.last_login, u.created_at, u.theme_preference, u.email_notifications, u.preferences, s.method,
    app.has_second_factor(u.id)
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
  where s.id = wanted and s.revoked_at is null
$$;

-- Null leaves a part of the profile as it is.
create function app.update_profile(
  wanted uuid, first text, last text, theme text, notifications boolean, preferred jsonb
) returns void language sql security definer set search_path = pg_catalog as $$
  update assay.users u set first_name = coalesce(first, u.first_name), last_name = coalesce(last, u.last_name),
    theme_preference = coalesce(theme, u.theme_preference), email_notifications = coalesce(notifications, u.email_notifications),
    preferences = u.preferences || coalesce(preferred, '{}')
  where u.id = wanted
$$;

create function app.sessions_of(wanted uuid) returns table (
  id uuid, method text, ip_address text, user_agent text, created_at timestamptz, last_used_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, s.method, s.ip_address, s.user_agent, s.created_at, s.last_used_at from assay.sessions s
  where s.user_id = wanted and s.revoked_at is null and s.last_used_at > now() - interval '7 days'
    and s.created_at > now() - interval '30 days'
  order by s.last_used_at desc, s.id desc limit 200
$$;

-- False for a session of somebody else, as for one that is over.
create function app.close_own_session(owner uuid, wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.sessions s set revoked_at = now(), revoked_reason = 'ended by its user'
    where s.id = wanted and s.user_id = owner and s.revoked_at is null;
  return found;
end $$;

create function app.second_factors_of(wanted uuid) returns table (
  secret text, confirmed_at timestamptz, last_step bigint, recovery_codes integer, passkeys jsonb
) language sql stable security definer set search_path = pg_catalog as $$
  select a.secret, a.confirmed_at, coalesce(a.last_step, 0),
    (select count(*)::int from assay.recovery_codes r where r.user_id = wanted and r.used_at is null),
    (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'created_at', p.created_at,
      'last_used_at', p.last_used_at, 'public_key', encode(p.public_key, 'base64'), 'counter', p.counter,
      'transports', p.transports) order by p.created_at, p.id), '[]') from assay.passkeys p where p.user_id = wanted)
  from (select 1) one left join assay.authenticator_apps a on a.user_id = wanted
$$;

-- A new secret waits for its first code; a confirmed one is never replaced so.
create function app.begin_authenticator(wanted uuid, sealed text) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.authenticator_apps (user_id, secret) values (wanted, sealed)
    on conflict (user_id) do update set secret = excluded.secret where authenticator_apps.confirmed_at is null;
  return found;
end $$;

-- Spends the code of a step, and confirms the app with its first. False when that step or a newer one was used.
create function app.spend_step(wanted uuid, step bigint, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.authenticator_apps a set last_step = step, confirmed_at = coalesce(a.confirmed_at, moment)
    where a.user_id = wanted and a.last_step < step;
  return found;
end $$;

create function app.remove_authenticator(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from assay.authenticator_apps a where a.user_id = wanted;
  return found;
end $$;

create function app.replace_recovery_codes(wanted uuid, hashes text[]) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from assay.recovery_codes r where r.user_id = wanted;
  insert into assay.recovery_codes (user_id, hash) select wanted, unnest(hashes);
end $$;

create function app.spend_recovery_code(wanted uuid, code_hash text, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.recovery_codes r set used_at = moment where r.user_id = wanted and r.hash = code_hash and r.used_at is null;
  return found;
end $$;

create function app.save_passkey_challenge(wanted uuid, new_challenge text, moment timestamptz) returns void
  language sql security definer set search_path = pg_catalog as $$
  insert into assay.passkey_challenges (user_id, challenge, expires_at)
  values (wanted, new_challenge, moment + interval '5 minutes')
  on conflict (user_id) do update set challenge = excluded.challenge, expires_at = excluded.expires_at
$$;

create function app.take_passkey_challenge(wanted uuid, moment timestamptz) returns text
  language sql security definer set search_path = pg_catalog as $$
  delete from assay.passkey_challenges c where c.user_id = wanted
  returning case when c.expires_at > moment then c.challenge end
$$;

-- False where the key is registered already, or the user has twenty.
create function app.add_passkey(new_id text, owner uuid, new_name text, key bytea, count bigint, ways jsonb) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.passkeys (id, user_id, name, public_key, counter, transports)
    select new_id, owner, new_name, key, count, ways
    where (select count(*) from assay.passkeys p where p.user_id = owner) < 20
    on conflict do nothing;
  return found;
end $$;

create function app.remove_passkey(owner uuid, wanted text) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from assay.passkeys p where p.id = wanted and p.user_id = owner;
  return found;
end $$;

-- A counter that went back is a copy of the key: refused. Keys without one stay at zero.
create function app.use_passkey(owner uuid, wanted text, count bigint, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.passkeys p set counter = count, last_used_at = moment
    where p.id = wanted and p.user_id = owner and (p.counter < count or (p.counter = 0 and count = 0));
  return found;
end $$;

create function app.begin_sign_in(new_hash text, wanted uuid, how text, moment timestamptz) returns void
  language sql security definer set search_path = pg_catalog as $$
  insert into assay.pending_sign_ins (hash, user_id, method, expires_at)
  values (new_hash, wanted, how, moment + interval '10 minutes')
$$;

create function app.challenge_sign_in(wanted text, new_challenge text, moment timestamptz)
  returns table (user_id uuid, tenant_id uuid, email text)
  language sql security definer set search_path = pg_catalog as $$
  update assay.pending_sign_ins p set challenge = new_challenge
  from assay.users u
  where p.hash = wanted and p.expires_at > moment and p.attempts < 5 and u.id = p.user_id
  returning u.id, u.tenant_id, u.email
$$;

-- Counts an attempt before the proof is looked at: five a sign-in. Nothing for one that is over.
create function app.attempt_sign_in(wanted text, moment timestamptz) returns table (
  user_id uuid, tenant_id uuid, email text, method text, challenge text
) language sql security definer set search_path = pg_catalog as $$
  update assay.pending_sign_ins p set attempts = p.attempts + 1
  from assay.users u
  where p.hash = wanted and p.expires_at > moment and p.attempts < 5 and u.id = p.user_id and u.status = 'active'
  returning u.id, u.tenant_id, u.email, p.method, p.challenge
$$;

-- True for the one who ends it: a sign-in opens one session.
create function app.end_sign_in(wanted text) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from assay.pending_sign_ins p where p.hash = wanted;
  return found;
end $$;

-- All that is kept of a person, in their own words and ours; no secret, not even as a hash.
create function app.export_account(wanted uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  select jsonb_build_object(
    'user', to_jsonb(u) - 'password_hash',
    'organization', (select jsonb_build_object('id', t.id, 'name', t.name) from assay.tenants t where t.id = u.tenant_id),
    'sessions', (select coalesce(jsonb_agg(jsonb_build_object('created_at', s.created_at, 'last_used_at', s.last_used_at,
      'method', s.method, 'ip_address', s.ip_address, 'user_agent', s.user_agent, 'revoked_at', s.revoked_at)
      order by s.created_at), '[]') from assay.sessions s where s.user_id = u.id),
    'known_networks', (select coalesce(jsonb_agg(jsonb_build_object('network', k.network, 'last_used_at', k.last_used_at)), '[]')
      from assay.known_networks k where k.user_id = u.id),
    'passkeys', (select coalesce(jsonb_agg(jsonb_build_object('name', p.name, 'created_at', p.created_at,
      'last_used_at', p.last_used_at)), '[]') from assay.passkeys p where p.user_id = u.id),
    'authenticator_app_since', (select a.confirmed_at from assay.authenticator_apps a where a.user_id = u.id),
    'decisions', (select coalesce(jsonb_agg(jsonb_build_object('fact', d.fact, 'value', d.value, 'reason', d.reason,
      'decided_at', d.decided_at) order by d.decided_at), '[]') from assay.finding_decisions d where d.decided_by = u.id),
    'vendors_added', (select coalesce(jsonb_agg(jsonb_build_object('name', v.name, 'created_at', v.created_at)), '[]')
      from assay.vendors v where v.created_by = u.id),
    'audit_log', (select coalesce(jsonb_agg(jsonb_build_object('at', l.at, 'action', l.action, 'resource_type', l.resource_type,
      'ip_address', l.ip_address)), '[]') from (select * from assay.audit_log l where l.user_id = u.id
      order by l.at desc limit 10000) l))
  from assay.users u where u.id = wanted
$$;

-- Deletes an account and what belongs to the person alone; who is the only one of an organization takes it along. Refused
-- for the last admin among others and for the last super admin: nobody could let them back in.
create function app.delete_account(wanted uuid) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare person assay.users; others integer; admins integer;
begin
  select u.* into person from assay.users u where u.id = wanted;
  if not found then return 'gone'; end if;
  if person.is_super_admin then
    perform pg_advisory_xact_lock(7234002);
    if not exists (select 1 from assay.users u where u.is_super_admin and u.id <> wanted and u.status = 'active') then
      return 'last_super_admin';
    end if;
  end if;
  if person.tenant_id is not null then
    perform 1 from assay.tenants t where t.id = person.tenant_id for update;
    select count(*), count(*) filter (where u.role = 'admin' and u.status = 'active') into others, admins
      from assay.users u where u.tenant_id = person.tenant_id and u.id <> wanted;
    if others > 0 and admins = 0 and person.role = 'admin' then return 'last_admin'; end if;
    if others = 0 then delete from assay.tenants t where t.id = person.tenant_id; end if;
  end if;
  delete from assay.outgoing_mail m where m.recipient = person.email;
  delete from assay.pending_registrations p where p.email = person.email;
  delete from assay.users u where u.id = wanted;
  return 'deleted';
end $$;

create function app.remove_expired_sign_ins() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer := 0; some_gone integer;
begin
  delete from assay.pending_sign_ins where hash in (
    select p.hash from assay.pending_sign_ins p where p.expires_at < now() limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  delete from assay.passkey_challenges where user_id in (
    select c.user_id from assay.passkey_challenges c where c.expires_at < now() limit 1000);
  get diagnostics some_gone = row_count; gone := gone + some_gone;
  return gone;
end $$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['has_second_factor', 'account_of', 'session_of', 'update_profile', 'sessions_of',
    'close_own_session', 'second_factors_of', 'begin_authenticator', 'spend_step', 'remove_authenticator',
    'replace_recovery_codes', 'spend_recovery_code', 'save_passkey_challenge', 'take_passkey_challenge', 'add_passkey',
    'remove_passkey', 'use_passkey', 'begin_sign_in', 'challenge_sign_in', 'attempt_sign_in', 'end_sign_in',
    'export_account', 'delete_account', 'remove_expired_sign_ins'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
