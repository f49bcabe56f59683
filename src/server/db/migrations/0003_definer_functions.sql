-- What runs before a tenant is known, or across tenants: each function answers one question.
-- They belong to assay_system, whose policies see all rows: FORCE holds for the tables' owner too.

-- The question of every request: whose session is this, and may it still act?
create function app.session_of(wanted uuid) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, u.is_super_admin,
    t.name, t.status, t.package_id, s.last_used_at, s.created_at
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
  where s.id = wanted and s.revoked_at is null
$$;

-- Pages are shared by all tenants; a scan may add one, and never learns whether it was there.
create function app.store_capture(
  new_id text, new_url text, new_title text, new_text text, new_text_sha256 text, new_body_sha256 text,
  new_language text, new_etag text, new_last_modified text, new_bytes integer, new_links jsonb
) returns void language sql security definer set search_path = pg_catalog as $$
  insert into assay.captures (id, url, title, text, text_sha256, body_sha256, language, etag, last_modified, bytes, links)
  values (new_id, new_url, new_title, new_text, new_text_sha256, new_body_sha256, new_language, new_etag,
    new_last_modified, new_bytes, new_links)
  on conflict (id) do nothing
$$;

-- Puts a scan of the caller's own tenant on the queue, in the caller's transaction. False when one waits or runs already.
create function app.enqueue_scan(wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare scan record; added integer;
begin
  select s.id, s.vendor_id, s.tenant_id into scan from assay.scans s where s.id = wanted and s.tenant_id = app.tenant_id();
  if not found then return false; end if;
  insert into pgboss.job (id, name, data, singleton_key, group_id, expire_seconds, deletion_seconds, keep_until,
    retry_limit, retry_delay, retry_backoff, policy, heartbeat_seconds)
  select gen_random_uuid(), q.name,
    jsonb_build_object('scan_id', scan.id, 'tenant_id', scan.tenant_id, 'vendor_id', scan.vendor_id),
    scan.vendor_id::text, scan.tenant_id::text, q.expire_seconds, q.deletion_seconds,
    now() + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff, q.policy, q.heartbeat_seconds
  from pgboss.queue q where q.name = 'scan'
  on conflict do nothing;
  get diagnostics added = row_count;
  if added = 1 then
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'scan');
  end if;
  return added = 1;
end $$;

-- Is the queue there, and did a worker report within ten seconds?
create function app.health() returns table (queue boolean, worker boolean)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  queue := exists (select 1 from pgboss.queue q where q.name = 'scan');
  worker := exists (select 1 from assay.worker_beats b where b.beat_at > now() - interval '10 seconds');
  return next;
end $$;

-- Sign-in: the one account of an address, with what is needed to check the password.
create function app.account_of(wanted_email text) returns table (
  user_id uuid, tenant_id uuid, email text, password_hash text, status text, is_super_admin boolean, tenant_status text
) language sql stable security definer set search_path = pg_catalog as $$
  select u.id, u.tenant_id, u.email, u.password_hash, u.status, u.is_super_admin, t.status
  from assay.users u left join assay.tenants t on t.id = u.tenant_id where lower(u.email) = lower(wanted_email)
$$;

create function app.replace_password_hash(wanted uuid, new_hash text) returns void
  language sql security definer set search_path = pg_catalog as
  $$ update assay.users set password_hash = new_hash where id = wanted $$;

create function app.open_session(new_id uuid, wanted_user uuid, new_refresh_hash text, moment timestamptz) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.sessions (id, user_id, refresh_hash, rotated_at, created_at, last_used_at)
    values (new_id, wanted_user, new_refresh_hash, moment, moment, moment);
  update assay.users set last_login = moment where id = wanted_user;
end $$;

create function app.close_session(wanted uuid, reason text) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.sessions set revoked_at = now(), revoked_reason = reason where id = wanted and revoked_at is null;
  if found then perform pg_notify('assay_live', json_build_object('type', 'session_closed', 'session', wanted)::text); end if;
end $$;

-- Rotation with grace: only the immediate parent is accepted again, for ten seconds, and gets the same successor.
-- Anything older that comes back is reuse and ends the session.
create function app.rotate_refresh(presented text, successor text, moment timestamptz)
  returns table (outcome text, session_id uuid)
  language plpgsql security definer set search_path = pg_catalog as $$
declare found_session assay.sessions;
begin
  select s.* into found_session from assay.sessions s
    where s.refresh_hash = presented or s.parent_hash = presented
      or s.id = (select t.session_id from assay.spent_refresh_tokens t where t.hash = presented)
    for update;
  if found_session.id is null then outcome := 'unknown'; return next; return; end if;
  session_id := found_session.id;
  if found_session.revoked_at is not null then outcome := 'revoked';
  elsif found_session.last_used_at < moment - interval '7 days' or found_session.created_at < moment - interval '30 days' then
    outcome := 'expired';
  elsif found_session.refresh_hash = presented then
    insert into assay.spent_refresh_tokens (hash, session_id, spent_at) values (presented, found_session.id, moment);
    update assay.sessions set refresh_hash = successor, parent_hash = presented, rotated_at = moment, last_used_at = moment
      where id = found_session.id;
    outcome := 'rotated';
  elsif found_session.parent_hash = presented and found_session.rotated_at > moment - interval '10 seconds' then
    outcome := 'repeated';
  else
    perform app.close_session(found_session.id, 'refresh token reused');
    outcome := 'reused';
  end if;
  return next;
end $$;

-- What is audited before a tenant is known: sign-ins, their failures, the reuse of a token.
create function app.record_audit(
  new_id uuid, wanted_tenant uuid, wanted_user uuid, wanted_email text, what text, resource text, wanted_resource text,
  ip text, more jsonb
) returns void language sql security definer set search_path = pg_catalog as $$
  insert into assay.audit_log (id, tenant_id, user_id, user_email, action, resource_type, resource_id, ip_address, details)
  values (new_id, wanted_tenant, wanted_user, wanted_email, what, resource, wanted_resource, ip, more)
$$;

-- A worker says that it lives; the rows of those that stopped long ago go.
create function app.beat(worker uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.worker_beats (worker_id) values (worker) on conflict (worker_id) do update set beat_at = now();
  delete from assay.worker_beats where beat_at < now() - interval '1 hour';
end $$;

-- Scans that no job works on any more: every attempt died. They fail for our fault, so the charge goes back.
create function app.fail_abandoned() returns integer language plpgsql security definer set search_path = pg_catalog as $$
declare lost record; ended integer := 0;
begin
  for lost in
    update assay.scans s set status = 'failed', completed_at = now(), current_step = 'Failed',
      error_log = 'The scan was interrupted too often. What was found is kept. You were not charged.'
    where s.status in ('pending', 'running') and s.progress_at < now() - interval '90 seconds'
      and not exists (select 1 from pgboss.job j where j.name = 'scan' and j.state < 'completed'
        and j.data ->> 'scan_id' = s.id::text)
    returning s.id, s.tenant_id, s.vendor_id, s.percentage
  loop
    insert into assay.usage_ledger (id, tenant_id, scan_id, change, reason)
      select gen_random_uuid(), lost.tenant_id, lost.id, -1, 'scan abandoned'
      where exists (select 1 from assay.usage_ledger u where u.scan_id = lost.id and u.change = 1)
      on conflict do nothing;
    perform pg_notify('assay_live', json_build_object('tenant', lost.tenant_id, 'event', json_build_object(
      'type', 'scan_progress', 'data', json_build_object('scan_id', lost.id, 'vendor_id', lost.vendor_id,
        'scan_status', 'failed', 'percentage', lost.percentage, 'current_step', 'Failed')))::text);
    ended := ended + 1;
  end loop;
  return ended;
end $$;

revoke all on all functions in schema app from public;
grant execute on function app.tenant_id() to assay_app, assay_system;
grant execute on function app.store_capture, app.enqueue_scan to assay_app;

grant create on schema app to assay_system;
do $$
declare signature regprocedure;
begin
  for signature in select p.oid::regprocedure from pg_proc p where p.pronamespace = 'app'::regnamespace and p.prosecdef loop
    execute format('alter function %s owner to assay_system', signature);
  end loop;
end $$;
revoke create on schema app from assay_system;
