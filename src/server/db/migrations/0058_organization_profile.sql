-- An organization's admins change its name and description, and take all that it has here with them.
grant update (name, description, updated_at) on assay.tenants to assay_app;

create function app.export_own_tenant() returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$ select app.export_tenant(app.tenant_id()) $$;
revoke all on function app.export_own_tenant from public;
grant create on schema app to assay_system;
alter function app.export_own_tenant owner to assay_system;
revoke create on schema app from assay_system;
grant execute on function app.export_own_tenant to assay_app;
