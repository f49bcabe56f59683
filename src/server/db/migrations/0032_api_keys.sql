-- Keys by which programs act for an organization. A key does what it was made for and what its maker may still do, and goes
-- with its maker's account. Its secret is kept as a hash.
create table assay.api_keys (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id uuid not null unique,
  name text not null check (name <> ''),
  -- How the key begins, by which its owner knows it.
  beginning text not null,
  hash text not null unique,
  scopes text[] not null,
  created_by uuid not null references assay.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
create index api_keys_maker on assay.api_keys (created_by);
alter table assay.api_keys enable row level security;
alter table assay.api_keys force row level security;
create policy tenant on assay.api_keys to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.api_keys to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.api_keys to assay_system;
grant select (tenant_id, id, name, beginning, scopes, created_by, created_at, expires_at, last_used_at, revoked_at),
  insert (tenant_id, id, name, beginning, hash, scopes, created_by, created_at, expires_at), update (revoked_at)
  on assay.api_keys to assay_app;

-- The session as which a key acts, and what the key was made for. Its use is noted once a minute.
create function app.session_of_key(wanted text, moment timestamptz) returns table (
  session_id uuid, user_id uuid, tenant_id uuid, email text, first_name text, last_name text, role text, status text,
  is_super_admin boolean, tenant_name text, tenant_status text, package_id text, last_used_at timestamptz,
  created_at timestamptz, google_id text, auth_provider text, email_verified_at timestamptz, last_login timestamptz,
  user_created_at timestamptz, theme_preference text, email_notifications boolean, preferences jsonb, method text,
  second_factor boolean, custom_role_id uuid, custom_role_name text, custom_permissions text[],
  has_temporary_password boolean, key_scopes text[]
) language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.api_keys k set last_used_at = moment
    where k.hash = wanted and (k.last_used_at is null or k.last_used_at < moment - interval '1 minute');
  return query select k.id, u.id, u.tenant_id, u.email, u.first_name, u.last_name, u.role, u.status, false,
    t.name, t.status, t.package_id, moment, moment, u.google_id, u.auth_provider, u.email_verified_at,
    u.last_login, u.created_at, u.theme_preference, u.email_notifications, u.preferences, 'api_key',
    true, r.id, r.name, r.permissions, u.credentials_expire_at is not null, k.scopes
  from assay.api_keys k join assay.users u on u.id = k.created_by and u.tenant_id = k.tenant_id
    join assay.tenants t on t.id = k.tenant_id
    left join assay.custom_roles r on r.tenant_id = u.tenant_id and r.id = u.custom_role_id
  where k.hash = wanted and k.revoked_at is null and k.expires_at > moment;
end $$;

revoke all on function app.session_of_key from public;
grant create on schema app to assay_system;
alter function app.session_of_key owner to assay_system;
revoke create on schema app from assay_system;
