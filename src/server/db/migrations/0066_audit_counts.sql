-- The audit log's statistics over millions of rows: whole hours are counted once, by action and by user, and the answer adds
-- and subtracts the rows of the hours at its edges. It is as exact as counting every row. Rows are never changed and are
-- kept for six months at least, and an hour is counted when the next one has passed too, so that no transaction adds to it.
create table assay.audit_hours (
  hour timestamptz not null,
  action text not null,
  rows integer not null,
  primary key (hour, action)
);
-- Rows of each user from `counted_from` until before `counted_to`.
create table assay.audit_users (user_id uuid primary key, rows integer not null);
create index audit_users_most on assay.audit_users (rows desc, user_id);
create table assay.audit_counted (
  one boolean primary key default true check (one),
  counted_from timestamptz not null,
  counted_to timestamptz not null
);

do $$
declare name text;
begin
  foreach name in array array['audit_hours', 'audit_users', 'audit_counted'] loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;

-- Counts a further day at most; true while more is left. The hour before the oldest of thirty days is kept for other nodes' clocks.
create function app.count_audit(moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  until constant timestamptz := date_trunc('hour', moment, 'UTC') - interval '1 hour';
  since constant timestamptz := date_trunc('hour', moment, 'UTC') - interval '30 days 1 hour';
  held assay.audit_counted;
  next_from timestamptz;
  next_to timestamptz;
begin
  perform pg_advisory_xact_lock(7234003);
  select c.* into held from assay.audit_counted c;
  if held.counted_to is null or held.counted_to <= since then
    delete from assay.audit_counted; delete from assay.audit_hours; delete from assay.audit_users;
    insert into assay.audit_counted (counted_from, counted_to) values (since, since) returning * into held;
  end if;
  next_from := greatest(held.counted_from, least(since, held.counted_from + interval '1 day'));
  next_to := greatest(held.counted_to, least(until, held.counted_to + interval '1 day'));
  insert into assay.audit_hours (hour, action, rows)
    select date_trunc('hour', l.at, 'UTC'), l.action, count(*) from assay.audit_log l
    where l.at >= held.counted_to and l.at < next_to group by 1, 2;
  delete from assay.audit_hours h where h.hour < next_from;
  insert into assay.audit_users as u (user_id, rows)
    select d.user_id, sum(d.change) from (
      select l.user_id, 1 as change from assay.audit_log l where l.at >= held.counted_to and l.at < next_to and l.user_id is not null
      union all
      select l.user_id, -1 from assay.audit_log l where l.at >= held.counted_from and l.at < next_from and l.user_id is not null) d
    group by 1
    on conflict (user_id) do update set rows = u.rows + excluded.rows;
  delete from assay.audit_users u where u.rows = 0;
  update assay.audit_counted c set counted_from = next_from, counted_to = next_to;
  return next_from < since or next_to < until;
end $$;

create or replace function app.audit_stats(moment timestamptz) returns jsonb
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  month constant timestamptz := moment - interval '30 days';
  week constant timestamptz := moment - interval '7 days';
  day constant timestamptz := date_trunc('day', moment, 'UTC');
  -- The first whole hours of the month and of the week.
  month_hour constant timestamptz := date_trunc('hour', month, 'UTC') + interval '1 hour';
  week_hour constant timestamptz := date_trunc('hour', week, 'UTC') + interval '1 hour';
  held assay.audit_counted;
  answer jsonb;
begin
  -- What was counted before this month began, or not at all, is read row by row.
  select c.* into held from assay.audit_counted c where c.counted_to > month and c.counted_from <= month;
  if held.counted_to is null then held.counted_from := month; held.counted_to := month; end if;
  with parts as (
    select h.action, h.rows::bigint as of_month, case when h.hour >= week_hour then h.rows else 0 end::bigint as of_week,
      case when h.hour >= day then h.rows else 0 end::bigint as of_day
    from assay.audit_hours h where h.hour >= month_hour and h.hour < held.counted_to
    union all
    select l.action, count(*), count(*) filter (where l.at > week), count(*) filter (where l.at >= day)
    from assay.audit_log l where l.at >= held.counted_to and l.at > month group by 1
    union all
    select l.action, count(*), 0, 0 from assay.audit_log l
    where l.at > month and l.at < month_hour and l.at < held.counted_to group by 1
    union all
    select l.action, 0, count(*), 0 from assay.audit_log l
    where l.at > week and l.at < week_hour and l.at < held.counted_to group by 1),
  by_action as materialized (
    select p.action, sum(p.of_month) as rows, sum(p.of_week) as of_week, sum(p.of_day) as of_day from parts p group by 1),
  gone as materialized (
    select l.user_id, -count(*) as rows from assay.audit_log l
    where l.at >= held.counted_from and l.at <= month and l.at < held.counted_to and l.user_id is not null group by 1),
  changed as materialized (
    select d.user_id, sum(d.rows) as rows from (
      select g.user_id, g.rows from gone g
      union all
      select l.user_id, count(*) from assay.audit_log l
      where l.at >= held.counted_to and l.at > month and l.user_id is not null group by 1) d
    group by 1),
  -- Whoever is among the five has lost rows since they were counted, has new ones, or stands this high in what was counted.
  listed as (
    select t.user_id, t.rows + coalesce(c.rows, 0) as rows from (
      select u.user_id, u.rows from assay.audit_users u where held.counted_to > held.counted_from
      order by u.rows desc, u.user_id limit 5 + (select count(*) from gone)) t
      left join changed c on c.user_id = t.user_id
    union
    select c.user_id, c.rows + coalesce((select u.rows from assay.audit_users u
      where u.user_id = c.user_id and held.counted_to > held.counted_from), 0) from changed c),
  by_user as (select l.user_id, l.rows from listed l where l.rows > 0 order by l.rows desc, l.user_id limit 5)
  select jsonb_build_object(
    'total_actions_today', coalesce(sum(a.of_day), 0),
    'total_actions_week', coalesce(sum(a.of_week), 0),
    'total_actions_month', coalesce(sum(a.rows), 0),
    'top_actions', (select coalesce(jsonb_agg(jsonb_build_object('action', t.action, 'count', t.rows)
      order by t.rows desc, t.action), '[]')
      from (select b.* from by_action b where b.rows > 0 order by b.rows desc, b.action limit 5) t),
    'most_active_users', (select coalesce(jsonb_agg(jsonb_build_object('user', app.audit_name(u.user_id, null), 'count', u.rows)
      order by u.rows desc, u.user_id), '[]') from by_user u))
  into answer from by_action a;
  return answer;
end $$;

revoke all on function app.audit_stats from public;
grant create on schema app to assay_system;
revoke all on function app.count_audit from public;
alter function app.count_audit owner to assay_system;
revoke create on schema app from assay_system;
do $$ begin
  while app.count_audit(now()) loop end loop;
end $$;
