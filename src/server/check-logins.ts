import { openLogins } from './open-logins.ts'
import type { Settings } from './settings.ts'

/** Before any node is started: what would end each of them ends the start. */
export async function checkLogins(settings: Settings, databaseUrl: string): Promise<void> {
  const { db } = await openLogins(settings, databaseUrl)
  await db.destroy()
}
