-- Charts count verdicts as well: still no review is read for them.
drop index assay.scans_assessed;
create index scans_assessed on assay.scans (tenant_id, completed_at) include (vendor_id, score, grade, risk, verdict)
  where status = 'completed';
