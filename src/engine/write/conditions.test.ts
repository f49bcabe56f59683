import fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import type { Finding, Observation } from '../../contract/findings.ts'
import type { Condition, ScoreResult } from '../../contract/reviews.ts'
import { makeFinding, makeFindings } from '../score/findings-for-tests.ts'
import { scoreReview } from '../score/score.ts'
import { conditionsFrom, renderConditions } from './conditions.ts'
import { readFor, sampleInputs, samplePlans } from './inputs-for-tests.ts'
import { restrictionsFrom } from './restrictions.ts'
import { writeReview } from './write-review.ts'

const asOf = '2026-11-21'

interface Judged {
  readonly score: ScoreResult
  readonly conditions: readonly Condition[]
}

function judge(findings: readonly Finding[], observations: readonly Observation[] = []): Judged {
  const score = scoreReview({ findings, asOf, observations, plans: samplePlans })
  const restrictions = restrictionsFrom(findings, samplePlans, asOf)
  return { score, conditions: conditionsFrom({ score, findings, restrictions, plans: samplePlans }) }
}

const textsOf = ({ conditions }: Judged): string[] => conditions.map(({ text }) => text)

test('what decided a verdict comes first among what must be settled, in the words of what settles it', () => {
  const { score, conditions } = judge(
    makeFindings('yes', [
      makeFinding('log.audit', 'yes', { tier: 'conflict' }),
      makeFinding('assure.iso27001', 'no', { params: { planned: true } }),
      makeFinding('iam.sso', 'yes', { plans: ['Business', 'Enterprise'] }),
      makeFinding('app.pentest', 'yes', { certainty: 'likely' }),
      makeFinding('ir.notice', 'partial'),
    ]),
  )
  expect(score.verdict).toBe('approve_with_conditions')
  const decided = score.decided_by.map(({ fact }) => fact)
  expect(conditions.slice(0, decided.length).map(({ id }) => id)).toEqual(decided)
  expect(new Map(conditions.map(({ id, act, text }) => [id, `${act}: ${text}`]))).toEqual(
    new Map([
      [
        'assure.iso27001',
        'confirm: Read the passage on ISO 27001 certificate; if it holds, accept in writing: no ISO 27001 certificate held',
      ],
      ['log.audit', 'ask: Have the vendor say in writing which of its pages holds: audit log'],
      ['iam.sso', 'buy: Buy the Business plan for single sign-on, or accept doing without it'],
      ['ir.notice', 'ask: Get in writing what is missing: breach notice'],
      ['app.pentest', 'confirm: Confirm the passage on penetration tests'],
    ]),
  )
})

test('answers that are only likely are the conditions where nothing else is open', () => {
  const judged = judge(makeFindings('yes', [makeFinding('enc.rest', 'yes')], { certainty: 'likely' }))
  expect(judged.score.verdict).toBe('approve_with_conditions')
  expect(judged.conditions.length).toBeGreaterThan(0)
  for (const one of judged.conditions) {
    expect(one).toMatchObject({ act: 'confirm', restriction_id: null })
    expect(one.text).toMatch(/^Confirm the passage on /)
  }
})

test('what a plan has is bought or done without, and what none has is accepted or avoided', () => {
  const gated = makeFinding('iam.sso', 'yes', { plans: ['Business'] })
  const judged = judge(makeFindings('yes', [gated, makeFinding('log.audit', 'no', { tier: 'confirmed' })]))
  const acts = new Map(judged.conditions.map(({ id, act }) => [id, act]))
  expect([acts.get('iam.sso'), acts.get('log.audit')]).toEqual(['buy', 'accept'])
})

test('a red flag that decided is explained or accepted, each kind once', () => {
  const flag = (text: string): Observation => ({
    kind: 'access_without_consent',
    text,
    facts: [],
    quotes: [{ document_id: 'd1', start: 0, end: text.length, text }],
  })
  const judged = judge(makeFindings('yes'), [flag('Staff may look in.'), flag('We may look in.')])
  expect(judged.score.verdict).toBe('conditions_not_met')
  expect(textsOf(judged).filter((text) => text.startsWith('Have the vendor explain'))).toHaveLength(1)
})

test('a certificate that has run out is asked for anew, and not for what is missing', () => {
  const old = makeFinding('assure.soc2', 'yes', { params: { period_end: '2023-03-31' } })
  const judged = judge(makeFindings('yes', [old]))
  expect(textsOf(judged)).toContain('Ask for the current one: SOC 2 report')
})

test('a fact that the catalogue no longer has is told by what is stored of it', () => {
  const { score } = judge(makeFindings('yes'))
  const old = makeFinding('old.sign_in', 'no')
  const ground = { standing: 'denied', fact: old.fact, observation: null, quote: null } as const
  const [row] = restrictionsFrom([makeFinding('iam.sso', 'no')], samplePlans, asOf)
  if (row === undefined) throw new Error('A denial makes a restriction')
  const told = conditionsFrom({
    score: { ...score, decided_by: [ground] },
    findings: [old],
    restrictions: [{ ...row, fact: old.fact }],
    plans: samplePlans,
  })
  expect(told.map(({ text, act, restriction_id: id }) => [text, act, id])).toEqual([
    ['Settle or accept in writing: accounts outside your identity provider', 'accept', row.id],
  ])
})

test('no approval is conditional without a condition, and what decided any verdict is in its list once', () => {
  const row = fc
    .record({
      fact: fc.constantFrom(...facts.map((fact) => fact.id)),
      value: fc.constantFrom('yes', 'partial', 'no', 'not-stated'),
      tier: fc.constantFrom('local', 'conflict', 'confirmed', 'corroborated'),
      certainty: fc.constantFrom('stated', 'likely', 'mentioned'),
      plans: fc.subarray(['Team', 'Business', 'Enterprise', 'Elsewhere']),
    })
    .map(({ fact, value, tier, certainty, plans }) =>
      makeFinding(fact, value, { tier, plans, certainty: value === 'not-stated' ? null : certainty }),
    )
  const findings = fc.uniqueArray(row, { selector: (finding) => finding.fact, maxLength: 30 })
  let conditional = 0
  fc.assert(
    fc.property(findings, (given) => {
      const { score, conditions } = judge(makeFindings('yes', given))
      const ids = conditions.map(({ id }) => id)
      if (score.verdict === 'approve_with_conditions') {
        conditional += 1
        expect(ids.length).toBeGreaterThan(0)
      }
      expect(new Set(ids).size).toBe(ids.length)
      const decided = score.decided_by.filter(({ standing }) => standing !== 'there').map(({ fact }) => fact)
      expect(ids.slice(0, decided.length)).toEqual(decided)
    }),
    { numRuns: 60 },
  )
  expect(conditional).toBeGreaterThan(0)
})

test('what an approval on a plan leaves to be bought is bought with that plan', () => {
  const [, , largest] = samplePlans
  if (!largest) throw new Error('The sample vendor has three plans')
  const gated = [
    makeFinding('iam.sso', 'yes', { plans: [largest.name] }),
    makeFinding('log.audit', 'yes', { plans: samplePlans.slice(1).map(({ name }) => name) }),
  ]
  const judged = judge(makeFindings('yes', gated))
  expect(judged.score.verdict).toBe('approve_with_conditions')
  const bought = textsOf(judged).filter((text) => text.startsWith('Buy'))
  expect(bought.length).toBeGreaterThan(1)
  for (const text of bought) expect(text).toContain(`Buy the ${largest.name} plan for`)
})

test('the Markdown summary has the list right below the decision that names it', () => {
  const { findings, plans } = sampleInputs.contradictory
  const { executiveSummary, score, restrictions } = writeReview(sampleInputs.contradictory)
  const list = renderConditions(conditionsFrom({ score, findings, restrictions, plans }), score.verdict)
  expect(list).toMatch(/^## What must be settled\n\n- /)
  expect(executiveSummary).toContain(`\n\n${list}\n\n## `)
  expect(executiveSummary.indexOf(list)).toBeLessThan(executiveSummary.indexOf('## What is strong'))
})

test('no review sends questions where it has none', () => {
  const findings = makeFindings('yes', [], { certainty: 'likely' })
  const corpus = sampleInputs.strong.corpus
  const review = writeReview({
    ...sampleInputs.strong,
    ...readFor({ ...corpus, documents: [] }),
    findings,
    score: scoreReview({ findings, asOf }),
  })
  expect(review.score.verdict).toBe('insufficient_evidence')
  expect(review.executiveSummary).not.toContain('questions below')
  expect(review.executiveSummary).toContain('until the points below are settled')
})
