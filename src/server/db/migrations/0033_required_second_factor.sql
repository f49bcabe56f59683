-- Since when an organization asks its members for a second factor; null where it does not.
alter table assay.tenants add column second_factor_since timestamptz;
grant update (second_factor_since) on assay.tenants to assay_app;

drop function app.session_of(uuid);
create function app.session_of(wanted uuid) returns table (
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
    app.has_second_factor(u.id), r.id, r.name, r.permissions, u.credentials_expire_at is not null, t.second_factor_since
  from assay.sessions s join assay.users u on u.id = s.user_id left join assay.tenants t on t.id = u.tenant_id
    left join assay.custom_roles r on r.tenant_id = u.tenant_id and r.id = u.custom_role_id
  where s.id = wanted and s.revoked_at is null
$$;

-- The members of the transaction's own organization who have a second factor.
create function app.members_with_second_factor() returns setof uuid
  language sql stable security definer set search_path = pg_catalog as $$
  select u.id from assay.users u where u.tenant_id = app.tenant_id() and app.has_second_factor(u.id)
$$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['session_of', 'members_with_second_factor'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
grant execute on function app.members_with_second_factor to assay_app;
