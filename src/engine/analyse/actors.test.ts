import { expect, test } from 'vitest'
import { answerTo } from './corpus-for-tests.ts'

test.each([
  ['app.pentest', 'We have independent penetration tests of our platform done every year.', 'yes'],
  ['app.pentest', 'Pentesting: when testing platform systems, you can also conduct testing of:', 'not-stated'],
  ['iam.staff_mfa', 'Multi-factor authentication (MFA) is required for all employees.', 'yes'],
  ['iam.staff_mfa', 'We strongly recommend enabling multi-factor authentication for all staff.', 'not-stated'],
  ['iam.staff_least_priv', 'Access of employees follows the principle of least privilege.', 'yes'],
  [
    'iam.staff_least_priv',
    'Administrators may also need to restrict access of employees by the principle of least privilege.',
    'not-stated',
  ],
])('who does it decides whether the vendor does: %s, %s', (fact, text, value) => {
  expect(answerTo(fact, text).value).toBe(value)
})

test.each([
  ['assure.soc2', 'We are SOC 2 Type II certified.', 'yes'],
  [
    'assure.iso27001',
    'All of our critical vendors (including GCP, Sealane and Tarn) are ISO 27001 certified.',
    'not-stated',
  ],
  ['assure.soc2', 'Before we take on a supplier we assess whether it has a SOC 2 Type II report.', 'not-stated'],
  [
    'assure.iso27001',
    'ISO 27001 specifies the requirements for a certified information security system.',
    'not-stated',
  ],
])('a certificate of suppliers, or what a standard says, is none of the vendor’s: %s, %s', (fact, text, value) => {
  expect(answerTo(fact, text).value).toBe(value)
})

test('a certificate that is denied outright is not held for a summary of the page that names it', () => {
  const text =
    'Overview of our compliance certifications, including PCI-DSS compliance.\n\n## PCI DSS\n\nPlease note that we do not hold a PCI-DSS Report on Compliance.'
  expect(answerTo('assure.pci', text).value).toBe('no')
})
