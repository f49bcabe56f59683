-- Plans are compared by a name in lower case that the program makes: what the database makes of letters beyond ASCII depends
-- on its locale. Names with such letters are folded by the program once this has run (`plan-keys.ts`).
alter table assay.vendors add column our_plan_key text;

-- `plan` is the key of the vendor's plan.
create or replace function app.is_lifted(plan_lifts jsonb, plan text, fact text) returns boolean
  language sql immutable return coalesce((plan_lifts -> plan) ? fact, false);

create or replace function app.summarize_vendor(of_tenant uuid, of_vendor uuid) returns void
  language sql set search_path = pg_catalog as $$
  update assay.vendors v set
    scan_count = (select count(*) from assay.scans s where s.tenant_id = of_tenant and s.vendor_id = of_vendor),
    last_scan_id = newest.id,
    last_scan_status = newest.status,
    last_review_id = reviewed.id,
    last_review_at = reviewed.completed_at,
    last_review_score = reviewed.score,
    last_review_verdict = reviewed.verdict,
    open_high_risks = case when reviewed.id is not null then app.open_high_risks(of_tenant, of_vendor,
      app.unlifted(reviewed.high_risks, reviewed.plan_lifts, v.our_plan_key)) end,
    accepted_high_risks = case when reviewed.id is not null then app.accepted_high_risks(of_tenant, of_vendor,
      app.unlifted(reviewed.high_risks, reviewed.plan_lifts, v.our_plan_key)) end,
    last_decision_changed = (select app.changed_answers(d.answers, reviewed.answers) from assay.vendor_decisions d
      where d.tenant_id = of_tenant and d.id = v.last_decision_id)
  from (select of_vendor as id) as this
    left join lateral (select s.id, s.status from assay.scans s
      where s.tenant_id = of_tenant and s.vendor_id = of_vendor
      order by s.created_at desc, s.id desc limit 1) as newest on true
    left join lateral (select s.id, s.completed_at, s.score, s.verdict, s.high_risks, s.answers, s.plan_lifts
      from assay.scans s
      where s.tenant_id = of_tenant and s.vendor_id = of_vendor and s.status = 'completed'
      order by s.created_at desc, s.id desc limit 1) as reviewed on true
  where v.tenant_id = of_tenant and v.id = of_vendor and v.id = this.id
$$;

set local role assay_system;
update assay.vendors set our_plan_key = lower(trim(our_plan) collate "C") where our_plan ~ '^[ -~]+$';
reset role;

drop trigger vendors_plan_summarized on assay.vendors;
create trigger vendors_plan_summarized after update of our_plan_key on assay.vendors
  for each row when (old.our_plan_key is distinct from new.our_plan_key) execute function app.summarize_vendor_itself();
