import type { Finding } from '../../../contract/findings.ts'
import { isCertain } from '../../../contract/findings.forms.ts'
import { severityLabels } from '../../../contract/labels.forms.ts'
import type { Restriction } from '../../../contract/reviews.ts'
import type { TrackedRestriction } from '../../../contract/restrictions.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import { statusLabels, statusOf } from './restriction-status.ts'

export type TrackerAction = 'Buy' | 'Configure' | 'Accept' | 'Ask' | 'Confirm'

/** What has to be done, in one word. Nobody configures what pages dispute, nor what someone has yet to read. */
export function actionOf(
  { reason }: Pick<Restriction, 'reason'>,
  finding?: Pick<Finding, 'tier' | 'certainty'>,
): TrackerAction {
  if (finding?.tier === 'conflict') return 'Ask'
  const isSaid = reason === 'partial' || reason === 'denied'
  if (isSaid && finding !== undefined && !isCertain(finding)) return 'Confirm'
  return ({ 'plan-gated': 'Buy', partial: 'Configure', denied: 'Accept', unknown: 'Ask' } as const)[reason]
}

/** The act as a sentence: what one would write on a list of things to do. */
export function sayAction(
  row: Pick<Restriction, 'reason' | 'minimumPlans'>,
  finding?: Pick<Finding, 'tier' | 'certainty'>,
): string {
  const answer =
    finding?.certainty === 'mentioned'
      ? 'Read the passage, or have the vendor answer in writing.'
      : 'Have the vendor answer in writing.'
  const sentences: Readonly<Record<TrackerAction, string>> = {
    Buy: `Buy ${row.minimumPlans.replace(/^An? /, (article) => article.toLowerCase())}, or accept doing without it.`,
    Configure: 'Settle what is missing before you rely on it.',
    Accept: 'Do without it, or accept the risk in writing.',
    Confirm:
      row.reason === 'denied'
        ? 'Read the passage; if it holds, accept the risk in writing.'
        : 'Read the passage, then settle what is missing.',
    Ask: finding?.tier === 'conflict' ? 'Have the vendor say in writing which of its pages holds.' : answer,
  }
  return sentences[actionOf(row, finding)]
}

/** No spreadsheet reads a cell as a formula, and quotes stay within theirs. */
const cell = (text: string): string =>
  `"${markHidden(text)
    .replace(/^(?=[=+\-@\t\r＝＋－＠])/u, "'")
    .replaceAll('"', '""')}"`

const columns = [
  'Risk',
  'Severity',
  'Affected plans',
  'Minimum plans',
  'Restriction',
  'Alternative mitigation',
  'Status',
  'Owner',
  'Due',
  'Note',
] as const

/** The rows as CSV, with everything that the tracker holds of them. */
export function trackerCsv(rows: readonly Restriction[], tracked: readonly TrackedRestriction[]): string {
  const lines = rows.map((row) => {
    const held = tracked.find(({ fact }) => fact === row.fact)
    const status = statusOf(tracked, row.fact)
    return [
      row.risk,
      severityLabels[row.severity],
      row.affectedPlans,
      row.minimumPlans,
      row.restriction,
      row.alternativeMitigation,
      statusLabels.find(({ value }) => value === status)?.label ?? status,
      held?.owner?.name ?? '',
      held?.due ?? '',
      held?.note ?? '',
    ]
  })
  return `\ufeff${[[...columns], ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
}
