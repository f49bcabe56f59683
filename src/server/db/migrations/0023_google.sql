-- What a Google token was asked for with: kept when it is spent, until the token could not be shown again.
create table assay.spent_nonces (
  hash text primary key,
  expires_at timestamptz not null
);
create index spent_nonces_expiry on assay.spent_nonces (expires_at);
alter table assay.spent_nonces enable row level security;
alter table assay.spent_nonces force row level security;
create policy system on assay.spent_nonces to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.spent_nonces to assay_system;

-- False for a second time.
create function app.spend_nonce(wanted text, until timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  delete from assay.spent_nonces where expires_at < now() - interval '1 hour';
  insert into assay.spent_nonces (hash, expires_at) values (wanted, until) on conflict do nothing;
  return found;
end $$;

-- The account that an identity of Google was linked to: by its identifier alone, never by its address.
create function app.account_of_google(subject text) returns table (
  user_id uuid, tenant_id uuid, email text, status text, is_super_admin boolean, second_factor boolean
) language sql stable security definer set search_path = pg_catalog as $$
  select u.id, u.tenant_id, u.email, u.status, u.is_super_admin, app.has_second_factor(u.id)
  from assay.users u where u.google_id = subject
$$;

-- False where either is linked already.
create function app.link_google(wanted uuid, subject text, moment timestamptz) returns boolean
  language plpgsql security definer set search_path = pg_catalog as $$
begin
  update assay.users u set google_id = subject, email_verified_at = coalesce(u.email_verified_at, moment)
    where u.id = wanted and u.google_id is null and not exists (select 1 from assay.users o where o.google_id = subject);
  return found;
end $$;

-- Whether an organization has members at this domain: a newcomer of it is invited by them, and founds none.
create function app.is_domain_of_organization(domain text) returns boolean
  language sql stable security definer set search_path = pg_catalog as $$
  select exists (select 1 from assay.users u
    where u.tenant_id is not null and lower(split_part(u.email collate "C", '@', 2)) = lower(domain collate "C"))
$$;
create index users_domain on assay.users (lower(split_part(email collate "C", '@', 2))) where tenant_id is not null;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['spend_nonce', 'account_of_google', 'link_google', 'is_domain_of_organization'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
