import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { runEval } from './eval.ts'
import { runExplain } from './explain.ts'
import { sayError } from './say-error.ts'
import { runScan } from './scan.ts'

const root = join(import.meta.dirname, '..', '..')
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

const usage = `assay ${version}

  assay scan NAME [--website URL] [--hosts FILE] [--corpus DIR] [--json OUT]
      Review a vendor from its website, or from a folder of text documents.
  assay eval --corpus DIR --labels FILE [--json OUT]
      Measure the analysis against labels.
  assay explain --fact ID --corpus DIR [--document FILE]
      Say which rule of a fact matched where, which guard stopped it, and what was decided.

  Exit status: 0 when a review was made, also one that found nothing; 1 when the address may not be read; 2 for a
  mistaken call.
`

async function run([command, ...args]: readonly string[]): Promise<number> {
  if (command === 'scan') return runScan(args, version)
  if (command === 'eval') return runEval(args)
  if (command === 'explain') return runExplain(args)
  process.stderr.write(usage)
  return command === undefined || command === 'help' || command === '--help' ? 0 : 2
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  // A file that is missing or unwritable, an option that does not exist: said in a line, without a stack.
  process.stderr.write(`${sayError(error)}\n`)
  process.exitCode = 2
}
