import { runHostileLab } from '../tests/support/hostile/run-hostile-lab.ts'
import { writeSection } from './report-section.ts'

/** The hostile lab against the running product: how each attack ended, and what its neighbours felt. */
const say = (line: string): void => void process.stderr.write(`${line}\n`)
const share = Number(process.argv[2] ?? 1)
const { cases, scans, neighbour, health, peaks, workerWithReaders, restarts, retried } = await runHostileLab(
  share,
  30,
  say,
)

for (const { host, name, outcome } of cases) say(`${host} · ${name} · ${outcome ?? 'NOT TOLD'}`)
const untold = cases.filter(({ outcome }) => outcome === null)
const beyond = scans.map(({ seconds, floor }) => seconds - floor)
const longest = Math.max(...beyond)
const slowest = Math.max(...neighbour.beside)
const middle = neighbour.beside.toSorted((a, b) => a - b)[Math.floor(neighbour.beside.length / 2)] ?? 0
const kinds = new Map<string, number>()
for (const { outcome } of cases) {
  const word = outcome?.split(':')[0] ?? 'not told'
  kinds.set(word, (kinds.get(word) ?? 0) + 1)
}
const round = (value: number): string => value.toFixed(1)
const section = `## Hostile sites against the running product

${cases.length} attacks on ${scans.length} sites, three sites at a time at the polite defaults, with a neighbour organization's scan of an
ordinary site beside them all the while: four scans at once. A crawl may take thirty seconds. Each attack must end in the ledger or in a clear failure.

| | measured | to reach |
|---|---|---|
| attacks that the ledger or the failure tells of | ${cases.length - untold.length} of ${cases.length} | all of at least 120 |
| longest scan beyond its politeness floor, s | ${round(longest)} | 60 |
| the neighbour's scan alone, s | ${round(neighbour.alone)} | |
| the same beside the attacks, median and slowest of ${neighbour.beside.length}, s | ${round(middle)} and ${round(slowest)} (${round(slowest / neighbour.alone)} times) | 2 times |
| health: answers that failed of ${health.calls} | ${health.failures} | 0 |
| health: p95 and longest, ms | ${round(health.p95)} and ${round(health.longest)} | 200 |
| worker, most memory, MB | ${round(peaks.worker)} | 400 |
| one reader, most memory, MB | ${round(peaks.reader)} | 300 |
| worker and all its readers together, MB | ${round(workerWithReaders)} | |
| web, most memory, MB | ${round(peaks.web)} | 400 |
| processes that had to be replaced | ${restarts} | 0 |
| scans that needed a second attempt | ${retried} | 0 |

How they ended: ${[...kinds]
  .toSorted((a, b) => b[1] - a[1])
  .map(([word, count]) => `${word} ${count}`)
  .join(', ')}.`
writeSection('hostile', section)
process.stdout.write(`${section}\n`)
const isReached =
  untold.length === 0 &&
  cases.length >= 120 / share &&
  longest <= 60 &&
  slowest <= 2 * neighbour.alone &&
  health.failures === 0 &&
  health.p95 <= 200 &&
  peaks.worker <= 400 &&
  peaks.reader <= 300 &&
  peaks.web <= 400 &&
  restarts === 0
if (!isReached) process.exitCode = 1
