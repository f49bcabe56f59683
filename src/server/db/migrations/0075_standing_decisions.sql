-- The decision that stands on a vendor, kept beside it: a page of the list reads as many decisions as it shows.
alter table assay.vendors add column last_decision_id uuid, add column last_decision_kind text;

-- The newest decision holds. Some go with the review that they rested on, and the one before stands again.
create function app.stand_decision_of_row() returns trigger language plpgsql set search_path = pg_catalog as $$
declare
  of_tenant uuid := coalesce(new.tenant_id, old.tenant_id);
  of_vendor uuid := coalesce(new.vendor_id, old.vendor_id);
begin
  update assay.vendors v set last_decision_id = newest.id, last_decision_kind = newest.kind
  from (select of_vendor as id) as this
    left join lateral (select d.id, d.kind from assay.vendor_decisions d
      where d.tenant_id = of_tenant and d.vendor_id = of_vendor
      order by d.decided_at desc, d.id desc limit 1) as newest on true
  where v.tenant_id = of_tenant and v.id = of_vendor and v.id = this.id;
  return null;
end $$;
revoke all on function app.stand_decision_of_row from public;
create trigger vendor_decisions_stand after insert or delete on assay.vendor_decisions
  for each row execute function app.stand_decision_of_row();

create index vendors_by_decision on assay.vendors (tenant_id, last_decision_kind, created_at desc, id desc);
create index vendors_by_decision_last on assay.vendors (tenant_id, last_decision_kind desc nulls last, created_at desc, id desc);

set local role assay_system;
update assay.vendors v set last_decision_id = newest.id, last_decision_kind = newest.kind
from (select distinct on (d.tenant_id, d.vendor_id) d.tenant_id, d.vendor_id, d.id, d.kind from assay.vendor_decisions d
  order by d.tenant_id, d.vendor_id, d.decided_at desc, d.id desc) as newest
where v.tenant_id = newest.tenant_id and v.id = newest.vendor_id;
reset role;
