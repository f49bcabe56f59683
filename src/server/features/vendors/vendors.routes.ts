import { AppError } from '../../../contract/errors.ts'
import { normaliseWebsite } from '../../../engine/index.ts'
import type { Permission } from '../../../contract/permissions.ts'
import type { Vendor, vendorsRoutes } from '../../../contract/vendors.ts'
import { findVendorByName, isLongEnough, most, searchVendors } from './vendors.directory.ts'
import { newId } from '../../db/ids.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import { publish, publishCancel } from '../../live/publish.ts'
import { presentScan } from '../scans/scans.public.ts'
import { lockUsage, selectTenant, vendorRefusal } from '../usage/usage.public.ts'
import { makeWorkbook } from '../reviews/reviews.public.ts'
import { exportVendors, vendorTable } from './vendor-export.ts'
import { planImport } from './vendor-import.ts'
import { confirmableHost, readWebsite, siteOf, websiteProblem } from './vendors.domain.ts'
import {
  countVendors,
  deleteDomain,
  deleteVendor,
  insertDomain,
  insertVendor,
  insertVendors,
  selectKnownVendors,
  selectOwners,
  selectVendor,
  selectVendorMatches,
  selectVendorOfSite,
  selectVendorPage,
  selectVendorWithoutSite,
  updateVendor,
  type VendorChanges,
  type VendorRow,
} from './vendors.queries.ts'

const missing = (): AppError => new AppError('not_found', 'Vendor not found')

const nameOf = (first: string | null, last: string | null, email: string | null): string =>
  `${first ?? ''} ${last ?? ''}`.trim() || (email ?? '')

function decisionOf(row: VendorRow) {
  if (row.decision_kind === null) return null
  return {
    kind: row.decision_kind,
    plan: row.decision_plan,
    expires_on: row.decision_expires_on,
    is_expired: row.is_decision_expired ?? false,
    is_of_earlier_review: row.decision_scan_id !== row.reviewed_id,
    changed_answers: row.last_decision_changed,
  }
}

function presentVendor(row: VendorRow, permissions: readonly Permission[]): Vendor {
  const { scan_id: scanId, status, scan_created_at: created, progress_at: progressAt } = row
  const latest =
    scanId !== null && status !== null && created !== null && progressAt !== null
      ? presentScan({
          ...row,
          id: scanId,
          status,
          created_at: created,
          progress_at: progressAt,
          vendor_id: row.id,
          vendor_name: row.name,
          percentage: row.percentage ?? 0,
          current_step: row.current_step ?? '',
        })
      : null
  const review =
    row.reviewed_id === null
      ? null
      : {
          scan_id: row.reviewed_id,
          completed_at: row.reviewed_at?.toISOString() ?? null,
          score: row.reviewed_score,
          grade: row.reviewed_grade,
          quality: row.reviewed_quality,
          coverage: row.reviewed_coverage,
          risk_level: row.reviewed_risk,
          verdict: row.verdict,
          open_high_risks: row.open_high_risks ?? 0,
          accepted_high_risks: row.accepted_high_risks ?? 0,
        }
  const active = latest?.scan_status === 'pending' || latest?.scan_status === 'running'
  // safe because check constraints hold the words, and every answer is parsed before it leaves
  return {
    id: row.id,
    name: row.name,
    website: row.website,
    domain: row.domain,
    description: row.description,
    owner:
      row.owner_id === null
        ? null
        : { id: row.owner_id, name: nameOf(row.owner_first_name, row.owner_last_name, row.owner_email) },
    next_review: row.next_review,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    scan_count: row.scan_count,
    latest_scan: latest,
    last_review: review,
    decision: decisionOf(row),
    abilities: {
      edit: permissions.includes('edit_vendors'),
      delete: permissions.includes('delete_vendors'),
      scan: permissions.includes('run_scans') && !active,
    },
  } as Vendor
}

async function readVendor({ trx, scope, session }: TenantContext, id: string): Promise<Vendor> {
  const row = await selectVendor(trx, scope, id)
  if (!row) throw missing()
  return presentVendor(row, session.permissions)
}

interface NewSite {
  readonly name: string
  readonly website: string | undefined
  readonly domain: string | null
}

/**
 * 409 when the organization has a vendor of this site. A name without a website stands for the directory's, also where
 * the one that is there has not been scanned and so has no site yet.
 */
async function refuseDuplicate({ trx, scope }: TenantContext, { name, website, domain }: NewSite): Promise<void> {
  const host = domain ?? (website ? undefined : findVendorByName(name)?.domain)
  const found =
    (host === undefined ? undefined : await selectVendorOfSite(trx, scope, siteOf(host))) ??
    (await selectVendorWithoutSite(trx, scope, name))
  if (!found) return
  const words = `${found.name} is already one of your vendors, with the same website.`
  throw new AppError('vendor_duplicate', words, { fields: { vendor_id: found.id } })
}

const mostExported = 10_000

export const vendorsHandlers: FeatureHandlers<typeof vendorsRoutes> = {
  list: async ({ trx, scope, session }, { query }) => {
    const { page, limit } = query
    const { rows, total } = await selectVendorPage(trx, scope, { ...query, offset: (page - 1) * limit })
    return { vendors: rows.map((row) => presentVendor(row, session.permissions)), total, page, limit }
  },
  search: async ({ trx, scope, services }, { query }) => {
    const rows = isLongEnough(query.q) ? await selectVendorMatches(trx, scope, query.q.trim(), most) : []
    const own = rows.map(({ id, name, domain }) => ({
      name,
      domain: domain ?? '',
      brandId: id,
      logo: null,
      claimed: false,
      category: null,
      vendor_id: id,
    }))
    return async () => ({ results: await searchVendors(query.q, own, services.searchBrands) })
  },
  owners: async ({ trx, scope }) => ({
    owners: (await selectOwners(trx, scope)).map(({ id, first_name, last_name, email }) => ({
      id,
      name: nameOf(first_name, last_name, email),
    })),
  }),
  checkWebsite: ({ services }, { query }) => {
    const answer = normaliseWebsite(query.website, services.labHosts)
    if (answer.kind === 'refused')
      return Promise.resolve({ website: null, host: null, problem: websiteProblem(answer.reason) })
    // Asked after the transaction: nobody waits for a site with a connection of the database in hand.
    return Promise.resolve(async () => {
      const reason = await services.probeSite(answer.url)
      return { website: answer.url, host: answer.host, problem: reason === null ? null : websiteProblem(reason) }
    })
  },
  create: async (context, { body }) => {
    const { trx, scope, session, note, services } = context
    const id = newId()
    const site = readWebsite(body.website, services.labHosts)
    await lockUsage(trx, scope)
    const limit = (await selectTenant(trx, scope))?.vendor_limit ?? null
    const full = vendorRefusal(limit, limit === null ? 0 : await countVendors(trx, scope))
    if (full) throw new AppError('limit_reached', full)
    if (body.unless_known === true)
      await refuseDuplicate(context, { name: body.name, website: body.website, domain: site.domain })
    await insertVendor(trx, scope, {
      id,
      name: body.name,
      ...site,
      description: body.description || null,
      createdBy: session.user_id,
    })
    note(id, { name: body.name })
    await publish(trx, scope, { changed: 'vendor', id })
    return { vendor: await readVendor(context, id), id }
  },
  import: async (context, { body }) => {
    const { trx, scope, session, note, services } = context
    await lockUsage(trx, scope)
    const { rows, ready } = planImport(body.rows, await selectKnownVendors(trx, scope), services.labHosts)
    const created = body.dry_run ? 0 : ready.length
    const limit = (await selectTenant(trx, scope))?.vendor_limit ?? null
    const full =
      ready.length === 0 || limit === null
        ? null
        : vendorRefusal(limit, (await countVendors(trx, scope)) + ready.length - 1)
    if (full) throw new AppError('limit_reached', full)
    const counted = { rows: rows.length, new: ready.length, created }
    note(null, counted, body.dry_run ? 'vendors_checked_for_import' : undefined)
    if (created > 0) {
      await insertVendors(
        trx,
        scope,
        ready.map((row) => Object.assign(row, { id: newId(), createdBy: session.user_id })),
      )
      await publish(trx, scope, { changed: 'vendor', id: scope.tenantId })
    }
    return { rows: [...rows], created }
  },
  export: {
    prepare: async ({ inTransaction, scope, session, services }, { query }) => {
      const asked = { ...query, limit: mostExported, after: undefined, offset: 0 }
      const read = async () => {
        const { rows } = await inTransaction((trx) => selectVendorPage(trx, scope, asked))
        return rows.map((row) => presentVendor(row, session.permissions))
      }
      const file = { owner: scope.tenantId, name: 'vendors', zone: query.time_zone }
      const answer =
        query.format === 'csv'
          ? { filename: 'vendors.csv', content: exportVendors(await read()) }
          : await makeWorkbook(services, file, async () => [vendorTable(await read())])
      return async () => answer
    },
  },
  show: async (context, { params }) => ({ vendor: await readVendor(context, params.id) }),
  update: async (context, { params, body }) => {
    const { trx, scope, now, note, services } = context
    const changes: VendorChanges = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.website === undefined ? {} : readWebsite(body.website, services.labHosts)),
      ...(body.description === undefined ? {} : { description: body.description || null }),
      ...(body.owner_id === undefined ? {} : { owner_id: body.owner_id }),
      ...(body.next_review === undefined ? {} : { next_review: body.next_review }),
    }
    if (body.owner_id && !(await selectOwners(trx, scope)).some(({ id }) => id === body.owner_id))
      throw new AppError('invalid_input', 'The owner is no active member of your organization.')
    if (!(await updateVendor(trx, scope, params.id, changes, now))) throw missing()
    note(params.id, { changed: Object.keys(body) })
    await publish(trx, scope, { changed: 'vendor', id: params.id })
    return { vendor: await readVendor(context, params.id) }
  },
  remove: async ({ trx, scope, note }, { params }) => {
    const gone = await deleteVendor(trx, scope, params.id)
    if (!gone) throw missing()
    for (const scanId of gone.active) await publishCancel(trx, scanId)
    note(params.id, { name: gone.name })
    await publish(trx, scope, { changed: 'vendor', id: params.id })
    return { id: params.id }
  },
  confirmDomain: async (context, { params, body }) => {
    const { trx, scope, session, now, note, services } = context
    await readVendor(context, params.id)
    const host = confirmableHost(body.host, services.labHosts)
    await insertDomain(trx, scope, { vendorId: params.id, host, userId: session.user_id, now })
    note(params.id, { host })
    await publish(trx, scope, { changed: 'vendor', id: params.id })
    return { id: params.id, host }
  },
  removeDomain: async (context, { params }) => {
    const { trx, scope, note } = context
    await readVendor(context, params.id)
    if (!(await deleteDomain(trx, scope, params.id, params.host)))
      throw new AppError('not_found', 'This host is not confirmed')
    note(params.id, { host: params.host })
    await publish(trx, scope, { changed: 'vendor', id: params.id })
    return { id: params.id, host: params.host }
  },
}
