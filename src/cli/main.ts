import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { runEval } from './eval.ts'
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
`

const [command, ...args] = process.argv.slice(2)
if (command === 'scan') process.exitCode = await runScan(args, version)
else if (command === 'eval') process.exitCode = await runEval(args)
else {
  process.stderr.write(usage)
  process.exitCode = command === undefined || command === 'help' || command === '--help' ? 0 : 2
}
