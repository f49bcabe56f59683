import { runStep, tool } from './run-step.ts'

/**
 * Types, lint, format, architecture, security items, dead code and the pure tests: no services, about a minute and a half. With --without-tests the
 * tests are left to `npm test`, which runs them too.
 */
const pureTests = 'pure tests'
const all: readonly (readonly [string, readonly string[]])[] = [
  ['types', tool('typescript/bin/tsc', '-b', '--singleThreaded')],
  ['lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')],
  ['format', tool('oxfmt/bin/oxfmt', '--check')],
  ['architecture', ['scripts/architecture.ts']],
  ['linear patterns', ['scripts/linear-patterns.ts']],
  ['security items', ['scripts/security-items.ts']],
  ['generated code', ['scripts/generate-routes.ts', '--check']],
  ['dead code', tool('knip/bin/knip.js')],
  [pureTests, tool('vitest/vitest.mjs', 'run', '--project', 'pure', '--reporter=dot')],
]

const steps = process.argv.includes('--without-tests') ? all.filter(([name]) => name !== pureTests) : all

const failed: string[] = []
for (const [name, args] of steps) {
  process.stdout.write(`\n— ${name}\n`)
  const { ok, seconds } = await runStep(args)
  process.stdout.write(`  ${name}: ${ok ? 'ok' : 'FAILED'} in ${seconds.toFixed(1)} s\n`)
  if (!ok) failed.push(name)
}
process.stdout.write(failed.length === 0 ? '\nEverything holds.\n' : `\nFailed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
