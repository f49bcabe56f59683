import type { ReviewDefaults, reviewDefaultsRoutes } from '../../../contract/organizations.review-defaults.ts'
import { AppError } from '../../../contract/errors.ts'
import type { BodyOf } from '../../../contract/route.ts'
import { framework, type Framework } from '../../../contract/reviews.ts'
import { defaultBudget, readExcludedAddress, spellExcludedAddress } from '../../../engine/index.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'
import type { FeatureHandlers, TenantContext } from '../../http/handlers.ts'
import { lockProfile } from './profile.queries.ts'
import { saveReviewDefaults, selectPlanPages, selectReviewDefaults } from './review-defaults.queries.ts'
import { telling } from './tell-team.ts'

const mostExcluded = 50

const known = (frameworks: readonly string[]): Framework[] =>
  framework.options.filter((one) => frameworks.includes(one))

async function readDefaults({ trx, scope }: TenantContext): Promise<ReviewDefaults> {
  const row = await selectReviewDefaults(trx, scope)
  return {
    frameworks: known(row?.frameworks ?? []),
    scan_pages: row?.scan_pages ?? null,
    plan_pages: (await selectPlanPages(trx, scope)) ?? defaultBudget.pages,
    excluded_addresses: row?.excluded_addresses ?? [],
    updated_at: row?.updated_at.toISOString() ?? null,
  }
}

/** The addresses in one spelling, each once. Throws what is wrong with one. */
function readExcluded(typed: readonly string[]): string[] {
  const spelled = typed.map((one) => {
    const read = readExcludedAddress(one)
    if (read === null)
      throw new AppError(
        'invalid_input',
        `“${one.trim()}” is no host or path, such as vendor.com, vendor.com/blog or /careers.`,
      )
    return spellExcludedAddress(read)
  })
  const once = [...new Set(spelled)]
  if (once.length > mostExcluded)
    throw new AppError('invalid_input', `At most ${mostExcluded} addresses can be excluded.`)
  return once
}

async function changeDefaults(
  context: TenantContext,
  body: BodyOf<typeof reviewDefaultsRoutes.changeReviewDefaults>,
): Promise<ReviewDefaults> {
  const { trx, scope, now, note } = context
  const excluded = readExcluded(body.excluded_addresses)
  await lockProfile(trx, scope)
  const { plan_pages: most, updated_at: changedAt, ...before } = await readDefaults(context)
  if (body.scan_pages !== null && body.scan_pages > most)
    throw new AppError('invalid_input', `Your plan lets a scan read ${most} pages at most.`)
  if (body.updated_at !== undefined && body.updated_at !== changedAt)
    throw new AppError(
      'changed_meanwhile',
      'Somebody else changed this since you opened it. Look at it again, then save.',
    )
  const after = { frameworks: known(body.frameworks), scan_pages: body.scan_pages, excluded_addresses: excluded }
  await saveReviewDefaults(trx, scope, { ...after, updated_at: now })
  note(scope.tenantId, { before, after })
  return readDefaults(context)
}

/** The frameworks that the organization wants to see first. */
export const readFirstFrameworks = async (trx: TenantTransaction, scope: TenantScope): Promise<Framework[]> =>
  known((await selectReviewDefaults(trx, scope))?.frameworks ?? [])

export const reviewDefaultsHandlers: FeatureHandlers<typeof reviewDefaultsRoutes> = {
  reviewDefaults: readDefaults,
  changeReviewDefaults: (context, { body }) => telling(changeDefaults)(context, body),
}
