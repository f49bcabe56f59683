import type { VendorPlan } from '../../contract/findings.ts'
import type { ReviewDocument } from '../../contract/documents.ts'
import type { Corpus } from '../corpus.ts'
import { learnPlans } from './plans.ts'
import { prepareDocument, vendorPattern, type PreparedDocument } from './units.ts'

/** A corpus read once: every agent works on this. */
export interface PreparedCorpus {
  readonly corpus: Corpus
  readonly documents: readonly PreparedDocument[]
  /** Documents in other languages: kept, not analysed. */
  readonly foreign: readonly ReviewDocument[]
  /** Cheapest first, as the vendor's own pages name them. */
  readonly plans: readonly VendorPlan[]
}

const isForeign = (document: ReviewDocument): boolean => document.language !== null && document.language !== 'en'

/** Cuts all documents into units and learns the vendor's plans. Pure: the same corpus gives the same result. */
export function prepareCorpus(corpus: Corpus): PreparedCorpus {
  const vendor = vendorPattern(corpus.vendor.name)
  const documents = corpus.documents
    .filter((document) => !isForeign(document))
    .map((document) => prepareDocument(document, vendor))
  return {
    corpus,
    documents,
    foreign: corpus.documents.filter(isForeign),
    plans: learnPlans(documents, corpus.vendor.name),
  }
}
