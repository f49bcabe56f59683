import type { FactEntry } from '../../catalog/fact-entry.ts'
import { factById, facts } from '../../catalog/facts.ts'
import { topicWords } from '../../catalog/texts/topic-words.ts'
import type { Corpus } from '../corpus.ts'
import { witnessedWords } from './confidence.ts'
import { isEventRow } from './judge-claim.ts'
import { factsAlike, likenessTo } from './likeness.ts'
import { formGuard } from './proof-form.ts'
import { isQuestion, isStaff, isThirdParty } from './polarity.ts'
import { prepareDocument, vendorPattern, type PreparedDocument, type Unit } from './units.ts'
import { witnessOdds } from './witness.ts'

/** Where the pages of a corpus speak of what no answer was found to: the sentence that says most of it, judged by the second reader. */

/** A sentence on a topic, and how much it says of it. */
export interface MentionedPassage {
  readonly prepared: PreparedDocument
  readonly unit: Unit
  readonly rank: number
}

interface Phrase {
  readonly fact: string
  readonly rest: readonly string[]
}

/** The word without the endings in which 'audit log', 'audit logs' and 'audit logging' differ. */
const stemOf = (word: string): string => {
  if (word.length <= 3) return word
  if (/[^s]s$/.test(word)) return word.slice(0, -1)
  return word.length > 5 && word.endsWith('ing') ? word.slice(0, -3).replace(/([bdgklmnprt])\1$/, '$1') : word
}

/** Phrases by their first word. */
const phrases = new Map<string, Phrase[]>()
for (const [fact, topics] of Object.entries(topicWords)) {
  for (const phrase of topics) {
    const [first = '', ...rest] = phrase.split(' ').map(stemOf)
    phrases.set(first, [...(phrases.get(first) ?? []), { fact, rest }])
  }
}

/** The topics whose words stand in a text: each word is read once. */
function topicsIn(text: string): string[] {
  const words = (text.match(/[a-z0-9]+/g) ?? []).map(stemOf)
  const found: string[] = []
  for (const [at, word] of words.entries()) {
    for (const { fact, rest } of phrases.get(word) ?? [])
      if (rest.every((next, step) => words[at + 1 + step] === next)) found.push(fact)
  }
  return found
}

/** Odds from which a sentence is told where its own words name the topic, where its heading does, and where neither does. */
const leastOdds = { named: -1, headed: -0.7, alike: 2 } as const
/** Likeness below which a sentence that does not name the topic is not looked at. */
const leastLikeness = 0.16
/** Facts of this weight are looked for in sentences that do not name them. */
const weighty = 4
const shortest = 24
const longest = 400

const finite =
  /\b(?:is|are|was|were|be|been|has|have|can|cannot|will|shall|may|must|do|does|target|[a-z]{3,20}(?:ed|es|s))\b/
const pointing =
  /^(?:see|learn|read|visit|click|go to|navigate|refer|check|how to|overview|note|next|for more|contact|set ?up|map|create|configure|add|install|if self[ -]?hosting)\b|\b(?:click|navigate to)\b/

/** What a row of a reference of events says. */
const event = /\b(?:was|were) (?:deleted|created|added|removed|updated|changed)\b/
/** What researchers may not do, or are not paid for, says nothing of what is there. */
const outOfScope =
  /\b(?:out of scope|not in scope|exclusions?|excluded|ineligible|not (?:be )?eligible|(?:do|does|will) not qualify|prohibited)\b/
/** Such a row says who or what has something, not what it is. */
const ticked = /[\u2713\u2714\u2705\u2717\u2718\u274c\u2716]/

/** Whether a unit is a statement that may be quoted beside its page. */
function isStatement(prepared: PreparedDocument, unit: Unit): boolean {
  const { text, block } = unit
  if (block.type === 'heading' || text.length < shortest || text.length > longest) return false
  if (isQuestion(text) || pointing.test(text) || !finite.test(text) || ticked.test(text)) return false
  if (block.type === 'row' && (event.test(text) || isEventRow(unit))) return false
  if (outOfScope.test(unit.above)) return false
  return formGuard(prepared, unit) === null
}

const unlearned = -1.5

const ofStaff = /^(?:all |our |every )?(?:employees?|staff|personnel|contractors?)\b/

/** What the vendor's staff have, and what another body is certified for, says nothing of what customers get. */
function isOfOthers({ kind, traits }: FactEntry, { text }: Unit): boolean {
  if (kind === 'feature' && (isStaff(text) || ofStaff.test(text))) return true
  return traits.includes('certificate') && isThirdParty(text)
}

const rankOf = (fact: string, unit: Unit, least: number): number | null => {
  if (isOfOthers(factById(fact), unit)) return null
  const odds = (witnessOdds(fact, witnessedWords(unit)) ?? unlearned) + likenessTo(fact, unit)
  return odds < least ? null : odds
}

type Found = Map<string, MentionedPassage>

function take(found: Found, fact: string, prepared: PreparedDocument, unit: Unit, least: number): void {
  const rank = rankOf(fact, unit, least)
  if (rank !== null && rank > (found.get(fact)?.rank ?? -Infinity)) found.set(fact, { prepared, unit, rank })
}

function readUnit(found: Found, prepared: PreparedDocument, unit: Unit, wanted: Wanted): void {
  const named = new Set(topicsIn(unit.text).filter((fact) => wanted.all.has(fact)))
  const headed = wanted.headed(unit).filter((fact) => !named.has(fact))
  const alike = unit.text.length > longest ? [] : factsAlike(unit, leastLikeness)
  const others = alike.filter((fact) => wanted.heavy.has(fact) && !named.has(fact))
  if (named.size + headed.length + others.length === 0 || !isStatement(prepared, unit)) return
  for (const fact of named) take(found, fact, prepared, unit, leastOdds.named)
  for (const fact of headed) take(found, fact, prepared, unit, leastOdds.headed)
  for (const fact of others) take(found, fact, prepared, unit, leastOdds.alike)
}

interface Wanted {
  readonly all: ReadonlySet<string>
  readonly heavy: ReadonlySet<string>
  /** The topics that the heading right above a unit names. */
  readonly headed: (unit: Unit) => readonly string[]
}

function wantedOf(answered: ReadonlySet<string>): Wanted {
  const open = facts.filter(({ id }) => !answered.has(id))
  const all = new Set(open.map(({ id }) => id))
  const headings = new Map<string, readonly string[]>()
  return {
    all,
    heavy: new Set(open.filter(({ weight }) => weight >= weighty).map(({ id }) => id)),
    headed: ({ block }) => {
      const heading = block.headingPath.at(-1) ?? ''
      const known =
        headings.get(heading) ?? topicsIn(heading.slice(0, 200).toLowerCase()).filter((fact) => all.has(fact))
      headings.set(heading, known)
      return known
    },
  }
}

/** By fact without an answer the sentence that says most of it. Pages in other languages and about others are left out. */
export function findMentioned(
  { vendor, documents }: Pick<Corpus, 'vendor' | 'documents'>,
  answered: ReadonlySet<string>,
): ReadonlyMap<string, MentionedPassage> {
  const pattern = vendorPattern(vendor.name)
  const wanted = wantedOf(answered)
  const found: Found = new Map()
  for (const document of documents) {
    if (document.language !== null && document.language !== 'en') continue
    const prepared = prepareDocument(document, pattern)
    if (prepared.elsewhere) continue
    for (const unit of prepared.units) readUnit(found, prepared, unit, wanted)
  }
  return found
}
