-- What an invited person is called, as far as whoever invited them said so: the form to accept starts with it.
alter table assay.invitations add column invited_name text not null default '';
grant select (invited_name), insert (invited_name) on assay.invitations to assay_app;

drop function app.invitation_of(text, timestamptz);
create function app.invitation_of(wanted text, moment timestamptz) returns table (
  email text, role_name text, tenant_name text, inviter_name text, expires_at timestamptz, invited_name text
) language sql stable security definer set search_path = pg_catalog as $$
  select i.email, coalesce(r.name, i.role), t.name, app.person_name(i.invited_by), i.expires_at, i.invited_name
  from assay.invitations i join assay.tenants t on t.id = i.tenant_id
    left join assay.custom_roles r on r.tenant_id = i.tenant_id and r.id = i.custom_role_id
  where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment and t.status in ('active', 'trial')
  union all
  select i.email, 'Super Admin', 'the system console', app.person_name(i.invited_by), i.expires_at, ''
  from assay.operator_invitations i
  where i.token_hash = wanted and i.status = 'pending' and i.expires_at > moment
$$;

grant create on schema app to assay_system;
revoke all on function app.invitation_of from public;
alter function app.invitation_of owner to assay_system;
revoke create on schema app from assay_system;
