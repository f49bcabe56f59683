-- What an organization wants of every review: the frameworks that come first, how much a crawl may read (null: what its plan
-- allows), and what is never fetched.
create table assay.review_defaults (
  tenant_id uuid primary key references assay.tenants (id) on delete cascade,
  frameworks text[] not null default '{}',
  scan_pages integer check (scan_pages > 0),
  excluded_addresses text[] not null default '{}' check (cardinality(excluded_addresses) <= 50),
  updated_at timestamptz not null
);
alter table assay.review_defaults enable row level security;
alter table assay.review_defaults force row level security;
create policy tenant on assay.review_defaults to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.review_defaults to assay_system using (true) with check (true);
grant select, insert, update on assay.review_defaults to assay_app;
grant select, insert, update, delete on assay.review_defaults to assay_system;

create or replace function app.export_tenant(wanted uuid) returns jsonb
  language sql stable security definer set search_path = pg_catalog as $$
  select jsonb_build_object(
    'organization', jsonb_build_object('id', t.id, 'name', t.name, 'slug', t.slug, 'description', t.description,
      'status', t.status, 'plan', t.package_id, 'created_at', t.created_at),
    'security', jsonb_build_object('second_factor_since', t.second_factor_since, 'session_hours', t.session_hours,
      'allowed_email_domains', t.allowed_email_domains),
    'review_defaults', (select to_jsonb(d) - 'tenant_id' from assay.review_defaults d where d.tenant_id = wanted),
    'users', (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'email', u.email, 'first_name', u.first_name,
      'last_name', u.last_name, 'role', u.role, 'status', u.status, 'last_login', u.last_login, 'created_at', u.created_at)
      order by u.created_at, u.id), '[]') from assay.users u where u.tenant_id = wanted),
    'roles', (select coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id' order by r.created_at, r.id), '[]')
      from assay.custom_roles r where r.tenant_id = wanted),
    'invitations', (select coalesce(jsonb_agg(to_jsonb(i) - 'tenant_id' - 'token_hash' order by i.created_at, i.id), '[]')
      from assay.invitations i where i.tenant_id = wanted),
    'vendors', (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'website', v.website,
      'description', v.description, 'owner_id', v.owner_id, 'next_review', v.next_review, 'created_at', v.created_at,
      'findings', (select coalesce(jsonb_agg(jsonb_build_object('fact', f.fact, 'value', f.value, 'certainty', f.certainty,
        'tier', f.tier, 'plans', f.plans) order by f.fact), '[]') from assay.findings f
        where f.tenant_id = wanted and f.scan_id = v.last_review_id)) order by v.created_at, v.id), '[]')
      from assay.vendors v where v.tenant_id = wanted),
    'scans', (select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'vendor_id', s.vendor_id, 'status', s.status,
      'created_at', s.created_at, 'completed_at', s.completed_at, 'score', s.score, 'grade', s.grade, 'risk', s.risk,
      'verdict', s.verdict) order by s.created_at, s.id), '[]') from assay.scans s where s.tenant_id = wanted),
    'decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'tenant_id' order by d.decided_at, d.id), '[]')
      from assay.finding_decisions d where d.tenant_id = wanted),
    'vendor_decisions', (select coalesce(jsonb_agg(to_jsonb(d) - 'tenant_id' order by d.decided_at, d.id), '[]')
      from assay.vendor_decisions d where d.tenant_id = wanted),
    'restrictions', (select coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id'), '[]')
      from assay.restriction_statuses r where r.tenant_id = wanted),
    'comments', (select coalesce(jsonb_agg(to_jsonb(c) - 'tenant_id' order by c.created_at, c.id), '[]')
      from assay.comments c where c.tenant_id = wanted and c.deleted_at is null),
    'receipts', (select coalesce(jsonb_agg(to_jsonb(r) - 'tenant_id' order by r.at, r.id), '[]')
      from assay.receipts r where r.tenant_id = wanted))
  from assay.tenants t where t.id = wanted
$$;
