/**
 * The only way into the engine, but for the analysis: its rules weigh forty megabytes, and the processes that run it take it
 * from its own folder.
 */
export { assembleReview, makeReceipt, type ReviewMaterial } from './review/assemble.ts'
export { applyDecisions, isDecisionGone } from './review/decisions.ts'
export { compareReviews, type ReviewSide } from './review/changes.ts'
export { knowsScoreVersion, scoreReview } from './score/score.ts'
export { conditionsFrom, renderConditions } from './write/conditions.ts'
export { liftsByPlan, recomputeForPlan } from './write/plan-choice.ts'
export { writeReview } from './write/write-review.ts'
export { crawl } from './crawl/crawl.ts'
export { readExcludedAddress, spellExcludedAddress } from './crawl/excluded-addresses.ts'
export type { Sitemap } from './crawl/sitemap.ts'
export { unreadable, type DocumentReading, type DocumentSource } from './extract/document-reading.ts'
export type { CrawlPorts, CrawlSink, KnownCapture, KnownResource } from './crawl/contract.ts'
export { defaultBudget, defaultPoliteness, type CrawlBudget } from './crawl/settings.ts'
export type { PageLink } from './extract/html.ts'
export { registrableDomain } from './discover/ownership.ts'
export { normaliseWebsite } from './discover/website.ts'
export { searchDirectory } from './directory/search-directory.ts'
export { patternsId } from './analyse/extractor-ids.ts'
export { mergeAnswers } from './review/merge-answers.ts'
export type { AgentAnswer, Corpus, ExtractorAnswer, TextNotes } from './corpus.ts'
