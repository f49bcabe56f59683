import type { ReviewPage } from '../../src/contract/reviews.page.ts'

const hash = 'ab'.repeat(32)

/** A review of claims, quotes and restrictions with these texts, as the exports read it. */
export function withQuotes(texts: readonly string[], changes: object = {}): ReviewPage {
  const claims = texts.map((text) => ({ text, tone: 'neutral', finding_ids: ['f-enc.rest'] }))
  const quotes = texts.map((text) => ({ document_id: 'd', start: 0, end: text.length, text }))
  const document = {
    id: 'd',
    title: texts[0],
    url: 'https://acme.example/',
    fetched_at: '2026-02-03',
    text_sha256: hash,
  }
  // safe because the report reads just these fields
  return {
    vendor: { id: 'v', name: texts.join(' ').slice(0, 100).toWellFormed(), website: null, description: null },
    scan: { id: 's', score: 71, grade: 'C', coverage: 60, completed_at: null, receipt: null, breakdown: null },
    summary: [{ id: 'decision', title: 'Decision', blocks: [{ type: 'list', items: [claims] }] }],
    analysis: [],
    conditions: texts.map((text, at) => ({
      id: `${at}`,
      text,
      topic: text,
      act: 'ask',
      finding_ids: ['f-enc.rest'],
      restriction_id: null,
    })),
    restrictions: texts.map((text) => ({
      risk: text,
      severity: 'high',
      minimumPlans: text,
      restriction: text,
      alternativeMitigation: text,
      finding_id: 'f-enc.rest',
    })),
    findings: [
      { id: 'f-enc.rest', fact: 'enc.rest', value: 'yes', certainty: 'stated', tier: 'local', plans: texts, quotes },
    ],
    decisions: [],
    observations: [],
    tracked: [],
    our_plan: texts[0],
    written_for: null,
    plans: [],
    plan_choices: [],
    vendor_decision: null,
    documents: [document],
    ...changes,
  } as unknown as ReviewPage
}
