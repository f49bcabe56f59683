import { agents } from '../../catalog/fact-entry.ts'
import { factById } from '../../catalog/facts.ts'
import type { Finding } from '../../contract/findings.ts'
import type { AgentAnswer, Corpus } from '../corpus.ts'
import type { Extractor } from '../ports.ts'

/** What a phrase in a page says of a fact. */
export interface Phrase {
  readonly fact: string
  readonly phrase: string
  readonly value: Exclude<Finding['value'], 'not-stated'>
  /** Who it says vouches for the answer; a model where nothing is said. */
  readonly tier?: Finding['tier']
}

function findPhrase(corpus: Corpus, { fact, phrase, value, tier = 'model' }: Phrase): Finding[] {
  return corpus.documents.flatMap(({ id, text }) => {
    const start = text.indexOf(phrase)
    if (start === -1) return []
    const quotes = [{ document_id: id, start, end: start + phrase.length, text: phrase }]
    return [{ id: `f-${fact}`, fact, value, certainty: 'likely', tier, plans: [], params: {}, quotes }]
  })
}

const answerOf = (agent: AgentAnswer['agent'], findings: readonly Finding[]): AgentAnswer => ({
  agent,
  success: true,
  findings,
  observations: [],
  plans: [],
  refusedQuotes: 0,
  error: null,
})

/** A second reader: it finds whole phrases, of which the caller says what they mean, and quotes them. */
export const phraseExtractor = (phrases: readonly Phrase[], told: Partial<Extractor> = {}): Extractor => ({
  id: 'phrases',
  version: '1',
  tier: 'model',
  agents,
  budget: { milliseconds: null },
  extract: async ({ corpus }) =>
    agents.flatMap((agent) => {
      const own = phrases.filter(({ fact }) => factById(fact).agent === agent)
      return own.length === 0
        ? []
        : [
            answerOf(
              agent,
              own.flatMap((phrase) => findPhrase(corpus, phrase)),
            ),
          ]
    }),
  ...told,
})
