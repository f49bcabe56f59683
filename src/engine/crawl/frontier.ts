import type { DocumentKind } from '../../contract/documents.ts'
import { guessKind, isFileAddress, isMediumAddress } from '../discover/kinds.ts'
import { crawlSettings } from './settings.ts'
import { templateOf, urlKey, type Template } from './url-key.ts'

export interface Candidate {
  readonly url: string
  readonly key: string
  readonly host: string
  readonly template: Template
  readonly kind: DocumentKind
  readonly score: number
  readonly isFile: boolean
  readonly isGuess: boolean
  readonly order: number
}

export interface Frontier {
  /** Adds an address once; better words raise the score of one that waits. */
  add(url: string, words: string, bonus?: number, isGuess?: boolean): void
  /** Marks an address as read: it is never taken. */
  markSeen(url: string): void
  isSeen(url: string): boolean
  /** The best candidate that passes, with its score now; it is removed. */
  takeBest(passes: (candidate: Candidate, score: number) => boolean): Candidate | null
  bestScore(): number
  waiting(): readonly Candidate[]
  /** The page was worth nothing: others of its template are worth less. */
  discourage(url: string): void
  /** A document of the kind was found: further ones are worth less. */
  countKind(kind: DocumentKind): void
}

/** What each document of a kind takes from the worth of the next. */
function discount(kind: DocumentKind, count: number): number {
  if (kind === 'other') return count / 2
  return kind === 'docs' ? count * 1.5 : Math.min(count, 6) * 6
}

const readTemplate = (url: string): Template => templateOf(url, crawlSettings.urlsOfOneTemplate)

interface TemplateCount {
  isExhausted(template: Template): boolean
  count(template: Template, by: number): void
  taken(template: Template): number
}

/** How many addresses of each template were taken. */
function createTemplateCount(): TemplateCount {
  const counts = new Map<string, number>()
  const taken = ({ key }: Template): number => counts.get(key) ?? 0
  return {
    isExhausted: (template) => taken(template) >= template.limit,
    count: (template, by) => void counts.set(template.key, taken(template) + by),
    taken,
  }
}

function bestOf(
  candidates: Iterable<Candidate>,
  scoreOf: (candidate: Candidate) => number,
  passes: (candidate: Candidate, score: number) => boolean,
): Candidate | null {
  let found: Candidate | null = null
  let foundScore = Number.NEGATIVE_INFINITY
  for (const candidate of candidates) {
    const score = scoreOf(candidate)
    const isBetter = score > foundScore || (score === foundScore && candidate.order < (found?.order ?? 0))
    if (isBetter && passes(candidate, score)) {
      found = candidate
      foundScore = score
    }
  }
  return found
}

/** Drops a candidate that is worth less; false when there is none. */
function makeRoom(waiting: Map<string, Candidate>, score: number): boolean {
  for (const candidate of waiting.values()) {
    if (candidate.score < score) return waiting.delete(candidate.key)
  }
  return false
}

/** What an address promises, or null when it is never read. */
function candidateOf(url: string, words: string, bonus: number): Omit<Candidate, 'order' | 'isGuess'> | null {
  const guess = guessKind(url, words)
  if (guess.score === null || isMediumAddress(url)) return null
  const score = Math.min(100, guess.score + bonus)
  const { host } = new URL(url)
  return {
    url,
    key: urlKey(url),
    host,
    template: readTemplate(url),
    kind: guess.kind,
    score,
    isFile: isFileAddress(url),
  }
}

export function createFrontier(): Frontier {
  const waiting = new Map<string, Candidate>()
  const seen = new Set<string>()
  const templates = createTemplateCount()
  const kinds = new Map<DocumentKind, number>()
  let order = 0

  const scoreNow = (candidate: Candidate): number =>
    candidate.score -
    discount(candidate.kind, kinds.get(candidate.kind) ?? 0) -
    templates.taken(candidate.template) * crawlSettings.templateDiscount

  const best = (passes: (candidate: Candidate, score: number) => boolean): Candidate | null =>
    bestOf(waiting.values(), scoreNow, passes)

  return {
    add: (url, words, bonus = 0, isGuess = false) => {
      const key = urlKey(url)
      const known = waiting.get(key)
      if (seen.has(key)) return
      const candidate = candidateOf(url, words, bonus)
      if (candidate === null || (known !== undefined && known.score >= candidate.score)) return
      if (known === undefined && waiting.size >= crawlSettings.candidates && !makeRoom(waiting, candidate.score)) return
      order += 1
      waiting.set(key, { ...candidate, isGuess, url: known?.url ?? url, order: known?.order ?? order })
    },
    markSeen: (url) => {
      const key = urlKey(url)
      seen.add(key)
      waiting.delete(key)
    },
    isSeen: (url) => seen.has(urlKey(url)),
    takeBest: (passes) => {
      const exhausted: Candidate[] = []
      const candidate = best((each, score) => {
        if (!passes(each, score)) return false
        const isExhausted = templates.isExhausted(each.template)
        if (isExhausted) exhausted.push(each)
        return !isExhausted
      })
      for (const { key } of exhausted) waiting.delete(key)
      if (candidate === null) return null
      waiting.delete(candidate.key)
      seen.add(candidate.key)
      templates.count(candidate.template, 1)
      return candidate
    },
    bestScore: () => {
      const candidate = best((each) => !templates.isExhausted(each.template))
      return candidate === null ? Number.NEGATIVE_INFINITY : scoreNow(candidate)
    },
    waiting: () => [...waiting.values()],
    discourage: (url) => templates.count(readTemplate(url), crawlSettings.urlsOfOneTemplate / 3),
    countKind: (kind) => {
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    },
  }
}
