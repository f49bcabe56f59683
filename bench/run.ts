import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runStep } from '../scripts/run-step.ts'

/** `npm run bench -- NAME …args`: each run writes its own section of bench/REPORT.md. */
const [name = '', ...args] = process.argv.slice(2)
const file = join(import.meta.dirname, `${name}.ts`)
const isRun =
  /^[a-z-]+$/.test(name) &&
  !['run', 'report-section', 'processor-time', 'fuzz-documents', 'fuzz-process', 'fuzz-runs', 'fuzz-steps'].includes(
    name,
  ) &&
  existsSync(file)
if (!isRun) {
  process.stderr.write(
    'Name a run of bench/: product, lists, consoles, bulk, analysis, samples, crawl, fuzz, hostile, faults\n',
  )
  process.exitCode = 2
} else process.exitCode = (await runStep([file, ...args])).ok ? 0 : 1
