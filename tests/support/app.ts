import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, type Settings } from '../../src/server/settings.ts'
import { startWebNode, type WebNode } from '../../src/server/compose-web.ts'
import { suiteDatabase } from './suite-database.ts'

export function testSettings(more: Readonly<Record<string, string>> = {}): Settings {
  return readSettings({
    PORT: '0',
    ROLE: 'web',
    DATABASE_URL: suiteDatabase().runtimeUrl,
    DATABASE_URL_TENANT: suiteDatabase().tenantUrl,
    DATA_DIR: mkdtempSync(join(suiteDatabase().folder, 'keys-')),
    LOG_LEVEL: 'silent',
    ...more,
  })
}

/** A web node in this process on a port of its own, with the real database. */
export function startTestNode(more: Readonly<Record<string, string>> = {}): Promise<WebNode> {
  const settings = testSettings(more)
  return startWebNode(settings, settings.databaseUrl ?? '')
}
