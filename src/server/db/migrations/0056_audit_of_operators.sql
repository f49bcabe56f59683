-- The operator's audit log over millions of rows: a page by time, action and resource, counted to ten thousand; and the
-- request that each row came of, which the chain covers wherever it is known.
alter table assay.audit_log add column request_id text;
grant insert (request_id) on assay.audit_log to assay_app;
-- Its last columns are what the statistics count, so that they read no rows.
create index audit_log_all on assay.audit_log (at desc, id desc) include (action, user_id);
create index audit_log_action on assay.audit_log (action, at desc, id desc);
create index audit_log_resource on assay.audit_log (resource_type, at desc, id desc);
create index audit_log_user on assay.audit_log (user_id, at desc) where user_id is not null;

-- Rows from before there was a request's id have the hash that they were written with.
create or replace function app.audit_hash(entry assay.audit_log) returns text language sql immutable set search_path = pg_catalog as $$
  select encode(sha256(convert_to((jsonb_build_array(entry.previous_hash, entry.position, entry.id, entry.tenant_id,
    entry.user_id, entry.user_email, entry.action, entry.resource_type, entry.resource_id, entry.ip_address, entry.details,
    (extract(epoch from entry.at) * 1000000)::bigint)
    || case when entry.request_id is null then '[]'::jsonb else jsonb_build_array(entry.request_id) end)::text, 'UTF8')), 'hex')
$$;

drop function app.record_audit(uuid, uuid, uuid, text, text, text, text, text, jsonb);
create function app.record_audit(
  new_id uuid, wanted_tenant uuid, wanted_user uuid, wanted_email text, what text, resource text, wanted_resource text,
  ip text, more jsonb, request text
) returns void language sql security definer set search_path = pg_catalog as $$
  insert into assay.audit_log (id, tenant_id, user_id, user_email, action, resource_type, resource_id, ip_address, details, request_id)
  values (new_id, wanted_tenant, wanted_user, wanted_email, what, resource, wanted_resource, ip, more, request)
$$;

drop function app.audit_page(text, text, integer, integer);
create function app.audit_page(wanted_action text, wanted_resource text, wanted_tenant uuid, since timestamptz, until timestamptz,
  most integer, skipped integer) returns table (
  id uuid, action text, resource_type text, resource_id text, user_email text, at timestamptz, details jsonb, ip_address text,
  request_id text, tenant_id uuid, tenant_name text, total integer
) language plpgsql stable security definer set search_path = pg_catalog as $$
declare conditions text := 'true';
begin
  if wanted_action is not null then conditions := conditions || ' and a.action = $1'; end if;
  if wanted_resource is not null then conditions := conditions || ' and a.resource_type = $2'; end if;
  if wanted_tenant is not null then conditions := conditions || ' and a.tenant_id = $3'; end if;
  if since is not null then conditions := conditions || ' and a.at >= $4'; end if;
  if until is not null then conditions := conditions || ' and a.at < $5'; end if;
  return query execute format('
    with page as materialized (select a.* from assay.audit_log a where %1$s order by a.at desc, a.id desc limit $6 offset $7),
      counted as materialized (select count(*)::integer as total from (select 1 from assay.audit_log a where %1$s limit $8) c)
    select p.id, p.action, p.resource_type, p.resource_id, app.audit_name(p.user_id, p.user_email), p.at, p.details,
      p.ip_address, p.request_id, p.tenant_id, t.name, c.total
    from page p cross join counted c left join assay.tenants t on t.id = p.tenant_id
    order by p.at desc, p.id desc', conditions)
  using wanted_action, wanted_resource, wanted_tenant, since, until, most, skipped, app.counted_to();
end $$;

create or replace function app.audit_stats(moment timestamptz) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  with by_action as materialized (
    select l.action, count(*) as rows, count(*) filter (where l.at > moment - interval '7 days') as of_week,
      count(*) filter (where l.at >= date_trunc('day', moment at time zone 'UTC') at time zone 'UTC') as of_day
    from assay.audit_log l where l.at > moment - interval '30 days' group by l.action),
  by_user as materialized (
    select l.user_id, count(*) as rows from assay.audit_log l
    where l.at > moment - interval '30 days' and l.user_id is not null group by l.user_id order by 2 desc, 1 limit 5)
  select jsonb_build_object(
    'total_actions_today', coalesce(sum(a.of_day), 0),
    'total_actions_week', coalesce(sum(a.of_week), 0),
    'total_actions_month', coalesce(sum(a.rows), 0),
    'top_actions', (select coalesce(jsonb_agg(jsonb_build_object('action', t.action, 'count', t.rows)
      order by t.rows desc, t.action), '[]') from (select b.* from by_action b order by b.rows desc, b.action limit 5) t),
    'most_active_users', (select coalesce(jsonb_agg(jsonb_build_object('user', app.audit_name(u.user_id, null), 'count', u.rows)
      order by u.rows desc, u.user_id), '[]') from by_user u))
  from by_action a
$$;

revoke all on function app.audit_hash, app.audit_stats from public;
grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['record_audit', 'audit_page'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
