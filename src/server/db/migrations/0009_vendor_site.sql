-- The site that a vendor is known by, stored: under row-level security only an equality of text may use an index.
drop index assay.vendors_domain;
alter table assay.vendors
  add column site text generated always as (rtrim(regexp_replace(lower(domain), '^www\.', ''), '.')) stored;
create index vendors_site on assay.vendors (tenant_id, site);
