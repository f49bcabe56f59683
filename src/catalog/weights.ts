import { z } from 'zod'

const share = z.number().min(0).max(1)

/** What both versions of the score have. */
export const commonConstants = z.strictObject({
  version: z.string(),
  /** Credit of each answer, 0–1. A yes that only some plans have is `gated`. */
  credit: z.strictObject({ yes: share, gated: share, partial: share, no: share }),
  /** What credit is multiplied with; the smaller factor holds when both apply. */
  factor: z.strictObject({ likely: share, mentioned: share, modelOnly: share }),
  /** Coverage (0–100) under which score and grade are withheld. */
  minimumCoverage: z.number(),
  grades: z.array(z.strictObject({ grade: z.enum(['A', 'B', 'C', 'D', 'F']), from: z.number() })),
  /** Facts whose analyst-confirmed 'no' is critical, and the highest score that it leaves. */
  critical: z.strictObject({ facts: z.array(z.string()), highestScore: z.number() }),
  risk: z.strictObject({
    criticalBelow: z.number(),
    highBelow: z.number(),
    mediumBelow: z.number(),
    deniedOfFullWeight: z.int(),
  }),
  /** Facts that concern only some customers: counted when stated or when the tenant needs them. */
  conditional: z.array(z.string()),
  /** Average credit of a control's stated facts from which it is met, and under which it is a gap. */
  control: z.strictObject({ metFrom: share, gapBelow: share }),
  /** Days after a date parameter until a 'yes' counts as partial. */
  staleAfterDays: z.array(z.strictObject({ fact: z.string(), param: z.string(), days: z.int() })),
})

const scoreConstants = commonConstants.extend({
  /**
   * The score is quality drawn towards `middle` by coverage c (0–1): what is kept of the distance to the middle is
   * c × (1 + pull) ÷ (c + pull), which is all of it at full coverage.
   */
  middle: share,
  pull: z.number().positive(),
  /** Facts of this group count only where AI features are named. */
  aiGroup: z.string(),
  /** A fact of at least this weight becomes a restriction when nothing is stated about it. */
  unknownRestrictionWeight: z.int(),
})

/** Every constant of the score. A change of any of them is a new version, which each review prints. */
export const weights = scoreConstants.parse({
  version: '2',
  credit: { yes: 1, gated: 0.75, partial: 0.5, no: 0 },
  middle: 0.5,
  pull: 0.25,
  factor: { likely: 0.8, mentioned: 0.4, modelOnly: 0.5 },
  minimumCoverage: 35,
  grades: [
    { grade: 'A', from: 85 },
    { grade: 'B', from: 72 },
    { grade: 'C', from: 58 },
    { grade: 'D', from: 42 },
    { grade: 'F', from: 0 },
  ],
  critical: { facts: ['enc.rest', 'enc.transit', 'iam.mfa', 'priv.dpa'], highestScore: 57 },
  risk: { criticalBelow: 30, highBelow: 50, mediumBelow: 72, deniedOfFullWeight: 2 },
  conditional: ['assure.hipaa_baa', 'assure.pci', 'assure.fedramp_gov', 'enc.byok'],
  aiGroup: 'GenAI',
  control: { metFrom: 0.7, gapBelow: 0.3 },
  staleAfterDays: [
    { fact: 'assure.soc2', param: 'period_end', days: 548 },
    { fact: 'assure.pci', param: 'attestation_date', days: 366 },
    { fact: 'app.pentest', param: 'last_date', days: 366 },
    { fact: 'assure.iso27001', param: 'expiry', days: 0 },
    { fact: 'assure.iso_privacy_cloud', param: 'expiry', days: 0 },
    { fact: 'assure.other', param: 'expiry', days: 0 },
  ],
  unknownRestrictionWeight: 4,
})
