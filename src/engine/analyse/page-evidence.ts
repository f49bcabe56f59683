import { pageEvidence, type PageEvidence } from '../../catalog/page-evidence.ts'
import type { Evidence } from './match.ts'
import type { Rule } from './rules.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** First units of a page among which its heading stands. */
const top = 3

/** No rule of the codebook: the page itself. */
const ruleOf = (fact: string): Rule => ({
  id: `${fact}/page/1`,
  fact,
  kind: 'yes',
  source: 'page',
  parts: [],
  isOwn: false,
})

/** Whether the evidence is the page itself, and not what it says. */
export const isPageEvidence = ({ rule }: Evidence): boolean => rule.source === 'page'

/** The unit that names the page, where the page is what its name says. */
function headingOf(prepared: PreparedDocument, page: PageEvidence): Unit | null {
  const { document, units } = prepared
  if (page.except.includes(document.kind) || prepared.elsewhere) return null
  const heading = units.slice(0, top).find((unit) => page.title.test(unit.text) && unit.text.split(' ').length <= 12)
  if (!heading) return null
  let times = 0
  for (const unit of units) if (page.holds.test(unit.text) && ++times >= page.times) return heading
  return null
}

/** What the page answers by being what it is. */
export function readPage(fact: string, prepared: PreparedDocument): Evidence | null {
  const page = pageEvidence.find((one) => one.fact === fact)
  const unit = page && headingOf(prepared, page)
  if (!unit) return null
  return {
    prepared,
    unit,
    rule: ruleOf(fact),
    kind: 'yes',
    planned: false,
    lessBy: [],
    qualifier: null,
    score: leastScore,
    isProof: true,
    at: 0,
    end: unit.text.length,
  }
}

/** Below that of sentences: what a page says outright is quoted before its heading. */
const leastScore = 0.01
