import type { VendorPlan } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import type { Corpus } from '../corpus.ts'
import { collectEvidence, type Evidence } from './match.ts'
import { learnPlans } from './plans.ts'
import { factRules } from './rules.ts'
import { prepareDocument, vendorPattern, type PreparedDocument } from './units.ts'

/** A corpus read once: every agent works on this. */
export interface PreparedCorpus {
  readonly corpus: Corpus
  readonly documents: readonly PreparedDocument[]
  /** Documents in other languages: kept, not analysed. */
  readonly foreign: readonly ReviewDocument[]
  /** Cheapest first, as the vendor's own pages name them. */
  readonly plans: readonly VendorPlan[]
  /** By fact, in the order of the documents. */
  readonly evidence: ReadonlyMap<string, readonly Evidence[]>
}

const isForeign = (document: ReviewDocument): boolean => document.language !== null && document.language !== 'en'

/**
 * Cuts all documents into units, learns the vendor's plans and collects the evidence. Pure: the same corpus gives the
 * same result. `onDocument` hears the id of each document before it is worked on, twice.
 */
export function prepareCorpus(corpus: Corpus, onDocument: (id: string) => void = () => {}): PreparedCorpus {
  const vendor = vendorPattern(corpus.vendor.name)
  const own = corpus.documents.filter((document) => !isForeign(document))
  const documents = own.map((document) => {
    onDocument(document.id)
    return prepareDocument(document, vendor)
  })
  const evidence = new Map<string, Evidence[]>(factRules.map((rules) => [rules.entry.fact, []]))
  for (const [index, document] of documents.entries()) {
    onDocument(own[index]?.id ?? '')
    for (const rules of factRules) evidence.get(rules.entry.fact)?.push(...collectEvidence(rules, document))
  }
  return {
    corpus,
    documents,
    foreign: corpus.documents.filter(isForeign),
    plans: learnPlans(documents, corpus.vendor.name),
    evidence,
  }
}
