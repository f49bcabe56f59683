-- The tenant of a transaction is believed only with its proof, which nobody who is inside a tenant's transaction can make.
-- The key never leaves the database: two secret blocks of 64 bytes, hashed as in NMAC.
create table app.scope_key (
  only_one boolean primary key default true check (only_one),
  inner_key bytea not null,
  outer_key bytea not null
);
insert into app.scope_key (inner_key, outer_key)
  select sha512(convert_to(string_agg(gen_random_uuid()::text, '') filter (where n <= 8), 'UTF8')),
    sha512(convert_to(string_agg(gen_random_uuid()::text, '') filter (where n > 8), 'UTF8'))
  from generate_series(1, 16) n;
revoke all on app.scope_key from public;
grant select on app.scope_key to assay_system;

-- What the node's own login asks after it authorised somebody, and hands to the tenants' login.
create function app.proof_of(tenant uuid) returns text
  language sql stable security definer set search_path = pg_catalog as $$
  select encode(sha256(k.outer_key || sha256(k.inner_key || uuid_send(tenant))), 'hex') from app.scope_key k
$$;

-- The tenant of this transaction: null when none is set, so that a forgotten setting shows nothing; refused when forged.
create or replace function app.tenant_id() returns uuid
  language plpgsql stable parallel safe security definer set search_path = pg_catalog as $$
declare
  claimed constant uuid := nullif(current_setting('app.tenant_id', true), '');
  shown constant text := current_setting('app.tenant_proof', true);
begin
  if claimed is null then return null; end if;
  if exists (select 1 from app.scope_key k
    where encode(sha256(k.outer_key || sha256(k.inner_key || uuid_send(claimed))), 'hex') = shown) then
    return claimed;
  end if;
  raise exception 'The tenant of this transaction is not proven' using errcode = '42501';
end $$;

revoke all on function app.proof_of(uuid) from public;
grant create on schema app to assay_system;
alter function app.proof_of(uuid) owner to assay_system;
alter function app.tenant_id() owner to assay_system;
revoke create on schema app from assay_system;
