import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { factFiles } from '../../src/catalog/fact-files.ts'
import { factReading, type FactRule } from '../../src/catalog/fact-reading.ts'
import { findingValue } from '../../src/contract/findings.ts'
import { assuranceSentences } from '../../src/engine/analyse/synthetic/assurance.ts'
import { dataProtectionSentences } from '../../src/engine/analyse/synthetic/data-protection.ts'
import { engineeringSentences } from '../../src/engine/analyse/synthetic/engineering.ts'
import { genaiSentences } from '../../src/engine/analyse/synthetic/genai.ts'
import { governanceSentences } from '../../src/engine/analyse/synthetic/governance.ts'
import { identitySentences } from '../../src/engine/analyse/synthetic/identity.ts'
import { infrastructureSentences } from '../../src/engine/analyse/synthetic/infrastructure.ts'
import { loggingSentences } from '../../src/engine/analyse/synthetic/logging-and-response.ts'
import { peopleSentences } from '../../src/engine/analyse/synthetic/people.ts'
import { privacySentences } from '../../src/engine/analyse/synthetic/privacy.ts'
import { resilienceSentences } from '../../src/engine/analyse/synthetic/resilience.ts'
import { normaliseText } from '../../src/engine/analyse/normalise.ts'

const testedSets = [
  assuranceSentences,
  dataProtectionSentences,
  engineeringSentences,
  genaiSentences,
  governanceSentences,
  identitySentences,
  infrastructureSentences,
  loggingSentences,
  resilienceSentences,
  peopleSentences,
  privacySentences,
]

/** A sentence written by us, and whether it states the fact that it was written for. */
export interface OwnSentence {
  readonly fact: string
  readonly states: boolean
  readonly text: string
}

const sentenceFile = z.record(z.string(), z.array(z.tuple([findingValue, z.string()])))
const folder = join(import.meta.dirname, 'sentences')

/** The vendor's name reads as 'we' and 'our', as it does on pages. */
const asRead = (text: string): string =>
  normaliseText(text.replace(/\bAcme('s)?\b/g, (_, own?: string) => (own === undefined ? 'we' : 'our')))

const exampleOf = ({ under, example }: FactRule): string =>
  asRead(under === undefined ? example : `${under}: ${example}`)

function examplesOfRules(): OwnSentence[] {
  return factFiles.flatMap((file) => {
    const { states: outright, yes, partial, weaker, limits, no, exclusions } = factReading.parse(file.reading())
    const sentenceOf = (states: boolean) => (rule: FactRule) => ({ fact: file.id, states, text: exampleOf(rule) })
    const stating = [yes, partial, weaker, limits, no].flat()
    return [outright, ...stating].map(sentenceOf(true)).concat(exclusions.map(sentenceOf(false)))
  })
}

function writtenSentences(): OwnSentence[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.toSorted().flatMap((name) => {
    const sets = sentenceFile.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    return Object.entries(sets).flatMap(([fact, sentences]) =>
      sentences.map(([value, text]) => ({ fact, states: value !== 'not-stated', text: asRead(text) })),
    )
  })
}

/** The sentences that test the rules: written from the codebook as well. */
function testedSentences(): OwnSentence[] {
  return testedSets.flatMap((sets) =>
    Object.entries(sets).flatMap(([fact, sentences]) =>
      sentences.map(([value, text]) => ({ fact, states: value !== 'not-stated', text: asRead(text) })),
    ),
  )
}

/** All sentences that the second reader learns from: the examples of the rules, and sentences written from the codebook. */
export const ownSentences = (): OwnSentence[] => [...examplesOfRules(), ...testedSentences(), ...writtenSentences()]
