import { passageWeights, type PassageFeature } from '../../catalog/passage-weights.ts'
import type { DocumentKind } from '../../contract/documents.ts'
import { likenessTo } from './likeness.ts'
import type { Hit } from './product-talk.ts'
import { formGuard } from './proof-form.ts'
import type { Rule } from './rules.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** How readily a reader takes a passage as the answer: of several, the one with the greatest score is quoted. */

const groupOfKind: Readonly<Partial<Record<DocumentKind, PassageFeature>>> = {
  security: 'securityPage',
  trust: 'securityPage',
  compliance: 'securityPage',
  whitepaper: 'securityPage',
  dpa: 'contract',
  terms: 'contract',
  privacy: 'privacyPage',
  docs: 'guide',
  ai: 'guide',
  pricing: 'pricing',
  home: 'otherPage',
  other: 'otherPage',
}

const patterns = {
  elsewhere: /\b(?:learn more|see (?:our|the|also)|for more|read more|refer to|click|navigate|go to|select)\b/,
  subordinate: /^(?:if|when|once|after|before|because|however|for example|for (?:the )?best|note|in order to|to)\b/,
  colon: /:$/,
  question: /\?$/,
  ownVoice: /\b(?:we|our|us)\b/,
  offered:
    /\b(?:supports?|offers?|provides?|includes?|available|allows?|lets|enables?|requires?|enforces?|can|admins?|administrators|owners)\b/,
  figure: /\d/,
  denial: /\b(?:not|never|no|without)\b/,
} as const satisfies Partial<Record<PassageFeature, RegExp>>

export interface PassageSetting {
  readonly rule: Rule
  /** Words by which a page is seen to speak of the fact. */
  readonly topicWords: readonly string[]
  readonly isOnSubject: boolean
  /** Whether its words prove the answer by themselves. */
  readonly isProof: boolean
}

/** Letters of a long sentence, and of one that says much else besides. */
const long = 260
const veryLong = 450

export type PassageFeatures = Partial<Record<PassageFeature, number>>

/** What sets a passage apart from others that answer the same fact. */
export function passageFeatures(
  prepared: PreparedDocument,
  unit: Unit,
  hit: Hit,
  setting: PassageSetting,
): PassageFeatures {
  const { text, block } = unit
  const features: PassageFeatures = {
    heading: Number(block.type === 'heading'),
    item: Number(block.type === 'item'),
    row: Number(block.type === 'row'),
    length: Math.log(Math.max(20, text.length) / 100),
    long: Number(text.length > long),
    veryLong: Number(text.length > veryLong),
    fragment: Number(unit.end - unit.start < 25),
    form: Number(formGuard(prepared, unit) !== null),
    proof: Number(setting.isProof),
    ownSection: Number(setting.isOnSubject),
    depth: hit.at / Math.max(1, text.length),
    place: unit.index / Math.max(1, prepared.units.length),
    topic: setting.topicWords.filter((word) => text.includes(word)).length,
    likeness: likenessTo(setting.rule.fact, unit),
  }
  const group = groupOfKind[prepared.document.kind]
  if (group !== undefined) features[group] = 1
  // safe because the keys are those of the table above
  for (const name of Object.keys(patterns) as (keyof typeof patterns)[])
    features[name] = Number(patterns[name].test(text))
  return features
}

/** Odds of being the passage that a reader would quote, beside others of the same fact; above 0. */
export function passageScore(features: PassageFeatures): number {
  let sum = 0
  // safe because the features are those of the catalogue
  for (const [name, value] of Object.entries(features) as [PassageFeature, number][])
    sum += passageWeights[name] * value
  return Math.exp(sum)
}
