-- What a list of vendors says of risks that were accepted, and of a decision whose evidence has changed, kept beside the
-- vendor as its other figures are: a list reads no review and no finding.
alter table assay.scans
  -- The answer to each question, on the plans that it is named for, as decisions keep it; null in reviews from before.
  add column answers jsonb;
alter table assay.vendors
  add column accepted_high_risks integer,
  -- How many of the answers that the standing decision rests on are others in the last review; null where nobody knows.
  add column last_decision_changed integer;

-- Critical and high restrictions of a scan that nobody will see to: the risk stays.
create function app.accepted_high_risks(of_tenant uuid, of_vendor uuid, risks jsonb) returns integer
  language sql stable set search_path = pg_catalog as $$
  select count(*)::integer from jsonb_array_elements_text(coalesce(risks, '[]'::jsonb)) as risk (fact)
  where exists (select 1 from assay.restriction_statuses r
    where r.tenant_id = of_tenant and r.vendor_id = of_vendor and r.fact = risk.fact and r.status = 'wont_implement')
$$;

-- A question that was not asked then, or is not asked now, changes nothing.
create function app.changed_answers(before jsonb, now jsonb) returns integer
  language sql immutable set search_path = pg_catalog as $$
  select count(*)::integer from jsonb_each_text(before) as was (fact, answer)
  where now ? was.fact and now ->> was.fact <> was.answer
  having before is not null and now is not null
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
    open_high_risks = case when reviewed.id is not null then app.open_high_risks(of_tenant, of_vendor, reviewed.high_risks) end,
    accepted_high_risks = case when reviewed.id is not null then app.accepted_high_risks(of_tenant, of_vendor, reviewed.high_risks) end,
    last_decision_changed = (select app.changed_answers(d.answers, reviewed.answers) from assay.vendor_decisions d
      where d.tenant_id = of_tenant and d.id = v.last_decision_id)
  from (select of_vendor as id) as this
    left join lateral (select s.id, s.status from assay.scans s
      where s.tenant_id = of_tenant and s.vendor_id = of_vendor
      order by s.created_at desc, s.id desc limit 1) as newest on true
    left join lateral (select s.id, s.completed_at, s.score, s.verdict, s.high_risks, s.answers from assay.scans s
      where s.tenant_id = of_tenant and s.vendor_id = of_vendor and s.status = 'completed'
      order by s.created_at desc, s.id desc limit 1) as reviewed on true
  where v.tenant_id = of_tenant and v.id = of_vendor and v.id = this.id
$$;

create or replace function app.stand_decision_of_row() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  of_tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  of_vendor uuid := coalesce(new.vendor_id, old.vendor_id);
begin
  update assay.vendors v set last_decision_id = newest.id, last_decision_kind = newest.kind,
    last_decision_changed = (select app.changed_answers(newest.answers, s.answers) from assay.scans s
      where s.tenant_id = of_tenant and s.id = v.last_review_id)
  from (select of_vendor as id) as this
    left join lateral (select d.id, d.kind, d.answers from assay.vendor_decisions d
      where d.tenant_id = of_tenant and d.vendor_id = of_vendor
      order by d.decided_at desc, d.id desc limit 1) as newest on true
  where v.tenant_id = of_tenant and v.id = of_vendor and v.id = this.id;
  return null;
end $$;

revoke all on function app.accepted_high_risks, app.changed_answers from public;
grant execute on function app.accepted_high_risks, app.changed_answers to assay_app, assay_system;

set local role assay_system;
-- Where no analyst decided on a finding, the answers are what was found.
update assay.scans s set answers = (
  select jsonb_object_agg(f.fact, array_to_string(array[f.value] || array(
    select plan from jsonb_array_elements_text(f.plans) as plan order by plan collate "C"), ' '))
  from assay.findings f where f.tenant_id = s.tenant_id and f.scan_id = s.id)
from assay.vendors v
where v.tenant_id = s.tenant_id and v.last_review_id = s.id and v.last_decision_id is not null
  and coalesce(jsonb_array_length(s.written -> 'decisions'), 0) = 0;
select count(app.summarize_vendor(v.tenant_id, v.id)) from assay.vendors v
where v.last_decision_id is not null or exists (select 1 from assay.restriction_statuses r
  where r.tenant_id = v.tenant_id and r.vendor_id = v.id and r.status = 'wont_implement');
reset role;
