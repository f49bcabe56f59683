import type { FindingValue } from './findings.ts'

/** A correction from yes to no, or back: the passage that bore out the one cannot bear out the other. */
export const isOpposite = (found: FindingValue, asked: FindingValue): boolean =>
  (found === 'yes' && asked === 'no') || (found === 'no' && asked === 'yes')
