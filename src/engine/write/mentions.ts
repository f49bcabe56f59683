import type { ReviewDocument } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import { findMentioned } from '../analyse/mentioned.ts'
import type { Corpus, TextNotes } from '../corpus.ts'
import { shortAddress } from './claims.ts'
import { plainPassage, type Mentions } from './sentences.ts'

/** Letters of a sentence that is told in the place of an answer. */
const longest = 260

const nameOf = ({ title, url }: ReviewDocument): string => {
  const name = plainPassage(title, 80)
  return name === '' ? shortAddress(url) : `${name} (${shortAddress(url)})`
}

/** By fact the page that speaks of its topic, and the sentence that says most of it; none for facts that are `answered`. */
export function countMentions(
  corpus: Pick<Corpus, 'vendor' | 'documents'>,
  answered: ReadonlySet<string> = new Set(),
): TextNotes['mentions'] {
  return Object.fromEntries(
    [...findMentioned(corpus, answered)].map(
      ([
        fact,
        {
          prepared: { document },
          passage,
        },
      ]) => {
        const words = passage ? plainPassage(document.text.slice(passage.unit.start, passage.unit.end), longest) : ''
        return [fact, { page: nameOf(document), words: words === '' ? null : words }]
      },
    ),
  )
}

/** Of the counted mentions those of facts on which nothing was stated, unless an analyst settled them. */
export function pickMentions(counted: TextNotes['mentions'], findings: readonly Finding[]): Mentions {
  const open = findings.filter((finding) => finding.value === 'not-stated' && finding.tier !== 'confirmed')
  return new Map(open.flatMap(({ fact }) => (counted[fact] === undefined ? [] : [[fact, counted[fact]] as const])))
}
