import type { DocumentKind } from '../../../contract/documents.ts'
import type { FindingValue } from '../../../contract/findings.ts'

/** The answer that a careful reader gives, the text, and the kind of page it stands on (security when left out). */
export type Sentence = readonly [FindingValue, string, DocumentKind?]

/** By fact: fictional sentences written from the codebook, not from the extractor's patterns. */
export type SentenceSet = Readonly<Record<string, readonly Sentence[]>>
