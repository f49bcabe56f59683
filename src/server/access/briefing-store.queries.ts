import { sql } from 'kysely'
import { z } from 'zod'
import type { SystemTransaction } from './transactions.ts'

export interface NewBriefing {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly organization: string
  readonly timeZone: string
  readonly startsAt: Date
  readonly now: Date
}

const outcome = z.enum(['booked', 'taken', 'too_many'])

async function selectTakenBriefings(trx: SystemTransaction, since: Date): Promise<Date[]> {
  const { rows } = await sql<{ starts_at: Date }>`select starts_at from app.taken_briefings(${since})`.execute(trx)
  return rows.map((row) => row.starts_at)
}

async function bookBriefing(trx: SystemTransaction, one: NewBriefing): Promise<z.infer<typeof outcome>> {
  const { rows } = await sql<{ outcome: string }>`select app.book_briefing(${one.id}::uuid, ${one.name}, ${one.email},
    ${one.organization}, ${one.timeZone}, ${one.startsAt}, ${one.now}) as outcome`.execute(trx)
  return outcome.parse(rows[0]?.outcome)
}

async function selectBriefingRecipients(trx: SystemTransaction): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from app.briefing_recipients()`.execute(trx)
  return rows.map((row) => row.email)
}

/** What a visitor who books a briefing has to do with the database. */
export const briefingStoreOf = (trx: SystemTransaction) => ({
  selectTakenBriefings: (since: Date) => selectTakenBriefings(trx, since),
  bookBriefing: (one: NewBriefing) => bookBriefing(trx, one),
  selectBriefingRecipients: () => selectBriefingRecipients(trx),
})
export type BriefingStore = ReturnType<typeof briefingStoreOf>
