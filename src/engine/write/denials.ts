import type { Finding } from '../../contract/findings.ts'
import { factById } from '../../catalog/facts.ts'
import { normaliseText } from '../analyse/normalise.ts'

const slowly = '(?:(?:\\w+ly|currently|yet|at present|always) )?'
const states =
  '(?:encrypted|available|supported|offered|included|covered|enforced|certified|attested|backed up|tested|reviewed|scanned|monitored|logged|redundant|disclosed|published|guaranteed|configurable|possible)'
const deeds = '(?:encrypt|support|offer|include|cover|back up|test|review|scan|monitor|log|enforce|guarantee)'
const denial = new RegExp(
  `\\bunencrypted\\b|\\bnot ${slowly}${states}\\b|\\b(?:we|vendor|service|platform|plans?|sla) (?:do|does|can|will) ?not ${slowly}${deeds}\\b`,
)
const condition = /\b(?:if|unless|whether|when|where|until|even though)\b[^,;.]*/g

/** The passage of an answer in part that says of the matter itself that it is not there; null where none does. */
export function denialIn({ fact, value, quotes }: Finding): string | null {
  if (value !== 'partial' || factById(fact).traits.includes('promised-by-denial')) return null
  const found = quotes.find(({ text }) => denial.test(normaliseText(text).replace(condition, ' ')))
  return found?.text ?? null
}

/** A rule for data, by whose leading passage it is kept without end. */
export const isOpenEnded = ({ fact, quotes }: Finding): boolean =>
  factById(fact).traits.includes('kept-for-a-time') &&
  /\b(?:indefinite(?:ly)?|forever|without (?:a |any )?(?:time )?limit)\b/i.test(quotes[0]?.text ?? '')
