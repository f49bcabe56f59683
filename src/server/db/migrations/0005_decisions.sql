-- The plan that this organization has with the vendor, by the vendor's own name for it.
alter table assay.vendors add column our_plan text check (char_length(our_plan) between 1 and 120);

-- How far a restriction has been dealt with. By fact: a rescan keeps it.
create table assay.restriction_statuses (
  tenant_id uuid not null,
  vendor_id uuid not null,
  fact text not null,
  status text not null check (status in ('todo', 'next', 'in_progress', 'done', 'wont_implement')),
  updated_by uuid references assay.users (id) on delete set null,
  updated_at timestamptz not null default now(),
  primary key (tenant_id, vendor_id, fact),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade
);

-- What an analyst decided on a fact. The newest that is not withdrawn holds, for this scan and every later one.
create table assay.finding_decisions (
  tenant_id uuid not null,
  id uuid not null,
  vendor_id uuid not null,
  scan_id uuid not null,
  fact text not null,
  kind text not null check (kind in ('confirmed', 'rejected', 'corrected')),
  value text not null check (value in ('yes', 'partial', 'no', 'not-stated')),
  found_value text not null check (found_value in ('yes', 'partial', 'no', 'not-stated')),
  plans jsonb not null default '[]',
  reason text not null check (char_length(reason) between 1 and 2000),
  decided_by uuid references assay.users (id) on delete set null,
  decided_at timestamptz not null default now(),
  withdrawn_by uuid references assay.users (id) on delete set null,
  withdrawn_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, vendor_id) references assay.vendors (tenant_id, id) on delete cascade,
  foreign key (tenant_id, scan_id) references assay.scans (tenant_id, id) on delete cascade,
  check (kind <> 'rejected' or value = 'not-stated')
);
create unique index finding_decisions_holding on assay.finding_decisions (tenant_id, vendor_id, fact)
  where withdrawn_at is null;
create index finding_decisions_history on assay.finding_decisions (tenant_id, vendor_id, decided_at desc);
create index finding_decisions_scan on assay.finding_decisions (tenant_id, scan_id);

-- The passages that the analyst had before them: verbatim, as those of the findings.
create table assay.decision_quotes (
  tenant_id uuid not null,
  decision_id uuid not null,
  fact text not null,
  position integer not null,
  scan_id uuid not null,
  capture_id text not null,
  start_offset integer not null check (start_offset >= 0),
  end_offset integer not null check (end_offset > start_offset),
  first_character integer not null check (first_character >= 0),
  quote text not null check (quote <> ''),
  primary key (tenant_id, decision_id, position),
  foreign key (tenant_id, decision_id) references assay.finding_decisions (tenant_id, id) on delete cascade,
  foreign key (tenant_id, scan_id, capture_id) references assay.scan_documents (tenant_id, scan_id, capture_id) on delete cascade
);
create index decision_quotes_document on assay.decision_quotes (tenant_id, scan_id, capture_id);
create trigger decision_quotes_verbatim before insert or update on assay.decision_quotes
  for each row execute function app.check_quote();

-- What an analyst says a page states needs a passage of it, as every claim does.
create function app.check_decision() returns trigger language plpgsql security definer set search_path = pg_catalog as $$
begin
  if new.value <> 'not-stated' and not exists (
    select 1 from assay.decision_quotes q where q.tenant_id = new.tenant_id and q.decision_id = new.id
  ) then
    raise exception 'The decision on % states something and needs a quote', new.fact using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger decisions_quoted after insert or update on assay.finding_decisions
  deferrable initially deferred for each row execute function app.check_decision();
revoke all on function app.check_decision() from public;
grant create on schema app to assay_system;
alter function app.check_decision() owner to assay_system;
revoke create on schema app from assay_system;

do $$
declare name text;
begin
  foreach name in array array['restriction_statuses', 'finding_decisions', 'decision_quotes']
  loop
    execute format('alter table assay.%I enable row level security', name);
    execute format('alter table assay.%I force row level security', name);
    execute format('create policy tenant on assay.%I to assay_app using (tenant_id = (select app.tenant_id())) with check (tenant_id = (select app.tenant_id()))', name);
    execute format('create policy system on assay.%I to assay_system using (true) with check (true)', name);
    execute format('grant select, insert, update, delete on assay.%I to assay_app, assay_system', name);
  end loop;
end $$;
revoke delete on assay.finding_decisions, assay.decision_quotes from assay_app;
