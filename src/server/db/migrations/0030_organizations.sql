-- Roles that an organization makes itself. A member of one has the base role 'member'; what they may do is what it grants.
create table assay.custom_roles (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id uuid not null,
  name text not null check (name <> ''),
  description text not null default '',
  permissions text[] not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index custom_roles_name on assay.custom_roles (tenant_id, lower(name collate "C"));

alter table assay.tenants
  add column description text not null default '',
  add column removed_roles text[] not null default '{}',
  add column subscription_expires_at timestamptz,
  add column updated_at timestamptz not null default now();
grant update (removed_roles) on assay.tenants to assay_app;
create policy tenant_roles on assay.tenants for update to assay_app
  using (id = (select app.tenant_id())) with check (id = (select app.tenant_id()));

-- A temporary password opens an account until then, for nothing but setting one's own.
alter table assay.users
  add column custom_role_id uuid,
  add column credentials_expire_at timestamptz,
  add constraint users_custom_role foreign key (tenant_id, custom_role_id) references assay.custom_roles (tenant_id, id),
  add constraint users_base_role check (custom_role_id is null or role = 'member');
create index users_custom_role on assay.users (tenant_id, custom_role_id) where custom_role_id is not null;
grant select (custom_role_id) on assay.users to assay_app;

create table assay.invitations (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id uuid not null unique,
  email text not null check (email ~ '^[!-~]+$'),
  role text not null check (role in ('admin', 'member', 'viewer')),
  custom_role_id uuid,
  message text not null default '',
  force_activate boolean not null default false,
  status text not null default 'pending' check (status in ('pending', 'activated', 'accepted', 'cancelled')),
  -- Of the link that was sent last; an earlier one ends with it.
  token_hash text unique,
  invited_by uuid references assay.users (id) on delete set null,
  created_at timestamptz not null default now(),
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, custom_role_id) references assay.custom_roles (tenant_id, id),
  check (custom_role_id is null or role = 'member')
);
create unique index invitations_pending on assay.invitations (tenant_id, lower(email collate "C")) where status = 'pending';

do $$
declare name text;
begin
  foreach name in array array['custom_roles', 'invitations'] loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy tenant on assay.%I to assay_app using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()))', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_system', name);
  end loop;
end $$;
grant select, insert, update, delete on assay.custom_roles to assay_app;
grant select (tenant_id, id, email, role, custom_role_id, message, force_activate, status, invited_by, created_at, sent_at,
  expires_at), insert (tenant_id, id, email, role, custom_role_id, message, force_activate, invited_by, created_at, sent_at,
  expires_at), update (status, sent_at, expires_at), delete on assay.invitations to assay_app;

-- A password that somebody else chose is over with the next one.
create function app.end_temporary_password() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  new.credentials_expire_at := null;
  return new;
end $$;
create trigger users_end_temporary_password before update of password_hash on assay.users for each row
  when (old.password_hash is distinct from new.password_hash
    and old.credentials_expire_at is not distinct from new.credentials_expire_at)
  execute function app.end_temporary_password();

-- Who founds an organization stays signed in; who leaves one does not.
drop trigger users_end_sessions on assay.users;
create trigger users_end_sessions after update of status, tenant_id on assay.users for each row
  when ((old.status = 'active' and new.status <> 'active')
    or (old.tenant_id is not null and old.tenant_id is distinct from new.tenant_id))
  execute function app.end_sessions();

create or replace function app.account_of(wanted_email text, caller_network text) returns table (
  user_id uuid, tenant_id uuid, email text, password_hash text, status text, known boolean, second_factor boolean
) language sql stable security definer set search_path = pg_catalog as $$
  select u.id, u.tenant_id, u.email, case when u.credentials_expire_at < now() then null else u.password_hash end,
    u.status, exists (
    select 1 from assay.known_networks k
    where k.user_id = u.id and k.network = caller_network and k.last_used_at > now() - interval '90 days'),
    app.has_second_factor(u.id)
  from assay.users u where lower(u.email collate "C") = lower(wanted_email collate "C")
$$;

drop function app.session_of(uuid);
create function app.session_of(wanted uuid) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz, google_id text, auth_provider text, email_verified_at timestamptz, last_login timestamptz,
  user_created_at timestamptz, theme_preference text, email_notifications boolean, preferences jsonb, method text,
  second_factor boolean, custom_role_id uuid, custom_role_name text, custom_permissions text[], has_temporary_password boolean
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, u.is_super_admin,
    t.name, t.status, t.package_id, s.last_used_at, s.created_at, u.google_id, u.auth_provider, u.email_verified_at,
    u.last_login, u.created_at, u.theme_preference, u.email_notifications, u.preferences, s.method,
    app.has_second_factor(u.id), r.id, r.name, r.permissions, u.credentials_expire_at is not null
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
    left join assay.custom_roles r on r.tenant_id = u.tenant_id and r.id = u.custom_role_id
  where s.id = wanted and s.revoked_at is null
$$;

-- Founds an organization with its first admin. 'member' for who has one, 'operator' for who needs none.
create function app.found_organization(founder uuid, new_id uuid, new_name text, new_slug text) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare person assay.users; free_slug text := new_slug;
begin
  select u.* into person from assay.users u where u.id = founder for update;
  if person.tenant_id is not null then return 'member'; end if;
  if person.is_super_admin then return 'operator'; end if;
  if exists (select 1 from assay.tenants t where t.slug = free_slug) then
    free_slug := new_slug || '-' || right(new_id::text, 8);
  end if;
  insert into assay.tenants (id, name, slug) values (new_id, new_name, free_slug);
  update assay.users u set tenant_id = new_id, role = 'admin' where u.id = founder;
  return 'founded';
end $$;

-- Whether others than this member could still let people in. The organization's row is held, so that two admins who
-- demote or remove each other at once are asked one after the other.
create function app.has_other_admin(tenant uuid, wanted uuid) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  perform 1 from assay.tenants t where t.id = tenant for update;
  return exists (select 1 from assay.users u
    where u.tenant_id = tenant and u.id <> wanted and u.role = 'admin' and u.status = 'active');
end $$;

-- 'gone' for nobody of this organization, 'own' for oneself, 'last_admin' where no admin would be left.
create function app.change_member_role(actor uuid, wanted uuid, new_role text, new_custom uuid) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  tenant constant uuid := app.tenant_id();
  others constant boolean := app.has_other_admin(tenant, wanted);
  old_role text;
begin
  select u.role into old_role from assay.users u where u.id = wanted and u.tenant_id = tenant for update;
  if not found then return 'gone'; end if;
  if wanted = actor then return 'own'; end if;
  if old_role = 'admin' and new_role <> 'admin' and not others then return 'last_admin'; end if;
  update assay.users u set role = new_role, custom_role_id = new_custom where u.id = wanted;
  return 'changed';
end $$;

-- Ends a membership with its account: sessions, keys and messages to come go with it.
create function app.remove_member(actor uuid, wanted uuid) returns text
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  tenant constant uuid := app.tenant_id();
  others constant boolean := app.has_other_admin(tenant, wanted);
  person assay.users;
begin
  select u.* into person from assay.users u where u.id = wanted and u.tenant_id = tenant for update;
  if not found then return 'gone'; end if;
  if wanted = actor then return 'own'; end if;
  if person.role = 'admin' and not others then return 'last_admin'; end if;
  delete from assay.outgoing_mail m where m.recipient = person.email;
  delete from assay.users u where u.id = wanted;
  return 'removed';
end $$;

-- A member whom an admin lets in at once. False where the address has an account. Without a hash a message brings the
-- temporary password.
create function app.add_member(
  new_id uuid, address text, first text, last text, new_role text, new_custom uuid, new_hash text, moment timestamptz
) returns boolean language plpgsql security definer set search_path = pg_catalog as $$
begin
  insert into assay.users (id, tenant_id, email, first_name, last_name, role, custom_role_id, password_hash,
    credentials_expire_at)
  values (new_id, app.tenant_id(), address, first, last, new_role, new_custom, new_hash, moment + interval '24 hours')
  on conflict do nothing;
  return found;
end $$;

-- A temporary password for a member who has never signed in; nothing where there is nobody to tell.
create function app.issue_temporary_password(wanted uuid, new_hash text, moment timestamptz)
  returns table (first_name text, tenant_name text)
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.users u set password_hash = new_hash, credentials_expire_at = moment + interval '24 hours'
    where u.id = wanted and u.status = 'active' and u.last_login is null and u.credentials_expire_at is not null;
  if not found then return; end if;
  return query select u.first_name, t.name from assay.users u join assay.tenants t on t.id = u.tenant_id where u.id = wanted;
end $$;

create function app.person_name(wanted uuid) returns text
  language sql stable security definer set search_path = pg_catalog as $$
  select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) from assay.users u where u.id = wanted
$$;

-- Stores the hash of a link to an invitation, and answers what the message says. Nothing for one that is over.
create function app.issue_invitation(wanted uuid, new_hash text, moment timestamptz) returns table (
  tenant_name text, inviter_name text, role_name text, message text, expires_at timestamptz
) language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.invitations i set token_hash = new_hash
    where i.id = wanted and i.status = 'pending' and i.expires_at > moment;
  if not found then return; end if;
  return query select t.name, app.person_name(i.invited_by), coalesce(r.name, i.role), i.message, i.expires_at
    from assay.invitations i join assay.tenants t on t.id = i.tenant_id
      left join assay.custom_roles r on r.tenant_id = i.tenant_id and r.id = i.custom_role_id
    where i.id = wanted;
end $$;

create function app.invitation_of(wanted text, moment timestamptz) returns table (
  email text, role_name text, tenant_name text, inviter_name text, expires_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select i.email, coalesce(r.name, i.role), t.name, app.person_name(i.invited_by), i.expires_at
  from assay.invitations i join assay.tenants t on t.id = i.tenant_id
    left join assay.custom_roles r on r.tenant_id = i.tenant_id and r.id = i.custom_role_id
  where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment and t.status in ('active', 'trial')
$$;

-- Spends an invitation and makes its account, whose address the link has proven. 'taken' where it has one by now.
create function app.accept_invitation(wanted text, new_id uuid, first text, last text, new_hash text, moment timestamptz)
  returns table (outcome text, user_id uuid, tenant_id uuid, email text)
  language plpgsql security definer set search_path = pg_catalog as $$
declare found_one assay.invitations;
begin
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

create function app.remove_expired_invitations() returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare gone integer;
begin
  delete from assay.invitations where id in (
    select i.id from assay.invitations i where i.expires_at < now() - interval '90 days' limit 1000);
  get diagnostics gone = row_count;
  return gone;
end $$;

-- The operator's list of organizations; each row carries how many there are.
create function app.tenant_page(search text, wanted_status text, wanted_plan text, most integer, skipped integer)
  returns table (
  id uuid, name text, slug text, owner_email text, description text, status text, package_id text,
  monthly_scan_limit integer, monthly_scans_used integer, subscription_expires_at timestamptz, created_at timestamptz,
  updated_at timestamptz, total integer
) language sql stable security definer set search_path = pg_catalog as $$
  with listed as (
    select t.*, p.monthly_scan_limit as scan_limit, (select u.email from assay.users u
      where u.tenant_id = t.id and u.role = 'admin' order by u.created_at, u.id limit 1) as owner
    from assay.tenants t left join assay.packages p on p.id = t.package_id)
  select l.id, l.name, l.slug, l.owner, l.description, l.status, l.package_id, coalesce(l.scan_limit, 0),
    (select count(*)::integer from assay.usage_ledger c where c.tenant_id = l.id and c.change = 1
      and c.at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'
      and not exists (select 1 from assay.usage_ledger r where r.tenant_id = c.tenant_id and r.scan_id = c.scan_id and r.change = -1)),
    l.subscription_expires_at, l.created_at, l.updated_at, count(*) over ()::integer
  from listed l
  where (wanted_status is null or l.status = wanted_status) and (wanted_plan is null or l.package_id = wanted_plan)
    and (search is null or strpos(lower(l.name), lower(search)) > 0 or strpos(lower(l.slug), lower(search)) > 0
      or strpos(lower(l.owner), lower(search)) > 0)
  order by l.created_at desc, l.id desc limit most offset skipped
$$;

-- Null where there is no such organization.
create function app.set_tenant_status(wanted uuid, new_status text) returns text
  language sql security definer set search_path = pg_catalog as $$
  update assay.tenants t set status = new_status, updated_at = now() where t.id = wanted returning t.name
$$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['account_of', 'session_of', 'found_organization', 'has_other_admin',
    'change_member_role', 'remove_member', 'add_member', 'issue_temporary_password', 'person_name', 'issue_invitation',
    'invitation_of', 'accept_invitation', 'remove_expired_invitations', 'tenant_page', 'set_tenant_status'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke all on function app.end_temporary_password from public;
revoke create on schema app from assay_system;
grant execute on function app.change_member_role, app.remove_member, app.add_member, app.queue_mail to assay_app;
