-- Who asked for a briefing and when it is. Visitors have no tenant: nodes ask and write by the functions below alone.
create table assay.briefings (
  id uuid primary key,
  name text not null,
  email text not null,
  organization text not null,
  time_zone text not null,
  starts_at timestamptz not null,
  created_at timestamptz not null
);
-- One briefing at a time.
create unique index briefings_start on assay.briefings (starts_at);
create index briefings_email on assay.briefings (lower(email), created_at);
create index briefings_created on assay.briefings (created_at);
grant select, insert, delete on assay.briefings to assay_system;

create function app.taken_briefings(since timestamptz) returns table (starts_at timestamptz)
  language sql stable security definer set search_path = pg_catalog as $$
  select b.starts_at from assay.briefings b where b.starts_at >= since order by b.starts_at limit 2000
$$;

-- 'booked'; 'taken' where somebody was faster; 'too_many' where an address asks again and again, or everybody does.
create function app.book_briefing(
  new_id uuid, visitor text, address text, company text, zone text, start_at timestamptz, moment timestamptz
) returns text language plpgsql security definer set search_path = pg_catalog as $$
begin
  if (select count(*) from assay.briefings b where lower(b.email) = lower(address) and b.created_at > moment - interval '1 day') >= 3
    or (select count(*) from assay.briefings b where b.created_at > moment - interval '1 day') >= 200 then
    return 'too_many';
  end if;
  insert into assay.briefings (id, name, email, organization, time_zone, starts_at, created_at)
    values (new_id, visitor, address, company, zone, start_at, moment) on conflict (starts_at) do nothing;
  return case when found then 'booked' else 'taken' end;
end $$;

-- The operators' addresses, for who writes to them of a briefing.
create function app.briefing_recipients() returns table (email text)
  language sql stable security definer set search_path = pg_catalog as $$
  select u.email from assay.users u where u.is_super_admin and u.status = 'active' order by u.created_at, u.id limit 20
$$;

create function app.briefings_page() returns table (
  id uuid, name text, email text, organization text, time_zone text, starts_at timestamptz, created_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select b.id, b.name, b.email, b.organization, b.time_zone, b.starts_at, b.created_at
  from assay.briefings b order by (b.starts_at < now()), abs(extract(epoch from b.starts_at - now())) limit 500
$$;

create function app.remove_expired_briefings() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.briefings where id in (
    select b.id from assay.briefings b where b.starts_at < now() - interval '12 months' limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['taken_briefings', 'book_briefing', 'briefing_recipients', 'briefings_page', 'remove_expired_briefings'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
