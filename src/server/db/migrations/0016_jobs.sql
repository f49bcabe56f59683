-- One way onto any queue, in the caller's transaction. Whose job it is the transaction's proof says, never the payload; a
-- singleton key counts within the tenant. False when the queue's policy refuses a second one.
drop function app.enqueue_scan(uuid);
create function app.enqueue(wanted_queue text, payload jsonb, singleton text default null) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  tenant constant uuid := app.tenant_id();
  added integer;
begin
  if tenant is null then raise exception 'A job belongs to an organization' using errcode = '42501'; end if;
  if not exists (select 1 from pgboss.queue q where q.name = wanted_queue) then
    raise exception 'There is no queue %', wanted_queue using errcode = '22023';
  end if;
  insert into pgboss.job (id, name, data, singleton_key, group_id, expire_seconds, deletion_seconds, keep_until,
    retry_limit, retry_delay, retry_backoff, policy, heartbeat_seconds)
  select gen_random_uuid(), q.name, payload || jsonb_build_object('tenant_id', tenant), concat_ws(' ', tenant, singleton),
    tenant::text, q.expire_seconds, q.deletion_seconds, now() + q.retention_seconds * interval '1s', q.retry_limit,
    q.retry_delay, q.retry_backoff, q.policy, q.heartbeat_seconds
  from pgboss.queue q where q.name = wanted_queue
  on conflict do nothing;
  get diagnostics added = row_count;
  if added = 1 then
    perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), wanted_queue);
  end if;
  return added = 1;
end $$;

-- What a worker asks before it works: whose job is this, while somebody works on it?
create function app.tenant_of_job(wanted_queue text, wanted uuid) returns uuid
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return (select (j.data ->> 'tenant_id')::uuid from pgboss.job j
    where j.name = wanted_queue and j.id = wanted and j.state = 'active');
end $$;

alter table assay.worker_beats rename to worker_heartbeats;
alter table assay.worker_heartbeats rename column beat_at to reported_at;
alter function app.beat(uuid) rename to heartbeat;
create or replace function app.heartbeat(worker uuid) returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.worker_heartbeats (worker_id) values (worker)
    on conflict (worker_id) do update set reported_at = now();
  delete from assay.worker_heartbeats where reported_at < now() - interval '1 hour';
end $$;
create or replace function app.health() returns table (queue boolean, worker boolean)
  language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  queue := exists (select 1 from pgboss.queue q where q.name = 'scan');
  worker := exists (select 1 from assay.worker_heartbeats b where b.reported_at > now() - interval '10 seconds');
  return next;
end $$;
alter function app.tidy() rename to remove_expired;

revoke all on function app.enqueue, app.tenant_of_job from public;
grant execute on function app.enqueue to assay_app;
grant create on schema app to assay_system;
alter function app.enqueue owner to assay_system;
alter function app.tenant_of_job owner to assay_system;
revoke create on schema app from assay_system;
