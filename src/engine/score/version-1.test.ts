import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import { weightsOfVersionOne as weights } from '../../catalog/weights-version-1.ts'
import { scoreResult } from '../../contract/reviews.ts'
import type { Finding } from '../../contract/findings.ts'
import { makeFinding, makeFindings } from './findings-for-tests.ts'
import { scoreReview as scoreAny } from './score.ts'
import type { ScoreInput } from './scoring.ts'

const asOf = '2026-11-21'
const scoreReview = (input: ScoreInput) => scoreAny(input, '1')
const unconditional = facts.map((fact) => fact.id).filter((id) => !weights.conditional.includes(id))

const anyFinding = (fact: string): fc.Arbitrary<Finding> =>
  fc
    .record({
      value: fc.constantFrom('yes', 'partial', 'no', 'not-stated'),
      certainty: fc.constantFrom('stated', 'likely'),
      tier: fc.constantFrom('local', 'model', 'corroborated', 'conflict', 'confirmed', 'rejected'),
      plans: fc.constantFrom<string[]>([], ['Business', 'Enterprise']),
    })
    .map(({ value, certainty, tier, plans }) =>
      value === 'not-stated' ? makeFinding(fact, value) : makeFinding(fact, value, { certainty, tier, plans }),
    )

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

const anyFindings = fc
  .subarray(facts.map((fact) => fact.id))
  .chain((ids) => fc.tuple(...ids.map(anyFinding)))
  .map((rows): Finding[] => rows)

test('the points of all facts sum to the total', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const result = scoreReview({ findings, asOf })
      const sum = result.parts.reduce((total, part) => total + part.points, 0)
      expect(sum).toBeCloseTo(result.uncapped ?? 0, 4)
      const possible = result.parts.reduce((total, part) => total + part.possible, 0)
      expect(possible).toBeCloseTo(result.parts.length === 0 ? 0 : 100, 3)
    }),
  )
})

test('the total is the mean of the framework scores, each the mean of its groups', () => {
  const result = scoreReview({ findings: makeFindings('yes', [makeFinding('enc.rest', 'partial')]), asOf })
  const means = result.frameworks.map((framework) => mean(framework.groups.flatMap((group) => group.score ?? [])))
  expect(mean(means)).toBeCloseTo(result.uncapped ?? Number.NaN, 4)
  expect(mean(result.frameworks.map((framework) => framework.score ?? Number.NaN))).toBeCloseTo(mean(means), 4)
})

test('score and coverage stay between 0 and 100 and the result fits its contract', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const result = scoreResult.parse(scoreReview({ findings, asOf }))
      expect(result.uncapped ?? 0).toBeGreaterThanOrEqual(0)
      expect(result.uncapped ?? 0).toBeLessThanOrEqual(100.001)
    }),
  )
})

test('a better answer to a fact never lowers the score', () => {
  const ladder: Partial<Finding>[] = [
    { value: 'no' },
    { value: 'not-stated', certainty: null },
    { value: 'partial', certainty: 'likely' },
    { value: 'partial' },
    { value: 'yes', certainty: 'likely', plans: ['Enterprise'] },
    { value: 'yes', plans: ['Enterprise'] },
    { value: 'yes', certainty: 'likely' },
    { value: 'yes' },
  ]
  const step = fc.integer({ min: 0, max: ladder.length - 2 })
  fc.assert(
    fc.property(anyFindings, fc.constantFrom(...unconditional), step, (findings, fact, at) => {
      const others = findings.filter((finding) => finding.fact !== fact)
      const worse = { ...makeFinding(fact, 'yes'), ...ladder[at] }
      const better = { ...makeFinding(fact, 'yes'), ...ladder[at + 1] }
      const before = scoreReview({ findings: [...others, worse], asOf })
      const after = scoreReview({ findings: [...others, better], asOf })
      expect(after.uncapped ?? 0).toBeGreaterThanOrEqual((before.uncapped ?? 0) - 1e-5)
    }),
  )
})

test('the same findings give the same result in any order', () => {
  const shuffled = anyFindings.chain((findings) =>
    fc.shuffledSubarray(findings, { minLength: findings.length }).map((other) => [findings, other] as const),
  )
  fc.assert(
    fc.property(shuffled, ([findings, other]) => {
      expect(scoreReview({ findings: other, asOf })).toEqual(scoreReview({ findings, asOf }))
    }),
  )
})

test('the same evidence gives the same score on a hundred runs', () => {
  const findings = makeFindings('partial', [makeFinding('iam.sso', 'yes', { plans: ['Enterprise'] })])
  const runs = Array.from({ length: 100 }, () => JSON.stringify(scoreReview({ findings, asOf })))
  expect(new Set(runs).size).toBe(1)
})

test('what would raise the score is what scoring again with that answer gives', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const before = scoreReview({ findings, asOf })
      const first = before.raise[0]
      if (!first) return
      const better = [
        ...findings.filter((finding) => finding.fact !== first.fact),
        makeFinding(first.fact, 'yes', { tier: 'confirmed' }),
      ]
      const after = scoreReview({ findings: better, asOf })
      const limit = (result: typeof after) =>
        Math.min(result.uncapped ?? 0, result.caps.length > 0 ? weights.critical.highestScore : 100)
      expect(limit(after) - limit(before)).toBeCloseTo(first.gain, 0)
    }),
  )
})

test('no findings give no score, never 0', () => {
  const result = scoreReview({ findings: [], asOf })
  expect(result).toMatchObject({ score: null, grade: null, risk: null, coverage: 0, uncapped: null, parts: [] })
  expect(result.verdict).toBe('insufficient_evidence')
})

test('nothing stated gives the prior and withholds score, grade and framework scores', () => {
  const result = scoreReview({ findings: makeFindings('not-stated'), asOf })
  expect(result).toMatchObject({ score: null, grade: null, coverage: 0, verdict: 'insufficient_evidence' })
  expect(result.uncapped).toBeCloseTo(35, 3)
  expect(result.frameworks.map((framework) => framework.score)).toEqual([null, null, null])
})

test('everything stated as there, on every plan, is 100, grade A and approved', () => {
  const result = scoreReview({ findings: makeFindings('yes'), asOf })
  expect(result).toMatchObject({ score: 100, grade: 'A', risk: 'low', coverage: 100, verdict: 'approve', raise: [] })
})

test('a yes that some plans lack counts three quarters', () => {
  const gated = makeFindings('yes', [], { plans: ['Enterprise'] })
  expect(scoreReview({ findings: gated, asOf }).score).toBe(75)
})

test('likely answers count four fifths and answers of a model alone one half', () => {
  const likely = makeFindings('yes', [], { certainty: 'likely' })
  const model = makeFindings('yes', [], { tier: 'model' })
  expect(scoreReview({ findings: likely, asOf }).score).toBe(80)
  expect(scoreReview({ findings: model, asOf }).score).toBe(50)
})

test('a fact that concerns some customers counts when it is stated or needed, else not', () => {
  const silent = makeFindings('yes', [makeFinding('assure.hipaa_baa', 'not-stated')])
  expect(scoreReview({ findings: silent, asOf }).score).toBe(100)
  expect(scoreReview({ findings: silent, asOf, tenantNeeds: ['assure.hipaa_baa'] }).score).toBeLessThan(100)
  const denied = makeFindings('yes', [makeFinding('assure.hipaa_baa', 'no')])
  expect(scoreReview({ findings: denied, asOf }).score).toBeLessThan(100)
})

test("a 'no' that only the local reader saw never makes the risk critical", () => {
  const result = scoreReview({ findings: makeFindings('no'), asOf })
  expect(result).toMatchObject({ score: 0, grade: 'F', risk: 'high', caps: [], verdict: 'refuse' })
})

test("the same 'no' seen by both readers is critical when it brings the score under the limit", () => {
  const findings = makeFindings('no', [], { tier: 'corroborated' })
  expect(scoreReview({ findings, asOf }).risk).toBe('critical')
})

test("an analyst-confirmed 'no' on encryption caps score and grade and is critical", () => {
  const findings = makeFindings('yes', [makeFinding('enc.rest', 'no', { tier: 'confirmed' })])
  const result = scoreReview({ findings, asOf })
  expect(result).toMatchObject({ score: 57, grade: 'D', risk: 'critical', caps: ['enc.rest'] })
  expect(result.raise[0]?.fact).toBe('enc.rest')
})

test('two denied facts of full weight make the risk high', () => {
  const findings = makeFindings('yes', [makeFinding('iam.sso', 'no'), makeFinding('log.audit', 'no')])
  expect(scoreReview({ findings, asOf }).risk).toBe('high')
})

test('a conflict counts as silence until an analyst decides', () => {
  const conflict = makeFindings('yes', [makeFinding('iam.sso', 'no', { tier: 'conflict' })])
  const silent = makeFindings('yes', [makeFinding('iam.sso', 'not-stated')])
  expect(scoreReview({ findings: conflict, asOf }).uncapped).toBe(scoreReview({ findings: silent, asOf }).uncapped)
})

test('a certificate that has run out by the day of the scan counts as partial', () => {
  const dated = makeFindings('yes', [makeFinding('assure.iso27001', 'yes', { params: { expiry: '2026-10-31' } })])
  const partial = makeFindings('yes', [makeFinding('assure.iso27001', 'partial')])
  expect(scoreReview({ findings: dated, asOf }).uncapped).toBe(scoreReview({ findings: partial, asOf }).uncapped)
  expect(scoreReview({ findings: dated, asOf: '2026-10-31' }).score).toBe(100)
})

test('what an analyst rejected says nothing', () => {
  const rejected = makeFindings('yes', [makeFinding('log.audit', 'no', { tier: 'rejected' })])
  const silent = makeFindings('yes', [makeFinding('log.audit', 'not-stated')])
  expect(scoreReview({ findings: rejected, asOf }).uncapped).toBe(scoreReview({ findings: silent, asOf }).uncapped)
})

test('only what an answer of the vendor can raise is named as raising the score', () => {
  const findings = makeFindings(
    'yes',
    [
      makeFinding('hr.training', 'partial'),
      makeFinding('log.audit', 'not-stated'),
      makeFinding('iam.sso', 'yes', { plans: ['Enterprise'] }),
    ],
    { certainty: 'likely' },
  )
  expect(
    scoreReview({ findings, asOf })
      .raise.map((row) => row.fact)
      .toSorted(),
  ).toEqual(['hr.training', 'log.audit'])
})

const framework = (findings: readonly Finding[], id: string) =>
  scoreReview({ findings, asOf }).frameworks.find((row) => row.framework === id)

test('no control is met on answers that are only likely', () => {
  const likely = makeFindings('yes', [], { certainty: 'likely' })
  expect(framework(likely, 'soc2')).toMatchObject({ met: 0, gap: 0, unknown: 0 })
  expect(framework(makeFindings('yes'), 'soc2')).toMatchObject({ partial: 0, gap: 0, unknown: 0 })
})

test('a control is not met while nothing is stated about what it stands or falls with', () => {
  const all = framework(makeFindings('yes'), 'soc2')
  const without = framework(makeFindings('yes', [makeFinding('gov.suppliers', 'not-stated')]), 'soc2')
  expect([without?.met, without?.partial]).toEqual([(all?.met ?? 0) - 1, 1])
})
