import type { FindingValue, Quote } from '../../contract/findings.ts'
import type { FactEntry } from '../../catalog/fact-entry.ts'
import { cutQuote } from '../verify/quotes.ts'
import type { PlanReader } from './plan-requirements.ts'
import { proveRequirement } from './plan-requirement-proof.ts'
import type { Evidence } from './match.ts'
import { normaliseText } from './normalise.ts'
import { isUsualPlan, leavesOthersOut } from './plan-names.ts'
import {
  conditionGate,
  headingRequirement,
  isOfMore,
  leadGate,
  limitsWhole,
  pageGate,
  sectionGate,
  type PlanNote,
} from './plan-notes.ts'
import { claimText, offerOf } from './plan-text.ts'
import type { FactRules, Topic } from './rules.ts'
import type { Span } from './sentences.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** What was decided of a fact, before its plans are known. */
export interface Answer {
  readonly entry: FactEntry
  readonly value: FindingValue
  readonly lead: Evidence
  readonly support: readonly Evidence[]
}

/** The plans that an answer is limited to; `proof` is the passage that says so, where none of the answer's own does. */
export interface Limit {
  readonly plans: readonly string[]
  readonly proof: Quote | null
}

/** A limit as it was read; without a note the statement itself, or one of its neighbours, must prove it. */
interface Read {
  readonly plans: readonly string[]
  readonly note: PlanNote | null
}

const unlimited: Read = { plans: [], note: null }
const noted = (note: PlanNote): Read => ({ plans: note.plans, note })

const isCertificate = ({ fact }: FactRules): boolean => fact.traits.includes('certificate')
const reports = /\b(?:reports?|copy|copies|requests?|documents|letters?|access to)\b/

/** Who gets the report of an audit says nothing of what was audited. */
const handedOut =
  /\b(?:reports?|copy|copies|documents|letters?)\b[^.;]{0,40}\b(?:available|provided|shared|offered|requested|sent)\b/

/** Whom a plan is meant for says nothing of what it holds. */
const madeFor = /\b(?:designed|ideal|built|best|perfect|suited|made|great) for\b/

const topicStop = new Set(['security', 'access', 'account', 'data', 'management', 'overview', 'policy', 'index'])

/** Whether the page is about the fact's own subject: then a limit in its first lines holds for the fact. */
function isPageSubject({ title }: PreparedDocument, rules: FactRules): boolean {
  if (title === '' || !rules.topic) return false
  return rules.topic.test(title) && !topicStop.has(title)
}

/** The plans that a statement names itself, or the columns of its row; null where it names none. */
export function ownGate(one: Evidence, reader: PlanReader): readonly string[] | null {
  const columns = one.unit.block.type === 'row' ? reader.columnsOf(one.unit) : null
  if (columns) return columns
  if (reader.isForAll(one.unit.text)) return []
  const names = reader.gatesIn(claimText(one.prepared, one.unit, one.at, one.end))
  if (names.length > 0) return names
  const offer = offerOf(one.prepared, one.unit)
  return offer === null ? null : [offer]
}

/** A certificate is held by the vendor: a neighbour that names it limits the report, not the certificate. */
const topicOf = (rules: FactRules): Topic | null => (isCertificate(rules) ? null : rules.topic)

/** 'SSO, roles, and full access to the audit log are available …': what is listed, of which one is the fact. */
const listed =
  /^([^.;:]{3,240}?,[^.;:]{2,240}?) (?:is|are) (?:only |all |also )?(?:available|included|offered|part of|sold)\b/

/** Of a list that a sentence begins with the one thing that stands at `at`, with what is said of all. */
function ofListed(text: string, at: number): string {
  const things = listed.exec(text)?.[1]
  if (things === undefined || at >= things.length) return text
  const from = [...things.slice(0, at).matchAll(/, | and /g)].at(-1)?.index ?? 0
  const length = things.slice(at).search(/, | and /)
  return `${things.slice(from, length === -1 ? things.length : at + length)}${text.slice(things.length)}`
}

/** The words of a claim that speak of the fact, with those beside them: of a long list the one item. */
const wordsOf = ({ unit, at, end }: Evidence): string => {
  if (end === 0) return unit.text
  return unit.block.type === 'paragraph' ? ofListed(unit.text, at) : unit.text.slice(Math.max(0, at - 24), end + 14)
}

/** A heading limits the features and the lists below it; of what the vendor does for all, sentences speak for themselves. */
const isListed = ({ unit, prepared }: Evidence, rules: FactRules): boolean =>
  rules.fact.kind === 'feature' ||
  unit.block.type === 'item' ||
  unit.block.type === 'row' ||
  prepared.document.kind === 'pricing'

/** What a statement, its headings or its neighbours limit it to; null where nothing is said of plans. */
function nearGate(one: Evidence, rules: FactRules, reader: PlanReader): Read | null {
  const own = ownGate(one, reader)
  if (own) return { plans: own, note: null }
  const introduced = leadGate(one.prepared, one.unit, reader, rules)
  const above = introduced ?? (isListed(one, rules) ? headingRequirement(one.prepared, one.unit, reader) : null)
  if (above) return above === 'all' ? unlimited : noted(above)
  const beside = sectionGate(one.prepared, one.unit, reader, topicOf(rules), rules)
  return beside && (beside === 'all' ? unlimited : noted(beside))
}

/** The same, or a limit of its page. */
function readGate(one: Evidence, rules: FactRules, reader: PlanReader): Read | null {
  const near = nearGate(one, rules, reader)
  if (near) return near
  const page = isPageSubject(one.prepared, rules) ? pageGate(one.prepared, reader, topicOf(rules)) : null
  return page && noted(page)
}

/** The plans that one statement is limited to: by itself, its headings, its neighbours or its page. */
export function statementGate(one: Evidence, rules: FactRules, reader: PlanReader): readonly string[] {
  return readGate(one, rules, reader)?.plans ?? []
}

/** What the vendor does for everybody is limited to a plan only where each claim says so itself. */
function commonGate(claims: readonly Evidence[], reader: PlanReader): Read {
  let plans: readonly string[] | null = null
  for (const one of claims) {
    const own = ownGate(one, reader)
    if (own === null || own.length === 0) return unlimited
    plans ??= own
  }
  return { plans: plans ?? [], note: null }
}

/** A plan table that has a row for the fact speaks for the whole; then a limit said of the fact itself. */
function readLimit(answer: Answer, rules: FactRules, all: readonly Evidence[], reader: PlanReader): Read {
  const { entry, lead, value } = answer
  if (value === 'no') return unlimited
  const claims = all.filter((one) => one.kind === 'yes' || one.kind === 'partial')
  if (value === 'partial' && rules.entry.gatedIsPartial) return readGate(lead, rules, reader) ?? unlimited
  const same = claims.filter((one) => one.kind === value)
  if (entry.kind !== 'feature' && !entry.params.includes('plans')) return commonGate(same, reader)
  const rows = tableLimit(same, rules, reader)
  if (rows) return rows
  if (claims.some((one) => isGivenToAll(one, rules, reader))) return unlimited
  const own = statedLimit(lead, claims, rules, reader)
  if (own) return own
  if (isCertificate(rules) && handedOut.test(lead.unit.text)) return unlimited
  return (
    readGate(lead, rules, reader) ??
    guideGate(lead, claims, rules, reader) ??
    pricingGate(claims, rules, reader) ??
    unlimited
  )
}

/** What tables of plans say: a row that gives it to all outweighs the rows of what is more than it. */
function tableLimit(claims: readonly Evidence[], rules: FactRules, reader: PlanReader): Read | null {
  let note: PlanNote | null = null
  for (const one of claims) {
    if (one.unit.block.type !== 'row') continue
    const plans = rowPlans(one, reader)
    if (plans === null || isOfMore(wordsOf(one), '', rules)) continue
    if (plans.length === 0) return unlimited
    note = note === null ? { plans, prepared: one.prepared, passage: one.unit } : withRow(note, one, plans, reader)
  }
  return note && noted(note)
}

const longestRows = 1500

/** Rows of plans one below the other that each list it: all of these have it, and the passage spans them. */
function withRow(note: PlanNote, { prepared, unit }: Evidence, plans: readonly string[], reader: PlanReader): PlanNote {
  const own = plansOfFirstCell(unit, reader)
  const { start } = note.passage
  if (own.length === 0 || prepared !== note.prepared || unit.end - start > longestRows || unit.end < start) return note
  return {
    plans: [...new Set([...note.plans, ...plans])],
    prepared,
    passage: { start, end: unit.end },
  }
}

const figure = /^[^a-z]{0,12}\d[^|]{0,40}$|^unlimited$/i

/** Plans of a row by its columns; of 'Pro | 30 days' among rows of plans that each have a figure, none. */
function rowPlans({ prepared, unit }: Evidence, reader: PlanReader): readonly string[] | null {
  const { cells, headerCells } = unit.block
  const columns = headerCells.length > 2 || reader.hasPlanCells(unit) ? reader.columnsOf(unit) : null
  const own = plansOfFirstCell(unit, reader)
  if (own.length === 0) return columns
  const beside = rowsBeside(prepared, unit).filter((other) => plansOfFirstCell(other, reader).length > 0)
  if (beside.length === 0 && !own.some((name) => name.includes(' '))) return columns
  const isFigure = (row: Unit): boolean => figure.test(row.block.cells[1]?.text ?? '')
  if (isFigure(unit) && beside.some(isFigure)) return []
  const isAddOn = cells.slice(1).some(({ text }) => /\badd[- ]?on\b/i.test(text))
  return isAddOn ? own.map((name) => `${name} add-on`) : own
}

/** Plans that a row is about: 'Growth', 'Enterprise (Cloud)'. */
const plansOfFirstCell = ({ block }: Unit, reader: PlanReader): readonly string[] =>
  reader.listed(normaliseText(block.cells[0]?.text ?? '').replace(/ \([^()]{1,30}\)$/, ''))

/** The other rows of a unit's table; of a long table those nearby. */
function rowsBeside(prepared: PreparedDocument, unit: Unit): Unit[] {
  const { headerCells } = unit.block
  return prepared.units
    .slice(Math.max(0, unit.index - 6), unit.index + 7)
    .filter(
      (other) => other.block !== unit.block && other.block.type === 'row' && other.block.headerCells === headerCells,
    )
}

/** Whether another row of the same list of features gives it without a limit: one kind for Enterprise, one for all. */
function isElsewhereFree({ prepared, unit }: Evidence, claims: readonly Evidence[], reader: PlanReader): boolean {
  const { block } = unit
  if (block.type !== 'row' || block.headerCells.length === 0) return false
  return claims.some(
    (other) =>
      other.kind === 'yes' &&
      other.prepared === prepared &&
      other.unit.block !== block &&
      other.unit.block.headerCells === block.headerCells &&
      ownGate(other, reader) === null,
  )
}

/** Whether another claim tells of the plain thing without a limit: 'enhanced roles' for Enterprise, roles for all. */
function isPlainElsewhere(one: Evidence, claims: readonly Evidence[], rules: FactRules, reader: PlanReader): boolean {
  if (!isOfMore(wordsOf(one), '', rules)) return false
  return claims.some(
    (other) => other !== one && other.kind === 'yes' && other.isProof && nearGate(other, rules, reader) === null,
  )
}

/** Words by which a sentence goes on about the one before: what they name stands in both. */
const namesIn = (text: string): string[] =>
  (text.match(/[a-z0-9]{3,}/g) ?? []).filter(
    (word) => !/^(?:the|and|our|all|plans?|for|across|available|with)$/.test(word),
  )

/**
 * Whether every plan has it: by what the next sentence says of the same thing, or, of what is no feature, by its own words.
 * Of a feature such a claim may tell of a part.
 */
function isGivenToAll({ prepared, unit }: Evidence, { fact }: FactRules, reader: PlanReader): boolean {
  if (fact.kind !== 'feature' && reader.isForAll(unit.text)) return true
  const next = prepared.units[unit.index + 1]
  if (next?.block !== unit.block || !reader.isForAll(next.text)) return false
  const [subject] = namesIn(next.text)
  return /^(?:it|this|these|they)\b/.test(next.text) || (subject !== undefined && namesIn(unit.text).includes(subject))
}

/** What any claim says of plans in its own words: a limit, or that all have it. */
function statedLimit(lead: Evidence, claims: readonly Evidence[], rules: FactRules, reader: PlanReader): Read | null {
  for (const one of [lead, ...claims]) {
    if (one !== lead && isOfMore(wordsOf(one), lead.unit.text, rules)) continue
    if (madeFor.test(one.unit.text)) continue
    if (isCertificate(rules) && reports.test(one.unit.text)) continue
    const plans = ownGate(one, reader)
    if (plans !== null && plans.length > 0 && isElsewhereFree(one, claims, reader)) return unlimited
    if (plans !== null && plans.length > 0 && isPlainElsewhere(one, claims, rules, reader)) return unlimited
    if (plans !== null) return { plans, note: null }
    const condition = conditionGate(one.prepared, one.unit, reader)
    if (condition) return noted(condition)
  }
  return null
}

const textOf = ({ prepared, passage }: PlanNote): string =>
  normaliseText(prepared.document.text.slice(passage.start, passage.end))

/** A page about the fact itself limits it, also where another page tells of it without its plans. */
function guideGate(lead: Evidence, claims: readonly Evidence[], rules: FactRules, reader: PlanReader): Read | null {
  const subjects = new Set([...new Set(claims.map((one) => one.prepared))].filter((page) => isPageSubject(page, rules)))
  for (const page of subjects) {
    const note = pageGate(page, reader, topicOf(rules))
    if (note && rules.more?.test(textOf(note)) !== true) return noted(note)
  }
  const isTold = rules.fact.kind === 'feature' && lead.prepared.document.kind !== 'docs'
  return isTold ? sharedGate(lead, claims, rules, reader) : null
}

/** Where all that guides tell customers of a feature is limited, what another page says of it in passing is too. */
function sharedGate(lead: Evidence, claims: readonly Evidence[], rules: FactRules, reader: PlanReader): Read | null {
  let limit: Read | null = null
  for (const one of claims) {
    if (one.prepared.document.kind !== 'docs' || one.unit.block.type === 'heading') continue
    if (limitsWhole(one.unit.text) || isOfMore(wordsOf(one), lead.unit.text, rules)) continue
    const read = readGate(one, rules, reader)
    if (!read || read.plans.length === 0) return null
    limit ??= read
  }
  return limit
}

/** The plan that an item of a price list stands below: 'Scale ($30/month): roles and permissions'. */
function pricingGate(claims: readonly Evidence[], rules: FactRules, reader: PlanReader): Read | null {
  for (const one of claims) {
    const { prepared, unit } = one
    if (rules.more?.test(wordsOf(one)) === true) continue
    if (prepared.document.kind !== 'pricing' || /^[^:]{2,30}: \w+ for\b/.test(unit.text)) continue
    const plans = reader.prefixOf(unit.text)
    if (plans.length > 0) return { plans, note: null }
  }
  return null
}

/** What the smallest offer holds is no more than what everybody has. */
const isFreePlan = (name: string): boolean => /^(?:free|trial|hobby|community|open source)$/i.test(name)

/** The plans that the answer is limited to. A limit that no passage states is not told. */
export function limitOf(answer: Answer, rules: FactRules, all: readonly Evidence[], reader: PlanReader): Limit {
  const limit = provenLimit(answer, rules, all, reader)
  return { ...limit, plans: limit.plans.map((name) => (isOfFact(name, rules) ? 'add-on' : name)) }
}

/** An add-on that bears the name of the feature itself is the feature, sold as an add-on. */
const isOfFact = (name: string, { topic }: FactRules): boolean =>
  name.endsWith(' add-on') && topic?.test(name.toLowerCase()) === true && !name.split(' ').some(isUsualPlan)

const none: Limit = { plans: [], proof: null }

function provenLimit(answer: Answer, rules: FactRules, all: readonly Evidence[], reader: PlanReader): Limit {
  const { plans, note } = readLimit(answer, rules, all, reader)
  const [only] = plans
  if (only === undefined || plans.some(isFreePlan)) return none
  const isSmallest = plans.length === 1 && reader.isCheapest(only)
  const quoted = [answer.lead, ...answer.support]
  const excludes = (prepared: PreparedDocument, { start, end }: Span): boolean =>
    leavesOthersOut(prepared.document.text.slice(start, end), plans)
  if (
    isSmallest &&
    !(note ? excludes(note.prepared, note.passage) : quoted.some((one) => excludes(one.prepared, one.unit)))
  )
    return none
  if (note) {
    const { prepared, passage } = note
    const isQuoted = quoted.some(
      (one) => one.prepared === prepared && one.unit.start === passage.start && one.unit.end >= passage.end,
    )
    return {
      plans,
      proof: isQuoted ? null : cutQuote(prepared.document, passage.start, passage.end),
    }
  }
  const gate = proveRequirement(quoted, all, plans, reader)
  if (gate === null) return none
  const proof = gate === 'quoted' ? null : cutQuote(gate.prepared.document, gate.unit.start, gate.unit.end)
  return { plans, proof }
}
