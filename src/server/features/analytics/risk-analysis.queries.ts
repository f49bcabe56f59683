import { sql } from 'kysely'
import { providerNames, regionNames } from '../../../catalog/provider-names.ts'
import type { DependencyKind, RiskEvidence } from '../../../contract/analytics.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

/** Rows of a table, and passages of a row. */
export interface Most {
  readonly rows: number
  readonly passages: number
}

interface SharedRiskRow {
  readonly fact: string
  readonly vendors: number
  readonly denied: number
  readonly partial: number
  readonly plan_gated: number
  readonly unanswered: number
  readonly evidence: RiskEvidence[]
}

/**
 * Critical and high restrictions that nobody has dealt with and that the plan saved for the vendor does not lift, by fact,
 * of every vendor's newest review: those that rest on a passage, the most frequent first. An analyst's decision stands in
 * for what was found.
 */
export async function selectSharedRisks(
  trx: TenantTransaction,
  scope: TenantScope,
  most: Most,
): Promise<SharedRiskRow[]> {
  const { rows } = await sql<SharedRiskRow>`
    with open as (
      select v.id as vendor_id, v.name as vendor_name, s.id as scan_id, risk.fact
      from vendors v join scans s on s.tenant_id = v.tenant_id and s.id = v.last_review_id
        cross join lateral jsonb_array_elements_text(coalesce(s.high_risks, '[]')) as risk (fact)
      where v.tenant_id = ${scope.tenantId} and not app.is_lifted(s.plan_lifts, v.our_plan_key, risk.fact)
        and not exists (select 1 from restriction_statuses r
        where r.tenant_id = v.tenant_id and r.vendor_id = v.id and r.fact = risk.fact
          and r.status in ('done', 'wont_implement'))),
    answered as (
      select o.*, coalesce(d.value, told.value, 'not-stated') as value,
        coalesce(d.value, told.value, 'not-stated') <> 'not-stated' as is_stated,
        case when d.kind = 'corrected' then d.id end as decision_id
      from open o
        left join findings f on f.tenant_id = ${scope.tenantId} and f.scan_id = o.scan_id and f.fact = o.fact
        cross join lateral (select case when f.certainty = 'mentioned' and f.value <> 'no' then 'not-stated' else f.value end as value) as told
        left join finding_decisions d on d.tenant_id = ${scope.tenantId} and d.vendor_id = o.vendor_id
          and d.fact = o.fact and d.withdrawn_at is null),
    counted as (
      select fact, count(*) filter (where is_stated)::int as vendors, count(*) filter (where not is_stated)::int as unanswered,
        count(*) filter (where value = 'no')::int as denied, count(*) filter (where value = 'partial')::int as partial,
        count(*) filter (where value = 'yes')::int as plan_gated
      from answered group by fact having bool_or(is_stated)
      order by 2 desc, 3 desc, fact limit ${most.rows}),
    numbered as (
      select a.*, row_number() over (partition by a.fact order by a.vendor_name collate "C", a.vendor_id) as place
      from answered a join counted c on c.fact = a.fact where a.is_stated),
    quoted as (
      select n.fact, n.place, json_build_object('vendor_id', n.vendor_id, 'vendor_name', n.vendor_name,
        'scan_id', n.scan_id, 'fact', n.fact, 'quote', q.quote, 'document_title', p.title, 'document_url', c.url) as evidence
      from numbered n cross join lateral (
        select * from (
          select 0 as rank, dq.scan_id, dq.capture_id, dq.quote, dq.position from decision_quotes dq
          where dq.tenant_id = ${scope.tenantId} and dq.decision_id = n.decision_id
          union all
          select 1, fq.scan_id, fq.capture_id, fq.quote, fq.position from finding_quotes fq
          where fq.tenant_id = ${scope.tenantId} and fq.scan_id = n.scan_id and fq.fact = n.fact) as one
        order by rank, position limit 1) as q
        join scan_documents p on p.tenant_id = ${scope.tenantId} and p.scan_id = q.scan_id and p.capture_id = q.capture_id
        join captures c on c.id = q.capture_id
      where n.place <= ${most.passages})
    select c.fact, c.vendors, c.denied, c.partial, c.plan_gated, c.unanswered, coalesce((select json_agg(q.evidence order by q.place) from quoted q
      where q.fact = c.fact), '[]') as evidence
    from counted c order by c.vendors desc, c.unanswered desc, c.fact`.execute(trx)
  return rows
}

interface DependencyRow {
  readonly kind: DependencyKind
  readonly name: string
  readonly vendors: number
  readonly evidence: RiskEvidence[]
}

/**
 * The companies and places that vendors name in their newest reviews, by how many vendors do: from lists of subprocessors,
 * and from what was found on hosting, residency and models. An answer that an analyst has changed counts for nothing here.
 */
export async function selectDependencies(trx: TenantTransaction, scope: TenantScope, most: Most) {
  const { rows } = await sql<DependencyRow>`
    with reviewed as (
      select v.id as vendor_id, v.name as vendor_name, s.id as scan_id, s.text_notes -> 'subprocessors' as listed
      from vendors v join scans s on s.tenant_id = v.tenant_id and s.id = v.last_review_id
      where v.tenant_id = ${scope.tenantId}),
    sources (fact, param, kind, labels) as (values
      ('infra.hosting', 'providers', 'hosting', ${JSON.stringify(providerNames)}::jsonb),
      ('infra.hosting', 'regions', 'region', ${JSON.stringify(regionNames)}::jsonb),
      ('data.residency', 'regions', 'region', ${JSON.stringify(regionNames)}::jsonb),
      ('ai.providers', 'providers', 'subprocessor', ${JSON.stringify(providerNames)}::jsonb)),
    named as (
      select r.vendor_id, p.kind, p.fact, word.raw, coalesce(p.labels ->> word.raw, initcap(word.raw)) as name
      from reviewed r cross join sources p
        join findings f on f.tenant_id = ${scope.tenantId} and f.scan_id = r.scan_id and f.fact = p.fact
          and f.value in ('yes', 'partial')
        left join finding_decisions d on d.tenant_id = ${scope.tenantId} and d.vendor_id = r.vendor_id
          and d.fact = f.fact and d.withdrawn_at is null
        cross join lateral jsonb_array_elements_text(
          case jsonb_typeof(f.params -> p.param) when 'array' then f.params -> p.param else '[]' end) as word (raw)
      where d.id is null or (d.kind = 'confirmed' and d.value = f.value)
      union all
      select r.vendor_id, role.kind, 'priv.subproc', '', one.name
      from reviewed r
        cross join lateral jsonb_to_recordset(coalesce(r.listed, '[]')) as one (name text, hosts boolean)
        cross join lateral (values ('subprocessor', true), ('hosting', one.hosts)) as role (kind, counts)
      where role.counts),
    pairs as (
      select kind, lower(name) collate "C" as key, vendor_id, min(name collate "C") as name,
        max(fact collate "C") as fact, max(raw collate "C") as raw
      from named group by 1, 2, 3),
    counted as (
      select kind, key, min(name) as name, count(*)::int as vendors,
        row_number() over (partition by kind order by count(*) desc, key) as place
      from pairs group by kind, key),
    top as (select * from counted where place <= ${most.rows})
    select t.kind, t.name, t.vendors, coalesce((
      select json_agg(json_build_object('vendor_id', one.vendor_id, 'vendor_name', one.vendor_name,
        'scan_id', one.scan_id, 'fact', one.fact, 'quote', q.quote, 'document_title', p.title, 'document_url', c.url)
        order by one.vendor_name, one.vendor_id)
      from (
        select r.*, n.fact, n.raw from pairs n join reviewed r on r.vendor_id = n.vendor_id
        where n.kind = t.kind and n.key = t.key
        order by r.vendor_name collate "C", r.vendor_id limit ${most.passages}) as one
        cross join lateral (
          (select l.document as capture_id, l.quote
            from jsonb_to_recordset(coalesce(one.listed, '[]')) as l (name text, document text, quote text)
            where one.fact = 'priv.subproc' and lower(l.name) = t.key limit 1)
          union all
          (select fq.capture_id, fq.quote from finding_quotes fq
            where one.fact <> 'priv.subproc' and fq.tenant_id = ${scope.tenantId} and fq.scan_id = one.scan_id
              and fq.fact = one.fact
            order by strpos(lower(fq.quote), one.raw) > 0 desc, fq.position limit 1)) as q
        join scan_documents p on p.tenant_id = ${scope.tenantId} and p.scan_id = one.scan_id and p.capture_id = q.capture_id
        join captures c on c.id = q.capture_id), '[]') as evidence
    from top t order by t.kind, t.vendors desc, t.key`.execute(trx)
  return rows
}

interface PortfolioRow {
  readonly name: string
  readonly website: string | null
  readonly created_at: Date
  readonly scans: number
  readonly completed_at: Date | null
  readonly score: number | null
  readonly grade: string | null
  readonly risk: string | null
  readonly quality: number | null
  readonly coverage: number | null
  readonly verdict: string | null
  readonly open_high_risks: number | null
}

/** Every vendor with its newest completed review, by name. */
export async function selectPortfolio(trx: TenantTransaction, scope: TenantScope): Promise<PortfolioRow[]> {
  return trx
    .selectFrom('vendors')
    .leftJoin('scans', (join) =>
      join.onRef('scans.tenant_id', '=', 'vendors.tenant_id').onRef('scans.id', '=', 'vendors.last_review_id'),
    )
    .where('vendors.tenant_id', '=', scope.tenantId)
    .orderBy(sql`lower(vendors.name)`)
    .orderBy('vendors.id')
    .select(['vendors.name', 'vendors.website', 'vendors.created_at', 'vendors.scan_count as scans'])
    .select(['scans.completed_at', 'scans.score', 'scans.grade', 'scans.risk', 'scans.quality', 'scans.coverage'])
    .select(['scans.verdict', 'vendors.open_high_risks'])
    .execute()
}
