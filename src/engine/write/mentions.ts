import type { ReviewDocument } from '../../contract/documents.ts'
import type { Finding } from '../../contract/findings.ts'
import { isOnlyMentioned } from '../../contract/findings.forms.ts'
import { findMentioned } from '../analyse/mentioned.ts'
import type { Corpus, TextNotes } from '../corpus.ts'
import { shortAddress } from './claims.ts'
import { plainPassage, type Mentions } from './sentences.ts'

/** Letters of a sentence that is told in the place of an answer. */
const longest = 200

type Page = Pick<ReviewDocument, 'id' | 'title' | 'url'>

const nameOf = ({ title, url }: Page): string => {
  const name = plainPassage(title, 80)
  return name === '' ? shortAddress(url) : `${name} (${shortAddress(url)})`
}

/**
 * By fact the sentence that says most of its topic, with its page; none for facts that are `answered`, nor where only a
 * word is there: of pages named for their words alone, readers found that a third spoke of the topic.
 */
export function countMentions(
  corpus: Pick<Corpus, 'vendor' | 'documents'>,
  answered: ReadonlySet<string> = new Set(),
): TextNotes['mentions'] {
  return Object.fromEntries(
    [...findMentioned(corpus, answered)].flatMap(([fact, { prepared, unit }]) => {
      const { document } = prepared
      const words = plainPassage(document.text.slice(unit.start, unit.end), longest)
      return words === '' ? [] : [[fact, { page: nameOf(document), words }]]
    }),
  )
}

/** The finding as a reviewer may tell it: what is only mentioned answers nothing, and its passage is told instead. */
export const asTold = (finding: Finding): Finding =>
  isOnlyMentioned(finding) ? { ...finding, value: 'not-stated', plans: [], params: {} } : finding

/** By fact the passage of an answer that is only mentioned, with its page. */
function mentionedPassages(documents: readonly Page[], findings: readonly Finding[]): TextNotes['mentions'] {
  const byId = new Map(documents.map((document) => [document.id, document]))
  return Object.fromEntries(
    findings.filter(isOnlyMentioned).flatMap(({ fact, quotes: [lead] }) => {
      const document = byId.get(lead?.document_id ?? '')
      const words = lead ? plainPassage(lead.text, longest) : ''
      return document === undefined || words === '' ? [] : [[fact, { page: shortAddress(document.url), words }]]
    }),
  )
}

/**
 * For each question that is told without an answer, where pages speak of it: the passage of an answer that is only
 * mentioned, else what was counted, unless an analyst settled it. Reviews of earlier versions have pages without words,
 * which are told no more.
 */
export function pickMentions(
  counted: TextNotes['mentions'],
  findings: readonly Finding[],
  documents: readonly Page[],
): Mentions {
  const open = findings.filter((finding) => asTold(finding).value === 'not-stated' && finding.tier !== 'confirmed')
  const all = { ...counted, ...mentionedPassages(documents, open) }
  const known = open.flatMap(({ fact }) => {
    const mention = all[fact]
    return mention === undefined || mention.words === null ? [] : [[fact, mention] as const]
  })
  return new Map(known)
}
