import { verdictConstants } from '../../catalog/verdicts.ts'
import { redFlagKinds, type Finding, type Observation, type Quote } from '../../contract/findings.ts'

const { flagWeights, graveFlagWeight } = verdictConstants

/** Red flags that do not decide by themselves. */
const lesser: ReadonlySet<string> = new Set(redFlagKinds.filter((kind) => flagWeights[kind] < graveFlagWeight))

const overlap = (one: Quote, other: Quote): boolean =>
  one.document_id === other.document_id && one.start < other.end && other.start < one.end

/** A passage that denies what a fact asks is told once, as the denial; a grave red flag is told in any case. */
export function withoutDenials(observations: readonly Observation[], findings: readonly Finding[]): Observation[] {
  const denials = findings.filter(({ value }) => value === 'no').flatMap(({ quotes }) => quotes)
  return observations.flatMap((one) => {
    if (!lesser.has(one.kind)) return [one]
    const quotes = one.quotes.filter((quote) => !denials.some((denial) => overlap(quote, denial)))
    return quotes.length === 0 ? [] : [{ ...one, quotes }]
  })
}
