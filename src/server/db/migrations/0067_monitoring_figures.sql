-- What the operator's monitoring was missing: what each worker does, how fast sites answer, and the last backup.
alter table assay.worker_heartbeats add column state jsonb not null default '{}';

drop function app.heartbeat(uuid);
-- A node of the version before says nothing of itself.
create function app.heartbeat(worker uuid, said jsonb default '{}') returns void
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.worker_heartbeats (worker_id, state) values (worker, said)
    on conflict (worker_id) do update set reported_at = now(), state = excluded.state;
  delete from assay.worker_heartbeats where reported_at < now() - interval '1 hour';
end $$;
create function app.end_worker(worker uuid) returns void language sql security definer set search_path = pg_catalog as
  $$ delete from assay.worker_heartbeats b where b.worker_id = worker $$;

-- How long requests of crawls took, counted by hour, host and size: a bucket is a fifth longer than the one before it, and
-- holds what took up to 2^(bucket/4) milliseconds.
create table assay.fetch_timings (
  hour timestamptz not null,
  host text not null,
  bucket smallint not null,
  requests integer not null,
  primary key (hour, host, bucket)
);

-- `fetched` is [{ host, milliseconds }].
create function app.record_fetches(fetched jsonb) returns void language sql security definer set search_path = pg_catalog as $$
  insert into assay.fetch_timings as t (hour, host, bucket, requests)
    select date_trunc('hour', now(), 'UTC'), left(f.host, 300), ceil(4 * log(2, greatest(f.milliseconds, 1)))::smallint, count(*)
    from jsonb_to_recordset(fetched) f(host text, milliseconds numeric) group by 2, 3 order by 2, 3
    on conflict (hour, host, bucket) do update set requests = t.requests + excluded.requests
$$;

create function app.remove_expired_fetches() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.fetch_timings where ctid = any (array(
    select t.ctid from assay.fetch_timings t where t.hour < now() - interval '26 hours' limit 1000));
  get diagnostics gone = row_count;
  return gone;
end $$;

create table assay.backups (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  bytes bigint not null,
  rows bigint not null
);
create index backups_newest on assay.backups (at desc);

do $$
declare name text;
begin
  foreach name in array array['fetch_timings', 'backups'] loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;

-- For a database that other tools back up: their script tells of it.
create function app.record_backup(moment timestamptz, how_large bigint, how_many bigint) returns void
  language sql security definer set search_path = pg_catalog as $$
  insert into assay.backups (at, bytes, rows) values (moment, how_large, how_many);
  delete from assay.backups b where b.at < moment - interval '1 year'
$$;

create function app.monitoring_figures(moment timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  with hosts as materialized (
    select t.host, t.bucket, sum(t.requests) as requests from assay.fetch_timings t
    where t.hour > moment - interval '1 day' group by 1, 2),
  ranked as (
    select h.host, h.bucket, sum(h.requests) over (partition by h.host order by h.bucket) as up_to,
      sum(h.requests) over (partition by h.host) as total
    from hosts h)
  select jsonb_build_object(
    'workers', (select coalesce(jsonb_agg(b.state || jsonb_build_object('id', b.worker_id, 'reported_at', b.reported_at,
        'silent_seconds', greatest(0, extract(epoch from moment - b.reported_at))) order by b.state ->> 'host', b.worker_id), '[]')
      from assay.worker_heartbeats b where b.reported_at > moment - interval '2 minutes'),
    'slow_hosts', (select coalesce(jsonb_agg(jsonb_build_object('host', s.host, 'requests', s.total,
        'median_ms', s.median, 'p95_ms', s.late) order by s.late desc, s.host), '[]')
      from (select r.host, r.total, round(power(2, min(r.bucket) filter (where r.up_to >= r.total * 0.5) / 4.0)) as median,
          round(power(2, min(r.bucket) filter (where r.up_to >= r.total * 0.95) / 4.0)) as late
        from ranked r where r.total >= 3 group by r.host, r.total order by 4 desc, 1 limit 8) s),
    'backup', (select jsonb_build_object('at', b.at, 'bytes', b.bytes, 'rows', b.rows,
        'age_seconds', greatest(0, extract(epoch from moment - b.at))) from assay.backups b order by b.at desc limit 1),
    'installed_seconds', (select coalesce(greatest(0, extract(epoch from moment - min(u.created_at))), 0) from assay.users u),
    'cancellations', app.cancellation_figures(moment))
$$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['heartbeat', 'end_worker', 'record_fetches', 'remove_expired_fetches', 'record_backup',
    'monitoring_figures'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
