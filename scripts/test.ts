import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStep, tool } from './run-step.ts'

/** Everything: pure and system suites, then the journeys in a browser. The last line counts both. */
interface Counts {
  passed: number
  failed: number
  skipped: number
}

const folder = mkdtempSync(join(tmpdir(), 'assay-test-'))
const counts: Counts = { passed: 0, failed: 0, skipped: 0 }

function readVitest(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numFailedTestSuites: number
  }
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests }
}

function readPlaywright(path: string): Counts {
  const { stats } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  }
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}

async function runSuite(
  name: string,
  args: readonly string[],
  report: string,
  read: (path: string) => Counts,
): Promise<void> {
  process.stdout.write(`\n— ${name}\n`)
  const { ok, seconds } = await runStep(args, { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  let result: Counts
  try {
    result = read(report)
  } catch {
    result = { passed: 0, failed: 1, skipped: 0 }
  }
  if (!ok && result.failed === 0) result.failed = 1
  counts.passed += result.passed
  counts.failed += result.failed
  counts.skipped += result.skipped
  process.stdout.write(`  ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(0)} s\n`)
}

const unit = join(folder, 'vitest.json')
const journeys = join(folder, 'playwright.json')
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]
await runSuite('suites', tool('vitest/vitest.mjs', ...vitest), unit, readVitest)
await runSuite('journeys', tool('@playwright/test/cli.js', 'test', '--reporter=list,json'), journeys, readPlaywright)
rmSync(folder, { recursive: true, force: true })
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
