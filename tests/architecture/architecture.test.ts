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
      'src/engine/index.ts': "import { a } from '../contract/a.ts'\nexport const y = a\n",
      'src/server/features/x/x.routes.ts':
        "import { p } from '../y/y.public.ts'\nimport { y } from '../../../engine/index.ts'\nexport const q = [p, y]\n",
      'src/server/features/y/y.public.ts': 'export const p = 1\n',
      'src/web/ui/Button.tsx':
        "import { useState } from 'react'\nimport type { A } from '../../contract/a.ts'\nexport const Button = (): A => useState\n",
      'src/adapters/egress/fetcher.ts': "import { Agent } from 'undici'\nexport const y = Agent\n",
      'src/server/c.ts': "import type { D } from './d.ts'\nexport const c = (d: D) => d\n",
      'src/server/d.ts': "import { c } from './c.ts'\nexport type D = typeof c\n",
    }),
  ).toEqual([])
})
