-- The orders of the list that had no index: the top of one is read and not every vendor of the organization.
create index vendors_by_name on assay.vendors (tenant_id, lower(name), created_at desc, id desc);
create index vendors_by_name_last on assay.vendors (tenant_id, lower(name) desc, created_at desc, id desc);
create index vendors_best_score on assay.vendors (tenant_id, last_review_score desc nulls last, created_at desc, id desc);
create index vendors_worst_score on assay.vendors (tenant_id, last_review_score, created_at desc, id desc);
create index vendors_reviewed_first on assay.vendors (tenant_id, last_review_at, created_at desc, id desc);
create index vendors_next_review_last on assay.vendors (tenant_id, next_review desc nulls last, created_at desc, id desc);
