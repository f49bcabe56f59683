import type { Finding, FindingValue } from './findings.ts'

/** A correction from yes to no, or back: the passage that bore out the one cannot bear out the other. */
export const isOpposite = (found: FindingValue, asked: FindingValue): boolean =>
  (found === 'yes' && asked === 'no') || (found === 'no' && asked === 'yes')

/** Whether a correction of what the program found needs a passage of its own: what is quoted there may bear it out as well. */
export const needsPassage = (found: Pick<Finding, 'value' | 'quotes'>, asked: FindingValue): boolean =>
  asked !== 'not-stated' && (found.quotes.length === 0 || isOpposite(found.value, asked))
