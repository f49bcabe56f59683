import { faults, runFaults, type Fault } from '../tests/support/fault-rounds.ts'
import { writeSection } from './report-section.ts'

/** Rounds of kills, pauses and a full disk against a product at work. The number of rounds may be given. */
const count = Number(process.argv[2] ?? 100)
const rounds = Array.from({ length: count }, (_, at): Fault => faults[at % faults.length] ?? 'kill web')
const {
  rounds: measured,
  acknowledged,
  lost,
  doubled,
  ends,
} = await runFaults(rounds, (line) => process.stderr.write(`${line}\n`))

const round = (value: number): string => value.toFixed(1)
const rows = faults.flatMap((fault) => {
  const seconds = measured.filter((one) => one.fault === fault).map((one) => one.seconds)
  if (seconds.length === 0) return []
  const middle = seconds.toSorted((a, b) => a - b)[Math.floor(seconds.length / 2)] ?? 0
  return [`| ${fault} | ${seconds.length} | ${round(middle)} | ${round(Math.max(...seconds))} |`]
})
const section = `## Kills, pauses and a full disk

${measured.length} rounds against a product that takes writes and scans all the while. From the end of the fault (a pause lasts two seconds, a
full disk likewise) to the first sign-in and write that succeed; to reach: 10 s.

| fault | rounds | seconds, median | longest |
|---|---|---|---|
${rows.join('\n')}

Acknowledged: ${acknowledged.vendors} vendors and ${acknowledged.scans} scans. Lost: **${lost.length}**. Steps, documents or charges doubled: **${doubled.length}**.
How the scans ended: ${Object.entries(ends)
  .map(([end, number]) => `${end} (${number})`)
  .join('; ')}.`
writeSection('faults', section)
process.stdout.write(`${section}\n${[...lost, ...doubled].join('\n')}\n`)
if (lost.length + doubled.length > 0 || measured.some(({ seconds }) => seconds >= 10)) process.exitCode = 1
