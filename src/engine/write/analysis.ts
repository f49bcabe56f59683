import { factById } from '../../catalog/facts.ts'
import { factGroups } from '../../catalog/fact-entry.ts'
import { frameworks } from '../../catalog/frameworks.ts'
import type { FrameworkOutline } from '../../catalog/frameworks/framework-outline.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../contract/review.ts'
import { creditOf, effectiveValue } from '../score/credit.ts'
import { standingOfControl } from '../score/framework-scores.ts'
import { heading, list, paragraph, say, sayOf, section, standingOf, topicsOf, weigh } from './claims.ts'
import type { Draft, Standing } from './claims.ts'

const order: readonly Standing[] = ['denied', 'conflict', 'partial', 'gated', 'strong', 'unknown']

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const topicSection = (group: string, draft: Draft): ReviewSection[] => {
  const findings = draft.findings.filter((finding) => factById(finding.fact).group === group)
  if (findings.length === 0) return []
  const standings = Map.groupBy(findings, (finding) => standingOf(finding, draft))
  const answered = findings.length - (standings.get('unknown')?.length ?? 0)
  const opening =
    answered === findings.length
      ? `All ${findings.length} questions are answered.`
      : `${answered} of ${findings.length} questions ${answered === 1 ? 'is' : 'are'} answered.`
  const lines = order.flatMap((standing) => standings.get(standing) ?? []).map((finding) => [sayOf(finding, draft)])
  return [section(`topic-${slug(group)}`, group, [...paragraph(say(opening)), ...list(lines)], draft.vendor)]
}

const standingWords = { met: 'met', partial: 'met in part', gap: 'a gap', unknown: 'not stated' } as const
const standingTones = { met: 'good', partial: 'condition', gap: 'bad', unknown: 'unknown' } as const

const controlLine = (id: string, title: string, findings: readonly Finding[], draft: Draft): Claim[][] => {
  const { asOf } = draft.corpus
  const standing = standingOfControl(
    findings.map((finding) => ({
      fact: finding.fact,
      weight: weigh(finding),
      credit: creditOf(finding, asOf),
      stated: effectiveValue(finding, asOf) !== 'not-stated',
    })),
  )
  if (!standing) return []
  const stated = findings.filter((finding) => effectiveValue(finding, asOf) !== 'not-stated')
  const behind = stated.length > 0 ? stated : findings
  const basis = stated.length > 0 ? `by ${topicsOf(behind)}` : `looked for in ${topicsOf(behind)}`
  return [[say(`${id} ${title}: ${standingWords[standing]}, ${basis}.`, behind, standingTones[standing])]]
}

const frameworkSection = (outline: FrameworkOutline, draft: Draft): ReviewSection => {
  const scores = draft.score.frameworks.find((framework) => framework.framework === outline.id)
  const blocks = outline.groups.flatMap((group): ReviewBlock[] => {
    const lines = group.controls.flatMap(([id, title]) =>
      controlLine(
        id,
        title,
        draft.findings.filter((finding) => factById(finding.fact)[outline.id].includes(id)),
        draft,
      ),
    )
    const score = scores?.groups.find((row) => row.id === group.id)?.score
    const withScore = scores?.score != null && score != null ? `, ${Math.round(score)} of 100` : ''
    const silent = group.beyondPublicMaterial ?? 'No question of this review touches this group.'
    return [
      heading(`${group.id} ${group.title}${withScore}`),
      ...(lines.length > 0 ? list(lines) : paragraph(say(silent, [], 'unknown'))),
    ]
  })
  const tally = scores
    ? `Of the controls that public material can answer, ${scores.met} are met, ${scores.partial} in part, ${scores.gap} are gaps and ${scores.unknown} are not stated.`
    : 'This framework was not scored.'
  return section(`framework-${outline.id}`, outline.title, [...paragraph(say(tally)), ...blocks], draft.vendor)
}

/** Every answer by topic, then by framework group; each line carries the findings that it rests on. */
export const writeAnalysis = (draft: Draft): ReviewSection[] => [
  ...factGroups.flatMap((group) => topicSection(group, draft)),
  ...frameworks.map((outline) => frameworkSection(outline, draft)),
]
