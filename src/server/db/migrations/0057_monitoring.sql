-- How the installation works, for its operator: scans, pages, messages and jobs of the last hour or day.
create index scan_ledger_time on assay.scan_ledger using brin (at);
create index scans_completed_at on assay.scans (completed_at desc) where completed_at is not null;
create index scans_waiting on assay.scans (created_at) where status in ('pending', 'running');

create function app.monitoring(since timestamptz, slices integer, moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  slice constant interval := (moment - since) / slices;
  answer jsonb;
begin
  with ended as materialized (
    select s.status, s.cancelled_at, s.completed_at, s.error_log, s.started_at - s.created_at as waited,
      s.completed_at - s.started_at as worked
    from assay.scans s where s.completed_at >= since and s.completed_at < moment),
  pages as materialized (
    select l.at, l.outcome, substring(l.url from '^[a-z]+://([^/:?#]+)') as host
    from assay.scan_ledger l where l.at >= since and l.at < moment),
  steps as (select n, since + n * slice as starts from generate_series(0, slices - 1) n)
  select jsonb_build_object(
    'scans', (select jsonb_build_object(
      'running', (select count(*) from assay.scans s where s.status = 'running'),
      'waiting', (select count(*) from assay.scans s where s.status = 'pending'),
      'oldest_waiting_seconds', (select extract(epoch from moment - min(s.created_at))::integer from assay.scans s where s.status = 'pending'),
      'completed', count(*) filter (where e.status = 'completed'),
      'failed', count(*) filter (where e.status = 'failed' and e.cancelled_at is null),
      'cancelled', count(*) filter (where e.cancelled_at is not null),
      'wait_median_seconds', extract(epoch from percentile_cont(0.5) within group (order by e.waited)),
      'wait_95_seconds', extract(epoch from percentile_cont(0.95) within group (order by e.waited)),
      'work_median_seconds', extract(epoch from percentile_cont(0.5) within group (order by e.worked) filter (where e.status = 'completed')))
      from ended e),
    'failures', (select coalesce(jsonb_agg(jsonb_build_object('reason', f.reason, 'count', f.count) order by f.count desc, f.reason), '[]')
      from (select left(coalesce(nullif(e.error_log, ''), 'No reason was noted'), 200) as reason, count(*) from ended e
        where e.status = 'failed' and e.cancelled_at is null group by 1 order by 2 desc, 1 limit 5) f),
    'outcomes', (select coalesce(jsonb_agg(jsonb_build_object('outcome', o.outcome, 'count', o.count) order by o.count desc, o.outcome), '[]')
      from (select p.outcome, count(*) from pages p group by p.outcome) o),
    'hosts', (select coalesce(jsonb_agg(jsonb_build_object('host', h.host, 'failed', h.failed, 'requests', h.requests)
      order by h.failed desc, h.host), '[]')
      from (select p.host, count(*) as requests, count(*) filter (where p.outcome not in ('fetched', 'not_modified', 'not_found')) as failed from pages p
        where p.host is not null group by p.host having count(*) filter (where p.outcome not in ('fetched', 'not_modified', 'not_found')) > 0
        order by 3 desc, 1 limit 5) h),
    'series', (select jsonb_agg(jsonb_build_object('at', t.starts,
        'completed', (select count(*) from ended e where e.status = 'completed' and e.completed_at >= t.starts and e.completed_at < t.starts + slice),
        'failed', (select count(*) from ended e where e.status = 'failed' and e.cancelled_at is null
          and e.completed_at >= t.starts and e.completed_at < t.starts + slice),
        'wait_seconds', (select extract(epoch from percentile_cont(0.5) within group (order by e.waited)) from ended e
          where e.completed_at >= t.starts and e.completed_at < t.starts + slice),
        'pages', (select count(*) from pages p where p.outcome in ('fetched', 'not_modified') and p.at >= t.starts and p.at < t.starts + slice)) order by t.n) from steps t),
    'mail', (select jsonb_build_object(
      'waiting', count(*) filter (where m.state = 'waiting'),
      'oldest_waiting_seconds', extract(epoch from moment - min(m.created_at) filter (where m.state = 'waiting'))::integer,
      'sent', count(*) filter (where m.state = 'sent' and m.created_at >= since),
      'kept', count(*) filter (where m.state = 'kept' and m.created_at >= since),
      'dropped', count(*) filter (where m.state = 'dropped' and m.created_at >= since)) from assay.outgoing_mail m),
    'workers', (select count(*) from assay.worker_heartbeats b where b.reported_at > moment - interval '10 seconds'),
    'jobs', (select coalesce(jsonb_agg(jsonb_build_object('name', j.name, 'waiting', j.waiting, 'active', j.active, 'failed', j.failed)
      order by j.name), '[]')
      from (select q.name, count(*) filter (where q.state in ('created', 'retry')) as waiting,
          count(*) filter (where q.state = 'active') as active, count(*) filter (where q.state = 'failed') as failed
        from pgboss.job q where q.state <> 'completed' group by q.name) j),
    'failed_jobs', (select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'name', j.name, 'at', j.at, 'message', j.message,
      'tenant_name', j.tenant_name) order by j.at desc), '[]')
      from (select q.id, q.name, coalesce(q.completed_on, q.created_on) as at, left(coalesce(q.output ->> 'message', ''), 300) as message,
          t.name as tenant_name
        from pgboss.job q left join assay.tenants t on t.id::text = q.data ->> 'tenant_id'
        where q.state = 'failed' order by 3 desc limit 20) j),
    'database_bytes', pg_database_size(current_database()),
    'connections', (select count(*) from pg_stat_activity a where a.datname = current_database()))
  into answer;
  return answer;
end $$;

-- Puts a job that failed back on its queue for one more try. Its kind; null where there is no such job.
create function app.retry_job(wanted uuid) returns text language plpgsql security definer set search_path = pg_catalog as $$
declare kind text;
begin
  update pgboss.job j set state = 'retry', retry_limit = j.retry_limit + 1, completed_on = null, start_after = now()
    where j.id = wanted and j.state = 'failed' returning j.name into kind;
  return kind;
exception when unique_violation then
  -- One like it waits or works already.
  return 'waiting';
end $$;

create function app.discard_job(wanted uuid) returns text language plpgsql security definer set search_path = pg_catalog as $$
declare kind text;
begin
  delete from pgboss.job j where j.id = wanted and j.state = 'failed' returning j.name into kind;
  return kind;
end $$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['monitoring', 'retry_job', 'discard_job'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
