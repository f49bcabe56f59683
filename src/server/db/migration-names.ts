import { sql, type Kysely } from 'kysely'

/** Files that were renamed after databases had recorded them under the name before. */
const renamed: ReadonlyMap<string, string> = new Map([
  ['0002_walls', '0002_row_level_security'],
  ['0003_narrow_doors', '0003_definer_functions'],
  ['0005_analysts_hand', '0005_decisions'],
  ['0006_upkeep', '0006_cleanup'],
  ['0007_quotes_stay', '0007_quote_retention'],
  ['0010_unforgeable_tenant', '0010_tenant_proof'],
  ['0011_sessions_end', '0011_session_revocation'],
  ['0013_email_spelling', '0013_email_normalization'],
])

/** The name that a migration has now, by the one under which a database or a backup knows it. */
export const currentName = (name: string): string => renamed.get(name) ?? name

/** Records what has run under the names of now. Does nothing on a database without migrations. */
export async function renameRecorded(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{
    there: boolean
  }>`select to_regclass('assay_migrations.kysely_migration') is not null as there`.execute(db)
  if (!rows[0]?.there) return
  for (const [before, now] of renamed)
    await sql`update assay_migrations.kysely_migration set name = ${now} where name = ${before}`.execute(db)
}
