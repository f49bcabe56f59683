-- Who looks after a vendor, and when it is looked at again.
alter table assay.vendors
  add column owner_id uuid references assay.users (id) on delete set null,
  add column next_review date;
create index vendors_owner on assay.vendors (owner_id) where owner_id is not null;
create index vendors_next_review on assay.vendors (tenant_id, next_review, created_at desc, id desc);
