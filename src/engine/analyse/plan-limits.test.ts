import { expect, test } from 'vitest'
import type { DocumentKind, ReviewDocument } from '../../contract/documents.ts'
import { analyseCorpus } from './pattern-extractor.ts'
import { makePage } from './corpus-for-tests.ts'

type Page = readonly [kind: DocumentKind, title: string, text: string]

function documentOf([kind, title, text]: Page, index: number): ReviewDocument {
  return makePage({ id: `d-${index}`, url: `https://wrenfold.example/${index}`, kind, title, text })
}

function findingOf(fact: string, ...pages: readonly Page[]) {
  const vendor = { name: 'Wrenfold', website: null, domain: null }
  const documents = pages.map(documentOf)
  const answers = analyseCorpus({ vendor, documents, asOf: '2026-02-01' })
  const finding = answers.flatMap((answer) => answer.findings).find((one) => one.fact === fact)
  if (!finding) throw new Error(`no finding for ${fact}`)
  return finding
}

const plansOf = (fact: string, ...pages: readonly Page[]) => findingOf(fact, ...pages).plans
const quotesOf = (fact: string, ...pages: readonly Page[]) =>
  findingOf(fact, ...pages).quotes.map((quote) => quote.text)

const offers: Page = [
  'pricing',
  'Pricing',
  '# Pricing\n\n| Plan | Price |\n| --- | --- |\n| Free | $0 |\n| Crew | $12 |\n| Fleet | $40 |\n| Enterprise | Custom |\n',
]

const auditLog = 'The audit log records what members and admins do. Admins can view it under Settings.'

test('a badge below the title limits the whole page, and is quoted', () => {
  const page: Page = ['docs', 'Audit log', `# Audit log\n\nEnterprise\n\n${auditLog}\n`]
  expect(plansOf('log.audit', page)).toEqual(['Enterprise'])
  expect(quotesOf('log.audit', page)).toContain('Enterprise')
})

test('a bare word that is no plan of the vendor is no badge', () => {
  expect(plansOf('log.audit', ['docs', 'Audit log', `# Audit log\n\nTeam\n\n${auditLog}\n`])).toEqual([])
})

test('a plan in brackets after a heading limits what stands below', () => {
  const text = `# Your workspace\n\n## Audit log (Fleet)\n\n${auditLog}\n\n## Roles\n\nEach member has a role with its own permissions.\n`
  expect(plansOf('log.audit', offers, ['docs', 'Your workspace', text])).toEqual(['Fleet'])
  expect(plansOf('iam.rbac', offers, ['docs', 'Your workspace', text])).toEqual([])
})

test('a label at a heading, as guides in Markdown have it, limits what stands below', () => {
  const text = `# Audit log <Badge type="warning" text="Enterprise" />\n\n${auditLog}\n`
  expect(plansOf('log.audit', ['docs', 'Audit log', text])).toEqual(['Enterprise'])
})

test('the plan of one role is not that of roles', () => {
  const text =
    '# Roles\n\nAll of our plans come with pre-set system-defined roles.\n\n| Capability | Free | Crew | Fleet |\n| --- | --- | --- | --- |\n| Owner, member, guest | ✓ | ✓ | ✓ |\n| **Workspace admin role** | — | — | ✓ |\n'
  expect(findingOf('iam.rbac', offers, ['docs', 'Roles', text])).toMatchObject({ value: 'yes', plans: [] })
})

test('what is more than one thing of a list says nothing of the others that the sentence limits', () => {
  const text =
    '# Security\n\nWe support SAML single sign-on.\n\nSAML SSO, role-based access control, and full access to the audit log are available on the Fleet plan.\n'
  const page: Page = ['security', 'Security', text]
  expect(plansOf('iam.sso', offers, page)).toEqual(['Fleet'])
  expect(plansOf('iam.rbac', offers, page)).toEqual(['Fleet'])
})

test('what is an enterprise feature is limited, and a guide that customizes for Enterprise limits nothing', () => {
  const sso = '# Single sign-on\n\nSSO is a Wrenfold Cloud enterprise feature. Wrenfold supports SAML 2.0.\n'
  expect(plansOf('iam.sso', offers, ['docs', 'Single sign-on', sso])).toEqual(['Enterprise'])
  const backups =
    '---\ndescription: Daily backups, with customizable options for Enterprise customers.\n---\n\n# Backups\n\nWrenfold backs up your data every day.\n'
  expect(plansOf('bc.backup', offers, ['docs', 'Backups', backups])).toEqual([])
})

test('front matter limits its page by a plan field or by its description, and is quoted', () => {
  const page = (field: string): Page => [
    'docs',
    'Audit log',
    `---\ntitle: Audit log\n${field}\n---\n\n# Audit log\n\n${auditLog}\n`,
  ]
  expect(plansOf('log.audit', page('plan: Enterprise'))).toEqual(['Enterprise'])
  expect(plansOf('log.audit', page('description: Who did what. Available on the Enterprise plan.'))).toEqual([
    'Enterprise',
  ])
  expect(quotesOf('log.audit', page('plan: Enterprise'))).toContain('plan: Enterprise')
})

test('a note at the head of a section holds to its end, and not in the next section', () => {
  const steps = Array.from({ length: 8 }, (_, step) => `- Step ${step} of the form`).join('\n')
  const text = `# Sign-in\n\n## Require two-factor authentication\n\nThis feature is available to Fleet and Enterprise customers.\n\n${steps}\n\nAdmins can require two-factor authentication for all members.\n\n## Session length\n\nAdmins can set the session timeout for all members.\n`
  expect(plansOf('iam.mfa_enforce', offers, ['docs', 'Sign-in', text])).toEqual(['Fleet', 'Enterprise'])
  expect(plansOf('iam.session', offers, ['docs', 'Sign-in', text])).toEqual([])
})

test('what a guide needs first limits what the guide is about', () => {
  const text =
    '# SAML single sign-on\n\nMembers sign in through your identity provider with SAML single sign-on.\n\n## Prerequisites\n\n- A workspace on the Fleet plan\n- An identity provider\n'
  expect(plansOf('iam.sso', offers, ['docs', 'SAML single sign-on', text])).toEqual(['Fleet'])
})

test('a limit on another feature at the head of a page is not the limit of the page', () => {
  const text =
    '# Members\n\nGuest seats are included in the Fleet plan.\n\nAdmins can require two-factor authentication for all members.\n'
  expect(plansOf('iam.mfa_enforce', offers, ['docs', 'Members', text])).toEqual([])
})

test('a limit on more than the feature leaves the feature to all', () => {
  const text = `# Audit log\n\n${auditLog}\n\nAudit log streaming is only available on the Enterprise plan.\n`
  expect(plansOf('log.audit', offers, ['docs', 'Audit log', text])).toEqual([])
})

test('what all plans have is not limited by a neighbour', () => {
  const text =
    '# Sign-in\n\nSAML single sign-on is available on all plans.\n\nSCIM provisioning is only available on the Enterprise plan.\n'
  expect(plansOf('iam.sso', offers, ['docs', 'Sign-in', text])).toEqual([])
  expect(plansOf('iam.scim', offers, ['docs', 'Sign-in', text])).toEqual(['Enterprise'])
})

test('what the lower plans go without is limited to those above them', () => {
  const text = "# Audit log\n\nThe audit log records what members do. It isn't available on the Free or Crew plan.\n"
  expect(plansOf('log.audit', offers, ['docs', 'Audit log', text])).toEqual(['Fleet', 'Enterprise'])
})

test('a column that names plans limits each row', () => {
  const text =
    '# Features\n\n| Feature | Plans |\n| --- | --- |\n| SAML single sign-on | Fleet, Enterprise |\n| Two-factor authentication | All plans |\n'
  expect(plansOf('iam.sso', offers, ['docs', 'Features', text])).toEqual(['Fleet', 'Enterprise'])
  expect(plansOf('iam.mfa', offers, ['docs', 'Features', text])).toEqual([])
})

test('columns of ticks beside one plan are offers too, those of roles are not', () => {
  const table = (header: string) =>
    `# Compare\n\n| Feature | ${header} |\n| --- | --- | --- |\n| SAML single sign-on | No | Yes |\n`
  expect(plansOf('iam.sso', ['docs', 'Compare', table('Community Edition | Enterprise Edition')])).toEqual([
    'Enterprise',
  ])
  expect(plansOf('iam.sso', ['docs', 'Compare', table('Team member | Team owner')])).toEqual([])
})

test('a figure for each plan is no limit, a figure for one plan is', () => {
  const text = (rows: string) => `# Audit log\n\n${auditLog}\n\n| Plan | Audit log retention |\n| --- | --- |\n${rows}`
  const all: Page = ['docs', 'Audit log', text('| Crew | 30 days |\n| Fleet | 365 days |\n')]
  const one: Page = ['docs', 'Audit log', text('| Fleet | 365 days |\n')]
  expect(plansOf('log.retention', offers, all)).toEqual([])
  expect(plansOf('log.retention', offers, one)).toEqual(['Fleet'])
})

test('what the free plan lists is limited to nothing', () => {
  const text =
    '# Pricing\n\n## Free\n\n$0\n\n- Two-factor authentication\n\n## Fleet\n\n$40 per user\n\nEverything in Free, plus:\n\n- SAML single sign-on\n'
  expect(plansOf('iam.mfa', offers, ['pricing', 'Plans', text])).toEqual([])
  expect(plansOf('iam.sso', offers, ['pricing', 'Plans', text])).toEqual(['Fleet'])
})

test('enterprise before a thing is a kind of thing, before a plan or a customer it is the plan', () => {
  const page = (sentence: string): Page => ['docs', 'Sign-in', `# Sign-in\n\n${sentence}\n`]
  expect(plansOf('iam.sso', page('SAML single sign-on is available with any enterprise identity provider.'))).toEqual(
    [],
  )
  expect(plansOf('iam.sso', page('SAML single sign-on is available to enterprise customers.'))).toEqual(['Enterprise'])
})

test('a limit on the report of a certificate does not limit the certificate', () => {
  const text =
    '# Compliance\n\nWrenfold holds a SOC 2 Type II report. Access to the SOC 2 report is included in the Fleet plan.\n'
  expect(plansOf('assure.soc2', offers, ['compliance', 'Compliance', text])).toEqual([])
})

test('what introduces a list limits its items, or gives them to all', () => {
  const text =
    '# Controls\n\nOn the Fleet plan and above you also have:\n\n- SAML single sign-on\n- Audit log of member actions\n\nThe following is available to everyone:\n\n- Two-factor authentication\n'
  const page: Page = ['docs', 'Controls', text]
  expect(plansOf('iam.sso', offers, page)).toEqual(['Fleet', 'Enterprise'])
  expect(quotesOf('iam.sso', offers, page)).toContain('On the Fleet plan and above you also have:')
  expect(plansOf('iam.mfa', offers, page)).toEqual([])
})

test('advice to upgrade for more of something else is no limit', () => {
  const text =
    '# AI settings\n\nAdmins can turn off AI features for all members.\n\nUpgrade to Fleet to get more AI runs.\n'
  expect(plansOf('ai.admin_off', offers, ['docs', 'AI settings', text])).toEqual([])
})

test('who has a smaller plan and upgrades needs the larger one alone', () => {
  const text =
    '# Exports\n\nAdmins can export the audit log.\n\nAudit log exports are a Fleet plan feature. If you are on the Free or Crew tiers and wish to upgrade to Fleet, ask our team.\n'
  expect(plansOf('log.export', offers, ['docs', 'Exports', text])).toEqual(['Fleet'])
})

test('where all that guides tell of a feature is limited, a mention elsewhere is too', () => {
  const guide: Page = [
    'docs',
    'Company sign-in',
    '# Company sign-in\n\nMembers can sign in with SAML single sign-on. You must be on the Fleet plan.\n',
  ]
  const overview: Page = ['security', 'Security', '# Security\n\nWrenfold supports SAML single sign-on.\n']
  expect(plansOf('iam.sso', offers, overview, guide)).toEqual(['Fleet'])
  expect(plansOf('iam.sso', offers, overview)).toEqual([])
})

test('offers of a page of plans are learned by what stands below their headings, whatever their names', () => {
  const text =
    '# Pricing\n\n## Harbour\n\nIdeal for small crews.\n\n- Shared boards\n\n## Lagoon Deployment\n\nEverything in Harbour, plus:\n\n- Audit log of member actions\n'
  expect(plansOf('log.audit', ['pricing', 'Pricing', text])).toEqual(['Lagoon'])
})

test('a priced item of a list is a plan, and the cheapest limits nothing', () => {
  const text =
    '# Pricing\n\n- **Skiff** ($8/month): one user, two-factor authentication\n- **Ketch** ($30/month): user roles and permissions\n'
  expect(plansOf('iam.rbac', ['pricing', 'Pricing', text])).toEqual(['Ketch'])
  expect(plansOf('iam.mfa', ['pricing', 'Pricing', text])).toEqual([])
})

test('a titled document is no plan of the vendor', () => {
  const text = '# Security\n\nOur Contingency Plan and our Mooring Plan are reviewed every year.\n'
  const vendor = { name: 'Wrenfold', website: null, domain: null }
  const documents = [documentOf(['security', 'Security', text], 0)]
  expect(analyseCorpus({ vendor, documents, asOf: '2026-02-01' }).flatMap((answer) => answer.plans)).toEqual([])
})

test('a plan among the conditions that a claim lists is its limit', () => {
  const text =
    '# Health data\n\nYou can ask for a business associate agreement (BAA) if you meet these requirements:\n\n- You are on the Fleet plan.\n- Your workspace has an owner.\n'
  expect(plansOf('assure.hipaa_baa', offers, ['docs', 'Health data', text])).toEqual(['Fleet'])
})

test('prices beside the names of columns make them plans', () => {
  const text =
    '# Compare\n\n| Feature | Sprout ($0) | Sapling ($19) | Canopy ($59) |\n| --- | --- | --- | --- |\n| SAML single sign-on | No | No | Yes |\n'
  expect(plansOf('iam.sso', ['pricing', 'Compare', text])).toEqual(['Canopy'])
})

test('a plan that is named only once is known by the words around it', () => {
  const text = '# Sign-in\n\nSAML single sign-on is available to large teams on our Lighthouse plan.\n'
  expect(plansOf('iam.sso', ['docs', 'Sign-in', text])).toEqual(['Lighthouse'])
})

test('rows of plans that each list it are quoted together', () => {
  const rows = '| Fleet | Boards and SAML single sign-on |\n| Enterprise | Reviews and SAML single sign-on |'
  const page: Page = ['pricing', 'Plans', `# Plans\n\n| Plan | What it holds |\n| --- | --- |\n${rows}\n`]
  expect(plansOf('iam.sso', offers, page)).toEqual(['Fleet', 'Enterprise'])
  expect(quotesOf('iam.sso', offers, page)).toContain(rows)
})

test('what a section needs first does not limit the page', () => {
  const text =
    'Every member can turn on two-factor authentication.\n\n## Require two-factor authentication\n\nPrerequisites:\n\n- Your workspace must have the Fleet plan.\n\nAdmins can require two-factor authentication for all members.\n'
  const page: Page = ['docs', 'Two-factor authentication', text]
  expect(plansOf('iam.mfa', offers, page)).toEqual([])
  expect(plansOf('iam.mfa_enforce', offers, page)).toEqual(['Fleet'])
})

test('a heading that counts up from another plan names the plan above it', () => {
  const text =
    '# Pricing\n\n## The Fleet plan includes everything on the Crew plan, plus:\n\n- SAML single sign-on\n\n## The Enterprise plan includes everything in Fleet, plus:\n\n- SCIM provisioning\n'
  expect(plansOf('iam.sso', offers, ['pricing', 'Pricing', text])).toEqual(['Fleet'])
  expect(plansOf('iam.scim', offers, ['pricing', 'Pricing', text])).toEqual(['Enterprise'])
})

test('a product sold on plans of its own is no plan', () => {
  const text =
    '# AI settings\n\nThe Lantern plan has no AI. Admins can turn off AI features, which are on for all users on any Lantern plan.\n'
  expect(plansOf('ai.admin_off', offers, ['docs', 'AI settings', text])).toEqual([])
})

test('what the customer’s own key needs limits neither encryption nor what its page says besides', () => {
  const page: Page = [
    'docs',
    'Encryption',
    '# Encryption\n\nBring-your-own-key encryption is available on the Crew and Fleet plans.\n\nAll databases are encrypted at rest.\n\nOur SOC 2 report is available in the trust center.\n',
  ]
  expect(plansOf('enc.rest', offers, page)).toEqual([])
  expect(plansOf('assure.report_access', offers, page)).toEqual([])
  expect(plansOf('enc.byok', offers, page)).toEqual(['Crew', 'Fleet'])
})

test('an add-on or a plan are two ways to have it, a plan with an add-on is one', () => {
  const sla = (plans: string): Page => ['sla', 'Uptime', `# Uptime\n\nWe guarantee 99.9% monthly uptime ${plans}.\n`]
  expect(plansOf('bc.sla', offers, sla('with the Keel Pack add-on or Enterprise plans'))).toEqual([
    'Keel Pack add-on',
    'Enterprise',
  ])
  expect(plansOf('bc.sla', offers, sla('on the Fleet plan with the Keel Pack add-on'))).toEqual(['Fleet add-on'])
})

test('a word in a long cell limits only what stands beside it', () => {
  const rest =
    'Shared hosts Steady upgrades Guest chat: 500 seats File room: 50 GB Open interfaces Plain domains Custom mail '
  const cell = (addOn: string) =>
    `${addOn} Bridges: none ${rest}${rest} Cloud support: daily backups are kept for 30 days ${rest}`
  const text = `# Hosting\n\n| Shared | Sole |\n| --- | --- |\n| ${cell('Available add-on: none')} | ${cell('Available add-on: some')} |\n`
  expect(plansOf('bc.backup', offers, ['sla', 'Hosting', text])).toEqual([])
})

test('beside ticks an x is no tick', () => {
  const text =
    '# Sign-in across plans\n\n| Feature | Free | Crew | Fleet |\n| --- | --- | --- | --- |\n| SCIM provisioning | x | ✓ | ✓ |\n'
  expect(plansOf('iam.scim', offers, ['docs', 'Sign-in across plans', text])).toEqual(['Crew', 'Fleet'])
})

test.each([
  ['what is promised for later', 'Soon we will bring SAML single sign-on to our Enterprise plan.'],
  ['praise', 'It has much benefit to Enterprise customers, including SAML single sign-on and more.'],
  ['for whom it is made', 'You get SAML single sign-on for enterprise teams.'],
])('%s limits nothing', (_, sentence) => {
  const text = `# Sign-in\n\nMembers sign in through your identity provider with SAML single sign-on.\n\n${sentence}\n`
  expect(plansOf('iam.sso', offers, ['docs', 'Sign-in', text])).toEqual([])
})

test('a note below a heading holds for its section, and not for the subject of the page', () => {
  const text =
    '# Set up single sign-on\n\nMembers sign in through your identity provider with SAML single sign-on.\n\n## Providers\n\nYou can use any SAML provider.\n\n## Narrow the ways to sign in\n\nThis feature is only available on the Fleet plan.\n\nUnder Advanced, choose to allow only single sign-on (SSO).\n'
  const page: Page = ['docs', 'Set up single sign-on', text]
  expect(plansOf('iam.sso', offers, page)).toEqual([])
  expect(plansOf('iam.sso_enforce', offers, page)).toEqual(['Fleet'])
})

test('a limit on what the section is about holds for its other sentences', () => {
  const text =
    '# White paper\n\n## Activity records\n\nThe audit trail shows what members and admins do.\n\nMore is told in the manual. Activity records are only available on the Crew and Fleet plans.\n'
  expect(plansOf('log.audit', offers, ['security', 'White paper', text])).toEqual(['Crew', 'Fleet'])
})

test('an item that names the offer before a colon and calls it an option is limited to it', () => {
  const text =
    '# Hosting\n\n1. Open Water: shared by all.\n2. Sealed Harbour: bought by contract, this option lets customers choose the region where their data is stored.\n'
  expect(plansOf('data.residency', offers, ['sla', 'Hosting', text])).toEqual(['Sealed Harbour'])
})

test('an add-on is named by the sentence that calls it one, unless that is the feature itself', () => {
  const text = `# Extras\n\n## Keel Pack\n\nKeel Pack is a paid add-on.\n\n${auditLog}\n\n## Sign-in\n\nSAML single sign-on is a paid add-on.\n`
  const page: Page = ['docs', 'Extras', text]
  expect(plansOf('log.audit', offers, page)).toEqual(['Keel Pack add-on'])
  expect(plansOf('iam.sso', offers, page)).toEqual(['add-on'])
})

test('a limit to the smallest plan that is known is told where a smaller one is left out in words', () => {
  const text = (limit: string) =>
    `# Sign-in\n\nMembers sign in through your identity provider with SAML single sign-on. ${limit}\n`
  const prices: Page = [
    'pricing',
    'Pricing',
    '# Pricing\n\n| Plan | Price |\n| --- | --- |\n| Crew | $12 |\n| Fleet | $40 |\n',
  ]
  expect(plansOf('iam.sso', prices, ['docs', 'Sign-in', text('It is included in the Crew plan.')])).toEqual([])
  expect(plansOf('iam.sso', prices, ['docs', 'Sign-in', text('It is only included in the Crew plan.')])).toEqual([
    'Crew',
  ])
})

test('what another row of the same list gives to all is not limited by the row that names a plan', () => {
  const rows = (first: string) =>
    `# Sign-in\n\n| Way | What it does |\n| --- | --- |\n| OIDC single sign-on | Any OpenID Connect provider${first} |\n| SAML single sign-on | Available on the Enterprise plan |\n`
  expect(plansOf('iam.sso', offers, ['docs', 'Sign-in', rows('')])).toEqual([])
  expect(plansOf('iam.sso', offers, ['docs', 'Sign-in', rows(', on the Enterprise plan')])).toEqual(['Enterprise'])
})

test('a sentence that goes on with the one before has its limit', () => {
  const text = (next: string) =>
    `# Questions\n\nUse a rule, included with the Fleet plan. ${next} require two-factor authentication for all members.\n`
  expect(plansOf('iam.mfa_enforce', offers, ['docs', 'Questions', text('You can also')])).toEqual(['Fleet'])
  expect(plansOf('iam.mfa_enforce', offers, ['docs', 'Questions', text('Admins can')])).toEqual([])
})

test('what enterprise clients and packages have is limited to them', () => {
  const page = (sentence: string): Page => ['docs', 'Sign-in', `# Sign-in\n\n${sentence}\n`]
  expect(plansOf('iam.sso', page('Our enterprise clients have SAML single sign-on.'))).toEqual(['Enterprise'])
  expect(plansOf('iam.sso', page('Enterprise packages have SAML single sign-on.'))).toEqual(['Enterprise'])
  expect(plansOf('iam.sso', page('Members of team accounts have SAML single sign-on.'))).toEqual([])
})

test('a limit of one feature is not carried over to another, even where the one needs the other', () => {
  const text =
    '# Company sign-in\n\nMembers can sign in with SAML single sign-on on the Fleet plan.\n\n## New members\n\nUsers are provisioned just in time when they sign in for the first time.\n'
  const page: Page = ['docs', 'Company sign-in', text]
  expect(plansOf('iam.sso', offers, page)).toEqual(['Fleet'])
  expect(plansOf('iam.scim', offers, page)).toEqual([])
})

test('a plan that an example in brackets names limits nothing', () => {
  const text =
    '# Security\n\nCustomer data is stored in the region that you choose (e.g., a cluster of their own for Fleet plan customers).\n'
  expect(plansOf('data.residency', offers, ['security', 'Security', text])).toEqual([])
})

test('what is more than the plain feature does not limit it', () => {
  const text =
    '# Security\n\nOn the Fleet plan we provide enhanced role-based access control (RBAC).\n\n## Roles\n\nWrenfold has a role-based access control (RBAC) system of admins, editors and viewers.\n'
  expect(plansOf('iam.rbac', offers, ['security', 'Security', text])).toEqual([])
})

test('rows of plans that each have it limit it to all of these, one of them as an add-on', () => {
  const text =
    '# Security\n\n## Single sign-on\n\nWrenfold supports SAML single sign-on with your identity provider.\n\n| Plan | SSO support |\n| --- | --- |\n| Free / Starter | Google login |\n| Growth | SSO with SAML (add-on) |\n| Enterprise (Cloud) | SSO with SAML (included) |\n'
  expect(plansOf('iam.sso', ['security', 'Security', text])).toEqual(['Growth add-on', 'Enterprise'])
})

test('a sentence that is labelled as something else limits nothing beside it', () => {
  const text =
    '# Compliance\n\nData residency: pin traffic to a region, available on Crew plans and above. Visit the trust center for audit reports and security documentation.\n'
  expect(plansOf('assure.report_access', offers, ['security', 'Compliance', text])).toEqual([])
})

test('what one page gives to all plans is not limited by another that names two of them', () => {
  const text = '# Privacy\n\nWrenfold has zero data retention agreements with its LLM providers.'
  const named: Page = [
    'privacy',
    'Privacy',
    `${text} Our zero data retention agreement is only available on the Fleet and Enterprise plans.\n`,
  ]
  const all: Page = ['security', 'Security', '# Security\n\nZero data retention applies across all Wrenfold plans.\n']
  expect(plansOf('ai.retention', offers, named)).toEqual(['Fleet', 'Enterprise'])
  expect(plansOf('ai.retention', offers, named, all)).toEqual([])
})

test('who may have the report of a certificate does not limit the certificate', () => {
  const text =
    '# Security\n\nWrenfold is SOC 2 Type II certified. SOC 2 reports are available to Enterprise customers upon request.\n'
  expect(plansOf('assure.soc2', offers, ['security', 'Security', text])).toEqual([])
})

test('a scheduled export of raw events for one plan does not limit the export that all have', () => {
  const guide: Page = [
    'docs',
    'Export your data',
    '# Export your data\n\nWe offer scheduled raw event exports as part of our Enterprise plans.\n',
  ]
  const security: Page = ['security', 'Security', '# Security\n\nYou can export your data at any time in CSV format.\n']
  expect(plansOf('data.export', offers, guide, security)).toEqual([])
})

test('a list of plans in a sentence is taken whole, with those that no price list names', () => {
  const text =
    '# SAML\n\nWrenfold supports SAML single sign-on. Single sign-on with SAML is only available on paid plans (Pilot Plan, Crew Plan, or Enterprise Plan).\n'
  expect(plansOf('iam.sso', offers, ['docs', 'SAML', text]).toSorted()).toEqual(['Crew', 'Enterprise', 'Pilot'])
})

test('features of a kind and a way that is made to measure limit nothing that all have', () => {
  const daily = 'All projects are backed up once a day.'
  expect(
    plansOf('bc.backup', offers, [
      'docs',
      'Backups',
      `# Backups\n\n${daily} Enterprise customers can ask for tailored backups.\n`,
    ]),
  ).toEqual([])
  const log = `# Audit log\n\n${auditLog} Public projects are free, production ones come with enterprise features like this log.\n`
  expect(plansOf('log.audit', offers, ['docs', 'Audit log', log])).toEqual([])
})
