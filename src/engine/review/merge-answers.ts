import { agents } from '../../catalog/fact-entry.ts'
import type { Finding, Observation, Quote } from '../../contract/findings.ts'
import type { AgentAnswer, ExtractorAnswer } from '../corpus.ts'

/** One of each, the first as it stands. */
function unique<T>(all: readonly T[], keyOf: (one: T) => string): T[] {
  const known = new Map<string, T>()
  for (const one of all) if (!known.has(keyOf(one))) known.set(keyOf(one), one)
  return [...known.values()]
}

const placeOf = ({ document_id: id, start, end }: Quote): string => `${id} ${start} ${end}`
const observationKey = ({ kind, text, quotes }: Observation): string =>
  JSON.stringify([kind, text, quotes.map(placeOf)])

/**
 * What several extractors say of one fact, as one finding. Who found nothing says nothing. Where the others agree, the
 * answer is corroborated; where they do not, the first one's stands as a conflict, with the passages of all.
 */
function mergeFindings(findings: readonly [Finding, ...Finding[]]): Finding {
  const [first, ...others] = findings.filter((finding) => finding.value !== 'not-stated')
  if (first === undefined) return findings[0]
  if (others.length === 0) return first
  const stated = [first, ...others]
  const quotes = unique(
    stated.flatMap((finding) => finding.quotes),
    placeOf,
  )
  const isConflict = stated.some((finding) => finding.value !== first.value || finding.tier === 'conflict')
  if (isConflict) return { ...first, certainty: 'likely', tier: 'conflict', quotes }
  return {
    ...first,
    certainty: stated.some((finding) => finding.certainty === 'stated') ? 'stated' : 'likely',
    tier: 'corroborated',
    plans: stated.find((finding) => finding.plans.length > 0)?.plans ?? [],
    params: Object.assign({}, ...stated.map((finding) => finding.params).toReversed()),
    quotes,
  }
}

function mergeAgent([first, ...others]: readonly [AgentAnswer, ...AgentAnswer[]]): AgentAnswer {
  if (others.length === 0) return first
  const answers = [first, ...others].filter((answer) => answer.success)
  const [leading] = answers
  if (leading === undefined) return first
  const byFact = Map.groupBy(
    answers.flatMap((answer) => answer.findings),
    (finding) => finding.fact,
  )
  return {
    ...leading,
    // safe because a group has at least one member
    findings: [...byFact.values()].map((findings) => mergeFindings(findings as [Finding, ...Finding[]])),
    observations: unique(
      answers.flatMap((answer) => answer.observations),
      observationKey,
    ),
    plans: answers.find((answer) => answer.plans.length > 0)?.plans ?? [],
    refusedQuotes: answers.reduce((sum, answer) => sum + answer.refusedQuotes, 0),
  }
}

/**
 * One answer an agent, in the order of the catalogue, from those of all extractors, which come in the order in which they
 * count. An extractor that failed says nothing. Pure; quotes were admitted before, and none is made here.
 */
export function mergeAnswers(extracted: readonly ExtractorAnswer[]): AgentAnswer[] {
  return agents.flatMap((agent) => {
    const [first, ...others] = extracted.map((one) => one.answer).filter((answer) => answer.agent === agent)
    return first ? [mergeAgent([first, ...others])] : []
  })
}
