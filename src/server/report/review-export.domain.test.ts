import { expect, test } from 'vitest'
import type { ReviewPage } from '../../contract/scans.ts'
import { exportReview } from './review-export.ts'

const quote = 'All data | is *encrypted*\nat rest.'

function pageWith(changes: { name?: string; quote?: string } = {}): ReviewPage {
  const text = changes.quote ?? quote
  // safe because the export reads just these fields
  return {
    vendor: { id: 'v', name: changes.name ?? 'Acme, Inc.', website: null, description: null },
    scan: {
      id: 's',
      score: 71,
      grade: 'C',
      coverage: 60,
      created_at: '2026-02-03T04:05:06.000Z',
      completed_at: '2026-02-03T04:06:06.000Z',
      executive_summary: '## Decision\n\nApprove.\n',
    },
    findings: [
      {
        id: 'f-enc.rest',
        fact: 'enc.rest',
        value: 'yes',
        certainty: 'stated',
        tier: 'local',
        plans: ['Pro'],
        params: {},
        quotes: [{ document_id: 'd', start: 0, end: text.length, text }],
      },
      {
        id: 'f-iam.mfa',
        fact: 'iam.mfa',
        value: 'not-stated',
        certainty: null,
        tier: 'local',
        plans: [],
        params: {},
        quotes: [],
      },
    ],
    documents: [
      { id: 'd', url: 'https://acme.example/security', fetched_at: '2026-02-03T04:05:30.000Z', text_sha256: 'ab' },
    ],
  } as unknown as ReviewPage
}

test('the file is named for the vendor and the day, whatever the name holds', () => {
  expect(exportReview(pageWith(), 'markdown').filename).toBe('assay-acme-inc-2026-02-03.md')
  expect(exportReview(pageWith({ name: '../../é <x>' }), 'csv').filename).toBe('assay-e-x-2026-02-03.csv')
  expect(exportReview(pageWith({ name: '漢字' }), 'json').filename).toBe('assay-vendor-2026-02-03.json')
})

test('Markdown carries the summary and each quote with its address, day and hash, on one line and without markup of its own', () => {
  const { content } = exportReview(pageWith(), 'markdown')
  expect(content).toContain('Score: 71 of 100, grade C. Coverage: 60 of 100.')
  expect(content).toContain(
    String.raw`“All data \| is \*encrypted\* at rest.” <https://acme.example/security>, captured 2026-02-03, SHA-256 ab`,
  )
})

test('CSV has a row for each quote and for each question without one, quotes what needs it, and opens in a spreadsheet without running anything', () => {
  const { content } = exportReview(pageWith(), 'csv')
  expect(content.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(content).toContain('"All data | is *encrypted*\nat rest."')
  for (const trap of ['=1+1', '+1', '-1', '@x', ' \t=1', '\uff1dcmd()', '\r=1']) {
    const row = exportReview(pageWith({ quote: trap }), 'csv').content
    expect(row).toContain(`'${trap}`)
  }
})

test('JSON is the review as the page has it', () => {
  expect(JSON.parse(exportReview(pageWith(), 'json').content)).toEqual(JSON.parse(JSON.stringify(pageWith())))
})
