import { standingSuffixes, vendorDecisionLabels, verdictLabels } from '../../../contract/labels.forms.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { columnsOf, spreadsheetCell, type Table } from '../reviews/reviews.public.ts'

const columns = columnsOf(
  'Name',
  'Website',
  'Description',
  'Status',
  'Score',
  'Grade',
  'Verdict',
  'Decision',
  'Decided for plan',
  ['Decision until', 'day'],
  'Quality',
  'Coverage',
  'Risk',
  'Open high risks',
  'Accepted high risks',
  ['Reviewed', 'time'],
  'Owner',
  ['Next review', 'day'],
  ['Added', 'time'],
)

function sayDecision({
  kind,
  changed_answers: changed,
  is_expired: isExpired,
}: NonNullable<Vendor['decision']>): string {
  const standing = changed !== null && changed > 0 ? 'reopened' : isExpired ? 'expired' : 'holds'
  return `${vendorDecisionLabels[kind]}${standingSuffixes[standing]}`
}

function rowOf({
  last_review: review,
  latest_scan: scan,
  decision,
  ...vendor
}: Vendor): readonly (string | number | null)[] {
  return [
    vendor.name,
    vendor.website,
    vendor.description,
    scan?.scan_status ?? 'no scans',
    review?.score ?? null,
    review?.grade ?? null,
    review?.verdict ? verdictLabels[review.verdict] : null,
    decision && sayDecision(decision),
    decision?.plan ?? null,
    decision?.expires_on ?? null,
    review?.quality ?? null,
    review?.coverage ?? null,
    review?.risk_level ?? null,
    review?.open_high_risks ?? null,
    review?.accepted_high_risks ?? null,
    review?.completed_at ?? null,
    vendor.owner?.name ?? null,
    vendor.next_review,
    vendor.created_at,
  ]
}

const quoted = (cell: string | number | null): string =>
  `"${spreadsheetCell(markHidden(String(cell ?? ''))).replaceAll('"', '""')}"`

/** The vendors as a table of a workbook. */
export const vendorTable = (vendors: readonly Vendor[]): Table => ({
  title: 'Vendors',
  columns,
  rows: vendors.map(rowOf),
})

/** The vendors as a CSV that a spreadsheet opens without running anything; its first three columns can be imported. */
export const exportVendors = (vendors: readonly Vendor[]): string =>
  `\ufeff${[columns.map(({ title }) => title), ...vendors.map(rowOf)].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
