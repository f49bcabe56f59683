-- Whose passkey it is that opens an account by itself, with what its proof is checked by.
create function app.account_of_passkey(wanted text) returns table (
  user_id uuid, tenant_id uuid, email text, status text, public_key text, counter bigint, transports jsonb
) language sql stable security definer set search_path = pg_catalog as $$
  select u.id, u.tenant_id, u.email, u.status, encode(p.public_key, 'base64'), p.counter, p.transports
  from assay.passkeys p join assay.users u on u.id = p.user_id where p.id = wanted
$$;

revoke all on function app.account_of_passkey from public;
grant create on schema app to assay_system;
alter function app.account_of_passkey owner to assay_system;
revoke create on schema app from assay_system;
