import { storable } from '../../contract/text.forms.ts'
import type { Corpus, OwnDate, TextNotes } from '../corpus.ts'
import { countMentions } from './mentions.ts'
import { namedPages } from './named-pages.ts'
import { ownDateOf } from './own-dates.ts'
import { namedSubprocessors } from './subprocessors.ts'

/**
 * Reads from the texts what a review says of them beside its findings; where pages speak of a fact that is `answered` is not
 * looked for. Linear in their length.
 */
export function noteTexts(corpus: Corpus, answered: ReadonlySet<string> = new Set()): TextNotes {
  const today = Date.parse(corpus.asOf.slice(0, 10))
  const ownDates: Record<string, OwnDate> = {}
  for (const document of corpus.documents) {
    const own = ownDateOf(document, today)
    if (own) ownDates[document.id] = own
  }
  return storable({
    mentions: countMentions(corpus, answered),
    ownDates,
    subprocessors: namedSubprocessors(corpus.documents),
    namedPages: namedPages(corpus.documents),
  })
}
