import { restrictionStatusLabels, severityLabels } from '../../../../contract/labels.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { columnsOf, type Table } from './workbook.ts'

/** The restrictions of a review with what the team noted; of these facts alone where any are named. */
export function trackerTable(page: Pick<ReviewPage, 'restrictions' | 'tracked'>, facts: readonly string[]): Table {
  const held = new Map(page.tracked.map((row) => [row.fact, row]))
  const rows = facts.length === 0 ? page.restrictions : page.restrictions.filter(({ fact }) => facts.includes(fact))
  return {
    title: 'Restrictions',
    columns: columnsOf(
      'Risk',
      'Severity',
      'Affected plans',
      'Minimum plans',
      'Restriction',
      'Alternative mitigation',
      'Status',
      'Owner',
      ['Due', 'day'],
      'Note',
    ),
    rows: rows.map((row) => {
      const own = held.get(row.fact)
      return [
        row.risk,
        severityLabels[row.severity],
        row.affectedPlans,
        row.minimumPlans,
        row.restriction,
        row.alternativeMitigation,
        restrictionStatusLabels[own?.status ?? 'todo'],
        own?.owner?.name ?? null,
        own?.due ?? null,
        own?.note ?? null,
      ]
    }),
  }
}
