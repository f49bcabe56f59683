import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { MeasuredTable, Measurement } from '../src/contract/public-pages.ts'
import { root } from './run-step.ts'

/** Reads the figures of the public page from the file that the measurements write, and fails where they are not there. */

function sectionOf(report: string, name: string): string {
  const [, text] = new RegExp(`<!-- ${name}:start -->([\\s\\S]*?)<!-- ${name}:end -->`).exec(report) ?? []
  if (text === undefined) throw new Error(`bench/REPORT.md has no section ${name}`)
  return text
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** The first table of a text. */
function tableOf(text: string): MeasuredTable {
  const lines = text.split('\n')
  const start = lines.findIndex((line, index) => line.startsWith('|') && /^\|[-: |]+\|$/.test(lines[index + 1] ?? ''))
  if (start === -1) throw new Error('bench/REPORT.md has no table where one is shown')
  const end = lines.findIndex((line, index) => index > start && !line.startsWith('|'))
  const rows = lines.slice(start + 2, end === -1 ? undefined : end).map(cellsOf)
  return { head: cellsOf(lines[start] ?? ''), rows }
}

/** The paragraph that begins so, in one line. */
function paragraphOf(text: string, start: string): string {
  const found = text.split('\n\n').find((one) => one.trim().startsWith(start))
  if (found === undefined) throw new Error(`bench/REPORT.md says nothing that begins with ${start}`)
  return found.trim().replaceAll('\n', ' ')
}

/** The day of the last measurement that was kept, by the history; null in a copy that has none. */
function lastChange(): string | null {
  const asked = spawnSync('git', ['log', '-1', '--format=%cs', '--', 'bench/REPORT.md'], {
    cwd: root,
    encoding: 'utf8',
  })
  const day = asked.status === 0 ? asked.stdout.trim() : ''
  return /^\d{4}-\d\d-\d\d$/.test(day) ? day : null
}

export function readMeasurement(): Measurement {
  const report = readFileSync(join(root, 'bench', 'REPORT.md'), 'utf8')
  const [analysis, samples] = [sectionOf(report, 'analysis'), sectionOf(report, 'samples')]
  return {
    firstReadings: tableOf(analysis),
    // What follows speaks of figures that the page does not show.
    toReach: (paragraphOf(analysis, 'To reach on vendors never seen').split(' Since then ')[0] ?? '').trim(),
    samples: tableOf(samples),
    sampleMethod: paragraphOf(samples, 'Crawled over loopback'),
    scanTime: paragraphOf(sectionOf(report, 'product'), 'A scan of the first sample vendor').replaceAll('**', ''),
    changedOn: lastChange(),
  }
}
