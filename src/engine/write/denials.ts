import type { Finding } from '../../contract/findings.ts'
import { normaliseText } from '../analyse/normalise.ts'

/** Facts that a vendor promises by a denial: 'we do not sell', 'not available to our staff'. */
const promisedByDenial: ReadonlySet<string> = new Set([
  'iam.passwords',
  'iam.staff_least_priv',
  'enc.keys',
  'enc.e2e',
  'data.isolation',
  'data.retention',
  'data.exit_deletion',
  'data.nonprod',
  'ir.history',
  'priv.sale',
  'priv.subproc',
  'ai.training',
  'ai.retention',
  'ai.admin_off',
])

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
  if (value !== 'partial' || promisedByDenial.has(fact)) return null
  const found = quotes.find(({ text }) => denial.test(normaliseText(text).replace(condition, ' ')))
  return found?.text ?? null
}

/** A rule for data, by whose leading passage it is kept without end. */
export const isOpenEnded = ({ fact, quotes }: Finding): boolean =>
  (fact === 'data.retention' || fact === 'ai.retention') &&
  /\b(?:indefinite(?:ly)?|forever|without (?:a |any )?(?:time )?limit)\b/i.test(quotes[0]?.text ?? '')
