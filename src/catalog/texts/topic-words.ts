import { z } from 'zod'
import { factFiles } from '../fact-files.ts'

/** A plain phrase in lower case, without punctuation, each word in the singular. */
export const topicWord = z.string().regex(/^[a-z0-9]+(?: [a-z0-9]+){0,3}$/)

const asked = factFiles.filter((file) => file.retired === undefined)

/**
 * Words by which a page is seen to speak of a fact's topic, though it may not answer the question. Phrases that stand on
 * pages of any kind are left out.
 */
export const topicWords: Readonly<Record<string, readonly string[]>> = z
  .record(z.string(), z.array(topicWord).min(1))
  .parse(Object.fromEntries(asked.map(({ id, topicWords: words }) => [id, words])))
