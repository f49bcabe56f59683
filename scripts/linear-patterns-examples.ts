import { analyseCorpus } from '../src/engine/analyse/pattern-extractor.ts'
import { makeCorpus, makePage } from '../src/engine/analyse/corpus-for-tests.ts'
import { planReader } from '../src/engine/analyse/plan-requirements.ts'
import { leavesOthersOut } from '../src/engine/analyse/plan-names.ts'
import { readParameters } from '../src/engine/analyse/parameters.ts'
import { factRules } from '../src/engine/analyse/rules.ts'
import { prepareDocument } from '../src/engine/analyse/units.ts'
import { namesStandingIn } from '../src/engine/verify/names.ts'
import { noteTexts } from '../src/engine/write/text-notes.ts'
import '../src/engine/write/denials.ts'
import '../src/engine/write/passed-targets.ts'

const pages = [
  'Acme encrypts all customer data. We delete customer data within 30 days after termination. SSO is available on the Pro plan.',
  'We delete customer data within 60 days after termination.',
  '## Pro $9 / month\n\nEverything in Free.\n\n## Team $19 / month\n\nSingle sign-on (SSO).',
].map((text, index) => makePage({ id: `d-${index}`, url: `https://acme.example/${index}`, text }))

/** Reads a little about everything, so that each regular expression which is built from strings is built. */
export function readExamples(): void {
  analyseCorpus(makeCorpus(pages))
  noteTexts(makeCorpus(pages))
  planReader([{ name: 'Crew', rank: 1, price: null, prices: [], quotes: [] } as never]).namesIn('on the Crew plan')
  namesStandingIn('Only on the Crew plan.', ['Crew'])
  leavesOthersOut('Only on the Crew plan.', ['Crew'])
  const page = makePage({ text: 'We are certified.' })
  const prepared = prepareDocument(page)
  const [unit] = prepared.units
  for (const { entry, rules } of factRules) {
    const [rule] = rules
    if (!unit || !rule) continue
    const evidence = {
      prepared,
      unit,
      rule,
      kind: 'yes',
      planned: false,
      lessBy: [],
      qualifier: null,
      score: 1,
      isProof: true,
      at: 0,
      end: 0,
    } as const
    readParameters(entry.params, evidence, false)
  }
}
