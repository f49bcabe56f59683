import type { VendorPlan } from '../../contract/findings.ts'
import { columnGate, hasPlanCells, listOf } from './plan-columns.ts'
import { isSmallestPlan, isUsualPlan } from './plan-names.ts'
import type { Unit } from './units.ts'

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
  'elite',
  'premier',
  'platinum',
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
  /** Plans of a line, or of a heading's end in brackets, that holds nothing but their names; else none. */
  readonly badgeOf: (text: string) => readonly string[]
  /** Plans of a bare list of names; none where any of its words is no plan of this vendor. */
  readonly listed: (text: string) => readonly string[]
  /** Whether a plan has the lowest of several prices: what it holds, all have. */
  readonly isCheapest: (name: string) => boolean
  /** Whether a table has a column that names plans in each row. */
  readonly hasPlanCells: (unit: Unit) => boolean
  /** Whether a text says that every plan has it. */
  readonly isForAll: (text: string) => boolean
}

const forAll =
  /\b(?:all|every|each|any) (?:of our |our |the )?(?:[a-z]+ )?(?:plans?|tiers?|editions?)\b|\b(?:no|without(?: any)?) (?:extra|additional) (?:costs?|charges?|fees?)\b|\bregardless of (?:the |your |their )?(?:account type|plan|tier|subscription)\b|\bfree of charge\b|\bavailable to (?:everyone|everybody|all (?:customers|users|accounts|members|workspaces))\b/
const notForAll = /\bnot\b[^.;]{0,40}\b(?:all|every|each|any)\b/

const limiting =
  /\b(?:only|on (?:\w+ ){1,2}plans?|(?:enterprise|business|premium|pro|paid) features?|must be on|must have (?:an?|the|our)\b|need to be on|has to be on|available (?:on|to|for|in|with|as)|availab|include[ds]?|exclusive|offered (?:on|to|for|in|as)|requires?|(?:on|through|with|via|under|in|of) (?:the|our|an?|all|any) (?:\w+ ){0,3}(?:plans?|tiers?|subscriptions?)|(?:plans?|tiers?|customers?|clients?|packages?|subscriptions?|users?|organi[sz]ations|edition|accounts) (?:can|get|have|may|include|receive|with|on)|plans? and (?:above|up|higher|beyond)|plan or (?:above|higher)|and above|add-?on|upgrade|for (?:our )?\w+(?: \w+)? (?:customers?|plans?|teams?|users)|part of|features? (?:of|on)|an? (?:we )?(?:\w+ ){1,2}(?:feature|capability|offering)|(?:plans?|tier) (?:only )?features?|access to|under|upon enabling|on \w+(?: and \w+)?(?=,)|enabling|(?:with|to) (?:our )?\w+ customers|(?:when|if|once) you (?:have|are on|use|buy) (?:the|an?|our)|to teams on|to customers on|users on|customers on|teams on)\b/

const without =
  /\b(?:not|n't|isn't|aren't)(?: currently| yet)? (?:available|included|offered|supported|possible)(?: currently| yet)? (?:on|in|for|to|with|under)\b[^.;,]{0,60}/g
/** 'Everything in Pro, plus' tells of the plan above. */
const below =
  /\b(?:everything|(?:all|every) (?:of )?(?:the )?features?) (?:that is |included )?(?:in|on|from|of) (?:the |our )?\w+(?: plans?)?|\bin addition to (?:the |our )?\w+ plan/g
const ownBefore = /\b(a|an|the|our|all|paid|any) we (?=((?:[a-z]+ (?:(?:or|and) [a-z]+ )?)?)(?:plans?|tiers?)\b)/g

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

const acronym = /\b(?:sso|rbac|saml|scim|hipaa|baa|ai|mfa|sla|dpa|vpc|eu|us)\b/g
const nameless =
  /^(?:a|an|the|our|optional|paid|separate|additional|this|that|available|as|extra|any|with|purchased?|by|for|is|are|through|via|own|new|premium|following|buy|these|its|and|or|of|on|in|to|we|upon|enabling|enable|enabled|has|have|get|use|using|requires?|needs?|under|plans?)$/

/** 'Keel Pack is a paid add-on.' */
const isAddOn =
  /^(?:the )?((?:[a-z0-9&-]+ ){1,3})(?:is|are) (?:(?:available|offered|sold) as )?an? (?:paid |optional )?add-on$/

/** Of 'the Data Lake add-on', or 'Data Lake is an add-on', the add-on's own name. */
function namedAddOn(text: string): string {
  const subject = isAddOn.exec(text)?.[1]?.trim().split(' ')
  const words = /\b((?:[a-z0-9&-]{1,40} ){1,4})add-on$/.exec(text)?.[1]?.trim().split(' ') ?? []
  const from = subject ? 0 : words.findLastIndex((word) => nameless.test(word))
  const own = subject ?? words.slice(from + 1)
  if (own.length === 0 || own.length > 3 || from === -1 || own.some((word) => nameless.test(word))) return 'add-on'
  const named = own.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return `${named
    .toLowerCase()
    .replace(acronym, (found) => found.toUpperCase())
    .replace(/\b[a-z]/g, (first) => first.toUpperCase())} add-on`
}

/** 'The Vault add-on or Enterprise plans': either will do. */
const eitherWay = /\badd-on,?(?: (?:and|or) |\/|, )|(?:,| and| or|\/) ?(?:the |our |an? )?(?:[a-z0-9&-]+ ){0,4}add-on\b/

/** 'As an add-on on the Pro plan', 'the Pro plan with the Vault add-on': one limit, the add-on of that plan. */
function joinedAddOn(names: string[], text: string): string[] {
  const [first, second] = names
  if (names.length !== 2 || first === undefined || second === undefined) return names
  const isJoint = (name: string): boolean => name === 'add-on' || (name.endsWith(' add-on') && !eitherWay.test(text))
  if (isJoint(first)) return [`${second} add-on`]
  return isJoint(second) ? [`${first} add-on`] : names
}

/** The add-on or the support that a plan's name is part of: 'Pro add-on', 'Premium support tier'. */
function bundleOf(name: string, after: string): string {
  if (name === 'add-on') return name
  if (/^ add-on\b/.test(after)) return `${name} add-on`
  return /^ support (?:plans?|tiers?|contracts?|packages?|subscriptions?)\b/.test(after) ? `${name} support` : name
}

/** Names between 'not available on' and the end of the clause are those that go without; 'a we Scale plan' is ours. */
function withoutDenied(text: string, names: ReadonlyMap<string, string>): string {
  return text
    .replace(without, ' ')
    .replace(ownBefore, (whole, article: string, own?: string) =>
      names.has(`we ${own?.trim() ?? ''}`) ? whole : `${article} `,
    )
}

/** 'Prototype plan, Pilot plan or Enterprise plan'. */
const enumeration = /(?:\b[a-z0-9-]{2,20} plans?(?:, (?:or |and )?| or | and )){1,7}[a-z0-9-]{2,20} plans?\b/

/** In a list of plans with one that is known, the others are plans too: none of them is left out. */
function withListed(found: string[], text: string): string[] {
  const listed = found.length === 0 ? null : enumeration.exec(text)
  if (!listed) return found
  const words = [...listed[0].matchAll(/\b([a-z0-9-]{1,20}) plans?/g)].map(([, word = '']) => word)
  const named = words.filter((word) => !nameless.test(word) && !/^(?:paid|free|all|each|every|other)$/.test(word))
  const known = new Set(found.map((name) => name.toLowerCase()))
  const others = named.filter((word) => !known.has(word))
  return [...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)), ...found]
}

type Above = (name: string) => string[]

/** The plans from one on, by rank; of those above only what is surely a plan. */
function stepsAbove(plans: readonly VendorPlan[]): Above {
  const order = new Map(plans.map((plan) => [plan.name, plan.rank]))
  return (name) => {
    const rank = order.get(name)
    if (rank === undefined) return [name]
    return plans
      .filter((plan) => plan.rank >= rank && (plan.name === name || plan.price !== null || isUsualPlan(plan.name)))
      .map((plan) => plan.name)
  }
}

const alternativesOf = (names: ReadonlyMap<string, string>): string =>
  [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map(escape)
    .join('|')

const orHigher =
  /^(?: plans?| tiers?)?(?:,)? (?:(?:and|or) (?:above|higher|up\b|beyond|greater)|plans? (?:and|or) (?:above|higher|up))|^\+/

/** Finds the plans that a text names, where they stand as plans and not as everyday words. */
function nameFinder(
  names: ReadonlyMap<string, string>,
  isOwn: (name: string) => boolean,
  above: Above,
): (given: string) => string[] {
  const alternatives = alternativesOf(names)
  const mention = new RegExp(`\\b(${alternatives})\\b(?=(.{0,24}))`, 'g')
  const joint = '(?:,? (?:and|or|&)|,|/| /) ?'
  const followed = new RegExp(`^${joint}(?:${alternatives})\\b`)
  const preceded = new RegExp(`\\b(?:${alternatives})${joint}$`)
  const isListed = (text: string, at: number, after: string): boolean =>
    followed.test(after) || preceded.test(text.slice(Math.max(0, at - 30), at))
  const isLearned = (name: string, text: string, at: number, after: string): boolean => {
    if (!isOwn(name)) return false
    const before = text.slice(Math.max(0, at - 10), at)
    return /\bon (?:the |our )?$/.test(before) || (before.endsWith('(') && /^(?:\)|,| only| plan)/.test(after))
  }
  return (given) => {
    const text = given.replace(/\badd[- ]?ons?\b/g, 'add-on').replace(below, ' ')
    const found: string[] = []
    for (const match of text.matchAll(mention)) {
      const [word, after] = [match[1] ?? '', match[2] ?? '']
      const name = names.get(word)
      if (name === undefined || (name === 'paid' && after.startsWith(' add-on'))) continue
      const beside = isListed(text, match.index, after) || isLearned(name, text, match.index, after)
      if (!beside && !planContext(text, match.index, word, after)) continue
      // An account of a product, not one on a plan.
      if (after.startsWith(' account') && !isUsualPlan(name) && !general.includes(word)) continue
      if (name === 'add-on' && found.some((each) => each.endsWith('add-on'))) continue
      const addOn = name === 'add-on' ? namedAddOn(text.slice(0, match.index + word.length)) : name
      const meant = orHigher.test(after) ? above(name) : [bundleOf(addOn, after)]
      for (const each of meant) if (!found.includes(each)) found.push(each)
    }
    return joinedAddOn(found.length > 1 ? found.filter((name) => name !== 'paid') : found, text)
  }
}

const readers = new WeakMap<readonly VendorPlan[], PlanReader>()

/** The reader of plan limits for the plans that this vendor sells, built once. */
export function planReader(plans: readonly VendorPlan[]): PlanReader {
  const reader = readers.get(plans) ?? buildReader(plans)
  readers.set(plans, reader)
  return reader
}

function buildReader(plans: readonly VendorPlan[]): PlanReader {
  const names = planNames(plans)
  const own = new Set(plans.map((plan) => plan.name))
  const isOwn = (name: string): boolean => own.has(name)
  const above = stepsAbove(plans)
  const namesIn = nameFinder(names, isOwn, above)
  const prefixed = new RegExp(`^(${alternativesOf(names)})(?: plans?| tier)?(?: \\([^()]{1,30}\\))?: `)
  const list = (text: string): string[] => listOf(text, names, above)
  const read = new Map<string, readonly string[]>()
  // The same sentences are asked for fact after fact.
  const gatesIn = (given: string): readonly string[] => {
    const known = read.get(given)
    if (known) return known
    const text = withoutDenied(given.replace(fromSmaller, ''), names)
    const found = limiting.test(text) || /\([a-z &,/-]{2,40}\)/.test(text) ? namesIn(text) : []
    const gates = found.length === 0 && text !== given ? plansBeside(namesIn(given), plans) : withListed(found, text)
    read.set(given, gates)
    return gates
  }
  return {
    namesIn,
    gatesIn,
    columnsOf: (unit) => columnGate(unit, names, above),
    prefixOf: (text) => {
      const name = names.get(prefixed.exec(text)?.[1] ?? '')
      return name === undefined ? [] : [name]
    },
    badgeOf: (text) => badgeIn(text, list, isOwn),
    listed: (text) => (list(text).every(isOwn) ? list(text) : []),
    isCheapest: (name) => isCheapest(name, plans),
    hasPlanCells,
    isForAll: (text) =>
      forAll.test(text) && !notForAll.test(text) && (namesIn(text).length === 0 || ofProduct(text, names)),
  }
}

/** The plan that somebody has who is told to take a larger one. */
const fromSmaller = /^if you(?: are|'re) (?:currently )?on [^.]{1,60}?(?= upgrade to )/

/** By its price among others, or of several plans by a name that is commonly the smallest. */
function isCheapest(name: string, plans: readonly VendorPlan[]): boolean {
  const [first] = plans
  if (first?.name !== name) return false
  if (first.price !== null) return plans.some((plan) => plan !== first && plan.price !== null)
  return plans.length > 2 && isSmallestPlan(name)
}

/** Of 'any Cloud plan' the name is the product's: it has plans of its own. */
function ofProduct(text: string, names: ReadonlyMap<string, string>): boolean {
  const name = names.get(/\b(?:any|every|each) ([a-z]+) (?:plan|tier)\b/.exec(text)?.[1] ?? '')
  return name !== undefined && !isUsualPlan(name)
}

/** What is missing from the Free plan is part of the plans above it. */
function plansBeside(denied: readonly string[], plans: readonly VendorPlan[]): string[] {
  const ranks = plans.filter((plan) => denied.includes(plan.name)).map((plan) => plan.rank)
  if (ranks.length === 0 || ranks.length !== denied.length) return []
  const highest = Math.max(...ranks)
  return plans
    .filter((plan) => plan.rank > highest && (plan.price !== null || isUsualPlan(plan.name)))
    .map((plan) => plan.name)
}

const badgeLabel =
  /^\W*(?:(?:required |minimum )?(?:plans?|tiers?|editions?)(?: availability)?|availability|available (?:only )?(?:on|for|in|to|with)|requires?|only (?:on|for|in)|for|exclusive to):? ?(?:the |our |we )?/
const badgeEnd = /(?: (?:plans?|tiers?|editions?|subscriptions?|customers?|only|features?|exclusive)){1,8}\W{0,20}$/

/** A line of names alone is a badge where a word such as 'plan' marks it, or the name is nobody's everyday word. */
function badgeIn(
  text: string,
  read: (list: string) => readonly string[],
  isLearned: (name: string) => boolean,
): readonly string[] {
  if (text.length > 70) return []
  const inner = text
    .replace(badgeLabel, '')
    .replace(badgeEnd, '')
    .replace(/^[^a-z]{1,70}|[^a-z+]{1,70}$/g, '')
  if (inner === '' || inner.length > 48) return []
  const found = read(inner).filter((name) => name !== 'add-on')
  const isMarked = badgeLabel.test(text) || badgeEnd.test(text)
  return isMarked || found.every((name) => name === 'Enterprise' || isLearned(name)) ? found : []
}

const beside =
  'plans?|tiers?|databases?|subscriptions?|edition|package|customers?|clients|licen[sc]e|accounts?|add-?on|teams\\b|support (?:plans?|tiers?|contracts?|packages?|subscriptions?)'

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

/** Of every customer it can be said that it is a standard or a professional one. */
const anyone = new Set(['standard', 'custom', 'advanced', 'basic', 'core', 'individual', 'personal', 'professional'])

/** What follows the word where it is the plan; else it says of what kind something is: 'enterprise identity'. */
const enterpriseOffer =
  /^$|^['"]?[.,;:)!+|/]|^['"]? (?:plans?|tiers?|subscri\w+|contract(?:s|ing)?|agreements?|customers?|users?|clients?|teams?|organi[sz]ations?|workspaces?|accounts?|editions?|packages?|licen[sc]es?|offerings?|features?|capabilit\w+|support|add-on|versions?|only|and|or|is|are|can|has|have|gets?|with|for|on|in|which|where|that|who|through|via|to|at|as)\b|^['"]? [(&|-]/

/** 'An enterprise, ...' is a company. */
const anEnterprise = /^$|^['"]?[.,;:)!?]|^ (?:is|are|can|has|have|with|and|or|in|that|which|who)\b/

const strongNames = new Set(['enterprise', 'add-on', 'paid'])

/** A plan's name is often a common word: it must stand beside 'plan', a list of plans, or be a name of its own. */
function planContext(text: string, at: number, name: string, after: string): boolean {
  const before = text.slice(Math.max(0, at - 30), at)
  if (name === 'paid') return besideName.test(after)
  if (anyone.has(name) && /^ (?:customers?|accounts?|databases?|teams)\b/.test(after)) return false
  if (name.includes(' ') || besideName.test(after)) return true
  if (/^ (?:and|or|&|,) ?[a-z]+ (?:plans?|tiers?|subscriptions?|customers?)/.test(after)) return true
  if (/^(?:,| and| or|\/| &) .{0,20}$/.test(after) && /plans?|tiers?|enterprise/.test(after)) return true
  if (
    /\b(?:plans?:?|tiers?) $/.test(before) ||
    (!everyday.has(name) && /\((?:on )?$/.test(before) && /^(?:[),]| and | or | plan| tier| only|$)/.test(after))
  )
    return true
  if (name === 'add-on') return !/^ (?:products?|pages?|sections?|menus?|settings?|store)\b/.test(after)
  if (/\b(?:upgrade|upgrading|subscribe) to (?:the |our |an? )?$/.test(before))
    return !/^ (?:[a-z]+ )?(?:version|release)/.test(after)
  if (/\((?:\w+ )?$/.test(before) && after.startsWith(' only)')) return true
  if (everyday.has(name)) return false
  if (!strongNames.has(name))
    return (
      /\b(?:on|available on|teams on|for) (?:the |our )?(?:[a-z]+ )?$/.test(before) &&
      (name.includes(' ') || /^[.,)]|^$/.test(after))
    )
  if (name !== 'enterprise') return true
  return (
    enterpriseOffer.test(after) &&
    !(/\b(?:an|each|every|your|(?<!on )the) (?:we )?$/.test(before) && anEnterprise.test(after))
  )
}
