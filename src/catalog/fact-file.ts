import { z } from 'zod'
import { factEntry } from './fact-entry.ts'
import { factReading } from './fact-reading.ts'
import { factText } from './texts/fact-text.ts'
import { topicWord } from './texts/topic-words.ts'

const valueNames = { yes: true, partial: true, no: true, excluded: true } as const
const frameworkNames = { soc2: true, iso27001: true, csf2: true, sp80053: true } as const

/**
 * All that is known of one fact, in one file: the question, what each value means, and, for the parts of the product, how
 * text is read, what a review says and by which words a page is seen to speak of the topic. `reading` is a function, so that
 * processes that only show reviews hold no rules. A retired fact is asked no more: it keeps its question and its texts.
 */
export const factFile = z.strictObject({
  ...factEntry.omit({ ...valueNames, ...frameworkNames }).shape,
  values: factEntry.pick(valueNames),
  controls: factEntry.pick(frameworkNames),
  topicWords: z.array(topicWord).min(1),
  texts: factText.omit({ fact: true }),
  reading: z.custom<() => z.input<typeof factReading>>((value) => typeof value === 'function'),
})
export type FactFile = z.input<typeof factFile>
