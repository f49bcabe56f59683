import type { DocumentKind } from '../contract/documents.ts'

/**
 * Facts that a page answers by being what it is: a status page that was read is a public status page. A page is known by its
 * title or address and by what it holds; its heading is quoted. Patterns run on normalised text.
 */
export interface PageEvidence {
  readonly fact: string
  /** What its title or first heading says. */
  readonly title: RegExp
  /** What so many of its sentences, items or rows say. */
  readonly holds: RegExp
  readonly times: number
  /** Kinds of pages that are never it, whatever they are called. */
  readonly except: readonly DocumentKind[]
}

export const pageEvidence: readonly PageEvidence[] = [
  {
    fact: 'priv.dpa',
    title:
      /\b(?:data processing (?:agreement|addendum|amendment|terms)|data protection (?:agreement|addendum)|processor agreement|order processing|data processing contract)\b/,
    holds: /\b(?:processor|controller|personal data|data subject|sub-?processor)\b/,
    times: 6,
    except: ['docs', 'other'],
  },
  {
    fact: 'priv.subproc',
    title: /\b(?:sub-?processors?|sub-?contractors?|third[- ]party processors?)\b/,
    holds:
      /\b(?:inc|llc|ltd|gmbh|limited|corp|s\.?a|b\.?v|aws|amazon|google|microsoft|cloudflare|stripe|twilio|datadog|sentry|intercom|zendesk|openai|hubspot|mailgun|sendgrid|slack)\b/,
    times: 3,
    except: ['docs', 'other', 'terms'],
  },
  {
    fact: 'bc.status',
    title: /\bstatus\b/,
    holds: /\b(?:operational|degraded performance|all systems|partial outage|major outage|past incidents|uptime)\b/,
    times: 3,
    except: ['docs', 'other', 'pricing', 'security', 'privacy', 'terms', 'compliance'],
  },
  {
    fact: 'ir.history',
    title: /\b(?:status|incidents?|post-?mortems?|incident history)\b/,
    holds: /\b(?:resolved|post-?mortem|root cause|this incident has been|identified)\b/,
    times: 4,
    except: ['docs', 'pricing', 'privacy', 'terms', 'dpa'],
  },
  {
    fact: 'app.vdp',
    title:
      /\b(?:responsible disclosure|vulnerability disclosure|bug bounty|security\.txt|reporting (?:a |security )?vulnerabilit)/,
    holds: /\b(?:report|contact|disclos|bounty|vulnerabilit)/,
    times: 3,
    except: ['docs'],
  },
  {
    fact: 'ai.governance',
    title: /\b(?:ai|artificial intelligence|responsible ai) (?:\w+ )?(?:policy|principles|governance|ethics)\b/,
    holds: /\b(?:ai|models?|human|oversight|responsible|training|prompts?)\b/,
    times: 5,
    except: ['docs', 'other', 'pricing'],
  },
]

/** The fact whose answer tells what a page of the kind would: where it is answered, the page is not missed. */
export const answeredBy: Readonly<Partial<Record<DocumentKind, string>>> = {
  dpa: 'priv.dpa',
  subprocessors: 'priv.subproc',
  sla: 'bc.sla',
  disclosure: 'app.vdp',
}
