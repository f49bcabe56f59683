import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '../../scripts/architecture.ts'

/** The check itself is checked: one seeded violation of every rule, each expected to be caught. */
const root = mkdtempSync(join(tmpdir(), 'assay-architecture-'))

afterEach(() => rmSync(root, { recursive: true, force: true }))

function violationsOf(files: Readonly<Record<string, string>>): string[] {
  for (const folder of ['src', 'tests', 'scripts', 'bench']) mkdirSync(join(root, folder), { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  return findViolations(root).map((violation) => violation.rule)
}

const long = (lines: number): string => 'export const one = 1\n'.repeat(lines)

test.each<[string, Record<string, string>]>([
  ['layer', { 'src/contract/a.ts': "import '../engine/b.ts'\n" }],
  ['layer', { 'src/engine/a.ts': "import { x } from '../adapters/b.ts'\nexport const y = x\n" }],
  ['layer', { 'src/web/a.ts': "import type { X } from '../server/b.ts'\nexport type Y = X\n" }],
  ['layer', { 'src/adapters/a.ts': "export { x } from '../server/b.ts'\n" }],
  ['layer', { 'src/contract/a.ts': "export const x = () => import('../server/b.ts')\n" }],
  ['web takes types only', { 'src/web/a.ts': "import { x } from '../contract/b.ts'\nexport const y = x\n" }],
  ['engine by its index only', { 'src/server/a.ts': "import { x } from '../engine/crawl/b.ts'\nexport const y = x\n" }],
  ['outside package', { 'src/engine/a.ts': "import { readFileSync } from 'node:fs'\nexport const y = readFileSync\n" }],
  ['outside package', { 'src/engine/a.ts': "import { readFileSync } from 'fs'\nexport const y = readFileSync\n" }],
  ['outside package', { 'src/contract/a.ts': "import pg from 'pg'\nexport const y = pg\n" }],
  ['outside package', { 'src/web/a.ts': "import { x } from 'node:path'\nexport const y = x\n" }],
  ['React outside the web', { 'src/server/a.ts': "import { useState } from 'react'\nexport const y = useState\n" }],
  ['network module', { 'src/server/a.ts': "import { request } from 'undici'\nexport const y = request\n" }],
  ['network module', { 'src/adapters/search/a.ts': "import { connect } from 'node:net'\nexport const y = connect\n" }],
  ['network in the engine', { 'src/engine/a.ts': "export const y = () => fetch('https://a.example')\n" }],
  ['global fetch', { 'src/server/a.ts': "export const y = () => fetch('https://a.example')\n" }],
  ['outside package', { 'src/web/a.ts': "import type { Pool } from 'pg'\nexport type Y = Pool\n" }],
  ['outside package', { 'src/web/a.ts': "import fastify from 'fastify'\nexport const y = fastify\n" }],
  ['outside package', { 'src/web/a.ts': "export const y = () => import('playwright-core')\n" }],
  ['outside package', { 'src/web/a.ts': "import { readFile } from 'fs/promises'\nexport const y = readFile\n" }],
  ['outside package', { 'src/web/ui/A.tsx': "export type Y = import('pg').Pool\n" }],
  ['outside package', { 'src/server/features/a/a.jobs.ts': "import pg from 'pg'\nexport const y = pg\n" }],
  [
    'outside package',
    { 'src/server/features/a/a.routes.ts': "import { chromium } from 'playwright-core'\nexport const y = chromium\n" },
  ],
  ['room of the web', { 'src/web/ui/A.tsx': "import { B } from '../features/b/b.public.ts'\nexport const A = B\n" }],
  ['room of the web', { 'src/web/lib/a.ts': "import type { B } from '../features/b/B.tsx'\nexport type A = B\n" }],
  ['room of the web', { 'src/web/ui/A.tsx': "import { B } from '../shell/B.tsx'\nexport const A = B\n" }],
  ['room of the web', { 'src/web/lib/a.ts': "export const a = () => import('../shell/B.tsx')\n" }],
  ['room of the web', { 'src/web/ui/a.test.ts': "import { B } from '../features/b/B.tsx'\nexport const A = B\n" }],
  ['room of the web', { 'src/web/features/a/A.tsx': "import { B } from '../../shell/B.tsx'\nexport const A = B\n" }],
  ['room of the web', { 'src/web/features/a/a.ts': "import type { B } from '../../router.tsx'\nexport type A = B\n" }],
  [
    'feature by its public file',
    { 'src/web/features/a/A.tsx': "import type { B } from '../b/use-b.ts'\nexport type A = B\n" },
  ],
  ['feature by its public file', { 'src/web/features/a/A.tsx': "export const A = () => import('../b/B.tsx')\n" }],
  [
    'feature by its public file',
    { 'src/web/features/a/A.tsx': "import { B } from '../b/c.public.ts'\nexport const A = B\n" },
  ],
  [
    'feature by its public file',
    { 'src/web/shell/A.tsx': "import { B } from '../features/b/B.tsx'\nexport const A = B\n" },
  ],
  [
    'feature by its public file',
    { 'src/web/features/a/A.tsx': "import { B } from '../b/part/b.public.ts'\nexport const A = B\n" },
  ],
  [
    'feature by its public file',
    { 'src/web/features/a/part/A.tsx': "import { B } from '../../b/queries/b.ts'\nexport const A = B\n" },
  ],
  [
    'feature by its public file',
    { 'src/web/router.tsx': "export const page = () => import('./features/a/part/APage.tsx')\n" },
  ],
  [
    'invalidation by hand',
    { 'src/web/features/a/A.tsx': "export const y = (c: C) => c.invalidateQueries({ queryKey: ['a'] })\n" },
  ],
  ['lazy by hand', { 'src/web/shell/A.tsx': "export const A = lazy(async () => import('./B.tsx'))\n" }],
  ['text cut short', { 'src/web/features/a/A.tsx': 'export const A = () => <input maxLength={5} />\n' }],
  ['width by hand', { 'src/web/features/a/A.tsx': "export const wide = '(min-width: 40rem)'\n" }],
  [
    'engine by its index only',
    { 'src/adapters/a.ts': "import { x } from '../engine/crawl/b.ts'\nexport const y = x\n" },
  ],
  [
    'engine by its index only',
    { 'src/cli/a.ts': "import type { X } from '../engine/analyse/b.ts'\nexport type Y = X\n" },
  ],
  ['engine by its index only', { 'src/cli/scan.ts': "export const y = () => import('../engine/crawl/crawl.ts')\n" }],
  ['unused allowance', { 'src/cli/scan.ts': "import { x } from '../engine/index.ts'\nexport const y = x\n" }],
  ['unused allowance', { 'src/server/live/publish.ts': 'export const y = 1\n' }],
  [
    'SQL outside queries',
    { 'src/server/features/a/a.routes.ts': "import { sql } from 'kysely'\nexport const y = sql`select 1`\n" },
  ],
  [
    'SQL outside queries',
    { 'src/server/a.ts': "import { sql as words } from 'kysely'\nexport const y = words`select 1`\n" },
  ],
  ['SQL outside queries', { 'src/server/a.ts': "export { sql } from 'kysely'\n" }],
  ['SQL outside queries', { 'src/server/a.ts': "import * as kysely from 'kysely'\nexport const y = kysely\n" }],
  ['SQL outside queries', { 'src/server/a.ts': "export const y = () => import('kysely')\n" }],
  ...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom'].map((name): [string, Record<string, string>] => [
    'SQL outside queries',
    { 'src/server/features/a/a.domain.ts': `export const y = (trx: any) => trx.${name}('scans').execute()\n` },
  ]),
  ['SQL outside queries', { 'src/server/a.ts': "export const y = (trx: any) => trx['deleteFrom']('scans')\n" }],
  ['SQL outside queries', { 'src/server/a.ts': "export const y = ({ selectFrom: from }: any) => from('scans')\n" }],
  ['SQL outside queries', { 'src/server/a.ts': 'export const y = (pool: any) => pool.query(`delete from scans`)\n' }],
  [
    'AppError in queries',
    {
      'src/server/features/a/a.queries.ts':
        "import { AppError as Refusal } from '../../../contract/errors.ts'\nexport const y = Refusal\n",
    },
  ],
  [
    'AppError in queries',
    {
      'src/server/features/a/a.queries.ts':
        "import * as errors from '../../../contract/errors.ts'\nexport const y = errors.AppError\n",
    },
  ],
  ['global fetch', { 'src/adapters/a.ts': "export const y = () => globalThis.fetch('https://a.example')\n" }],
  ['global fetch', { 'src/server/a.ts': "export const y = () => globalThis['fetch']('https://a.example')\n" }],
  ['global fetch', { 'src/server/a.ts': "const ask = fetch\nexport const y = () => ask('https://a.example')\n" }],
  ['global fetch', { 'src/server/a.ts': 'const { fetch: ask } = globalThis\nexport const y = ask\n' }],
  ['global fetch', { 'src/cli/a.ts': "export const y = Reflect.get(globalThis, 'fetch')\n" }],
  ['global fetch', { 'src/cli/a.ts': "const name = 'fetch'\nexport const y = globalThis[name]\n" }],
  ['global fetch', { 'src/server/a.ts': 'export const y = { fetch }\n' }],
  ['global fetch', { 'src/server/a.ts': 'export const y = (ask = fetch) => ask\n' }],
  ['global fetch', { 'src/server/a.ts': "export const y = () => new WebSocket('wss://a.example')\n" }],
  ['global fetch', { 'src/web/features/a/a.ts': "export const y = () => window.fetch('/api/a')\n" }],
  ['network in the engine', { 'src/engine/a.ts': "export const y = () => globalThis.fetch('https://a.example')\n" }],
  [
    'inSystem without a super admin’s route',
    {
      'src/contract/a.ts': "export const aRoutes = { list: route({ access: 'view_reports' }) }\n",
      'src/contract/b.ts': "export const bRoutes = { list: route({ access: 'super_admin' }) }\n",
      'src/server/features/a/a.jobs.ts':
        "import { inSystem as run } from '../../access/transactions.ts'\nexport const y = run\n",
    },
  ],
  [
    'inSystem without a super admin’s route',
    {
      'src/server/features/a/a.jobs.ts':
        "import * as scope from '../../access/transactions.ts'\nexport const y = scope\n",
    },
  ],
  [
    'inSystem without a super admin’s route',
    {
      'src/server/features/a/a.jobs.ts':
        "import { readInSystem } from '../../access/transactions.ts'\nexport const y = readInSystem\n",
    },
  ],
  [
    'inSystem without a super admin’s route',
    { 'src/server/access/a.ts': "export { inSystem as outside } from './transactions.ts'\n" },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts':
        "import { findSession as x } from '../../access/scope.ts'\nexport const y = x\n",
    },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts':
        "import { authorizeTenant as x } from '../../access/scope.ts'\nexport const y = x\n",
    },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts':
        "import { scopeOfJob as x } from '../../access/scope.ts'\nexport const y = x\n",
    },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts':
        "import { inTenant as x } from '../../access/transactions.ts'\nexport const y = x\n",
    },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts':
        "import { inSystem as x } from '../../access/transactions.ts'\nexport const y = x\n",
    },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts':
        "import { Database as x } from '../../access/database.ts'\nexport const y = x\n",
    },
  ],
  ['guarded export', { 'src/server/features/a/a.jobs.ts': "export const y = () => import('../../access/scope.ts')\n" }],
  ['guarded export', { 'src/server/http/a.ts': "export { openPool } from '../db/connect.ts'\n" }],
  [
    'guarded export',
    { 'src/server/jobs/a.ts': "import * as scope from '../access/scope.ts'\nexport const y = scope\n" },
  ],
  [
    'guarded export',
    {
      'src/server/features/a/a.routes.ts': "import { openParts } from '../../compose.ts'\nexport const y = openParts\n",
    },
  ],
  [
    'pool in a feature',
    {
      'src/server/features/a/a.queries.ts':
        "import type { Database } from '../../access/database.ts'\nexport type Y = Database\n",
    },
  ],
  ...["'iam.sso'", "'iam.'", '`iam.sso`', '/^iam\\.(?!mfa)/', '/^(?:gov|iam)\\./', '/\\biam\\.sso/'].map(
    (named): [string, Record<string, string>] => [
      'fact named in the engine',
      {
        'src/catalog/facts/iam.sso.ts': "export const a = { id: 'iam.sso' }\n",
        'src/engine/a.ts': `export const y = ${named}\n`,
      },
    ],
  ),
  ['a fact is a file', { 'src/catalog/facts/identity.ts': "export const a = { id: 'iam.sso' }\n" }],
  ['a fact is a file', { 'src/catalog/facts/iam.sso.ts': "export const a = [{ id: 'iam.sso' }, { id: 'iam.mfa' }]\n" }],
  ['clock in the engine', { 'src/engine/a.ts': 'export const y = () => Date.now()\n' }],
  ['environment', { 'src/server/a.ts': 'export const y = process.env\n' }],
  [
    'feature by its public file',
    { 'src/server/features/a/a.routes.ts': "import { x } from '../b/b.queries.ts'\nexport const y = x\n" },
  ],
  [
    'features are composed in one place',
    { 'src/server/http/a.ts': "import { x } from '../features/b/b.routes.ts'\nexport const y = x\n" },
  ],
  ['feature without a contract', { 'src/server/features/a/a.domain.ts': 'export const y = 1\n' }],
  [
    'feature without a contract',
    { 'src/contract/a.ts': 'export const x = 1\n', 'src/web/features/as/A.tsx': 'export const y = 1\n' },
  ],
  ['name', { 'src/server/utils/a.ts': 'export const y = 1\n' }],
  ['name', { 'src/server/helpers.ts': 'export const y = 1\n' }],
  ['file name', { 'src/server/someThing.ts': 'export const y = 1\n' }],
  ['barrel', { 'src/server/index.ts': "export * from './a.ts'\n", 'src/server/a.ts': 'export const y = 1\n' }],
  ['file size', { 'src/server/a.ts': long(401) }],
  ['file size', { 'src/server/a.test.ts': long(601) }],
  [
    'cycle',
    {
      'src/server/a.ts': "import { b } from './b.ts'\nexport const a = () => b\n",
      'src/server/b.ts': "import { a } from './a.ts'\nexport const b = () => a\n",
    },
  ],
])('a seeded violation of %s is caught', (rule, files) => {
  expect(violationsOf(files)).toContain(rule)
})

test('what the rules allow is not reported', () => {
  expect(
    violationsOf({
      'src/contract/a.ts': "import { z } from 'zod'\nexport const a = z.string()\n",
      'src/contract/b.ts': 'export const b = 1\n',
      'src/contract/x.ts': 'export const x = 1\n',
      'src/contract/y.routes.ts': 'export const yRoutes = {}\n',
      'src/engine/index.ts': "import { a } from '../contract/a.ts'\nexport const y = a\n",
      'src/server/features/x/x.routes.ts':
        "import { p } from '../y/y.public.ts'\nimport { y } from '../../../engine/index.ts'\nexport const q = [p, y]\n",
      'src/server/features/y/y.public.ts': 'export const p = 1\n',
      'src/web/ui/Button.tsx':
        "import { useState } from 'react'\nimport type { A } from '../../contract/a.ts'\nexport const Button = (): A => useState\n",
      'src/adapters/egress/connector.ts': "import { Agent } from 'undici'\nexport const y = Agent\n",
      'src/server/c.ts': "import type { D } from './d.ts'\nexport const c = (d: D) => d\n",
      'src/server/d.ts': "import { c } from './c.ts'\nexport type D = typeof c\n",
      'src/server/features/y/y.queries.ts': "import { sql } from 'kysely'\nexport const z = sql`select 1`\n",
      'src/contract/operator.ts': "export const operatorRoutes = { list: route({ access: 'super_admin' }) }\n",
      'src/server/features/operator/operator.jobs.ts':
        "import type { SystemTransaction } from '../../access/transactions.ts'\nexport type Z = SystemTransaction\n",
      'src/adapters/ask.ts':
        "import type { Ports } from '../engine/ports.ts'\nexport const ask = (ports: Ports) => ports.fetch('https://a.example')\n",
      'src/engine/ports.ts': 'export interface Ports { fetch(address: string): void }\n',
      'src/catalog/facts/iam.sso.ts': "export const a = { id: 'iam.sso' }\n",
      'src/catalog/facts/iam.sso-enforce.ts': "export const a = { id: 'iam.sso_enforce' }\n",
      'src/engine/sign-in.ts': "export const z = [/i am./, 'e.g.', 'iam', 'sso']\n",
      'src/engine/sign-in.test.ts': "export const z = 'iam.sso'\n",
      'src/cli/scan.ts': "import { x } from '../engine/analyse/analyse.ts'\nexport const z = x\n",
      'src/web/lib/api.ts': "export const z = () => fetch('/api/a')\n",
      'src/web/router.tsx': "export const page = () => import('./features/a/APage.tsx')\n",
      'src/web/features/a/APage.tsx': "import { B } from './part/B.tsx'\nexport const APage = B\n",
      'src/web/features/a/part/B.tsx': "export { B } from '../../b/b.public.tsx'\n",
      'src/web/shell/Shell.tsx': "import { B } from '../features/b/b.public.tsx'\nexport const Shell = B\n",
    }),
  ).toEqual([])
})
