-- How long a member stays signed in, at most as long as the product lets anybody (null: that long), and whose addresses are
-- invited (none: all). Whoever saves is told when somebody else has saved since.
alter table assay.tenants
  add column session_hours integer check (session_hours between 1 and 720),
  add column allowed_email_domains text[] not null default '{}',
  add column security_updated_at timestamptz;
grant update (session_hours, allowed_email_domains, security_updated_at) on assay.tenants to assay_app;

drop function app.session_of(uuid);
create function app.session_of(wanted uuid) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz, google_id text, auth_provider text, email_verified_at timestamptz, last_login timestamptz,
  user_created_at timestamptz, theme_preference text, email_notifications boolean, preferences jsonb, method text,
  second_factor boolean, custom_role_id uuid, custom_role_name text, custom_permissions text[], has_temporary_password boolean,
  second_factor_since timestamptz, session_hours integer
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, u.is_super_admin,
    t.name, t.status, t.package_id, s.last_used_at, s.created_at, u.google_id, u.auth_provider, u.email_verified_at,
    u.last_login, u.created_at, u.theme_preference, u.email_notifications, u.preferences, s.method,
    app.has_second_factor(u.id), r.id, r.name, r.permissions, u.credentials_expire_at is not null,
    coalesce(u.second_factor_since, t.second_factor_since), t.session_hours
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
    left join assay.custom_roles r on r.tenant_id = u.tenant_id and r.id = u.custom_role_id
  where s.id = wanted and s.revoked_at is null
$$;

create or replace function app.sessions_of(wanted uuid) returns table (
  id uuid, method text, ip_address text, user_agent text, created_at timestamptz, last_used_at timestamptz
) language sql stable security definer set search_path = pg_catalog as $$
  select s.id, s.method, s.ip_address, s.user_agent, s.created_at, s.last_used_at
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
  where s.user_id = wanted and s.revoked_at is null and s.last_used_at > now() - interval '7 days'
    and s.created_at > now() - make_interval(hours => coalesce(t.session_hours, 720))
  order by s.last_used_at desc, s.id desc limit 200
$$;

-- Whom the operator invites is asked as well. 'other_domain' where the organization invites addresses of other domains only.
create or replace function app.invite_to_tenant(target uuid, new_id uuid, address text, new_role text, moment timestamptz)
  returns text language plpgsql security definer set search_path = pg_catalog as $$
declare allowed text[];
begin
  select t.allowed_email_domains into allowed from assay.tenants t where t.id = target;
  if not found then return 'gone'; end if;
  if exists (select 1 from assay.users u where lower(u.email collate "C") = lower(address collate "C")) then return 'member'; end if;
  if cardinality(allowed) > 0 and not lower(split_part(address collate "C", '@', 2)) = any (allowed) then
    return 'other_domain';
  end if;
  insert into assay.invitations (tenant_id, id, email, role, created_at, sent_at, expires_at)
    values (target, new_id, address, new_role, moment, moment, moment + interval '7 days') on conflict do nothing;
  return case when found then 'invited' else 'waiting' end;
end $$;

grant create on schema app to assay_system;
revoke all on function app.session_of from public;
alter function app.session_of owner to assay_system;
revoke create on schema app from assay_system;
