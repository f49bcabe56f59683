-- What each of the vendor's plans lifts from a review: by the plan's name in lower case, the facts whose restrictions it
-- fulfils. Kept with the review, so that it goes with it. Reviews that are there have nothing of it until they are written
-- anew or a plan is saved for their vendor: until then their open risks are those without a plan.
alter table assay.scans add column plan_lifts jsonb not null default '{}';

-- Whether the plan lifts it; false without a plan, or on one that the vendor does not name. Its body is bound here and read
-- into the queries that ask it: the analytics ask it for every risk of every vendor.
create function app.is_lifted(plan_lifts jsonb, plan text, fact text) returns boolean
  language sql immutable return coalesce((plan_lifts -> lower(plan)) ? fact, false);

-- The risks of a review that the plan leaves.
create function app.unlifted(risks jsonb, plan_lifts jsonb, plan text) returns jsonb
  language sql immutable set search_path = pg_catalog as $$
  select jsonb_agg(risk.fact) from jsonb_array_elements_text(coalesce(risks, '[]'::jsonb)) as risk (fact)
  where not app.is_lifted(plan_lifts, plan, risk.fact)
$$;

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
      app.unlifted(reviewed.high_risks, reviewed.plan_lifts, v.our_plan)) end,
    accepted_high_risks = case when reviewed.id is not null then app.accepted_high_risks(of_tenant, of_vendor,
      app.unlifted(reviewed.high_risks, reviewed.plan_lifts, v.our_plan)) end,
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

create function app.summarize_vendor_itself() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  perform app.summarize_vendor(new.tenant_id, new.id);
  return null;
end $$;

create trigger vendors_plan_summarized after update of our_plan on assay.vendors
  for each row when (old.our_plan is distinct from new.our_plan) execute function app.summarize_vendor_itself();
create trigger scans_lifts_summarized after update of plan_lifts on assay.scans
  for each row when (new.status = 'completed' and old.plan_lifts is distinct from new.plan_lifts)
  execute function app.summarize_vendor_of_row();

revoke all on function app.is_lifted, app.unlifted, app.summarize_vendor_itself from public;
grant execute on function app.is_lifted, app.unlifted to assay_app, assay_system;
