import type { DocumentKind, ReviewDocument } from '../../contract/documents.ts'

/** How pages name one of the vendor's own pages that a reader looks for. Patterns run on the text as it stands. */
const patterns: readonly (readonly [DocumentKind, RegExp])[] = [
  [
    'trust',
    /\btrust (?:cent(?:er|re)|portal|report|page)\b|\btrust & compliance\b|\btrust\.[a-z0-9-]{2,40}\.[a-z]{2,10}\b/i,
  ],
  ['status', /\bstatus page\b|\bstatus\.[a-z0-9-]{2,40}\.[a-z]{2,10}\b/i],
  ['dpa', /\b(?:our|the|your|a|an|signed?|and) (?:[A-Z]\w+ )?(?:data processing (?:agreement|addendum)|DPA)\b/i],
  ['subprocessors', /\b(?:list of (?:\w+ )?sub-?processors|sub-?processors? (?:list|page))\b/i],
  ['sla', /\b(?:our|the) (?:\w+ )?(?:service level agreement|SLA)\b/i],
  ['privacy', /\b(?:our|the) privacy (?:policy|notice|statement)\b/i],
  [
    'disclosure',
    /\b(?:vulnerability|responsible|coordinated) disclosure (?:policy|program|programme|page)\b|\bbug bounty (?:program|programme|page)\b/i,
  ],
]

/** The kinds of the vendor's pages that its texts name, whether they were read or not. */
export function namedPages(documents: readonly ReviewDocument[]): DocumentKind[] {
  return patterns.filter(([, pattern]) => documents.some(({ text }) => pattern.test(text))).map(([kind]) => kind)
}
