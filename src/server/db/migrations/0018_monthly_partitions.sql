-- The audit log and the log of crawls grow for as long as the product runs. They stand in a table a month, so that what is
-- too old to be kept goes with its table: nothing is searched, and no row is deleted.
create schema assay_parts;

-- The least identifier of a moment: identifiers begin with the milliseconds in which they were made (RFC 9562, version 7).
create function app.first_id(moment timestamptz) returns uuid language sql immutable set search_path = pg_catalog as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Makes the tables of the months from `first` to `last` that are not there yet.
create function app.make_months(first date, last date) returns void language plpgsql set search_path = pg_catalog as $$
declare
  this date := date_trunc('month', first);
  following date;
  name text;
begin
  while this <= last loop
    following := this + interval '1 month';
    name := to_char(this, 'YYYY_MM');
    if to_regclass(format('assay_parts.audit_log_%s', name)) is null then
      execute format('create table assay_parts.audit_log_%s partition of assay.audit_log for values from (%L) to (%L)',
        name, this::timestamp at time zone 'UTC', following::timestamp at time zone 'UTC');
    end if;
    if to_regclass(format('assay_parts.scan_ledger_%s', name)) is null then
      execute format('create table assay_parts.scan_ledger_%s partition of assay.scan_ledger for values from (%L) to (%L)',
        name, app.first_id(this::timestamp at time zone 'UTC'), app.first_id(following::timestamp at time zone 'UTC'));
    end if;
    this := following;
  end loop;
end $$;

-- Makes the tables of the months to come and drops those of months that ended more than so many months ago; 0 keeps all.
-- Answers how many were dropped.
create function app.keep_months(audit_months integer, ledger_months integer) returns integer
  language plpgsql security definer set search_path = pg_catalog as $$
declare
  part record;
  kept integer;
  gone integer := 0;
begin
  if (audit_months between 1 and 5) or (ledger_months between 1 and 5) or audit_months < 0 or ledger_months < 0 then
    raise exception 'Logs are kept for six months at least' using errcode = '22023';
  end if;
  -- A month that cannot be made now is made in an hour: three are always there.
  set local lock_timeout = '2s';
  perform app.make_months(current_date, (current_date + interval '3 months')::date);
  for part in
    select c.relname as name, p.relname as parent, to_date(right(c.relname, 7), 'YYYY_MM') as month
    from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
      join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'assay_parts' and c.relname ~ '^(audit_log|scan_ledger)_\d{4}_\d{2}$'
  loop
    kept := case when part.parent = 'audit_log' then audit_months else ledger_months end;
    continue when kept = 0 or part.month >= date_trunc('month', current_date) - make_interval(months => kept);
    execute format('drop table assay_parts.%I', part.name);
    gone := gone + 1;
  end loop;
  return gone;
end $$;

-- The owner, who migrates, is to see every row that it copies.
alter table assay.audit_log no force row level security;
alter table assay.scan_ledger no force row level security;
alter table assay.audit_log rename to audit_log_before;
drop index assay.audit_log_newest;
create table assay.audit_log (like assay.audit_log_before including defaults) partition by range (at);
alter table assay.audit_log add primary key (id, at);
create index audit_log_newest on assay.audit_log (tenant_id, at desc, id desc);

alter table assay.scan_ledger rename to scan_ledger_before;
create table assay.scan_ledger (like assay.scan_ledger_before including defaults) partition by range (scan_id);

do $$
declare oldest date;
begin
  -- Rows that were restored from elsewhere, and of other identifiers, are kept apart and for ever.
  create table assay_parts.audit_log_other partition of assay.audit_log default;
  create table assay_parts.scan_ledger_other partition of assay.scan_ledger default;
  select least((select min(a.at) from assay.audit_log_before a), (select min(l.at) from assay.scan_ledger_before l), now())::date
    into oldest;
  perform app.make_months(oldest, (current_date + interval '3 months')::date);
end $$;
insert into assay.audit_log select * from assay.audit_log_before;
insert into assay.scan_ledger select * from assay.scan_ledger_before;
drop table assay.audit_log_before, assay.scan_ledger_before;

alter table assay.scan_ledger add primary key (tenant_id, scan_id, position);
alter table assay.scan_ledger add foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade;
create trigger audit_log_append_only before update or delete on assay.audit_log
  for each row execute function app.refuse_change();

alter table assay.audit_log enable row level security;
alter table assay.audit_log force row level security;
create policy tenant_write on assay.audit_log for insert to assay_app with check (tenant_id = (select app.tenant_id()));
create policy tenant_read on assay.audit_log for select to assay_app using (tenant_id = (select app.tenant_id()));
create policy system on assay.audit_log to assay_system using (true) with check (true);
grant select, insert on assay.audit_log to assay_app, assay_system;

alter table assay.scan_ledger enable row level security;
alter table assay.scan_ledger force row level security;
create policy tenant on assay.scan_ledger to assay_app
  using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()));
create policy system on assay.scan_ledger to assay_system using (true) with check (true);
grant select, insert, update, delete on assay.scan_ledger to assay_app, assay_system;

revoke all on function app.first_id, app.make_months, app.keep_months from public;
