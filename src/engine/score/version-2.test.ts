import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { facts } from '../../catalog/facts.ts'
import { weights } from '../../catalog/weights.ts'
import { scoreResult } from '../../contract/reviews.ts'
import type { Finding } from '../../contract/findings.ts'
import { makeFinding, makeFindings } from './findings-for-tests.ts'
import { scoreReview } from './score.ts'

const asOf = '2026-11-21'
const onAi = new Set(facts.filter((fact) => fact.group === 'GenAI').map((fact) => fact.id))
const unconditional = facts.map((fact) => fact.id).filter((id) => !weights.conditional.includes(id) && !onAi.has(id))

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

const anyFindings = fc
  .subarray(facts.map((fact) => fact.id))
  .chain((ids) => fc.tuple(...ids.map(anyFinding)))
  .map((rows): Finding[] => rows)

const score = (findings: readonly Finding[]) => scoreReview({ findings, asOf })

test('the points of all facts and of the middle sum to the total', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const result = scoreResult.parse(score(findings))
      const points = result.parts.reduce((total, part) => total + part.points, 0)
      expect(points + result.middle).toBeCloseTo(result.uncapped ?? 0, 3)
      expect(result.uncapped ?? 0).toBeGreaterThanOrEqual(0)
      expect(result.uncapped ?? 0).toBeLessThanOrEqual(100.001)
      expect(result.quality === null).toBe(result.uncapped === null)
    }),
  )
})

/** From the worst stated answer to the best. */
const ladder: readonly Partial<Finding>[] = [
  { value: 'no' },
  { value: 'partial', certainty: 'likely' },
  { value: 'partial' },
  { value: 'yes', certainty: 'likely', plans: ['Enterprise'] },
  { value: 'yes', plans: ['Enterprise'] },
  { value: 'yes', certainty: 'likely' },
  { value: 'yes' },
]

test('a better answer to a fact never lowers quality or score, and leaves coverage as it is', () => {
  const step = fc.integer({ min: 0, max: ladder.length - 2 })
  fc.assert(
    fc.property(anyFindings, fc.constantFrom(...unconditional), step, (findings, fact, at) => {
      const others = findings.filter((finding) => finding.fact !== fact)
      const worse = score([...others, { ...makeFinding(fact, 'yes'), ...ladder[at] }])
      const better = score([...others, { ...makeFinding(fact, 'yes'), ...ladder[at + 1] }])
      expect(better.uncapped ?? 0).toBeGreaterThanOrEqual((worse.uncapped ?? 0) - 1e-5)
      expect(better.quality ?? 0).toBeGreaterThanOrEqual(worse.quality ?? 0)
      expect(better.coverage).toBe(worse.coverage)
    }),
  )
})

test('silence never lowers quality, and a plain yes in its place never lowers quality, coverage or score', () => {
  fc.assert(
    fc.property(anyFindings, fc.constantFrom(...unconditional), (findings, fact) => {
      const others = findings.filter((finding) => finding.fact !== fact)
      const without = score(others)
      const silent = score([...others, makeFinding(fact, 'not-stated')])
      const there = score([...others, makeFinding(fact, 'yes')])
      expect(silent.quality).toBe(without.quality)
      expect(there.quality ?? 0).toBeGreaterThanOrEqual(silent.quality ?? 0)
      expect(there.coverage).toBeGreaterThanOrEqual(silent.coverage)
      if (silent.uncapped !== null) expect(there.uncapped ?? 0).toBeGreaterThanOrEqual(silent.uncapped - 1e-5)
    }),
  )
})

test('the same findings give the same result in any order, and on a hundred runs', () => {
  const shuffled = anyFindings.chain((findings) =>
    fc.shuffledSubarray(findings, { minLength: findings.length }).map((other) => [findings, other] as const),
  )
  fc.assert(
    fc.property(shuffled, ([findings, other]) => {
      expect(score(other)).toEqual(score(findings))
    }),
  )
  const findings = makeFindings('partial', [makeFinding('iam.sso', 'yes', { plans: ['Enterprise'] })])
  expect(new Set(Array.from({ length: 100 }, () => JSON.stringify(score(findings)))).size).toBe(1)
})

test('what would raise the score is what scoring again with that answer gives', () => {
  fc.assert(
    fc.property(anyFindings, (findings) => {
      const before = score(findings)
      const first = before.raise[0]
      if (!first) return
      const better = [
        ...findings.filter((finding) => finding.fact !== first.fact),
        makeFinding(first.fact, 'yes', { tier: 'confirmed' }),
      ]
      const limit = (result: ReturnType<typeof score>) =>
        Math.min(result.uncapped ?? 0, result.caps.length > 0 ? weights.critical.highestScore : 100)
      expect(limit(score(better)) - limit(before)).toBeCloseTo(first.gain, 0)
    }),
  )
})

test('a fact counts by its own weight, once, however many controls name it', () => {
  const all = makeFindings('yes')
  const lost = (fact: string): number =>
    100 - (score([...all.filter((finding) => finding.fact !== fact), makeFinding(fact, 'no')]).uncapped ?? 0)
  const whole = facts.reduce((sum, fact) => sum + fact.weight, 0)
  for (const fact of facts) expect(lost(fact.id)).toBeCloseTo((100 * fact.weight) / whole, 3)
})

test('no findings, and findings that say nothing, give no score and no quality, never 0', () => {
  for (const findings of [[], makeFindings('not-stated')]) {
    expect(score(findings)).toMatchObject({ score: null, grade: null, risk: null, quality: null, coverage: 0 })
  }
})

test('everything stated as there, on every plan, is 100 in quality, coverage and score', () => {
  expect(score(makeFindings('yes'))).toMatchObject({ score: 100, quality: 100, coverage: 100, middle: 0, raise: [] })
})

test('a yes that some plans lack counts three quarters, one that is likely four fifths, one of a model alone one half', () => {
  expect(score(makeFindings('yes', [], { plans: ['Enterprise'] })).quality).toBe(75)
  expect(score(makeFindings('yes', [], { certainty: 'likely' })).quality).toBe(80)
  expect(score(makeFindings('yes', [], { tier: 'model' })).quality).toBe(50)
  expect(score(makeFindings('partial')).quality).toBe(50)
})

test('what is named for every plan that is sold is limited to none', () => {
  const plan = (name: string, rank: number) => ({ name, rank, price: rank, currency: 'USD', per: 'user', quotes: [] })
  const plans = [plan('Free', 0), plan('Pro', 1)]
  const findings = makeFindings('yes', [makeFinding('iam.sso', 'yes', { plans: ['Free', 'Pro'] })])
  expect(scoreReview({ findings, asOf, plans }).quality).toBe(100)
  const upper = makeFindings('yes', [makeFinding('iam.sso', 'yes', { plans: ['Pro'] })])
  expect(scoreReview({ findings: upper, asOf, plans }).quality).toBeLessThan(100)
})

/** Plain answers to facts until about `share` of the weight is covered. */
const answered = (share: number): Finding[] => {
  const asked = facts.filter((fact) => unconditional.includes(fact.id))
  const whole = asked.reduce((sum, fact) => sum + fact.weight, 0)
  let covered = 0
  return asked.map((fact) => {
    if (covered / whole >= share) return makeFinding(fact.id, 'not-stated')
    covered += fact.weight
    return makeFinding(fact.id, 'yes')
  })
}

test('little evidence is drawn towards the middle, and under 35 of coverage there is no score', () => {
  const half = score(answered(0.5))
  expect([half.quality, half.score !== null && half.score < 95 && half.score > 80]).toEqual([100, true])
  const third = score(answered(0.3))
  expect(third).toMatchObject({ score: null, grade: null, quality: 100 })
  expect(third.frameworks.map((framework) => framework.score)).toEqual([null, null, null])
  expect(third.uncapped).toBeGreaterThan(70)
})

test('a fact that concerns some customers counts when it is stated or needed, else not', () => {
  const silent = makeFindings('yes', [makeFinding('assure.hipaa_baa', 'not-stated')])
  expect(score(silent).coverage).toBe(100)
  const needed = scoreReview({ findings: silent, asOf, tenantNeeds: ['assure.hipaa_baa'] })
  expect(needed.coverage).toBeLessThan(100)
  expect(score(makeFindings('yes', [makeFinding('assure.hipaa_baa', 'no')])).score).toBeLessThan(100)
})

test('questions on AI count where AI features are named: by an answer, an observation or a page on it', () => {
  const findings = makeFindings(
    'yes',
    [...onAi].map((fact) => makeFinding(fact, 'not-stated')),
  )
  expect(scoreReview({ findings, asOf })).toMatchObject({ coverage: 100, names_ai: false })
  expect(scoreReview({ findings, asOf, documentKinds: ['security', 'ai'] })).toMatchObject({ names_ai: true })
  const observation = { kind: 'contradiction', text: 'Two pages differ.', facts: ['ai.training'], quotes: [] } as const
  const observed = { findings, asOf, observations: [{ ...observation, facts: [...observation.facts], quotes: [] }] }
  expect(scoreReview(observed).coverage).toBeLessThan(100)
  const answeredOnce = findings.map((one) => (one.fact === 'ai.providers' ? makeFinding(one.fact, 'yes') : one))
  expect(score(answeredOnce).coverage).toBeLessThan(100)
})

test('a conflict counts as silence until an analyst decides, and so does what an analyst rejected', () => {
  const silent = score(makeFindings('yes', [makeFinding('iam.sso', 'not-stated')]))
  for (const tier of ['conflict', 'rejected'] as const) {
    const other = score(makeFindings('yes', [makeFinding('iam.sso', 'no', { tier })]))
    expect([other.uncapped, other.coverage]).toEqual([silent.uncapped, silent.coverage])
  }
})

test('a certificate that has run out by the day of the scan counts as partial', () => {
  const dated = makeFindings('yes', [makeFinding('assure.iso27001', 'yes', { params: { expiry: '2026-10-31' } })])
  const partial = makeFindings('yes', [makeFinding('assure.iso27001', 'partial')])
  expect(score(dated).uncapped).toBe(score(partial).uncapped)
  expect(scoreReview({ findings: dated, asOf: '2026-10-31' }).score).toBe(100)
})

test("an analyst-confirmed 'no' on encryption caps score and grade and is critical", () => {
  const result = score(makeFindings('yes', [makeFinding('enc.rest', 'no', { tier: 'confirmed' })]))
  expect(result).toMatchObject({ score: 57, grade: 'D', risk: 'critical', caps: ['enc.rest'] })
  expect(result.raise[0]?.fact).toBe('enc.rest')
})

test("a 'no' that one reader alone saw never makes the risk critical; seen by both it does", () => {
  expect(score(makeFindings('no'))).toMatchObject({ score: 0, grade: 'F', risk: 'high', caps: [] })
  expect(score(makeFindings('no', [], { tier: 'corroborated' })).risk).toBe('critical')
})

test('two denied facts of full weight make the risk high, also where the score is withheld', () => {
  const denied = [makeFinding('iam.sso', 'no'), makeFinding('log.audit', 'no')]
  expect(score(makeFindings('yes', denied)).risk).toBe('high')
  expect(score(makeFindings('not-stated', denied))).toMatchObject({ score: null, risk: 'high' })
})

test('a framework shows the quality and the coverage of the facts that touch it', () => {
  const soc2 = (findings: readonly Finding[]) => score(findings).frameworks.find((row) => row.framework === 'soc2')
  expect(soc2(makeFindings('yes'))).toMatchObject({ score: 100, coverage: 100, gap: 0, unknown: 0 })
  expect(soc2(makeFindings('yes', [makeFinding('gov.suppliers', 'not-stated')]))).toMatchObject({ score: 100 })
  expect(soc2(makeFindings('yes', [makeFinding('gov.suppliers', 'no')]))?.score).toBeLessThan(100)
})

test('no control is met on answers that are only likely, nor while its core is unsaid', () => {
  const soc2 = (findings: readonly Finding[]) => score(findings).frameworks.find((row) => row.framework === 'soc2')
  expect(soc2(makeFindings('yes', [], { certainty: 'likely' }))).toMatchObject({ met: 0, gap: 0, unknown: 0 })
  const all = soc2(makeFindings('yes'))?.met ?? 0
  const without = soc2(makeFindings('yes', [makeFinding('gov.suppliers', 'not-stated')]))
  expect([without?.met, without?.partial]).toEqual([all - 1, 1])
})

test('an answer to a question that is asked no more changes nothing', () => {
  const findings = makeFindings('yes')
  expect(score([...findings, { ...makeFinding('iam.sso', 'no'), fact: 'old.sign_in' }])).toEqual(score(findings))
})

test('an older version scores as it did, and one that is not known is refused', () => {
  const findings = makeFindings('yes', [makeFinding('iam.sso', 'not-stated')])
  expect(scoreReview({ findings, asOf }, '1')).toMatchObject({ version: '1', quality: null, middle: 0 })
  expect(() => scoreReview({ findings, asOf }, '0')).toThrow('No score has the version 0')
})
