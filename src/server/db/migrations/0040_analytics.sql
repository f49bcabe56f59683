-- What an organization takes an assessment by hand to cost. No row: the product's defaults.
create table assay.cost_settings (
  tenant_id uuid primary key references assay.tenants (id) on delete cascade,
  analyst_hourly_rate double precision not null check (analyst_hourly_rate >= 0),
  manual_review_hours double precision not null check (manual_review_hours >= 0),
  automated_review_minutes double precision not null check (automated_review_minutes >= 0),
  compliance_overhead double precision not null check (compliance_overhead >= 0),
  updated_by uuid references assay.users (id) on delete set null,
  updated_at timestamptz not null default now()
);
alter table assay.cost_settings enable row level security;
alter table assay.cost_settings force row level security;
create policy tenant on assay.cost_settings to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.cost_settings to assay_system using (true) with check (true);
grant select, insert, update on assay.cost_settings to assay_app;
grant select, insert, update, delete on assay.cost_settings to assay_system;

-- Reviews by the time of their completion, with all that charts count: they read no review.
create index scans_assessed on assay.scans (tenant_id, completed_at) include (vendor_id, score, grade, risk)
  where status = 'completed';
