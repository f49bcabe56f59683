-- What a list of vendors shows, sorts and filters by, kept beside the vendor: a page of the list reads as many rows as it
-- shows, and an order by open risks is the order of an index.
alter table assay.vendors
  add column scan_count integer not null default 0,
  add column last_scan_id uuid,
  add column last_scan_status text,
  add column last_review_id uuid,
  add column last_review_at timestamptz,
  add column last_review_score integer,
  add column last_review_verdict text,
  add column open_high_risks integer;

-- Critical and high restrictions of a scan that nobody has dealt with.
create function app.open_high_risks(of_tenant uuid, of_vendor uuid, risks jsonb) returns integer
  language sql stable set search_path = pg_catalog as $$
  select count(*)::integer from jsonb_array_elements_text(coalesce(risks, '[]'::jsonb)) as risk (fact)
  where not exists (select 1 from assay.restriction_statuses r
    where r.tenant_id = of_tenant and r.vendor_id = of_vendor and r.fact = risk.fact
      and r.status in ('done', 'wont_implement'))
$$;

-- Writes what stands beside a vendor anew. The newest scan is the one asked for last, and the last review the newest
-- completed one.
create function app.summarize_vendor(of_tenant uuid, of_vendor uuid) returns void
  language sql set search_path = pg_catalog as $$
  update assay.vendors v set
    scan_count = (select count(*) from assay.scans s where s.tenant_id = of_tenant and s.vendor_id = of_vendor),
    last_scan_id = newest.id,
    last_scan_status = newest.status,
    last_review_id = reviewed.id,
    last_review_at = reviewed.completed_at,
    last_review_score = reviewed.score,
    last_review_verdict = reviewed.verdict,
    open_high_risks = case when reviewed.id is not null then app.open_high_risks(of_tenant, of_vendor, reviewed.high_risks) end
  from (select of_vendor as id) as this
    left join lateral (select s.id, s.status from assay.scans s
      where s.tenant_id = of_tenant and s.vendor_id = of_vendor
      order by s.created_at desc, s.id desc limit 1) as newest on true
    left join lateral (select s.id, s.completed_at, s.score, s.verdict, s.high_risks from assay.scans s
      where s.tenant_id = of_tenant and s.vendor_id = of_vendor and s.status = 'completed'
      order by s.created_at desc, s.id desc limit 1) as reviewed on true
  where v.tenant_id = of_tenant and v.id = of_vendor and v.id = this.id
$$;

create function app.summarize_vendor_of_row() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  if tg_op = 'DELETE' then perform app.summarize_vendor(old.tenant_id, old.vendor_id);
  else perform app.summarize_vendor(new.tenant_id, new.vendor_id);
  end if;
  return null;
end $$;

create trigger scans_summarized after insert or delete on assay.scans
  for each row execute function app.summarize_vendor_of_row();
-- A scan that runs changes its progress often, and nothing of that is shown in a summary.
create trigger scans_summarized_again after update of status, score, breakdown, written on assay.scans
  for each row when (old.status is distinct from new.status or new.status = 'completed')
  execute function app.summarize_vendor_of_row();
create trigger restriction_statuses_summarized after insert or update or delete on assay.restriction_statuses
  for each row execute function app.summarize_vendor_of_row();

revoke all on function app.open_high_risks, app.summarize_vendor, app.summarize_vendor_of_row from public;
grant execute on function app.open_high_risks, app.summarize_vendor to assay_app, assay_system;

create index vendors_open_risks on assay.vendors (tenant_id, open_high_risks desc nulls last, created_at desc, id desc);
-- The reviews beside every page.
create index vendors_reviewed on assay.vendors (tenant_id, last_review_at desc nulls last, created_at desc, id desc);
create index vendors_fewest_risks on assay.vendors (tenant_id, open_high_risks, created_at desc, id desc);

set local role assay_system;
select count(app.summarize_vendor(v.tenant_id, v.id)) from assay.vendors v;
reset role;
