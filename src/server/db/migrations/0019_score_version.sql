-- Quality and the version of the score stand beside coverage, taken out of the stored review. What version 1 called 'do not
-- approve yet' is found as conditions that are not met; what is stored of it stays.
alter table assay.scans drop column verdict;
alter table assay.scans
  add column verdict text generated always as (
    case breakdown ->> 'verdict' when 'do_not_approve_yet' then 'conditions_not_met' else breakdown ->> 'verdict' end) stored,
  add column quality integer generated always as ((breakdown ->> 'quality')::integer) stored,
  add column score_version text generated always as (breakdown ->> 'version') stored;

set local role assay_system;
update assay.vendors set last_review_verdict = 'conditions_not_met' where last_review_verdict = 'do_not_approve_yet';
reset role;
