import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root, runStep, tool } from './run-step.ts'

/** Everything: pure and system suites, then the journeys in a browser. The last lines name what failed and count both. */
interface Counts {
  passed: number
  failed: number
  skipped: number
  /** What failed, with the first line that it said. */
  failures: string[]
}

const folder = mkdtempSync(join(tmpdir(), 'assay-test-'))
const counts: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }
/** Lines of what failed that are told at the end, and letters of each. */
const mostFailures = 40
const longestFailure = 300

const firstLine = (message = ''): string => stripVTControlCharacters(message).trimStart().split('\n', 1)[0] ?? ''

function readVitest(path: string): Counts {
  const report = JSON.parse(readFileSync(path, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numFailedTestSuites: number
    testResults: {
      name: string
      status: string
      message: string
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
    }[]
  }
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0)
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name)
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages?.[0])}`)
    return status === 'failed' && tests.length === 0 ? [`${file}: ${firstLine(message)}`] : tests
  })
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests, failures }
}

interface JourneySuite {
  file: string
  suites?: JourneySuite[]
  specs: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

function failedJourneys({ file, suites = [], specs }: JourneySuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `${file}: ${title}: ${firstLine(tests[0]?.results.at(-1)?.error?.message)}`)
  return [...own, ...suites.flatMap(failedJourneys)]
}

function readPlaywright(path: string): Counts {
  const { stats, suites } = JSON.parse(readFileSync(path, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    suites: JourneySuite[]
  }
  const failures = suites.flatMap(failedJourneys)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped, failures }
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
    result = { passed: 0, failed: 1, skipped: 0, failures: [`${name}: no report was written`] }
  }
  if (!ok && result.failed === 0) result.failed = 1
  counts.passed += result.passed
  counts.failed += result.failed
  counts.skipped += result.skipped
  counts.failures.push(...result.failures)
  process.stdout.write(`  ${name}: ${result.passed} passed, ${result.failed} failed in ${seconds.toFixed(0)} s\n`)
}

const unit = join(folder, 'vitest.json')
const journeys = join(folder, 'playwright.json')
const vitest = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unit}`]
await runSuite('suites', tool('vitest/vitest.mjs', ...vitest), unit, readVitest)
await runSuite('journeys', tool('@playwright/test/cli.js', 'test', '--reporter=list,json'), journeys, readPlaywright)
rmSync(folder, { recursive: true, force: true })
if (counts.failures.length > 0) process.stdout.write('\nFailed:\n')
for (const line of counts.failures.slice(0, mostFailures)) process.stdout.write(`  ${line.slice(0, longestFailure)}\n`)
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : ''
process.stdout.write(`\n${counts.passed} passed, ${counts.failed} failed${skipped}\n`)
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1
