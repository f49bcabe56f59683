-- The second wall of tenant isolation: what a forgotten WHERE cannot pass.
do $$
declare name text;
begin
  foreach name in array array['vendors', 'scans', 'scan_steps', 'scan_documents', 'scan_ledger', 'findings',
    'finding_quotes', 'usage_ledger']
  loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy tenant on assay.%I to assay_app using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()))', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_app, assay_system', name);
  end loop;
end $$;
revoke update, delete on assay.usage_ledger from assay_app;

alter table assay.tenants enable row level security;
alter table assay.tenants force row level security;
create policy tenant on assay.tenants for select to assay_app using (id = (select app.tenant_id()));
create policy system on assay.tenants to assay_system using (true) with check (true);
grant select on assay.tenants to assay_app;
grant select, insert, update, delete on assay.tenants to assay_system;

alter table assay.users enable row level security;
alter table assay.users force row level security;
create policy tenant on assay.users for select to assay_app using (tenant_id = (select app.tenant_id()));
create policy system on assay.users to assay_system using (true) with check (true);
grant select (id, tenant_id, email, first_name, last_name, role, status, is_super_admin, last_login, created_at)
  on assay.users to assay_app;
grant select, insert, update, delete on assay.users to assay_system;

alter table assay.sessions enable row level security;
alter table assay.sessions force row level security;
create policy system on assay.sessions to assay_system using (true) with check (true);
alter table assay.spent_refresh_tokens enable row level security;
alter table assay.spent_refresh_tokens force row level security;
create policy system on assay.spent_refresh_tokens to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.sessions, assay.spent_refresh_tokens to assay_system;

-- A page is readable through a scan of one's own that read it.
alter table assay.captures enable row level security;
alter table assay.captures force row level security;
create policy linked on assay.captures for select to assay_app using (exists (
  select 1 from assay.scan_documents d where d.capture_id = captures.id and d.tenant_id = (select app.tenant_id())));
create policy system on assay.captures to assay_system using (true) with check (true);
grant select on assay.captures to assay_app;
grant select, insert on assay.captures to assay_system;

alter table assay.audit_log enable row level security;
alter table assay.audit_log force row level security;
create policy tenant_write on assay.audit_log for insert to assay_app with check (tenant_id = (select app.tenant_id()));
create policy tenant_read on assay.audit_log for select to assay_app using (tenant_id = (select app.tenant_id()));
create policy system on assay.audit_log to assay_system using (true) with check (true);
grant select, insert on assay.audit_log to assay_app, assay_system;

grant select on assay.packages to assay_app, assay_system;
grant select, insert, update, delete on assay.worker_beats to assay_system;
