-- The operator's work on people, and on the vendors and reviews of all organizations.
create index users_newest on assay.users (created_at desc, id desc);
create index users_by_name on assay.users (lower(first_name || ' ' || last_name || ' ' || email), id);
create index users_of_tenant on assay.users (tenant_id, created_at desc, id desc);
create index vendors_of_all on assay.vendors (created_at desc, id desc);
create index scans_of_all on assay.scans (created_at desc, id desc);
create index scans_by_risk on assay.scans (risk, created_at desc, id desc);
create index scans_by_status on assay.scans (status, created_at desc, id desc);

-- A part of a word is found by its letters in threes. Where the database's kit does not have them, lists are read through.
do $$
begin
  begin
    create extension if not exists pg_trgm;
  exception when insufficient_privilege or undefined_file or feature_not_supported then
    raise notice 'pg_trgm is not there: searches read whole lists';
    return;
  end;
  execute format('create index users_words on assay.users using gin (lower(first_name || '' '' || last_name || '' '' || email) %s.gin_trgm_ops)',
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'));
  execute format('create index vendors_words on assay.vendors using gin (lower(name || '' '' || coalesce(domain, '''')) %s.gin_trgm_ops)',
    (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_trgm'));
end $$;

-- Whoever was made an operator by invitation sets a second factor up before anything else.
alter table assay.users add column second_factor_since timestamptz;

create table assay.operator_invitations (
  id uuid primary key,
  email text not null check (email ~ '^[!-~]+$'),
  token_hash text unique,
  invited_by uuid references assay.users (id) on delete set null,
  status text not null default 'pending' check (status in ('pending', 'accepted')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index operator_invitations_inviter on assay.operator_invitations (invited_by);
create unique index operator_invitations_pending on assay.operator_invitations (lower(email collate "C")) where status = 'pending';
alter table assay.operator_invitations enable row level security;
alter table assay.operator_invitations force row level security;
create policy system on assay.operator_invitations to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.operator_invitations to assay_system;

-- Lists longer than this are not counted to their end: who looks further narrows the search.
create function app.counted_to() returns integer language sql immutable set search_path = pg_catalog as $$ select 10000 $$;

create function app.user_page(search text, wanted_tenant uuid, wanted_status text, ordering text, most integer, skipped integer)
  returns table (id uuid, first_name text, last_name text, email text, role text, role_name text, status text,
  is_super_admin boolean, tenant_id uuid, tenant_name text, last_login timestamptz, created_at timestamptz,
  has_second_factor boolean, has_temporary_password boolean, total integer)
  language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  conditions text := 'true';
  sorted text;
begin
  if search is not null then
    conditions := conditions || ' and lower(u.first_name || '' '' || u.last_name || '' '' || u.email) like $1';
  end if;
  if wanted_tenant is not null then conditions := conditions || ' and u.tenant_id = $2'; end if;
  if wanted_status is not null then conditions := conditions || ' and u.status = $3'; end if;
  sorted := case ordering when 'created' then 'u.created_at, u.id'
    when 'name' then 'lower(u.first_name || '' '' || u.last_name || '' '' || u.email), u.id'
    when '-login' then 'u.last_login desc nulls last, u.id desc'
    else 'u.created_at desc, u.id desc' end;
  return query execute format('
    with page as materialized (select u.id, row_number() over () as place
        from (select u.id from assay.users u where %1$s order by %2$s limit $4 offset $5) u),
      counted as materialized (select count(*)::integer as total from (select 1 from assay.users u where %1$s limit $6) c)
    select u.id, u.first_name, u.last_name, u.email, u.role, coalesce(r.name, u.role), u.status, u.is_super_admin,
      u.tenant_id, t.name, u.last_login, u.created_at, app.has_second_factor(u.id), u.credentials_expire_at is not null, c.total
    from page p cross join counted c join assay.users u on u.id = p.id left join assay.tenants t on t.id = u.tenant_id
      left join assay.custom_roles r on r.tenant_id = u.tenant_id and r.id = u.custom_role_id
    order by p.place', conditions, sorted)
  using app.containing(search), wanted_tenant, wanted_status, most, skipped, app.counted_to();
end $$;
create index users_by_login on assay.users (last_login desc nulls last, id desc);
drop index assay.users_last_login;

-- Nothing where there is nobody.
create function app.user_head(wanted uuid) returns table (email text, first_name text, is_super_admin boolean, tenant_id uuid,
  tenant_name text, status text) language sql stable security definer set search_path = pg_catalog as $$
  select u.email, u.first_name, u.is_super_admin, u.tenant_id, t.name, u.status
  from assay.users u left join assay.tenants t on t.id = u.tenant_id where u.id = wanted
$$;

-- Moves a person, whose sessions end and whose keys do not follow. What they made stays where it is. They arrive as a
-- member, or as the admin of an organization that has none.
create function app.move_user(wanted uuid, target uuid, moment timestamptz) returns table (outcome text, was_in uuid, new_role text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare person assay.users;
begin
  -- Both organizations are held in one order, so that two moves at once wait instead of meeting.
  perform 1 from assay.tenants t where t.id in (target, (select u.tenant_id from assay.users u where u.id = wanted))
    order by t.id for update;
  select u.* into person from assay.users u where u.id = wanted for update;
  if person.id is null then return query select 'missing', null::uuid, null::text; return; end if;
  if person.is_super_admin then return query select 'operator', null::uuid, null::text; return; end if;
  if person.tenant_id = target then return query select 'same', null::uuid, null::text; return; end if;
  if not exists (select 1 from assay.tenants t where t.id = target) then
    return query select 'no_target', null::uuid, null::text; return;
  end if;
  if person.role = 'admin' and person.tenant_id is not null
    and exists (select 1 from assay.users u where u.tenant_id = person.tenant_id and u.id <> wanted)
    and not exists (select 1 from assay.users u where u.tenant_id = person.tenant_id and u.id <> wanted
      and u.role = 'admin' and u.status = 'active') then
    return query select 'last_admin', null::uuid, null::text; return;
  end if;
  new_role := case when exists (select 1 from assay.users u where u.tenant_id = target and u.role = 'admin' and u.status = 'active')
    then 'member' else 'admin' end;
  update assay.vendors v set owner_id = null where v.owner_id = wanted and v.tenant_id = person.tenant_id;
  update assay.api_keys k set revoked_at = moment where k.created_by = wanted and k.revoked_at is null;
  update assay.users u set tenant_id = target, role = new_role, custom_role_id = null where u.id = wanted;
  return query select 'moved', person.tenant_id, new_role;
end $$;

-- A temporary password for a day, whose first sign-in replaces it; every session ends.
create function app.set_temporary_password(wanted uuid, new_hash text, moment timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare person assay.users;
begin
  select u.* into person from assay.users u where u.id = wanted for update;
  if person.id is null then return 'missing'; end if;
  if person.is_super_admin then return 'operator'; end if;
  if person.status <> 'active' then return 'inactive'; end if;
  update assay.users u set password_hash = new_hash, credentials_expire_at = moment + interval '24 hours' where u.id = wanted;
  perform app.close_sessions(wanted, null, 'password reset by the operator');
  return 'reset';
end $$;

-- 'member' where the address has an account, 'waiting' where it is invited already, 'gone' without such an organization.
create function app.invite_to_tenant(target uuid, new_id uuid, address text, new_role text, moment timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if not exists (select 1 from assay.tenants t where t.id = target) then return 'gone'; end if;
  if exists (select 1 from assay.users u where lower(u.email collate "C") = lower(address collate "C")) then return 'member'; end if;
  insert into assay.invitations (tenant_id, id, email, role, created_at, sent_at, expires_at)
    values (target, new_id, address, new_role, moment, moment, moment + interval '7 days') on conflict do nothing;
  return case when found then 'invited' else 'waiting' end;
end $$;

create function app.invite_operator(new_id uuid, address text, inviter uuid, moment timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  if exists (select 1 from assay.users u where lower(u.email collate "C") = lower(address collate "C")) then return 'member'; end if;
  delete from assay.operator_invitations i where lower(i.email collate "C") = lower(address collate "C")
    and i.status = 'pending' and i.expires_at <= moment;
  insert into assay.operator_invitations (id, email, invited_by, created_at, expires_at)
    values (new_id, address, inviter, moment, moment + interval '2 days') on conflict do nothing;
  return case when found then 'invited' else 'waiting' end;
end $$;

create or replace function app.issue_invitation(wanted uuid, new_hash text, moment timestamptz) returns table (
  tenant_name text, inviter_name text, role_name text, message text, expires_at timestamptz
) language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.operator_invitations i set token_hash = new_hash
    where i.id = wanted and i.status = 'pending' and i.expires_at > moment;
  if found then
    return query select 'the system console'::text, app.person_name(i.invited_by), 'Super Admin'::text, ''::text, i.expires_at
      from assay.operator_invitations i where i.id = wanted;
    return;
  end if;
  update assay.invitations i set token_hash = new_hash
    where i.id = wanted and i.status = 'pending' and i.expires_at > moment;
  if not found then return; end if;
  return query select t.name, app.person_name(i.invited_by), coalesce(r.name, i.role), i.message, i.expires_at
    from assay.invitations i join assay.tenants t on t.id = i.tenant_id
      left join assay.custom_roles r on r.tenant_id = i.tenant_id and r.id = i.custom_role_id
    where i.id = wanted;
end $$;

create or replace function app.invitation_of(wanted text, moment timestamptz) returns table (
  email text, role_name text, tenant_name text, inviter_name text, expires_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select i.email, coalesce(r.name, i.role), t.name, app.person_name(i.invited_by), i.expires_at
  from assay.invitations i join assay.tenants t on t.id = i.tenant_id
    left join assay.custom_roles r on r.tenant_id = i.tenant_id and r.id = i.custom_role_id
  where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment and t.status in ('active', 'trial')
  union all
  select i.email, 'Super Admin', 'the system console', app.person_name(i.invited_by), i.expires_at
  from assay.operator_invitations i
  where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment
$$;

create or replace function app.accept_invitation(wanted text, new_id uuid, first text, last text, new_hash text, moment timestamptz)
  returns table (outcome text, user_id uuid, tenant_id uuid, email text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare found_one assay.invitations; operator assay.operator_invitations;
begin
  select i.* into operator from assay.operator_invitations i
    where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment for update;
  if found then
    insert into assay.users (id, email, first_name, last_name, role, is_super_admin, password_hash, email_verified_at,
      second_factor_since)
      values (new_id, operator.email, first, last, 'admin', true, new_hash, moment, moment) on conflict do nothing;
    if not found then return query select 'taken', null::uuid, null::uuid, operator.email; return; end if;
    update assay.operator_invitations i set status = 'accepted' where i.id = operator.id;
    return query select 'accepted', new_id, null::uuid, operator.email;
    return;
  end if;
  select i.* into found_one from assay.invitations i join assay.tenants t on t.id = i.tenant_id
    where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment and t.status in ('active', 'trial')
    for update of i;
  if not found then return; end if;
  insert into assay.users (id, tenant_id, email, first_name, last_name, role, custom_role_id, password_hash, email_verified_at)
    values (new_id, found_one.tenant_id, found_one.email, first, last, found_one.role, found_one.custom_role_id, new_hash,
      moment)
    on conflict do nothing;
  if not found then
    return query select 'taken', null::uuid, null::uuid, found_one.email;
    return;
  end if;
  update assay.invitations i set status = 'accepted' where i.id = found_one.id;
  return query select 'accepted', new_id, found_one.tenant_id, found_one.email;
end $$;

create or replace function app.session_of(wanted uuid) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz, google_id text, auth_provider text, email_verified_at timestamptz, last_login timestamptz,
  user_created_at timestamptz, theme_preference text, email_notifications boolean, preferences jsonb, method text,
  second_factor boolean, custom_role_id uuid, custom_role_name text, custom_permissions text[], has_temporary_password boolean,
  second_factor_since timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, u.is_super_admin,
    t.name, t.status, t.package_id, s.last_used_at, s.created_at, u.google_id, u.auth_provider, u.email_verified_at,
    u.last_login, u.created_at, u.theme_preference, u.email_notifications, u.preferences, s.method,
    app.has_second_factor(u.id), r.id, r.name, r.permissions, u.credentials_expire_at is not null,
    coalesce(u.second_factor_since, t.second_factor_since)
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
    left join assay.custom_roles r on r.tenant_id = u.tenant_id and r.id = u.custom_role_id
  where s.id = wanted and s.revoked_at is null
$$;

create function app.vendor_page(search text, wanted_tenant uuid, ordering text, most integer, skipped integer) returns table (
  id uuid, name text, domain text, website text, tenant_id uuid, tenant_name text, scan_count integer,
  last_scan_date timestamptz, last_review_id uuid, created_at timestamptz, total integer
) language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  conditions text := 'true';
  sorted text;
begin
  if search is not null then
    conditions := conditions || ' and lower(v.name || '' '' || coalesce(v.domain, '''')) like $1';
  end if;
  if wanted_tenant is not null then conditions := conditions || ' and v.tenant_id = $2'; end if;
  sorted := case ordering when 'created' then 'v.created_at, v.id' else 'v.created_at desc, v.id desc' end;
  return query execute format('
    with page as materialized (select v.tenant_id, v.id, row_number() over () as place
        from (select v.tenant_id, v.id from assay.vendors v where %1$s order by %2$s limit $3 offset $4) v),
      counted as materialized (select count(*)::integer as total from (select 1 from assay.vendors v where %1$s limit $5) c)
    select v.id, v.name, v.domain, v.website, v.tenant_id, t.name, v.scan_count,
      (select s.created_at from assay.scans s where s.tenant_id = v.tenant_id and s.id = v.last_scan_id), v.last_review_id,
      v.created_at, c.total
    from page p cross join counted c join assay.vendors v on v.tenant_id = p.tenant_id and v.id = p.id
      join assay.tenants t on t.id = v.tenant_id order by p.place', conditions, sorted)
  using app.containing(search), wanted_tenant, most, skipped, app.counted_to();
end $$;

-- What the operator says of a review, beside what the program computed, which stays as it is.
create table assay.operator_review_edits (
  tenant_id uuid not null,
  scan_id uuid not null,
  status text not null check (status in ('pending', 'completed', 'failed')),
  risk text check (risk in ('low', 'medium', 'high', 'critical')),
  score integer check (score between 0 and 100),
  results jsonb,
  edited_at timestamptz not null,
  primary key (tenant_id, scan_id),
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade
);
alter table assay.operator_review_edits enable row level security;
alter table assay.operator_review_edits force row level security;
create policy tenant on assay.operator_review_edits for select to assay_app using (tenant_id = (select app.tenant_id()));
create policy system on assay.operator_review_edits to assay_system using (true) with check (true);
grant select on assay.operator_review_edits to assay_app;
grant select, insert, update, delete on assay.operator_review_edits to assay_system;

-- A review as its list shows it: what the operator said of it, else what the program came to.
create function app.review_page(search text, wanted_status text, wanted_risk text, wanted_vendor uuid, wanted_review uuid,
  most integer, skipped integer) returns table (
  id uuid, tenant_id uuid, tenant_name text, vendor_id uuid, vendor_name text, status text, risk_level text, score integer,
  found_risk text, found_score integer, results jsonb, is_edited boolean, created_at timestamptz, updated_at timestamptz, total integer
) language plpgsql stable security definer set search_path = pg_catalog as $$
declare
  conditions text := 'true';
  joined text := 'assay.scans s left join assay.operator_review_edits e on e.tenant_id = s.tenant_id and e.scan_id = s.id';
begin
  if search is not null then
    conditions := conditions || ' and (s.tenant_id, s.vendor_id) in (select v.tenant_id, v.id from assay.vendors v
        where lower(v.name || '' '' || coalesce(v.domain, '''')) like $1 union all
      select v.tenant_id, v.id from assay.tenants t join assay.vendors v on v.tenant_id = t.id where lower(t.name) like $1)';
  end if;
  if wanted_status = 'pending' then
    conditions := conditions || ' and coalesce(e.status, case when s.status in (''pending'', ''running'') then ''pending'' else s.status end) = $2';
  elsif wanted_status is not null then conditions := conditions || ' and coalesce(e.status, s.status) = $2';
  end if;
  if wanted_risk is not null then conditions := conditions || ' and coalesce(e.risk, s.risk) = $3'; end if;
  if wanted_vendor is not null then conditions := conditions || ' and s.vendor_id = $4'; end if;
  if wanted_review is not null then conditions := conditions || ' and s.id = $5'; end if;
  return query execute format('
    with page as materialized (select r.tenant_id, r.id, row_number() over () as place
        from (select s.tenant_id, s.id from %2$s where %1$s order by s.created_at desc, s.id desc limit $6 offset $7) r),
      counted as materialized (select count(*)::integer as total from (select 1 from %2$s where %1$s limit $8) c)
    select s.id, s.tenant_id, t.name, s.vendor_id, v.name,
      coalesce(e.status, case when s.status = ''running'' then ''pending'' else s.status end), coalesce(e.risk, s.risk),
      coalesce(e.score, s.score), s.risk, s.score,
      coalesce(e.results, jsonb_build_object(''grade'', s.grade, ''coverage'', s.coverage, ''verdict'', s.verdict, ''breakdown'', s.breakdown)),
      e.scan_id is not null, s.created_at, coalesce(e.edited_at, s.completed_at, s.progress_at), c.total
    from page p cross join counted c join assay.scans s on s.tenant_id = p.tenant_id and s.id = p.id
      left join assay.operator_review_edits e on e.tenant_id = s.tenant_id and e.scan_id = s.id
      join assay.vendors v on v.tenant_id = s.tenant_id and v.id = s.vendor_id
      join assay.tenants t on t.id = s.tenant_id order by p.place', conditions, joined)
  using app.containing(search), wanted_status, wanted_risk, wanted_vendor, wanted_review, most, skipped, app.counted_to();
end $$;

-- 'stale' where somebody changed it after the caller looked; null skips that question.
create function app.edit_review(wanted uuid, seen timestamptz, edit jsonb, moment timestamptz) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare scan assay.scans; held assay.operator_review_edits;
begin
  select s.* into scan from assay.scans s where s.id = wanted for update;
  if not found then return 'missing'; end if;
  select e.* into held from assay.operator_review_edits e where e.tenant_id = scan.tenant_id and e.scan_id = wanted;
  if seen is not null and date_trunc('milliseconds', coalesce(held.edited_at, scan.completed_at, scan.progress_at)) <> seen then
    return 'stale';
  end if;
  insert into assay.operator_review_edits (tenant_id, scan_id, status, risk, score, results, edited_at)
  values (scan.tenant_id, wanted,
    coalesce(edit ->> 'status', held.status, case when scan.status = 'running' then 'pending' else scan.status end),
    case when edit ? 'risk_level' then edit ->> 'risk_level' else coalesce(held.risk, scan.risk) end,
    case when edit ? 'score' then (edit ->> 'score')::integer else coalesce(held.score, scan.score) end,
    case when edit ? 'results' then nullif(edit -> 'results', 'null') else held.results end, moment)
  on conflict (tenant_id, scan_id) do update set status = excluded.status, risk = excluded.risk, score = excluded.score,
    results = excluded.results, edited_at = excluded.edited_at;
  return 'changed';
end $$;

create function app.delete_review(wanted uuid) returns void language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform pg_notify('assay_live', json_build_object('type', 'scan_cancelled', 'scan', wanted)::text);
  delete from assay.scans s where s.id = wanted;
end $$;

-- Whose review it is; null where there is none.
create function app.tenant_of_review(wanted uuid) returns uuid
  language sql stable security definer set search_path = pg_catalog as $$ select s.tenant_id from assay.scans s where s.id = wanted $$;

revoke all on function app.session_of, app.issue_invitation, app.invitation_of, app.accept_invitation from public;
grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['counted_to', 'user_page', 'user_head', 'move_user', 'set_temporary_password', 'invite_to_tenant',
    'invite_operator', 'vendor_page', 'review_page', 'edit_review', 'delete_review', 'tenant_of_review'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
