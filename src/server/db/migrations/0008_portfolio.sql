-- What the portfolio sorts and filters by, taken out of the stored review: a list of a thousand vendors reads no review.
alter table assay.scans
  add column verdict text generated always as (breakdown ->> 'verdict') stored,
  add column high_risks jsonb generated always as (
    jsonb_path_query_array(written, '$.restrictions[*] ? (@.severity == "critical" || @.severity == "high").fact')) stored;

-- A vendor is known by its domain: the same one under www. or in capitals is no other.
create index vendors_domain on assay.vendors (tenant_id, (regexp_replace(lower(domain), '^www\.', '')));
-- The newest finished review of a vendor.
create index scans_finished on assay.scans (tenant_id, vendor_id, created_at desc, id desc) where status = 'completed';
