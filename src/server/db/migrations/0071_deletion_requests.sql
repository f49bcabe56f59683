-- An organization’s wish to be deleted. The operator deletes it, or says why not; until then it can be withdrawn. It goes with
-- the organization: what stays is the audit log’s note.
create table assay.deletion_requests (
  tenant_id uuid not null references assay.tenants (id) on delete cascade,
  id uuid not null unique,
  reason text not null default '',
  status text not null default 'open' check (status in ('open', 'withdrawn', 'declined')),
  requested_by uuid references assay.users (id) on delete set null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id)
);
create index deletion_requests_user on assay.deletion_requests (requested_by);
create unique index deletion_requests_open on assay.deletion_requests (tenant_id) where status = 'open';
alter table assay.deletion_requests enable row level security;
alter table assay.deletion_requests force row level security;
create policy tenant on assay.deletion_requests to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.deletion_requests to assay_system using (true) with check (true);
grant select, insert, update (status, settled_at) on assay.deletion_requests to assay_app;
grant select, insert, update, delete on assay.deletion_requests to assay_system;

-- What organizations wait for: at most one each.
create function app.deletion_requests() returns table (
  id uuid, reason text, created_at timestamptz, tenant_id uuid, tenant_name text, requester_email text, users integer,
  vendors integer, scans integer
) language sql stable security definer set search_path = pg_catalog as $$
  select r.id, r.reason, r.created_at, r.tenant_id, t.name, u.email, c.users, c.vendors, c.scans
  from assay.deletion_requests r join assay.tenants t on t.id = r.tenant_id left join assay.users u on u.id = r.requested_by
    cross join lateral app.tenant_contents(r.tenant_id) c
  where r.status = 'open' order by r.created_at, r.id limit 200
$$;

-- The organization whose open request it was; null where there is none (any more).
create function app.decline_deletion(wanted uuid, moment timestamptz) returns uuid
  language sql security definer set search_path = pg_catalog as $$
  update assay.deletion_requests r set status = 'declined', settled_at = moment
    where r.id = wanted and r.status = 'open' returning r.tenant_id
$$;

-- Whom to tell of an organization: its active admins.
create function app.tenant_admins(wanted uuid) returns table (email text, first_name text, tenant_name text)
  language sql stable security definer set search_path = pg_catalog as $$
  select u.email, u.first_name, t.name from assay.users u join assay.tenants t on t.id = u.tenant_id
  where u.tenant_id = wanted and u.role = 'admin' and u.status = 'active' order by u.created_at, u.id limit 50
$$;

grant create on schema app to assay_system;
do $$
declare name text;
begin
  foreach name in array array['deletion_requests', 'decline_deletion', 'tenant_admins'] loop
    execute format('revoke all on function app.%I from public', name);
    execute format('alter function app.%I owner to assay_system', name);
  end loop;
end $$;
revoke create on schema app from assay_system;
