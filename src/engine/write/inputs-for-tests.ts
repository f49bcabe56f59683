import type { DocumentKind, LedgerEntry, LedgerOutcome, ReviewDocument } from '../../contract/documents.ts'
import type { Finding, FindingValue, VendorPlan } from '../../contract/findings.ts'
import type { Corpus, WriterInput } from '../corpus.ts'
import { makeFinding, makeFindings } from '../score/findings-for-tests.ts'
import { scoreReview } from '../score/score.ts'
import { noteTexts } from './text-notes.ts'

const at = '2026-11-21T09:00:00Z'

const page = (id: string, path: string, kind: DocumentKind): ReviewDocument => ({
  id,
  url: `https://${path}`,
  redirects: [],
  kind,
  title: `${kind} page`,
  text: 'A passage',
  text_sha256: '0'.repeat(64),
  fetched_at: at,
  status: 200,
  language: 'en',
})

const entry = (url: string, outcome: LedgerOutcome): LedgerEntry => ({
  url,
  outcome,
  at,
  purpose: 'page',
  kind: null,
  reason: '',
  bytes: 0,
})

export const samplePlans: readonly VendorPlan[] = [
  { name: 'Team', rank: 0, price: 12, currency: 'USD', per: 'user/month', quotes: [] },
  { name: 'Business', rank: 1, price: 25, currency: 'USD', per: 'user/month', quotes: [] },
  { name: 'Enterprise', rank: 2, price: null, currency: null, per: null, quotes: [] },
]

/** A corpus, and what the writer is told of its texts. */
export const readFor = (corpus: Corpus): Pick<WriterInput, 'corpus' | 'notes'> => ({ corpus, notes: noteTexts(corpus) })

const inputOf = (name: string, findings: readonly Finding[], change: Partial<WriterInput> = {}): WriterInput => {
  const asOf = '2026-11-21'
  const domain = `${name.toLowerCase()}.example`
  const documents = [
    page('d1', `${domain}/security`, 'security'),
    page('d2', `docs.${domain}/admin/sso`, 'docs'),
    page('d3', `${domain}/legal/privacy`, 'privacy'),
    page('d4', `docs.${domain}/audit`, 'docs'),
  ]
  const corpus = { vendor: { name, website: `https://${domain}`, domain }, documents, asOf }
  return {
    ...readFor(corpus),
    findings,
    observations: [],
    plans: samplePlans,
    ledger: [entry(`https://trust.${domain}/`, 'login_wall'), entry(`https://${domain}/dpa`, 'not_found')],
    score: scoreReview({ findings, asOf }),
    ...change,
  }
}

const given = (rows: readonly (readonly [string, FindingValue, Partial<Finding>?])[]): Finding[] =>
  rows.map(([fact, value, change]) => makeFinding(fact, value, change ?? {}))

const strongFindings = makeFindings(
  'yes',
  given([
    [
      'assure.soc2',
      'yes',
      { params: { report_type: 'ii', categories: ['security', 'availability'], period_end: 'June 30, 2026' } },
    ],
    ['assure.iso27001', 'yes', { params: { edition: '2022', expiry: '2028-03-01' } }],
    ['enc.rest', 'yes', { params: { algorithm: 'aes-256' } }],
    ['enc.transit', 'yes', { params: { tls_version: '1.2' } }],
    ['iam.sso', 'yes', { params: { protocols: ['saml', 'oidc'] } }],
    ['ir.notice', 'yes', { params: { hours: 48 } }],
    ['data.exit_deletion', 'yes', { params: { days: 30, backup_days: 90 } }],
    ['assure.fedramp_gov', 'not-stated'],
    ['assure.pci', 'not-stated'],
    ['bc.rto_rpo', 'partial'],
    ['hr.devices', 'not-stated'],
    ['ai.providers', 'yes', { certainty: 'likely', params: { providers: ['openai', 'anthropic'] } }],
    ['bc.sla', 'yes', { params: { percent: 99.95 } }],
    ['data.nonprod', 'not-stated'],
  ]),
)

const upper = ['Business', 'Enterprise']
const gatedFindings = makeFindings(
  'not-stated',
  given([
    ['assure.soc2', 'yes', { params: { report_type: 'ii' } }],
    ['enc.rest', 'yes', { params: { algorithm: 'aes-256' } }],
    ['enc.transit', 'yes'],
    ['iam.mfa', 'yes', { params: { methods: ['totp', 'passkeys'] } }],
    ['iam.rbac', 'yes', { certainty: 'likely' }],
    ['iam.sso', 'yes', { plans: upper }],
    ['iam.sso_enforce', 'yes', { plans: upper }],
    ['iam.scim', 'yes', { plans: upper }],
    ['iam.session', 'yes', { plans: upper, params: { minutes: 15 } }],
    ['log.audit', 'yes', { plans: ['Enterprise'] }],
    ['log.export', 'yes', { plans: ['Enterprise'], params: { methods: ['api', 'webhooks'] } }],
    ['data.residency', 'yes', { plans: ['Enterprise'], params: { regions: ['eu', 'us'] } }],
    ['priv.dpa', 'yes'],
    ['priv.subproc', 'yes', { params: { count: 14 } }],
    ['priv.subproc_notice', 'yes', { params: { days: 10 } }],
    ['ir.notice', 'partial'],
    ['app.pentest', 'partial', { params: { last_date: '2025-03' } }],
    ['bc.sla', 'yes', { plans: ['Enterprise'], params: { percent: 99.9 } }],
    ['bc.backup', 'yes', { certainty: 'likely', params: { frequency: 'daily' } }],
    ['ai.training', 'yes'],
    ['ai.providers', 'partial'],
    ['bc.status', 'yes'],
    ['infra.hosting', 'yes', { params: { providers: ['aws'], regions: ['us'] } }],
    ['app.vdp', 'yes'],
    ['hr.training', 'yes', { certainty: 'likely', params: { frequency: 'annually' } }],
    ['iam.passwords', 'yes', { params: { algorithm: 'bcrypt' } }],
    ['gov.owner', 'yes', { params: { role: 'ciso' } }],
    ['priv.transfers', 'yes', { params: { mechanisms: ['sccs', 'dpf'] } }],
  ]),
)

const contradictory = makeFindings(
  'not-stated',
  given([
    ['assure.soc2', 'yes', { params: { report_type: 'ii', period_end: '2024-03-31' } }],
    [
      'enc.rest',
      'yes',
      {
        tier: 'conflict',
        quotes: [
          { document_id: 'd1', start: 0, end: 9, text: 'All customer data is encrypted at rest.' },
          { document_id: 'd2', start: 0, end: 9, text: 'Attachments are stored unencrypted in the legacy region.' },
        ],
      },
    ],
    ['log.audit', 'no'],
    ['iam.sso', 'no', { params: { planned: true } }],
    ['iam.scim', 'no'],
    ['enc.transit', 'yes'],
    ['iam.mfa', 'yes'],
    ['priv.dpa', 'yes'],
    ['ai.training', 'no'],
    ['data.retention', 'partial'],
    ['priv.sale', 'partial'],
    ['bc.backup', 'yes'],
    ['iam.rbac', 'yes'],
    ['app.pentest', 'yes', { params: { last_date: 'May 2024' } }],
    ['ir.notice', 'yes', { params: { hours: 72 } }],
    ['priv.subproc', 'yes'],
    ['data.exit_deletion', 'yes', { params: { days: 30 } }],
    ['bc.sla', 'partial'],
    ['iam.staff_least_priv', 'yes'],
  ]),
)

const thin = makeFindings(
  'not-stated',
  given([
    ['enc.transit', 'yes', { certainty: 'likely' }],
    ['priv.gdpr_role', 'yes'],
    ['priv.sale', 'yes'],
    ['gov.owner', 'partial'],
  ]),
)

/** Five reviews that differ in what is known: a writer that stutters does so in one of them. */
export const sampleInputs: Readonly<Record<'strong' | 'gated' | 'thin' | 'contradictory' | 'nothing', WriterInput>> = {
  strong: inputOf('Bluewind', strongFindings),
  gated: inputOf('Lumenpath', gatedFindings),
  thin: inputOf('Orbitdesk', thin, { plans: [] }),
  contradictory: inputOf('Tidemark', contradictory, {
    observations: [
      {
        kind: 'contradiction',
        text: 'The pages give two places of storage.',
        facts: ['data.residency'],
        quotes: [
          { document_id: 'd1', start: 0, end: 9, text: 'Data never leaves the EU.' },
          { document_id: 'd4', start: 0, end: 9, text: 'Search indexes are kept in Virginia.' },
        ],
      },
    ],
  }),
  nothing: inputOf('Nullhaven', [], {
    plans: [],
    ...readFor({ vendor: { name: 'Nullhaven', website: null, domain: null }, documents: [], asOf: '2026-11-21' }),
    findings: makeFindings('not-stated'),
  }),
}
