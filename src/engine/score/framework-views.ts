import { frameworks } from '../../catalog/frameworks.ts'
import { weights } from '../../catalog/weights.ts'
import type { FrameworkOutline } from '../../catalog/frameworks/framework-outline.ts'
import type { Finding } from '../../contract/findings.ts'
import type { FrameworkScore } from '../../contract/reviews.ts'
import { controlsOf, rowsOfGroup, tallyControls, weightedAverage, type ScoredFact } from './control-status.ts'
import { isCertain } from '../../contract/findings.forms.ts'
import { creditOf, effectiveValue, isStated, weightOf } from './credit.ts'

/** A finding as the views of the frameworks take it. Pages that disagree do speak of a control: in part. */
export function viewRow(finding: Finding, asOf: string, isSure: (finding: Finding) => boolean = isCertain): ScoredFact {
  const isDisputed = finding.tier === 'conflict' && effectiveValue(finding, asOf) !== 'not-stated'
  return {
    fact: finding.fact,
    weight: weightOf(finding),
    credit: isDisputed ? weights.credit.partial : creditOf(finding, asOf),
    stated: isDisputed || isStated(finding, asOf),
    certain: isSure(finding),
  }
}

const percent = (share: number | null): number | null => (share === null ? null : Math.round(100 * share))

/** Quality of what is stated, 0–100; null when nothing is. */
const qualityOf = (rows: readonly ScoredFact[]): number | null =>
  percent(weightedAverage(rows.filter((row) => row.stated)))

const coverageOf = (rows: readonly ScoredFact[]): number | null => {
  const whole = rows.reduce((sum, row) => sum + row.weight, 0)
  return whole === 0 ? null : percent(rows.reduce((sum, row) => sum + (row.stated ? row.weight : 0), 0) / whole)
}

const viewOf = (outline: FrameworkOutline, rows: readonly ScoredFact[], isWithheld: boolean): FrameworkScore => {
  const touching = rows.filter((row) => controlsOf(row.fact, outline.id).length > 0)
  const groups = outline.groups.map((group) => {
    const own = rowsOfGroup(outline, group, rows)
    return {
      id: group.id,
      title: group.title,
      score: isWithheld ? null : qualityOf(own),
      facts: own.map(({ fact, credit, weight }) => ({ fact, credit, weight })),
    }
  })
  return {
    framework: outline.id,
    title: outline.title,
    score: isWithheld ? null : qualityOf(touching),
    coverage: coverageOf(touching),
    ...tallyControls(outline, rows),
    groups,
  }
}

/** The same facts by framework: a fact counts once in each view, and a view adds nothing to the score. */
export const frameworkViews = (
  findings: readonly Finding[],
  asOf: string,
  isWithheld: boolean,
): readonly FrameworkScore[] => {
  const rows = findings.map((finding) => viewRow(finding, asOf))
  return frameworks.map((outline) => viewOf(outline, rows, isWithheld))
}
