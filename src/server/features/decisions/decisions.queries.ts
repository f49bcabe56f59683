import { sql } from 'kysely'
import type { Quote } from '../../../contract/findings.ts'
import type { TenantScope } from '../../access/scope.ts'
import type { TenantTransaction } from '../../access/transactions.ts'

export interface NewDecision {
  readonly id: string
  readonly vendorId: string
  readonly scanId: string
  readonly fact: string
  readonly kind: string
  readonly value: string
  readonly foundValue: string
  readonly plans: readonly string[]
  readonly reason: string
  readonly userId: string
}

export async function insertDecision(trx: TenantTransaction, scope: TenantScope, decision: NewDecision) {
  await trx
    .insertInto('finding_decisions')
    .values({
      tenant_id: scope.tenantId,
      id: decision.id,
      vendor_id: decision.vendorId,
      scan_id: decision.scanId,
      fact: decision.fact,
      kind: decision.kind,
      value: decision.value,
      found_value: decision.foundValue,
      plans: JSON.stringify(decision.plans),
      reason: decision.reason,
      decided_by: decision.userId,
      // The transaction's own time is from before it waited for the vendor.
      decided_at: sql<Date>`clock_timestamp()`,
    })
    .execute()
}

/** Where a quote begins in characters, which is what the database counts in. */
export interface PlacedQuote extends Quote {
  readonly firstCharacter: number
}

export async function insertDecisionQuotes(
  trx: TenantTransaction,
  scope: TenantScope,
  decision: Pick<NewDecision, 'id' | 'fact' | 'scanId'>,
  quotes: readonly PlacedQuote[],
) {
  if (quotes.length === 0) return
  await trx
    .insertInto('decision_quotes')
    .values(
      quotes.map((quote, position) => ({
        tenant_id: scope.tenantId,
        decision_id: decision.id,
        fact: decision.fact,
        position,
        scan_id: decision.scanId,
        capture_id: quote.document_id,
        start_offset: quote.start,
        end_offset: quote.end,
        first_character: quote.firstCharacter,
        quote: quote.text,
      })),
    )
    .execute()
}

/** Where the quotes of a finding begin in characters, by document and offset. */
export async function selectQuotePlaces(
  trx: TenantTransaction,
  scope: TenantScope,
  of: { readonly scanId: string; readonly fact: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await trx
    .selectFrom('finding_quotes')
    .where('tenant_id', '=', scope.tenantId)
    .where('scan_id', '=', of.scanId)
    .where('fact', '=', of.fact)
    .select(['capture_id', 'start_offset', 'first_character'])
    .execute()
  return new Map(rows.map((row) => [`${row.capture_id} ${row.start_offset}`, row.first_character]))
}

/** Takes back what holds on a fact; false when nothing does. */
export async function withdrawDecision(
  trx: TenantTransaction,
  scope: TenantScope,
  of: { readonly vendorId: string; readonly fact: string; readonly userId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('finding_decisions')
    .set({ withdrawn_at: sql<Date>`clock_timestamp()`, withdrawn_by: of.userId })
    .where('tenant_id', '=', scope.tenantId)
    .where('vendor_id', '=', of.vendorId)
    .where('fact', '=', of.fact)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
