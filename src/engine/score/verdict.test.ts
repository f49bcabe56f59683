import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import { verdictRules } from '../../catalog/verdicts.ts'
import { verdict, type ScoreResult } from '../../contract/reviews.ts'
import { redFlagKinds, type Finding, type Observation, type RedFlagKind } from '../../contract/findings.ts'
import { makeFinding, makeFindings } from './findings-for-tests.ts'
import { scoreReview } from './score.ts'

const asOf = '2026-11-21'

const flag = (kind: RedFlagKind, text = 'A passage'): Observation => ({
  kind,
  text: 'A page says so.',
  facts: [],
  quotes: [{ document_id: 'd1', start: 0, end: text.length, text }],
})

const judge = (findings: readonly Finding[], observations: readonly Observation[] = []): ScoreResult =>
  scoreReview({ findings, observations, asOf })

const yes = (...given: readonly Finding[]): Finding[] => makeFindings('yes', given)
const no = (fact: string, change: Partial<Finding> = {}): Finding => makeFinding(fact, 'no', change)
const confirmed = { tier: 'confirmed' } as const
const disputed = { tier: 'conflict' } as const

/** `from` and heavier facts are silent, the others are there. */
const silentFrom = (from: number, below = 6): Finding[] =>
  facts.map((fact) => makeFinding(fact.id, fact.weight >= from && fact.weight < below ? 'not-stated' : 'yes'))

/** A review for each row of the table, with the verdict and what decided it. */
const rows: Readonly<
  Record<string, readonly [ScoreResult, verdict: string, first: string | null, standing: string | undefined]>
> = {
  'essential-denied': [judge(yes(no('enc.rest', confirmed))), 'refuse', 'enc.rest', 'denied'],
  'two-settled-denials': [
    judge(yes(no('iam.sso', confirmed), no('log.audit', { tier: 'corroborated' }))),
    'refuse',
    'iam.sso',
    'denied',
  ],
  'three-adverse': [judge(yes(no('iam.sso'), no('log.audit')), [flag('ad_sharing')]), 'refuse', 'iam.sso', 'denied'],
  'grave-flag': [judge(yes(), [flag('access_without_consent')]), 'conditions_not_met', null, 'red_flag'],
  'essential-doubted': [judge(yes(no('enc.transit'))), 'conditions_not_met', 'enc.transit', 'denied'],
  'two-denials': [judge(yes(no('iam.sso'), no('log.audit'))), 'conditions_not_met', 'iam.sso', 'denied'],
  'essential-disputed': [
    judge(yes(makeFinding('priv.dpa', 'yes', disputed))),
    'conditions_not_met',
    'priv.dpa',
    'disputed',
  ],
  'pages-disagree': [
    judge(yes(...['iam.sso', 'log.audit', 'ir.notice'].map((fact) => makeFinding(fact, 'yes', disputed)))),
    'conditions_not_met',
    'iam.sso',
    'disputed',
  ],
  'low-quality': [judge(makeFindings('partial')), 'conditions_not_met', 'assure.soc2', 'partial'],
  'too-little': [judge(makeFindings('not-stated')), 'insufficient_evidence', 'assure.soc2', 'unanswered'],
  'weighty-silence': [judge(silentFrom(5)), 'insufficient_evidence', 'assure.soc2', 'unanswered'],
  'half-silent': [judge(silentFrom(1, 4).map(weaken)), 'insufficient_evidence', 'bc.sla', 'unanswered'],
  'only-likely': [
    judge(makeFindings('yes', [], { certainty: 'likely' })),
    'insufficient_evidence',
    'assure.soc2',
    'only_likely',
  ],
  'low-score': [
    judge(
      makeFindings('yes', [makeFinding('iam.sso', 'yes')], { tier: 'model' }).map((row) =>
        row.fact === 'iam.mfa' ? makeFinding(row.fact, 'yes') : row,
      ),
    ),
    'insufficient_evidence',
    'assure.soc2',
    'only_likely',
  ],
  'open-points': [
    judge(yes(makeFinding('iam.sso', 'yes', { plans: ['Enterprise'] }))),
    'approve_with_conditions',
    'iam.sso',
    'plan_gated',
  ],
  'risk-not-low': [
    judge(facts.map((fact) => (fact.weight < 4 ? makeFinding(fact.id, 'partial') : makeFinding(fact.id, 'yes')))),
    'approve_with_conditions',
    'assure.soc2',
    'there',
  ],
  'all-good': [judge(yes()), 'approve', 'assure.soc2', 'there'],
}

/** Of the facts of weight 4 one is sold with a plan and one is silent. */
function weaken(finding: Finding): Finding {
  if (finding.fact === 'bc.sla') return makeFinding(finding.fact, 'not-stated')
  return finding.fact === 'iam.scim' ? makeFinding(finding.fact, 'yes', { plans: ['Enterprise'] }) : finding
}

test('every row of the table has its case here, and every verdict its row', () => {
  expect(Object.keys(rows)).toEqual(verdictRules.map((rule) => rule.id))
  expect(new Set(verdictRules.map((rule) => rule.verdict))).toEqual(new Set(verdict.options))
})

test.each(Object.entries(rows))(
  '%s gives its verdict, and says what decided it',
  (id, [result, given, fact, standing]) => {
    expect([result.verdict_rule, result.verdict]).toEqual([id, given])
    expect([result.decided_by[0]?.fact ?? null, result.decided_by[0]?.standing]).toEqual([fact, standing])
    expect(result.decided_by.length).toBeLessThanOrEqual(3)
  },
)

test('silence alone never refuses and never leaves conditions unmet', () => {
  for (const fact of facts) {
    const given = facts.map((other) => makeFinding(other.id, other.weight > 2 || other === fact ? 'not-stated' : 'yes'))
    expect(judge(given).verdict).toBe('insufficient_evidence')
  }
})

test('denials that are only likely leave conditions unmet, and refuse nothing', () => {
  const likely = ['iam.sso', 'log.audit', 'ir.notice'].map((fact) => no(fact, { certainty: 'likely' }))
  expect(judge(yes(...likely)).verdict).toBe('conditions_not_met')
})

test('no approval is given at grade D or F', () => {
  for (const value of ['partial', 'no', 'yes'] as const)
    for (const tier of ['local', 'model', 'corroborated'] as const) {
      const { grade, verdict: given } = judge(makeFindings(value, [], { tier }))
      if (grade === 'D' || grade === 'F') expect(given).not.toMatch(/^approve/)
    }
})

test('a plain approval has no weighty answer that is only likely', () => {
  const likely = makeFinding('iam.mfa', 'yes', { certainty: 'likely' })
  expect(judge(yes(likely))).toMatchObject({ verdict: 'approve_with_conditions' })
  expect(judge(yes({ ...likely, tier: 'confirmed' })).verdict).toBe('approve')
})

test.each(redFlagKinds)('a red flag of the kind %s stands in the way of a plain approval, with its passage', (kind) => {
  const result = judge(yes(), [flag(kind, 'The very words.')])
  expect(result.verdict).not.toBe('approve')
  expect(result.blocking[0]).toMatchObject({ standing: 'red_flag', observation: kind })
  expect(result.blocking[0]?.quote?.text).toBe('The very words.')
})

test('terms that a contract settles are conditions, and what speaks against a vendor is only weightier flags', () => {
  const weak = facts.map(({ id, weight }) =>
    makeFinding(id, weight < 3 ? 'no' : weight < 4 ? 'partial' : 'yes', { plans: ['Enterprise'], certainty: 'likely' }),
  )
  const flags = (kind: RedFlagKind) => ['One.', 'Two.', 'Three.'].map((text) => flag(kind, text))
  expect(judge(weak, flags('weak_encryption')).verdict_rule).toBe('low-quality')
  expect(judge(weak, flags('ends_without_notice'))).toMatchObject({
    verdict_rule: 'only-likely',
    blocking: expect.arrayContaining([expect.objectContaining({ observation: 'ends_without_notice' })]),
  })
})

test('a red flag without a passage, or told twice, adds nothing', () => {
  expect(judge(yes(), [{ ...flag('incident'), quotes: [] }]).verdict).toBe('approve')
  expect(judge(yes(), [flag('incident'), flag('incident')]).blocking).toHaveLength(1)
})

test('the verdict is the same whatever the order of what was found', () => {
  const findings = yes(no('iam.sso'), makeFinding('ir.notice', 'yes', disputed))
  const flags = [flag('incident'), flag('endless_token')]
  expect(judge(findings.toReversed(), flags.toReversed())).toEqual(judge(findings, flags))
})
