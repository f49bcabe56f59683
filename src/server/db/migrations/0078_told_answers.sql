-- What a page only mentions is told as no answer, and decisions and reviews kept it as one. They keep what was told, so that
-- no decision opens again for a mention that was one then: neither of them where an analyst had decided on the finding.
set local role assay_system;
update assay.vendor_decisions d set answers = d.answers || mentioned.answers
from (select m.tenant_id, m.id, jsonb_object_agg(f.fact, 'not-stated') as answers
  from assay.vendor_decisions m join assay.findings f on f.tenant_id = m.tenant_id and f.scan_id = m.scan_id
  where f.certainty = 'mentioned' and f.value in ('yes', 'partial') and f.tier in ('local', 'model') and m.answers ? f.fact
    and not exists (select 1 from assay.finding_decisions a
      where a.tenant_id = m.tenant_id and a.vendor_id = m.vendor_id and a.fact = f.fact
        and a.decided_at <= m.decided_at and (a.withdrawn_at is null or a.withdrawn_at > m.decided_at))
  group by m.tenant_id, m.id) as mentioned
where d.tenant_id = mentioned.tenant_id and d.id = mentioned.id;

update assay.scans s set answers = s.answers || mentioned.answers
from (select m.tenant_id, m.id, jsonb_object_agg(f.fact, 'not-stated') as answers
  from assay.scans m join assay.findings f on f.tenant_id = m.tenant_id and f.scan_id = m.id
  where f.certainty = 'mentioned' and f.value in ('yes', 'partial') and f.tier in ('local', 'model') and m.answers ? f.fact
    and not exists (select 1 from jsonb_array_elements(coalesce(m.written -> 'decisions', '[]')) as decision
      where decision ->> 'fact' = f.fact)
  group by m.tenant_id, m.id) as mentioned
where s.tenant_id = mentioned.tenant_id and s.id = mentioned.id;

select count(app.summarize_vendor(v.tenant_id, v.id)) from assay.vendors v where v.last_decision_id is not null;
reset role;
