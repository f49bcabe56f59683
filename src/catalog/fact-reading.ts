import { z } from 'zod'
import { facet, facetEffect } from './facets.ts'
import { documentKind } from '../contract/documents.ts'

/**
 * The pattern of a rule is one line. Parts are joined by ` && `; all must hold for a sentence, list item or table row (the unit).
 * A part is a regular expression that is matched at the start of words of the lower-case text; `!` in front means
 * that it must not match; `in:` looks at what stands above the unit instead (title, headings, lead-in, header row),
 * `any:` at both, `near:` also at the sentences beside it, `section:` at all that stands under the same heading. A space matches a space or a hyphen, `...` at most
 * 70 characters, `....` at most 160, `{word}` a list of the
 * vocabulary.
 */
const pattern = z.string().min(3)

/**
 * A rule stands under the value whose meaning it reads, which is the reason for it; `why` says more where that is not plain.
 * `example` is a text that it matches, below the heading `under` where the rule looks at one.
 */
const factRule = z.strictObject({
  match: pattern,
  example: z.string().min(2),
  under: z.string().optional(),
  why: z.string().optional(),
})
export type FactRule = z.infer<typeof factRule>

/**
 * What a careful reader may overlook for one fact, because the fact is worded that way. `denial` restores what
 * `negation` overlooks where the sentence plainly says that the vendor does not have the thing.
 */
export const allowances = [
  'negation',
  'future',
  'duty',
  'third',
  'staff',
  'question',
  'selfhost',
  'condition',
  'denial',
] as const
export const allowance = z.enum(allowances)
export type Allowance = z.infer<typeof allowance>

/** A parameter of a finding, read from the unit: one of the words, or the first captured group of the pattern. */
export const parameterRule = z.strictObject({
  name: z.string(),
  pattern: z.string(),
  /** `text` and `number` take the first capture; `list` all captures; `flag` true; hours, days convert by the unit. */
  as: z.enum(['text', 'number', 'list', 'flag', 'hours', 'days', 'minutes']),
})
export type ParameterRule = z.infer<typeof parameterRule>

/**
 * How one fact is read in text. `yes` and `partial` are claims, a `partial` counts when no `yes` is found; `limits`
 * are statements that make a yes partial; `no` are denials; a unit that matches an exclusion says nothing about the fact.
 */
export const factReading = z.strictObject({
  /** How a page or a section on the fact's own subject may be headed, besides the words of its rules. */
  subject: z.string().optional(),
  /** What the quoted words must say outright, whatever rule found them, for the answer to be proven by them. */
  states: factRule,
  /** What a claim comes to that says one of these beside its subject. */
  facets: z.partialRecord(facet, facetEffect).default({}),
  /** What a claim must name for a yes: without it, it is partial. `any` are alternatives; what stands above counts too. */
  needs: z.array(z.strictObject({ what: z.string(), any: z.string() })).default([]),
  yes: z.array(factRule),
  partial: z.array(factRule).default([]),
  /** Claims that name the subject as a yes does and yet say only a part: read before `yes`, they count as partial. */
  weaker: z.array(factRule).default([]),
  limits: z.array(factRule).default([]),
  no: z.array(factRule).default([]),
  /** What the vendor would name to say that it does not have it: the grammar of denials is the same for every fact. */
  denied: z.string().optional(),
  exclusions: z.array(factRule).default([]),
  /** Where a plan's limit makes the answer partial instead of a yes with plans. */
  gatedIsPartial: z.boolean().default(false),
  /** When each of these stands in some partial claim, the claims together are a yes. */
  together: z.array(z.string()).default([]),
  notIn: z.array(documentKind).default([]),
  /** The parameter that pages of one vendor must agree on, read only from sentences that match `of`. */
  figure: z.strictObject({ param: z.string(), of: z.string().optional() }).optional(),
  /** Words of a plan's limit that mean more than the fact itself. */
  more: z.string().optional(),
  /** Words that mean more of other facts, and of this one no more than itself. */
  notMore: z.string().optional(),
  /** Days after the date in a statement from which it no longer holds, unless it says that it is repeated. */
  agesAfterDays: z.int().optional(),
  allow: z.array(allowance).default([]),
  params: z.array(parameterRule).default([]),
})
export type FactReading = z.infer<typeof factReading>

export const ruleKinds = ['yes', 'partial', 'weaker', 'limits', 'no', 'exclusions'] as const
export type RuleKind = (typeof ruleKinds)[number]

/** What the engine reads a fact by: the patterns of its rules, without their examples. */
export type CodebookEntry = Omit<FactReading, RuleKind | 'states'> & {
  readonly fact: string
  readonly states: string
} & {
  readonly [kind in RuleKind]: readonly string[]
}
