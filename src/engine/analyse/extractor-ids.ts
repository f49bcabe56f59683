/** The extractor that every review rests on. Steps are stored under the id, so it never changes. */
export const patternsId = 'patterns'
