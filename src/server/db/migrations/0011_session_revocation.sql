-- An address folds as ASCII alone: no letter of another script may become one of a stored address, in any locale.
drop index assay.users_email;
create unique index users_email on assay.users (lower(email collate "C"));
alter table assay.users add constraint users_email_ascii check (email ~ '^[!-~]+$') not valid;

-- Networks from which an account signed in: a stranger's failures do not slow the owner there.
create table assay.known_networks (
  user_id uuid not null references assay.users (id) on delete cascade,
  network text not null,
  last_used_at timestamptz not null,
  primary key (user_id, network)
);
alter table assay.known_networks enable row level security;
alter table assay.known_networks force row level security;
create policy system on assay.known_networks to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.known_networks to assay_system;

drop function app.account_of(text);
-- Sign-in: the one account of an address, with what is needed to check the password, and whether it signed in from there.
create function app.account_of(wanted_email text, caller_network text) returns table (
  user_id uuid, tenant_id uuid, email text, password_hash text, status text, known boolean
) language sql stable security definer set search_path = pg_catalog as $$
  select u.id, u.tenant_id, u.email, u.password_hash, u.status, exists (
    select 1 from assay.known_networks k
    where k.user_id = u.id and k.network = caller_network and k.last_used_at > now() - interval '90 days')
  from assay.users u where lower(u.email collate "C") = lower(wanted_email collate "C")
$$;

drop function app.open_session(uuid, uuid, text, timestamptz);
-- False when the account was made inactive meanwhile: its row is locked first, so that no session slips past that.
create function app.open_session(
  new_id uuid, wanted_user uuid, new_refresh_hash text, moment timestamptz, caller_network text
) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.users set last_login = moment where id = wanted_user and status = 'active';
  if not found then return false; end if;
  insert into assay.sessions (id, user_id, refresh_hash, rotated_at, created_at, last_used_at)
    values (new_id, wanted_user, new_refresh_hash, moment, moment, moment);
  delete from assay.known_networks where user_id = wanted_user and last_used_at < moment - interval '90 days';
  insert into assay.known_networks (user_id, network, last_used_at) values (wanted_user, caller_network, moment)
    on conflict (user_id, network) do update set last_used_at = excluded.last_used_at;
  return true;
end $$;

-- Whoever is made inactive or moved to another organization loses every session, for good.
create function app.end_sessions() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.sessions set revoked_at = now(), revoked_reason = 'account changed'
    where user_id = new.id and revoked_at is null;
  return null;
end $$;
create trigger users_end_sessions after update of status, tenant_id on assay.users for each row
  when ((old.status = 'active' and new.status <> 'active') or old.tenant_id is distinct from new.tenant_id)
  execute function app.end_sessions();

-- However a session ends, its sockets are told.
create function app.tell_session_closed() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('assay_live', json_build_object('type', 'session_closed', 'session', old.id)::text);
  return null;
end $$;
create trigger sessions_revoked after update of revoked_at on assay.sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function app.tell_session_closed();
create trigger sessions_gone after delete on assay.sessions for each row
  when (old.revoked_at is null) execute function app.tell_session_closed();

create function app.tell_tenant_closed() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform pg_notify('assay_live', json_build_object('type', 'tenant_closed', 'tenant', new.id)::text);
  return null;
end $$;
create trigger tenants_closed after update of status on assay.tenants for each row
  when (new.status in ('suspended', 'expired') and old.status is distinct from new.status)
  execute function app.tell_tenant_closed();

update assay.sessions s set revoked_at = now(), revoked_reason = 'account changed'
  from assay.users u where u.id = s.user_id and u.status <> 'active' and s.revoked_at is null;

revoke all on function app.account_of, app.open_session, app.end_sessions, app.tell_session_closed, app.tell_tenant_closed
  from public;
grant create on schema app to assay_system;
alter function app.account_of(text, text) owner to assay_system;
alter function app.open_session(uuid, uuid, text, timestamptz, text) owner to assay_system;
alter function app.end_sessions() owner to assay_system;
revoke create on schema app from assay_system;
