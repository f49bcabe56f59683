import type { SentenceSet } from './sentence-set.ts'

export const peopleSentences: SentenceSet = {
  'hr.background': [
    ['yes', 'All employees undergo background checks before they start.'],
    ['yes', 'We screen new hires as permitted by local law.'],
    ['yes', 'Criminal background checks are performed on all staff.'],
    ['no', 'We do not perform background checks.'],
    ['not-stated', 'Acme offers background checks as a product you can use.', 'docs'],
    ['not-stated', 'We run credit checks on customers.', 'terms'],
    ['partial', 'Background checks are performed for certain roles.'],
  ],
  'hr.training': [
    ['yes', 'All employees complete security awareness training annually.'],
    ['yes', 'Security training is mandatory for every new hire.'],
    ['partial', 'Staff who handle personal data are trained in data protection.'],
    ['not-stated', 'We train our models on public data.', 'ai'],
    ['not-stated', 'Customers receive product training.', 'docs'],
    ['not-stated', 'You should train your staff in security.'],
  ],
  'hr.nda': [
    ['yes', 'All employees sign a confidentiality agreement.'],
    ['yes', 'Persons authorised to process personal data are bound by confidentiality.', 'dpa'],
    ['yes', 'Our personnel are subject to a statutory duty of confidentiality.', 'dpa'],
    ['not-stated', 'Each party shall keep the other party\u2019s information confidential.', 'terms'],
    ['not-stated', 'You need to sign an NDA to receive our report.'],
    ['not-stated', 'We keep your data confidential.'],
  ],
  'hr.offboarding': [
    ['yes', 'Access of departing employees is revoked within 24 hours.'],
    ['yes', 'When an employee leaves, their accounts are disabled immediately.'],
    ['yes', 'Upon termination of employment, all access is removed.'],
    ['not-stated', 'Deactivate users who leave your organization.', 'docs'],
    ['not-stated', 'SCIM removes access of deprovisioned users.', 'docs'],
    ['not-stated', 'Upon termination of this agreement, access to the service ends.', 'terms'],
  ],
  'hr.devices': [
    ['yes', 'All employee laptops are managed by MDM and have full disk encryption.'],
    ['yes', 'Company devices are enrolled in device management and lock automatically.'],
    ['yes', 'Staff workstations are encrypted.'],
    ['not-stated', 'Remember your device for 30 days.', 'docs'],
    ['not-stated', 'API endpoints are secured with HTTPS.', 'docs'],
    ['not-stated', 'Keep your own devices up to date.'],
  ],
}
