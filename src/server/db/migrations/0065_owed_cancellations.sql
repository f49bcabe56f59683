-- Subscriptions of organizations that are gone: whichever way an organization goes, what it paid for is cancelled at the
-- payment provider. Owed in the transaction that deletes it, and settled by a job.
create table assay.owed_cancellations (
  subscription_id text primary key,
  -- Its name, for the operator who looks after what the provider refuses.
  organization text not null,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  -- Why the last attempt failed.
  failure text
);
create index owed_cancellations_open on assay.owed_cancellations (created_at) where settled_at is null;
alter table assay.owed_cancellations enable row level security;
alter table assay.owed_cancellations force row level security;
create policy system on assay.owed_cancellations to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.owed_cancellations to assay_system;

create function app.owe_cancellation() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
declare owed text;
begin
  insert into assay.owed_cancellations (subscription_id, organization)
    select s.subscription_id, old.name from assay.subscriptions s
    where s.tenant_id = old.id and s.subscription_id is not null and s.status not in ('canceled', 'incomplete_expired')
    on conflict do nothing returning subscription_id into owed;
  if owed is null then return old; end if;
  insert into pgboss.job (id, name, data, expire_seconds, deletion_seconds, keep_until, retry_limit, retry_delay,
    retry_backoff, policy, heartbeat_seconds)
  select gen_random_uuid(), q.name, jsonb_build_object('subscription_id', owed), q.expire_seconds, q.deletion_seconds,
    now() + q.retention_seconds * interval '1s', q.retry_limit, q.retry_delay, q.retry_backoff, q.policy, q.heartbeat_seconds
  from pgboss.queue q where q.name = 'cancellation';
  if not found then raise exception 'There is no queue for cancellations' using errcode = '22023'; end if;
  perform pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), 'cancellation');
  return old;
end $$;

create trigger tenants_owe_cancellation before delete on assay.tenants for each row execute function app.owe_cancellation();

create function app.open_cancellations() returns setof text
  language sql stable security definer set search_path = pg_catalog as $$
  select c.subscription_id from assay.owed_cancellations c where c.settled_at is null order by c.created_at limit 100
$$;

-- The organization's name; null where it was settled before, or nothing is owed.
create function app.settle_cancellation(wanted text, moment timestamptz) returns text
  language sql security definer set search_path = pg_catalog as $$
  update assay.owed_cancellations c set settled_at = moment, failure = null
  where c.subscription_id = wanted and c.settled_at is null returning c.organization
$$;

create function app.note_cancellation_failure(wanted text, why text) returns void
  language sql security definer set search_path = pg_catalog as $$
  update assay.owed_cancellations c set failure = left(why, 300) where c.subscription_id = wanted and c.settled_at is null
$$;

-- Those that are open, for the operator: how many, since when, and why the oldest of those that failed did.
create function app.cancellation_figures(moment timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  select jsonb_build_object('open', count(*), 'failed', count(c.failure),
    'oldest_seconds', extract(epoch from moment - min(c.created_at))::integer,
    'failure', (array_agg(c.organization || ': ' || c.failure order by c.created_at) filter (where c.failure is not null))[1])
  from assay.owed_cancellations c where c.settled_at is null
$$;

create function app.remove_expired_cancellations() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.owed_cancellations where subscription_id in (
    select c.subscription_id from assay.owed_cancellations c where c.settled_at < now() - interval '30 days' limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['owe_cancellation', 'open_cancellations', 'settle_cancellation', 'note_cancellation_failure',
    'cancellation_figures', 'remove_expired_cancellations'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
