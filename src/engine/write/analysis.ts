import { factById } from '../../catalog/facts.ts'
import { factGroups } from '../../catalog/fact-entry.ts'
import { frameworks } from '../../catalog/frameworks.ts'
import type { FrameworkOutline } from '../../catalog/frameworks/framework-outline.ts'
import { countAnswers, type AnswerCount } from '../../contract/findings.forms.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Claim, FrameworkScore, ReviewBlock, ReviewSection } from '../../contract/reviews.ts'
import { statusOfControl } from '../score/control-status.ts'
import { effectiveValue } from '../score/credit.ts'
import { viewRow } from '../score/framework-views.ts'
import {
  askedOf,
  heading,
  isLikely,
  list,
  paragraph,
  say,
  sayConflict,
  sayOf,
  section,
  statusOf,
  topicsOf,
} from './claims.ts'
import type { Draft, Status } from './claims.ts'
import { joinWords } from './plan-phrases.ts'

const order: readonly Status[] = ['denied', 'conflict', 'partial', 'gated', 'strong', 'unknown']

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '-')

/** '3 stated, 5 only likely', of answered questions. */
const sureness = ({ answered, stated }: AnswerCount): string => {
  if (stated === answered) return answered === 1 ? 'stated' : 'all stated'
  if (stated === 0) return answered === 1 ? 'only likely' : 'all only likely'
  return `${stated} stated, ${answered - stated} only likely`
}

/** How many of a topic's questions are answered: of those that count for the score, as everywhere. */
function sayAnswered(asked: readonly Finding[]): string {
  const count = countAnswers(asked)
  const { answered, all, mentioned } = count
  if (all === 0) return 'None of these questions counts here.'
  const how = answered === 0 ? '' : `, ${sureness(count)}`
  const beside = mentioned === 0 ? '' : `; ${mentioned} more only mentioned`
  return answered === all
    ? `All ${all} questions are answered${how}.`
    : `${answered} of ${all} questions ${answered === 1 ? 'is' : 'are'} answered${how}${beside}.`
}

const sayLine = (finding: Finding, draft: Draft): Claim =>
  finding.tier === 'conflict' && finding.quotes.length > 1 ? sayConflict(finding, draft) : sayOf(finding, draft)

const topicSection = (group: string, draft: Draft): ReviewSection[] => {
  const findings = draft.findings.filter((finding) => factById(finding.fact).group === group)
  if (findings.length === 0) return []
  const statuses = Map.groupBy(findings, (finding) => statusOf(finding, draft))
  const opening = sayAnswered(askedOf(draft).filter((finding) => factById(finding.fact).group === group))
  const lines = order.flatMap((status) => statuses.get(status) ?? []).map((finding) => [sayLine(finding, draft)])
  return [section(`topic-${slug(group)}`, group, [...paragraph(say(opening)), ...list(lines)], draft.vendor)]
}

const statusLabels = { met: 'claimed', partial: 'claimed in part', gap: 'a gap', unknown: 'not found' } as const
const statusTones = { met: 'good', partial: 'condition', gap: 'bad', unknown: 'unknown' } as const

type Outline = FrameworkOutline['id']

const controlLine = (
  [id, title]: readonly [string, string],
  outline: Outline,
  findings: readonly Finding[],
  draft: Draft,
): Claim[][] => {
  const { asOf } = draft.corpus
  const rows = findings.map((finding) => viewRow(finding, asOf))
  const status = statusOfControl(rows, id, outline)
  if (!status) return []
  const stated = findings.filter((_, at) => rows[at]?.stated)
  if (stated.length === 0)
    return [[say(`${id} ${title}: not found; looked for in ${topicsOf(findings)}.`, findings, 'unknown')]]
  const silent = findings.filter((finding) => !stated.includes(finding))
  const denied = stated.filter((finding) => effectiveValue(finding, asOf) === 'no')
  const claimed = stated.filter((finding) => !denied.includes(finding))
  const against = denied.length === 0 ? '' : `; against it: ${topicsOf(denied)}`
  const missing = silent.length === 0 || status === 'gap' ? '' : `; nothing found on ${topicsOf(silent)}`
  const ifCertain = statusOfControl(
    findings.map((finding) => viewRow(finding, asOf, () => true)),
    id,
    outline,
  )
  const isOnlyLikely = status === 'partial' && ifCertain === 'met'
  const words = isOnlyLikely ? 'likely claimed' : statusLabels[status]
  const sure = `${claimed.filter((finding) => !isLikely(finding)).length} of ${claimed.length} stated`
  const by = claimed.length === 0 ? '' : `, by ${topicsOf(claimed)} (${sure})`
  const text = `${id} ${title}: ${words}${by}${against}${missing}.`
  return [[say(text, stated, statusTones[status])]]
}

/** '20 are claimed, 1 is a gap and on 3 nothing was found': what none of them is goes without saying. */
const sayTally = ({ met, partial, gap, unknown }: FrameworkScore): string =>
  joinWords([
    met === 1 ? '1 is claimed' : `${met === 0 ? 'none' : met} ${met === 0 ? 'is' : 'are'} claimed`,
    ...(partial === 0 ? [] : [`${partial} only in part or only likely`]),
    ...(gap === 0 ? [] : [gap === 1 ? '1 is a gap' : `${gap} are gaps`]),
    ...(unknown === 0 ? [] : [`on ${unknown} nothing was found`]),
  ])

const frameworkSection = (outline: FrameworkOutline, draft: Draft): ReviewSection => {
  const scores = draft.score.frameworks.find((framework) => framework.framework === outline.id)
  const blocks = outline.groups.flatMap((group): ReviewBlock[] => {
    const lines = group.controls.flatMap(([id, title]) =>
      controlLine(
        [id, title],
        outline.id,
        draft.counted.filter((finding) => factById(finding.fact)[outline.id].includes(id)),
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
    ? `Of the controls that public material can answer, ${sayTally(scores)}. A claim is the vendor’s own word; whether a control is met is for an audit to say.`
    : 'This framework was not scored.'
  return section(`framework-${outline.id}`, outline.title, [...paragraph(say(tally)), ...blocks], draft.vendor)
}

/** Every answer by topic, then by framework group; each line carries the findings that it rests on. */
export const writeAnalysis = (draft: Draft): ReviewSection[] => [
  ...factGroups.flatMap((group) => topicSection(group, draft)),
  ...frameworks.map((outline) => frameworkSection(outline, draft)),
]
