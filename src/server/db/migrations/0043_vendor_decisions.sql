-- A confirmation explains itself; a rejection and a correction say why.
alter table assay.finding_decisions drop constraint finding_decisions_reason_check;
alter table assay.finding_decisions add constraint finding_decisions_reason
  check (char_length(reason) <= 2000 and (kind = 'confirmed' or reason <> ''));

-- What the organization decided about a vendor. The newest holds; the earlier ones are its history.
create table assay.vendor_decisions (
  tenant_id uuid not null,
  id uuid not null,
  vendor_id uuid not null,
  scan_id uuid not null,
  kind text not null check (kind in ('approved', 'approved_with_conditions', 'rejected')),
  reason text not null check (char_length(reason) between 1 and 2000),
  plan text check (char_length(plan) between 1 and 120),
  expires_on date,
  -- The answers by fact that it rests on: a later scan that answers otherwise opens it again.
  answers jsonb not null,
  decided_by uuid references assay.users (id) on delete set null,
  decided_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade,
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade
);
create index vendor_decisions_newest on assay.vendor_decisions (tenant_id, vendor_id, decided_at desc, id desc);
create index vendor_decisions_scan on assay.vendor_decisions (tenant_id, scan_id);
alter table assay.vendor_decisions enable row level security;
alter table assay.vendor_decisions force row level security;
create policy tenant on assay.vendor_decisions to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.vendor_decisions to assay_system using (true) with check (true);
grant select, insert on assay.vendor_decisions to assay_app;
grant select, insert, update, delete on assay.vendor_decisions to assay_system;
