import type { VendorPlan } from '../../contract/findings.ts'
import { normaliseText } from './normalise.ts'
import { isUsualPlan } from './plans.ts'
import type { PreparedDocument, Unit } from './units.ts'

const general = [
  'enterprise',
  'business',
  'pro',
  'team',
  'teams',
  'premium',
  'professional',
  'growth',
  'scale',
  'plus',
  'starter',
  'standard',
  'ultimate',
  'advanced',
  'paid',
  'add-on',
]

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the plans that a text limits something to. Built once for a vendor. */
export interface PlanReader {
  /** Names in the text, when it limits something to plans; lower plans left out, higher ones added for 'and above'. */
  readonly gatesIn: (text: string) => readonly string[]
  readonly namesIn: (text: string) => readonly string[]
  readonly columnsOf: (unit: Unit) => readonly string[] | null
  /** Of 'Enterprise: single sign-on, audit logs' the plan before the colon. */
  readonly prefixOf: (text: string) => readonly string[]
}

const limiting =
  /\b(?:only|must be on|must have an?|need to be on|has to be on|available (?:on|to|for|in|with|as)|availab|include[ds]?|exclusive|offered (?:on|to|for|in|as)|requires?|(?:on|through|with|via|under|in|of) (?:the|our|an?|all|any) (?:\w+ ){0,3}(?:plans?|tiers?|subscriptions?)|(?:plans?|tiers?|customers?|subscriptions?|users?|organi[sz]ations|edition|accounts) (?:can|get|have|may|include|receive|with|on)|plans? and (?:above|up|higher|beyond)|plan or (?:above|higher)|and above|add-?on|upgrade|for (?:our )?\w+(?: \w+)? (?:customers?|plans?|teams?|users)|part of|feature (?:of|on)|(?:plans?|tier) (?:only )?features?|access to|under|upon enabling|on \w+(?: and \w+)?(?=,)|enabling|(?:with|to) (?:our )?\w+ customers|to teams on|to customers on|users on|customers on|teams on)\b/

const ticks = /^(?:[\u2713\u2714\u2705]\ufe0f?|yes|included)$/i
const without =
  /\b(?:not|n't|isn't|aren't)(?: currently| yet)? (?:available|included|offered|supported|possible)(?: currently| yet)? (?:on|in|for|to|with|under)\b[^.;,]{0,60}/g
const ownBefore = /\b(a|an|the|our|all|paid|any) we (?=((?:[a-z]+ (?:(?:or|and) [a-z]+ )?)?)(?:plans?|tiers?)\b)/g

const crosses =
  /^(?:[\u2717\u2718\u274c\u2716\u00d7]|no|not included|false|none|n\/a|-{1,3}|\u2013|\u2014|not available)$/i

function planNames(plans: readonly VendorPlan[]): Map<string, string> {
  const names = new Map<string, string>()
  for (const plan of plans) {
    names.set(plan.name.toLowerCase(), plan.name)
    // Where the vendor's name begins the plan's, units read 'we' for it.
    const [, rest] = /^\S+ (.+)$/.exec(plan.name.toLowerCase()) ?? []
    if (rest !== undefined) names.set(`we ${rest}`, plan.name)
  }
  for (const name of general)
    if (!names.has(name))
      names.set(name, name === 'paid' || name === 'add-on' ? name : name.charAt(0).toUpperCase() + name.slice(1))
  return names
}

function planOfColumn(cell: string, names: ReadonlyMap<string, string>): string | undefined {
  const whole = names.get(cell)
  if (whole !== undefined) return whole
  let best: string | undefined
  for (const [key, name] of names) if (cell.includes(key) && key.length > (best?.length ?? 3)) best = name
  return best
}

function columnGate(unit: Unit, names: ReadonlyMap<string, string>): readonly string[] | null {
  const header = unit.block.headerCells.map((cell) => normaliseText(cell).replace(/ plans?$/, ''))
  const own = names.get(normaliseText(unit.block.cells[0]?.text ?? ''))
  if (own !== undefined && /^(?:plan|tier|edition|subscription|package)s?$/.test(header[0] ?? '')) return [own]
  if (header.length < 2 || header.length > 12 || names.has(normaliseText(unit.block.cells[0]?.text ?? ''))) return null
  const columns = header.map((cell, index) => ({ index, plan: planOfColumn(cell, names) })).slice(1)
  const known = columns.filter((column) => column.plan !== undefined)
  if (known.length < 2 && !(known.length === 1 && columns.length === 1 && header[0] === '')) return null
  const given: string[] = []
  let denied = 0
  let limited = 0
  const ticked = unit.block.cells.some((cell) => ticks.test(cell.text))
  for (const column of known) {
    const cell = unit.block.cells[column.index]?.text ?? ''
    // Beside ticks, an empty cell is a plan that goes without.
    if (cell === '' && ticked) denied++
    if (cell === '' || column.plan === undefined) continue
    if (/add-?on|additional|extra|fee\b|paid|contact/i.test(cell)) limited++
    if (crosses.test(cell)) denied++
    else if (!given.includes(column.plan)) given.push(column.plan)
  }
  return denied === 0 && limited === 0 && known.length > 1 && given.length > 0 ? [] : given
}

const acronym = /\b(?:sso|rbac|saml|scim|hipaa|baa|ai|mfa|sla|dpa|vpc|eu|us)\b/g
const nameless =
  /^(?:a|an|the|our|optional|paid|separate|additional|this|that|available|as|extra|any|with|purchased?|by|for|is|are|through|via|own|new|premium|following|buy|these|its|and|or|of|on|in|to|we)$/

/** Of 'the Data Lake add-on' the add-on's own name. */
function namedAddOn(text: string): string {
  const words = /\b((?:[a-z0-9&-]+ ){1,4})add-on\b/.exec(text)?.[1]?.trim().split(' ') ?? []
  const from = words.findLastIndex((word) => nameless.test(word))
  const own = words.slice(from + 1)
  if (own.length === 0 || own.length > 3 || from === -1) return 'add-on'
  const named = own.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return `${named
    .toLowerCase()
    .replace(acronym, (found) => found.toUpperCase())
    .replace(/\b[a-z]/g, (first) => first.toUpperCase())} add-on`
}

/** 'As an add-on on the Pro plan' is one limit: the add-on of that plan. */
function joinedAddOn(names: string[]): string[] {
  const [first, second] = names
  if (names.length !== 2 || first === undefined || second === undefined) return names
  if (first === 'add-on') return [`${second} add-on`]
  return second === 'add-on' ? [`${first} add-on`] : names
}

/** The add-on or the support that a plan's name is part of: 'Pro add-on', 'Premium support tier'. */
function bundleOf(name: string, after: string): string {
  if (name === 'add-on') return name
  if (/^ add-on\b/.test(after)) return `${name} add-on`
  return /^ support (?:plans?|tiers?)\b/.test(after) ? `${name} support` : name
}

/** Names between 'not available on' and the end of the clause are those that go without; 'a we Scale plan' is ours. */
function withoutDenied(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replace(without, ' ')
    .replace(ownBefore, (whole, article: string, own?: string) =>
      names.has(`we ${own?.trim() ?? ''}`) ? whole : `${article} `,
    )
}

/** Builds the reader of plan limits from the plans that this vendor sells. */
export function planReader(plans: readonly VendorPlan[]): PlanReader {
  const names = planNames(plans)
  const alternatives = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')
  const mention = new RegExp(`\\b(${alternatives})\\b(?=(.{0,24}))`, 'g')
  const prefixed = new RegExp(`^(${alternatives})(?: plans?| tier)?: `)
  const order = new Map(plans.map((plan) => [plan.name, plan.rank]))
  const above = (name: string): string[] => {
    const rank = order.get(name)
    if (rank === undefined) return [name]
    return plans
      .filter((plan) => plan.rank >= rank && (plan.name === name || plan.price !== null || isUsualPlan(plan.name)))
      .map((plan) => plan.name)
  }
  const joint = '(?:,? (?:and|or|&)|,|/| /) ?'
  const followed = new RegExp(`^${joint}(?:${alternatives})\\b`)
  const preceded = new RegExp(`\\b(?:${alternatives})${joint}$`)
  const isListed = (text: string, at: number, after: string): boolean =>
    followed.test(after) || preceded.test(text.slice(Math.max(0, at - 30), at))
  const isLearned = (name: string, text: string, at: number): boolean =>
    order.has(name) && /\bon (?:the |our )?$/.test(text.slice(Math.max(0, at - 10), at))
  const namesIn = (given: string): string[] => {
    const text = given.replace(/\badd[- ]?ons?\b/g, 'add-on')
    const found: string[] = []
    for (const match of text.matchAll(mention)) {
      const name = names.get(match[1] ?? '')
      if (name === undefined) continue
      const [word, after] = [match[1] ?? '', match[2] ?? '']
      const beside = isListed(text, match.index, after) || isLearned(name, text, match.index)
      if (!beside && !planContext(text, match.index, word, after)) continue
      const higher =
        /^(?: plans?| tiers?)?(?:,)? (?:(?:and|or) (?:above|higher|up\b|beyond|greater)|plans? (?:and|or) (?:above|higher|up))|^\+/.test(
          match[2] ?? '',
        )
      const named = bundleOf(name, after)
      if (name === 'add-on' && found.some((each) => each.endsWith('add-on'))) continue
      for (const each of higher ? above(name) : [named]) if (!found.includes(each)) found.push(each)
    }
    return found.length === 1 && found[0] === 'add-on' ? [namedAddOn(text)] : joinedAddOn(found)
  }
  return {
    namesIn,
    gatesIn: (given) => {
      const text = withoutDenied(given, names)
      return limiting.test(text) || /\([a-z &,/-]{2,40}\)/.test(text) ? namesIn(text) : []
    },
    columnsOf: (unit) => columnGate(unit, names),
    prefixOf: (text) => {
      const name = names.get(prefixed.exec(text)?.[1] ?? '')
      return name === undefined ? [] : [name]
    },
  }
}

const beside =
  'plans?|tiers?|databases?|subscriptions?|edition|package|customers?|licen[sc]e|accounts?|add-?on|teams\\b|support (?:plans?|tiers?)'

const besideName = new RegExp(`^['"]? (?:${beside})`)

/** Plan names that are everyday words. */
const everyday = new Set([
  'organization',
  'team',
  'teams',
  'business',
  'standard',
  'core',
  'personal',
  'individual',
  'custom',
  'platform',
  'community',
  'developer',
  'free',
  'trial',
  'plus',
  'basic',
  'scale',
  'growth',
  'professional',
  'advanced',
  'premium',
])

const strongNames = new Set(['enterprise', 'add-on', 'paid'])

/** A plan's name is often a common word: it must stand beside 'plan', a list of plans, or be a name of its own. */
function planContext(text: string, at: number, name: string, after: string): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  if (name === 'paid') return besideName.test(after)
  if (name.includes(' ') || besideName.test(after)) return true
  if (/^ (?:and|or|&|,) ?[a-z]+ (?:plans?|tiers?|subscriptions?|customers?)/.test(after)) return true
  if (/^(?:,| and| or|\/| &) .{0,20}$/.test(after) && /plans?|tiers?|enterprise/.test(after)) return true
  if (/\b(?:plans?:?|tiers?) $/.test(before) || /\((?:on )?$/.test(before)) return true
  if (name === 'add-on') return true
  if (everyday.has(name)) return false
  if (!strongNames.has(name))
    return (
      /\b(?:on|available on|teams on|for) (?:the |our )?(?:[a-z]+ )?$/.test(before) &&
      (name.includes(' ') || /^[.,)]|^$/.test(after))
    )
  if (
    /^[- ](?:grade|level|class|ready|wide|security|features|scale|software|idp|identity|sso|single|multi|users? (?:directory|store)|connections?)/.test(
      after,
    )
  )
    return false
  return true
}

/** Plans that the headings above limit a section to: 'Available on Scale', 'Enterprise plan'. */
export function headingGate(unit: Unit, reader: PlanReader): readonly string[] {
  for (const heading of [...unit.block.headingPath].reverse()) {
    const text = normaliseText(heading)
    if (/\ball\b.{0,24}\bplans\b/.test(text) && !/enterprise/.test(text)) return []
    const names =
      /\b(?:available|plans?|tiers?|add-?on|only)\b|^enterprise (?:contract(?:s|ing)|agreements?|customers?|edition|exclusives?)$/.test(
        text,
      )
        ? reader.namesIn(text)
        : reader.namesIn(`${text} plan`).filter((name) => name.toLowerCase() === text)
    if (names.length > 0) return names
  }
  return []
}

/** Names no subject of its own, so it limits what the section is about. */
const elliptic =
  /^\W{0,3}(?:it|its|this|these|they|that|both|the feature|the above|all of (?:these|this)|available|availability|requires?|required|only|included|includes|part of|exclusive|note|plans?|supported on|offered|upgrade|you need|you must (?:be|have)|your (?:account|organi[sz]ation|workspace|team) (?:must|needs)|(?:on|for|with) (?:the |our |all )?\w+ (?:plans?|tiers?)|\w+ (?:plan|tier|feature|only|add-?on)s?\b)/

/** A limit in the sentences beside: 'It is available on the Pro plan.' */
export function sectionGate(
  prepared: PreparedDocument,
  unit: Unit,
  reader: PlanReader,
  topic: RegExp | null,
): readonly string[] {
  const path = unit.block.headingPath
  for (const step of [1, -1, 2, -2, 3, -3, 4, -4]) {
    const other = prepared.units[unit.index + step]
    if (!other || other.block.headingPath !== path || other.text.length > 240) continue
    if (!/\b(?:only|available|requires?|include|exclusive|upgrade|add-?on|plans?)\b/.test(other.text)) continue
    if (!elliptic.test(other.text) && topic?.test(other.text) !== true) continue
    const names = reader.gatesIn(other.text)
    if (names.length > 0) return names
  }
  return []
}

/** A limit that a page states for its whole subject, in its first lines: 'Available on the Enterprise plan.' */
export function pageGate(prepared: PreparedDocument, reader: PlanReader): readonly string[] {
  for (const unit of prepared.units.slice(0, 8)) {
    if (unit.block.type === 'heading') continue
    if (!/\b(?:only|available|availability|requires?|plans?|feature)\b/.test(unit.text) || unit.text.length > 220)
      continue
    const names = reader.gatesIn(unit.text)
    if (names.length > 0) return names
  }
  return []
}
