-- What failed since a moment, for the operator: scans, messages that could not be sent, and jobs. Each row carries how many
-- of its kind there are. Of a job its own words, never what it worked on.
create index scans_failed on assay.scans (progress_at desc) where status = 'failed' and cancelled_at is null;

create function app.recent_errors(since timestamptz, most integer) returns table (
  kind text, at timestamptz, name text, message text, reference text, tenant_id uuid, tenant_name text, total integer
) language plpgsql stable security definer set search_path = pg_catalog as $$
begin
  return query with failed as (
    select 'scan' as kind, s.progress_at as at, s.current_step as name, coalesce(s.error_log, '') as message,
      s.id::text as reference, s.tenant_id
    from assay.scans s where s.status = 'failed' and s.cancelled_at is null and s.progress_at >= since
    union all
    select 'mail', coalesce(m.settled_at, m.created_at), m.kind, 'The message could not be sent', m.id::text, null
    from assay.outgoing_mail m where m.state = 'dropped' and m.created_at >= since
    union all
    select 'job', coalesce(j.completed_on, j.created_on), j.name, coalesce(j.output ->> 'message', ''), j.id::text,
      (j.data ->> 'tenant_id')::uuid
    from pgboss.job j where j.state = 'failed' and j.created_on >= since),
  counted as (select f.*, count(*) over (partition by f.kind)::integer as total from failed f)
  select c.kind, c.at, c.name, left(c.message, 500), c.reference, t.id, t.name, c.total
  from counted c left join assay.tenants t on t.id = c.tenant_id
  order by c.at desc, c.reference limit most;
end $$;
revoke all on function app.recent_errors from public;
grant create on schema app to assay_system;
alter function app.recent_errors owner to assay_system;
revoke create on schema app from assay_system;
