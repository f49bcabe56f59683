import type { ReviewDocument } from '../../contract/documents.ts'
import { parseBlocks, type Block } from './blocks.ts'
import { normaliseText } from './normalise.ts'
import { placesThatCanHold, type Rule } from './rules.ts'
import { longestUnit, splitSentences, type Span } from './sentences.ts'

/** What is kept of a text that is said again: it is read once. */
export interface Again {
  /** What rules that look no further have found in it. */
  readonly hits: Map<Rule, { readonly at: number; readonly end: number } | null>
}

/** What reading one text came to, for all units that say it below the same headings. */
export interface Wording {
  /** Places of the rules that can hold in it. */
  readonly able: Uint16Array
  /** Null where one unit alone says it. */
  again: Again | null
}

/** What is read at once: a sentence, a list item, a table row or a heading. */
export interface Unit extends Span {
  /** Normalised; of an answer to a question heading, the question stands in front. */
  readonly text: string
  /** Normalised title, headings, lead-in and header row. */
  readonly above: string
  readonly block: Block
  readonly index: number
  /** Whether its text is read with the question before it, a sentence or a heading, which is quoted with it. */
  readonly isAnswer: boolean
  readonly wording: Wording
}

export interface PreparedDocument {
  readonly document: ReviewDocument
  readonly title: string
  readonly blocks: readonly Block[]
  readonly units: readonly Unit[]
  readonly words: number
  /** Whether it is a rule for the vendor's own staff: what it says of logins and roles is not about customers. */
  readonly internal: boolean
  /** Whether it is about others than the vendor and its service: a customer's story, an open position. */
  readonly elsewhere: boolean
  /** Whether it gives advice to whoever reads it, as a guide of good practice does. */
  readonly advice: boolean
  /** Whether it is for those who run the product themselves. */
  readonly selfHosted: boolean
  /** Whether it says which controls of a standard the product serves: about the customer's audit. */
  readonly mapping: boolean
}

const answer =
  /^(yes|no|absolutely|of course|correct|certainly|definitely|not (?:currently|at (?:this|the) (?:time|moment)|yet))\b[.,!:;\s-]*/

/** Units of one document that are read: a list of single letters has a hundred times as many as prose. */
const mostUnits = 30_000
/** Letters of what stands above a unit: of each heading, of the header row, and of a lead-in before it is cut. */
const longestHeading = 300
const longestHeader = 1500
const longestLeadIn = 4000

interface Surroundings {
  readonly paths: Map<readonly string[], string>
  readonly leadIns: Map<Span, string>
  readonly headers: Map<readonly string[], string>
}

function remembered<Key>(known: Map<Key, string>, key: Key, read: () => string): string {
  const text = known.get(key) ?? read()
  known.set(key, text)
  return text
}

/** The same lead-in, headings and header row stand above many units: each is read once. */
function aboveOf({ title, text }: ReviewDocument, block: Block, known: Surroundings): string {
  const { headingPath, leadIn, headerCells } = block
  const path = remembered(known.paths, headingPath, () =>
    normaliseText([title, ...headingPath].map((each) => each.slice(0, longestHeading)).join(' / ')),
  )
  const introduction =
    leadIn === null
      ? ''
      : remembered(known.leadIns, leadIn, () =>
          normaliseText(text.slice(Math.max(leadIn.start, leadIn.end - longestLeadIn), leadIn.end)).slice(-240),
        )
  const label =
    block.type === 'row' && block.end - block.start > 450
      ? normaliseText(block.cells[0]?.text.slice(0, longestHeading) ?? '').slice(0, 120)
      : ''
  const header =
    headerCells.length === 0
      ? ''
      : remembered(known.headers, headerCells, () =>
          normaliseText(headerCells.slice(0, 12).join(' | ').slice(0, longestHeader)),
        )
  return [path, introduction, header, label].filter((part) => part !== '').join(' / ')
}

const anaphora = /\b(?:this|that|it|these|such|those)\b/

/** The question without its question marks. */
function withoutMarks(question: string): string {
  let end = question.length
  while (question.charAt(end - 1) === '?') end--
  return question.slice(0, end)
}

function answered(question: string | undefined, text: string): string {
  if (question === undefined || !question.trimEnd().endsWith('?')) return text
  const found = answer.exec(text)
  if (!found && !anaphora.test(text)) return text
  const asked = withoutMarks(normaliseText(question.slice(0, longestHeading)))
  if (!found) return `${asked}: ${text}`
  const denied = found[0].startsWith('no')
  return denied ? `no, not ${asked}: ${text.slice(found[0].length)}` : `${asked}: ${text.slice(found[0].length)}`
}

/** The question that an answer follows in running text. */
function questionBefore(units: readonly Unit[], block: Block, text: string): string | undefined {
  const before = units.at(-1)
  if (before === undefined || before.block.headingPath !== block.headingPath) return undefined
  return before.text.endsWith('?') && answer.test(text) ? before.text : undefined
}

/** The vendor's name reads as 'we' and 'our': rules need not know it. */
function asVendor(found: string): string {
  return /['\u2019]s$/.test(found) ? 'our' : 'we'
}

/** Names that are common words: reading them as the vendor would do more harm than good. */
const commonWords = new Set([
  'close',
  'front',
  'box',
  'linear',
  'notion',
  'height',
  'segment',
  'square',
  'drift',
  'pitch',
  'craft',
  'loop',
  'ramp',
  'monday',
  'slack',
  'buffer',
  'zoom',
  'stripe',
  'teams',
  'plain',
  'clear',
  'render',
  'fly',
  'cloud',
  'secure',
  'access',
  'data',
  'support',
  'security',
  'vendor',
  'customer',
  'google',
  'microsoft',
  'amazon',
  'aws',
])

/** Finds the vendor's name in running text, however it is spaced; null where it would be mistaken for a word. */
export function vendorPattern(name: string): RegExp | null {
  const letters = name
    .toLowerCase()
    .replace(/\b(?:inc|ltd|llc|gmbh|corp)\b\.?/g, '')
    .replace(/[^a-z0-9]/g, '')
  if (letters.length < 3 || letters.length > 30 || commonWords.has(letters)) return null
  const spaced = letters
    .split('')
    .map((letter) => (/[a-z]/.test(letter) ? `[${letter}${letter.toUpperCase()}]` : letter))
    .join('[ .-]?')
  return new RegExp(
    `(?<![A-Za-z0-9@./-])(?=[A-Z0-9])${spaced}(?:,? (?:Inc|LLC|Ltd|GmbH)\\b\\.?)?(?:['\u2019]s)?(?![A-Za-z0-9.]*[A-Za-z0-9]@?|-\\w)`,
    'g',
  )
}

/** Source code that stands outside of a fence, as in MDX. */
const code =
  /^\[[^\]]{1,60}\]: ?\S|^import .{1,120} from ['"]|^export (?:const|default|function)\b|=>|\bconst [a-z_]+ =/

/** A row with one cell filled names the rows below it. */
const isGroupRow = (block: Block): boolean =>
  block.cells.length > 2 && block.cells.filter((cell) => cell.text !== '').length < 2

/** Sentences; of a long table row those of each cell. */
function spansOf(text: string, block: Block): Span[] {
  const parts = block.type === 'row' ? block.cells : [block]
  return parts.flatMap((part) => splitSentences(text, part.start, part.end))
}

/** A page may say one sentence thousands of times: it is read once. */
function wordingOf(text: string, known: Map<string, Wording>): Wording {
  const own = known.get(text)
  if (own) {
    own.again ??= { hits: new Map() }
    return own
  }
  const wording: Wording = { able: placesThatCanHold(text), again: null }
  known.set(text, wording)
  return wording
}

const prepared = new WeakMap<ReviewDocument, { readonly vendor: string; readonly cut: PreparedDocument }>()

/** Cuts a document into units, in the order of the text; once for all that reads it. Linear in its length. */
export function prepareDocument(document: ReviewDocument, vendor: RegExp | null = null): PreparedDocument {
  const name = vendor?.source ?? ''
  const known = prepared.get(document)
  if (known?.vendor === name) return known.cut
  const cut = cutDocument(document, vendor)
  prepared.set(document, { vendor: name, cut })
  return cut
}

function cutDocument(document: ReviewDocument, vendor: RegExp | null): PreparedDocument {
  const blocks = parseBlocks(document.text)
  const units: Unit[] = []
  const known: Surroundings = { paths: new Map(), leadIns: new Map(), headers: new Map() }
  const wordings = new Map<string, Map<string, Wording>>()
  let words = 0
  let path: readonly string[] | null = null
  for (const block of blocks) {
    if (isGroupRow(block)) continue
    if (units.length >= mostUnits) break
    const length = block.end - block.start
    const whole = (block.type === 'heading' && length <= longestUnit) || (block.type === 'row' && length <= 450)
    const spans = whole ? [{ start: block.start, end: block.end }] : spansOf(document.text, block)
    const above = aboveOf(document, block, known)
    const below = wordings.get(above) ?? new Map<string, Wording>()
    wordings.set(above, below)
    for (const [at, span] of spans.entries()) {
      const raw = document.text.slice(span.start, span.end)
      const text = normaliseText(vendor ? raw.replace(vendor, asVendor) : raw).replaceAll(
        "let's encrypt",
        'letsencrypt',
      )
      if (text === '' || code.test(text)) continue
      words += countWords(text)
      const first = at === 0 && block.type === 'paragraph' && block.headingPath !== path
      const before = first ? undefined : questionBefore(units, block, text)
      const read = answered(first ? block.headingPath.at(-1) : before, text)
      const isAnswer = read !== text
      units.push({
        ...span,
        text: read,
        above,
        block,
        index: units.length,
        isAnswer,
        wording: wordingOf(read, below),
      })
    }
    path = block.type === 'heading' ? null : block.headingPath
  }
  const title = normaliseText(document.title)
  return {
    document,
    title,
    blocks,
    units,
    words,
    elsewhere: elsewhere.test(title),
    selfHosted: selfHostedPath.test(document.url),
    mapping: units.filter((unit) => controlCitation.test(unit.text)).length >= citationsOfMapping,
    ...toneOf(title, units),
  }
}

/** A sentence that says which control of a standard a feature serves. */
export const controlCitation =
  /\b(?:ac|at|au|ca|cm|ia|ir|ma|mp|pe|ps|ra|sa|sc|si)[ -]\d{1,2}\.\d|\b164\.3\d\d|\bcontrols? (?:a\.\d|\d\d\.[a-z])|\b(?:cmmc|nist 800) /
const citationsOfMapping = 4

const forStaff =
  /\b(?:workforce|(?:employees?|personnel|staff|contractors?|team ?mates?|team members?|users) (?:must|shall|should)|policy owner|(?:this|the) policy (?:applies|is|shall|must|establishes)|security officer|(?:asset|system|information|data) owners?|responsible part(?:y|ies)|shall be (?:reviewed|approved|documented|restricted)|we employees?)\b/
const forCustomers =
  /\b(?:you can|your (?:account|workspace|team|organi[sz]ation|project|plan|users|members)|click|navigate|select)\b/

const advising =
  /\b(?:should|recommend(?:ed|ation)?|best practices?|consider|avoid|make sure|it is important|ensure that|ideally|whenever possible)\b|^(?:use|do not|don't|never|always|ensure|restrict|limit|enable|disable|verify|validate|implement|apply|prefer) /
const ownVoice = /\b(?:we|our|us)\b/
/** Titles of what is written to teach: what its sentences name is not the vendor's. */
const teaching =
  /\b(?:cheat ?sheet|glossary|terminology|best practices?|checklist|primer|101|explained|beginners?|what (?:is|are)|how to (?:choose|evaluate|write|build)|\d+ (?:tips|ways|steps|things|reasons)|tips (?:for|on|to)|guide for)\b/
const lesson = /\bin this (?:article|tutorial|lesson|chapter|course|blog post)\b/
/** Where guides keep what is for those who run the product themselves. */
const selfHostedPath =
  /^[a-z]+:\/\/[^/]+\/(?:[^?#]{0,200}\/)?(?:self[-_]?(?:host|manag)(?:ed|ing)?|on[-_]?prem(?:ises?)?)(?:[/?#]|$)/i
/** Pages about others, or about work at the vendor. */
const elsewhere =
  /\b(?:case stud(?:y|ies)|customer stor(?:y|ies)|success stor(?:y|ies)|careers?|job openings?|open positions|jobs|webinars?|newsletter)\b/

/**
 * Policies and handbooks speak of staff again and again, and hardly of what a customer can do; guides tell what should
 * be done, in nobody's name, as a policy does of the vendor itself.
 */
function toneOf(title: string, units: readonly Unit[]): { internal: boolean; advice: boolean } {
  let [staff, customers, advice, own] = [0, 0, 0, 0]
  let isLesson = false
  for (const { text } of units) {
    if (lesson.test(text)) isLesson = true
    if (forStaff.test(text)) staff++
    if (forCustomers.test(text)) customers++
    const isOwn = ownVoice.test(text)
    if (isOwn) own++
    else if (advising.test(text)) advice++
  }
  const isRule = /\bpolic(?:y|ies)\b/.test(title) && !/privacy|cookie|acceptable|refund|disclosure|fair use/.test(title)
  const internal = (staff >= 4 && staff > 2 * customers) || (isRule && staff > 0 && customers <= staff)
  return {
    internal,
    advice:
      !internal &&
      !/\bpolic(?:y|ies)\b/.test(title) &&
      ((advice >= 5 && advice > own && advice * 8 > units.length) ||
        ((isLesson || teaching.test(title)) && !/\bpricing|\bplans?\b/.test(title) && own * 4 < units.length)),
  }
}

function countWords(text: string): number {
  let words = 1
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) words++
  return words
}
