import { topicWords } from '../../catalog/texts/topic-words.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import { shortAddress } from './claims.ts'
import { plainPassage, type Mentions } from './sentences.ts'

interface Phrase {
  readonly fact: string
  readonly rest: readonly string[]
}

const singular = (word: string): string => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word)

/** Phrases by their first word. */
const phrases = new Map<string, Phrase[]>()
for (const [fact, topics] of Object.entries(topicWords)) {
  for (const phrase of topics) {
    const [first = '', ...rest] = phrase.split(' ').map(singular)
    phrases.set(first, [...(phrases.get(first) ?? []), { fact, rest }])
  }
}

/** How often each topic's words stand in a text: each word is read once. */
const countIn = (text: string): Map<string, number> => {
  const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(singular)
  const counts = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    for (const { fact, rest } of phrases.get(word) ?? [])
      if (rest.every((next, step) => words[at + 1 + step] === next)) counts.set(fact, (counts.get(fact) ?? 0) + 1)
  }
  return counts
}

const nameOf = ({ title, url }: ReviewDocument): string => {
  const name = plainPassage(title, 80)
  return name === '' ? shortAddress(url) : `${name} (${shortAddress(url)})`
}

/** The page that speaks most of each topic, by fact; pages in other languages were not analysed. */
export function countMentions(documents: readonly ReviewDocument[]): Record<string, string> {
  const best = new Map<string, { document: ReviewDocument; count: number }>()
  for (const document of documents) {
    if (document.language !== null && document.language !== 'en') continue
    for (const [fact, count] of countIn(document.text))
      if (count > (best.get(fact)?.count ?? 0)) best.set(fact, { document, count })
  }
  return Object.fromEntries([...best].map(([fact, { document }]) => [fact, nameOf(document)]))
}

/** Of the counted mentions those of facts on which nothing was stated, unless an analyst settled them. */
export function pickMentions(counted: Readonly<Record<string, string>>, findings: readonly Finding[]): Mentions {
  const open = findings.filter((finding) => finding.value === 'not-stated' && finding.tier !== 'confirmed')
  return new Map(open.flatMap(({ fact }) => (counted[fact] === undefined ? [] : [[fact, counted[fact]] as const])))
}
