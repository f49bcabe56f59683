import { expect, test } from 'vitest'
import type { DocumentKind } from '../../contract/documents.ts'
import { makePage } from './corpus-for-tests.ts'
import { learnPlans } from './plans.ts'
import { prepareDocument, vendorPattern } from './units.ts'

const documentOf = (title: string, text: string, kind: DocumentKind = 'docs', path = 'page') =>
  makePage({ id: 'd-0', url: `https://docs.wrenfold.example/${path}`, kind, title, text })

const learned = (...page: Parameters<typeof documentOf>) =>
  learnPlans([prepareDocument(documentOf(...page), vendorPattern('Wrenfold'))], 'Wrenfold')
const namesOf = (...page: Parameters<typeof documentOf>): string[] => learned(...page).map((plan) => plan.name)

test('every plan is quoted with words that name it, and with its price', () => {
  const text =
    '# Plans\n\n| Feature | Free | Crew | Enterprise |\n| --- | --- | --- | --- |\n| Price | $0 | $9 | Custom |\n| Boards | ✓ | ✓ | ✓ |\n\n## Business\n\n$30 per user\n'
  const plans = learned('Plans', text, 'pricing')
  expect(plans.map((plan) => plan.name)).toEqual(['Free', 'Crew', 'Business', 'Enterprise'])
  for (const { name, price, quotes } of plans) {
    const words = quotes.map((quote) => quote.text).join('\n')
    expect(words).toContain(name)
    if (price !== null) expect(words).toContain(`$${price}`)
  }
})

test('columns above ticks or prices are plans, columns above words are none', () => {
  const table = (cell: string) =>
    `# Compare\n\n| | Free | Harbour | Enterprise |\n| --- | --- | --- | --- |\n| Boards | ${cell} | ${cell} | ${cell} |\n`
  expect(namesOf('Compare', table('✓'))).toEqual(['Free', 'Harbour', 'Enterprise'])
  expect(namesOf('Compare', table('as set by an admin'))).toEqual([])
})

test('tables of how customers are helped tell the names of support, not of plans', () => {
  const table =
    '| Severity | Copper | Iron | Pro |\n| --- | --- | --- | --- |\n| Outage | 8 hours | 4 hours | 1 hour |\n\n| Support plan | How to reach us |\n| --- | --- |\n| Copper | By mail |\n| Iron | By phone |\n'
  expect(namesOf('Help', `# Help\n\n## Support contracts\n\n${table}`)).toEqual([])
})

test('what is released as a package, and what a program plans, is no plan', () => {
  const text =
    '# News\n\nOur Python package releases came with two Python package versions. The Anvil plan file is read by the Anvil plan output.\n'
  expect(namesOf('News', text)).toEqual([])
})

test('the plans of another product on a page about connecting it are not the vendor’s', () => {
  const text =
    '# Connect your accounts\n\nSingle sign-on needs the Business plan. The Premium tier of the tool has it as well.\n\nUse this with our Fleet plan. You need to be on the Fleet plan of Wrenfold.\n'
  expect(namesOf('Connect your accounts', text, 'docs', 'integrations/other-tool')).toEqual(['Fleet'])
  expect(namesOf('Chat', '# Chat\n\nBoth sides need a paid Slack plan. One Slack plan is enough.\n')).toEqual([])
})

test('a row with a usual name is a plan only below a heading of plans or beside a price', () => {
  const row = (header: string, cell: string) => `# Page\n\n| ${header} | |\n| --- | --- |\n| Premium | ${cell} |\n`
  expect(namesOf('Page', row('Authentication', 'A user name and a password'))).toEqual([])
  expect(namesOf('Page', row('Plan', 'Seven days'))).toEqual(['Premium'])
  expect(namesOf('Page', row('What you buy', '$30 per user'))).toEqual(['Premium'])
})

test('organisations on a plan are named by the plan', () => {
  const text =
    '# Plans\n\n| Features | Teams Organizations | Enterprise Organizations |\n| --- | --- | --- |\n| Boards | ✓ | ✓ |\n'
  expect(namesOf('Plans', text)).toEqual(['Teams', 'Enterprise'])
})

test('the price of a year is compared by the month', () => {
  const text =
    '# Pricing\n\n| Plan | Price |\n| --- | --- |\n| Ketch | $24 / year |\n| Skiff | $3 / month |\n| Yawl | $90 / year |\n'
  expect(namesOf('Pricing', text, 'pricing')).toEqual(['Ketch', 'Skiff', 'Yawl'])
})

test('a product with plans of its own is no plan, unless one is on it as on a plan', () => {
  const text = (on: string) => `# Limits\n\nThis is in any Wrenfold Cloud plan. ${on} Wrenfold Cloud plan has more.\n`
  expect(namesOf('Limits', text('No'))).toEqual([])
  expect(namesOf('Limits', '# Limits\n\nYou are on the Wrenfold Cloud plan. Go to the Wrenfold Cloud plan.\n')).toEqual(
    ['Wrenfold Cloud'],
  )
})

test('sizes, numbered steps and a premium tier of storage are no plans', () => {
  const table = '| Tier | Memory |\n| --- | --- |\n| XS | 1 GB |\n| XL | 16 GB |\n| Tier 1 | 2 GB |\n'
  expect(namesOf('Sizes', `# Sizes\n\nStorage has a Premium tier with more throughput.\n\n${table}`)).toEqual([])
  expect(namesOf('Sizes', '# Sizes\n\nIt is part of the Premium plan.\n')).toEqual(['Premium'])
})

test('what a plan costs, or its edition, in brackets is no part of its name, and a price by the month is no second name', () => {
  const text =
    '# Plans\n\n| Plan | Domains |\n| --- | --- |\n| Free | 0 |\n| Builder ($25/mo) | 2 |\n| Enterprise (custom) | Any |\n| Enterprise (Cloud) | Any |\n'
  expect(namesOf('Plans', text)).toEqual(['Free', 'Builder', 'Enterprise'])
})

test('plans that are listed in brackets are learned in the order of the list', () => {
  const text = '# Reports\n\nThe report is part of our paid plans (Pro, Plus, and Scale), not of the Free plan.\n'
  expect(namesOf('Reports', text)).toEqual(['Free', 'Pro', 'Plus', 'Scale'])
})
