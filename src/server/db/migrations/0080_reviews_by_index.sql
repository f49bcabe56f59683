-- Reviews by state or by risk are found by an index: those that nobody edited by what the program said, the few others by
-- what the operator said. One condition over both had the whole table read, by processes started for it. A page starts none.
create or replace function app.review_page(search text, wanted_status text, wanted_risk text, wanted_vendor uuid,
  wanted_review uuid, most integer, skipped integer) returns table (
  id uuid, tenant_id uuid, tenant_name text, vendor_id uuid, vendor_name text, status text, risk_level text, score integer,
  found_risk text, found_score integer, results jsonb, is_edited boolean, created_at timestamptz, updated_at timestamptz, total integer
) language plpgsql stable security definer set search_path = pg_catalog set max_parallel_workers_per_gather = 0 as $$
declare
  conditions text := 'true';
  as_found text := '';
  as_edited text := '';
  edited text;
  newest text;
  matching text;
begin
  if search is not null then
    conditions := conditions || ' and (s.tenant_id, s.vendor_id) in (select v.tenant_id, v.id from assay.vendors v
        where lower(v.name || '' '' || coalesce(v.domain, '''')) like $1 union all
      select v.tenant_id, v.id from assay.tenants t join assay.vendors v on v.tenant_id = t.id where lower(t.name) like $1)';
  end if;
  if wanted_vendor is not null then conditions := conditions || ' and s.vendor_id = $4'; end if;
  if wanted_review is not null then conditions := conditions || ' and s.id = $5'; end if;
  if wanted_status is not null then
    as_found := case wanted_status when 'pending' then ' and s.status in (''pending'', ''running'')' else ' and s.status = $2' end;
    as_edited := ' and e.status = $2';
  end if;
  if wanted_risk is not null then
    as_found := as_found || ' and s.risk = $3';
    as_edited := as_edited || ' and coalesce(e.risk, s.risk) = $3';
  end if;
  matching := 'select s.tenant_id, s.id, s.created_at from assay.scans s where ' || conditions;
  newest := matching;
  if as_found <> '' then
    matching := matching || as_found || ' and s.id not in (select e.scan_id from assay.operator_review_edits e)';
    edited := 'select s.tenant_id, s.id, s.created_at from assay.operator_review_edits e
      join assay.scans s on s.tenant_id = e.tenant_id and s.id = e.scan_id where ' || conditions || as_edited;
    newest := format('(%1$s order by s.created_at desc, s.id desc limit $6 + $7) union all
      (%2$s order by s.created_at desc, s.id desc limit $6 + $7)', matching, edited);
    matching := format('(%1$s limit $8) union all (%2$s limit $8)', matching, edited);
  end if;
  return query execute format('
    with page as materialized (select r.tenant_id, r.id, row_number() over () as place
        from (select m.tenant_id, m.id from (%1$s) m order by m.created_at desc, m.id desc limit $6 offset $7) r),
      counted as materialized (select count(*)::integer as total from (select 1 from (%2$s) m limit $8) c)
    select s.id, s.tenant_id, t.name, s.vendor_id, v.name,
      coalesce(e.status, case when s.status = ''running'' then ''pending'' else s.status end), coalesce(e.risk, s.risk),
      coalesce(e.score, s.score), s.risk, s.score,
      coalesce(e.results, jsonb_build_object(''grade'', s.grade, ''coverage'', s.coverage, ''verdict'', s.verdict, ''breakdown'', s.breakdown)),
      e.scan_id is not null, s.created_at, coalesce(e.edited_at, s.completed_at, s.progress_at), c.total
    from page p cross join counted c join assay.scans s on s.tenant_id = p.tenant_id and s.id = p.id
      left join assay.operator_review_edits e on e.tenant_id = s.tenant_id and e.scan_id = s.id
      join assay.vendors v on v.tenant_id = s.tenant_id and v.id = s.vendor_id
      join assay.tenants t on t.id = s.tenant_id order by p.place', newest, matching)
  using app.containing(search), wanted_status, wanted_risk, wanted_vendor, wanted_review, most, skipped, app.counted_to();
end $$;
