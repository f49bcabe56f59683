import { expect, test } from 'vitest'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
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
      quality: 80,
      coverage: 60,
      breakdown: { verdict: 'approve_with_conditions' },
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
    decisions: [],
    restrictions: [],
    conditions: [],
    plans: [],
    plan_choices: [],
    tracked: [],
    our_plan: null,
    written_for: null,
    vendor_decision: null,
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
  expect(content).toContain(
    'Verdict: Approve with conditions. Quality of the answers: 80 of 100. Coverage: 60 of 100. Score: 71 of 100, grade C.',
  )
  expect(content).toContain(
    String.raw`“All data \| is \*encrypted\* at rest.” <https://acme.example/security>, captured 2026-02-03, SHA-256 ab`,
  )
})

test('CSV has a row for each quote and for each question without one, quotes what needs it, and opens in a spreadsheet without running anything', () => {
  const { content } = exportReview(pageWith(), 'csv')
  expect(content.split('\r\n').filter(Boolean)).toHaveLength(3)
  expect(content).toContain('"All data | is *encrypted*\nat rest."')
  for (const trap of ['=1+1', '+1', '-1', '@x', '\uff1dcmd()']) {
    const row = exportReview(pageWith({ quote: trap }), 'csv').content
    expect(row).toContain(`'${trap}`)
  }
  for (const [trap, guarded] of [
    [' \t=1', "' \t'=1"],
    ['\r=1', "'\r'=1"],
    ['x;=1', "x;'=1"],
  ]) {
    expect(exportReview(pageWith({ quote: trap ?? '' }), 'csv').content).toContain(`"${guarded}"`)
  }
})

test('hidden characters are named in Markdown and CSV; JSON keeps them and is well formed', () => {
  const page = pageWith({ name: 'Ac\u202eme', quote: 'esc \u001b[31m \u200bx \ud83d' })
  for (const format of ['markdown', 'csv'] as const) {
    const { content } = exportReview(page, format)
    expect(content).toMatch(/esc ⟦U\+001B⟧\\?\[31m ⟦U\+200B⟧x ⟦U\+D83D⟧/)
    expect(content.isWellFormed()).toBe(true)
  }
  expect(exportReview(page, 'markdown').content).toContain('# Security review of Ac⟦U+202E⟧me')
  const { content } = exportReview(page, 'json')
  expect(content.isWellFormed()).toBe(true)
  expect(JSON.parse(content)).toEqual(JSON.parse(JSON.stringify(page)))
})

test('JSON is the review as the page has it', () => {
  expect(JSON.parse(exportReview(pageWith(), 'json').content)).toEqual(JSON.parse(JSON.stringify(pageWith())))
})

const decision = {
  fact: 'enc.rest',
  kind: 'corrected',
  value: 'no',
  found_value: 'yes',
  reason: 'The sentence is about | backups.',
  decided_by: 'Ada Lovelace',
  decided_at: '2026-02-04T10:00:00.000Z',
  standing: 'holds',
}

const withFirst = (change: object, decisions: readonly object[] = []): ReviewPage => {
  const page = pageWith()
  const [first, ...others] = page.findings
  // safe because the export reads just these fields
  return { ...page, findings: [{ ...first, ...change }, ...others], decisions } as unknown as ReviewPage
}

test('the evidence says how sure each answer is and where the passages disagree', () => {
  const evidence = (change: object): string => exportReview(withFirst(change), 'markdown').content
  expect(evidence({})).toContain('Yes · stated · named for Pro')
  expect(evidence({ certainty: 'likely', plans: [] })).toMatch(/Yes · likely; read the passage first\n/)
  expect(evidence({ tier: 'conflict' })).toContain('Yes · the passages disagree')
})

test('an analyst’s decision is handed on with who, when, why and what the program had found', () => {
  const page = withFirst({ value: 'no', tier: 'confirmed' }, [decision])
  const { content } = exportReview(page, 'markdown')
  expect(content).toContain('## Decisions of analysts')
  expect(content).toContain(
    String.raw`No. Corrected by Ada Lovelace on 2026-02-04. The program had found: Yes. Reason: The sentence is about \| backups.`,
  )
  expect(content).toContain('No · corrected by an analyst')
  const [head, row] = exportReview(page, 'csv').content.split('\r\n')
  expect(head).toMatch(/"Decision","Decided by","Decided at","Reason","Found by the program"$/)
  expect(row).toMatch(
    /"corrected","Ada Lovelace","2026-02-04T10:00:00\.000Z","The sentence is about \| backups\.","Yes"$/,
  )
})

test('a review for a chosen plan says for which', () => {
  expect(exportReview({ ...pageWith(), our_plan: 'Plus' }, 'markdown').content).toContain('Written for the Plus plan.')
})

test('Markdown lists the conditions with what a plan removes and what has been settled', () => {
  // safe because the export reads just these fields
  const page = {
    ...pageWith(),
    restrictions: [
      { id: 'r1', fact: 'iam.sso', severity: 'critical', risk: 'No single sign-on' },
      { id: 'r2', fact: 'log.audit', severity: 'high', risk: 'No *audit* log' },
    ],
    conditions: [
      { id: 'iam.sso', text: 'No single sign-on', finding_ids: [], restriction_id: 'r1' },
      { id: 'log.audit', text: 'No *audit* log', finding_ids: [], restriction_id: 'r2' },
    ],
    plans: [{ name: 'Enterprise', rank: 2 }],
    plan_choices: [{ plan: 'Enterprise', lifted: ['r1'], upgrades: [] }],
    tracked: [{ fact: 'log.audit', status: 'done' }],
  } as unknown as ReviewPage
  const { content } = exportReview(page, 'markdown')
  expect(content).toContain('## Conditions\n\n1 stays on every plan. Enterprise removes 1.\n\n')
  expect(content).toContain('- [ ] No single sign-on (Enterprise removes it)\n- [x] No \\*audit\\* log\n')
})

test('the list that the summary names stands where the summary has it, once, as it stands in the tracker', () => {
  const page = pageWith()
  const conditions: ReviewPage['conditions'] = [
    { id: 'a', text: 'Get a written answer on: SSO', topic: 'SSO', act: 'ask', finding_ids: [], restriction_id: 'r1' },
    {
      id: 'b',
      text: 'Confirm the passage on MFA',
      topic: 'MFA',
      act: 'confirm',
      finding_ids: [],
      restriction_id: null,
    },
  ]
  const list = '## Conditions\n\n- Get a written answer on: SSO\n- Confirm the passage on MFA'
  // safe because the export reads just these fields
  const { content } = exportReview(
    {
      ...page,
      conditions,
      restrictions: [{ id: 'r1', fact: 'iam.sso' }],
      tracked: [{ fact: 'iam.sso', status: 'wont_implement', updated_by: 'Dana Levi' }],
      scan: { ...page.scan, executive_summary: `## Decision\n\nYes.\n\n${list}\n\n## What is strong\n` },
    } as unknown as ReviewPage,
    'markdown',
  )
  expect(content).toContain(
    'Yes.\n\n## Conditions on every plan\n\n- [ ] Get a written answer on: SSO (Accepted by Dana Levi)\n- [ ] Confirm the passage on MFA\n\n## What is strong',
  )
  expect(content.match(/## Conditions/g)).toHaveLength(1)
})
