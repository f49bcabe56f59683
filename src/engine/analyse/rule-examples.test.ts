import { expect, test } from 'vitest'
import { factFiles } from '../../catalog/fact-files.ts'
import { factReading, ruleKinds } from '../../catalog/fact-reading.ts'
import { makePage } from './corpus-for-tests.ts'
import { matchRule } from './match.ts'
import { compileRule } from './rules.ts'
import { prepareDocument, vendorPattern } from './units.ts'

const vendor = vendorPattern('Acme')

test.each(factFiles.map((file) => ({ id: file.id, file })))('every rule of $id matches its example', ({ id, file }) => {
  const reading = factReading.parse(file.reading())
  const silent = ruleKinds.flatMap((kind) =>
    reading[kind].filter(({ match, example, under }) => {
      const heading = under === undefined ? '' : `## ${under}\n\n`
      const page = prepareDocument(makePage({ title: 'Acme', text: `# Acme\n\n${heading}${example}\n` }), vendor)
      const rule = compileRule(match, id, kind === 'exclusions' ? 'exclusion' : kind, 0)
      return !page.units.some((unit) => unit.block.type !== 'heading' && matchRule(rule, page, unit) !== null)
    }),
  )
  expect(silent).toEqual([])
})
