import { z } from 'zod'
import { factTrait } from './fact-traits.ts'

/** The steps of a scan. Each yields typed findings of its own. */
export const agents = [
  'company_research',
  'security_documentation_hunter',
  'trust_center_extractor',
  'privacy_data_protection_scraper',
  'advanced_web_scraper',
  'pricing_analysis',
  'genai_policy_analysis',
  'executive_summary_generator',
] as const
export const agent = z.enum(agents)
export type Agent = z.infer<typeof agent>

export const factGroups = [
  'Assurance',
  'Governance',
  'Identity',
  'Data protection',
  'Resilience',
  'Logging and response',
  'Engineering',
  'Infrastructure',
  'People',
  'Privacy',
  'GenAI',
] as const

/**
 * One question that a review answers; 'yes' is always the good state. `yes`, `partial`, `no` and `excluded` are the
 * codebook: what each value means and what does not count. `weight` is 1–5. Control ids: SOC 2 trust services
 * criteria, ISO/IEC 27001:2022 Annex A, NIST CSF 2.0, NIST SP 800-53 r5.
 * Of the parameters in `lessIsBetter` a smaller figure is the better one, of those in `moreIsBetter` a larger one.
 */
export const factEntry = z.strictObject({
  id: z.string().regex(/^[a-z]+\.[a-z0-9_]+$/),
  group: z.enum(factGroups),
  question: z.string(),
  kind: z.enum(['cert', 'commit', 'feature', 'control', 'policy']),
  weight: z.int().min(1).max(5),
  agent,
  yes: z.string(),
  partial: z.string(),
  no: z.string(),
  excluded: z.string(),
  params: z.array(z.string()),
  lessIsBetter: z.array(z.string()).default([]),
  moreIsBetter: z.array(z.string()).default([]),
  traits: z.array(factTrait).default([]),
  soc2: z.array(z.string()),
  iso27001: z.array(z.string()),
  csf2: z.array(z.string()),
  sp80053: z.array(z.string()),
  /** Asked no more since that day. Old reviews still tell of it. */
  retired: z.strictObject({ on: z.iso.date(), why: z.string() }).optional(),
})
export type FactEntry = z.infer<typeof factEntry>
