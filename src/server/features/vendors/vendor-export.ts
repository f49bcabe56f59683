import { verdictLabels } from '../../../contract/labels.forms.ts'
import { markHidden } from '../../../contract/text.forms.ts'
import type { Vendor } from '../../../contract/vendors.ts'
import { spreadsheetCell } from '../reviews/reviews.public.ts'

const columns = [
  'Name',
  'Website',
  'Description',
  'Status',
  'Score',
  'Grade',
  'Verdict',
  'Quality',
  'Coverage',
  'Risk',
  'Open high risks',
  'Reviewed',
  'Owner',
  'Next review',
  'Added',
]

function rowOf({ last_review: review, latest_scan: scan, ...vendor }: Vendor): readonly (string | number | null)[] {
  return [
    vendor.name,
    vendor.website,
    vendor.description,
    scan?.scan_status ?? 'no scans',
    review?.score ?? null,
    review?.grade ?? null,
    review?.verdict ? verdictLabels[review.verdict] : null,
    review?.quality ?? null,
    review?.coverage ?? null,
    review?.risk_level ?? null,
    review?.open_high_risks ?? null,
    review?.completed_at ?? null,
    vendor.owner?.name ?? null,
    vendor.next_review,
    vendor.created_at,
  ]
}

const quoted = (cell: string | number | null): string =>
  `"${spreadsheetCell(markHidden(String(cell ?? ''))).replaceAll('"', '""')}"`

/** The vendors as a CSV that a spreadsheet opens without running anything; its first three columns can be imported. */
export const exportVendors = (vendors: readonly Vendor[]): string =>
  `\ufeff${[columns, ...vendors.map(rowOf)].map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
