import type { ControlGroup } from './framework-outline.ts'

/** Trust services criteria, ids with titles of our own. */
export const soc2Groups: readonly ControlGroup[] = [
  {
    id: 'CC1',
    title: 'Control environment',
    beyondPublicMaterial: null,
    controls: [
      ['CC1.1', 'Integrity and ethics are lived'],
      ['CC1.2', 'An independent board oversees control'],
      ['CC1.3', 'Structures, reporting lines and authority'],
      ['CC1.4', 'Competent people are hired and kept'],
      ['CC1.5', 'People answer for their control duties'],
    ],
  },
  {
    id: 'CC2',
    title: 'Communication',
    beyondPublicMaterial: null,
    controls: [
      ['CC2.1', 'Control rests on good information'],
      ['CC2.2', 'Control duties are told inside the company'],
      ['CC2.3', 'Control matters are told to outside parties'],
    ],
  },
  {
    id: 'CC3',
    title: 'Risk assessment',
    beyondPublicMaterial: null,
    controls: [
      ['CC3.1', 'Objectives are clear enough to find risks'],
      ['CC3.2', 'Risks are found and analysed'],
      ['CC3.3', 'Fraud is considered'],
      ['CC3.4', 'Changes that matter to control are assessed'],
    ],
  },
  {
    id: 'CC4',
    title: 'Monitoring of controls',
    beyondPublicMaterial: null,
    controls: [
      ['CC4.1', 'Controls are evaluated, in operation or apart'],
      ['CC4.2', 'Deficiencies reach those who must act'],
    ],
  },
  {
    id: 'CC5',
    title: 'Control activities',
    beyondPublicMaterial: null,
    controls: [
      ['CC5.1', 'Controls answer the risks found'],
      ['CC5.2', 'General controls over technology'],
      ['CC5.3', 'Controls are set out in policy and procedure'],
    ],
  },
  {
    id: 'CC6',
    title: 'Logical and physical access',
    beyondPublicMaterial: null,
    controls: [
      ['CC6.1', 'Access security around protected information'],
      ['CC6.2', 'Accounts are registered and removed'],
      ['CC6.3', 'Access follows role and least privilege'],
      ['CC6.4', 'Physical access is limited'],
      ['CC6.5', 'Disposal of physical assets and their contents'],
      ['CC6.6', 'Defence against threats from outside'],
      ['CC6.7', 'Movement and transmission of information'],
      ['CC6.8', 'Unauthorised or malicious software'],
    ],
  },
  {
    id: 'CC7',
    title: 'System operations',
    beyondPublicMaterial: null,
    controls: [
      ['CC7.1', 'Vulnerabilities and configuration drift are detected'],
      ['CC7.2', 'Systems are monitored for anomalies'],
      ['CC7.3', 'Security events are evaluated'],
      ['CC7.4', 'Incidents are handled by a set procedure'],
      ['CC7.5', 'Recovery from incidents'],
    ],
  },
  {
    id: 'CC8',
    title: 'Change management',
    beyondPublicMaterial: null,
    controls: [['CC8.1', 'Changes are authorised, tested and approved']],
  },
  {
    id: 'CC9',
    title: 'Risk mitigation and suppliers',
    beyondPublicMaterial: null,
    controls: [
      ['CC9.1', 'Business disruption is planned for'],
      ['CC9.2', 'Vendors and partners are risk managed'],
    ],
  },
  {
    id: 'A1',
    title: 'Availability',
    beyondPublicMaterial: null,
    controls: [
      ['A1.1', 'Capacity is managed'],
      ['A1.2', 'Environment, backup and recovery infrastructure'],
      ['A1.3', 'Recovery is tested'],
    ],
  },
  {
    id: 'C1',
    title: 'Confidentiality',
    beyondPublicMaterial: null,
    controls: [
      ['C1.1', 'Confidential information is identified and protected'],
      ['C1.2', 'Confidential information is disposed of'],
    ],
  },
  {
    id: 'PI1',
    title: 'Processing integrity',
    beyondPublicMaterial:
      'Whether inputs, processing and outputs are complete and accurate shows only in the report of an audit that covers processing integrity.',
    controls: [
      ['PI1.1', 'Processing needs are defined'],
      ['PI1.2', 'Inputs are complete and accurate'],
      ['PI1.3', 'Processing yields what was specified'],
      ['PI1.4', 'Outputs reach the right people intact'],
      ['PI1.5', 'Stored items stay complete and accurate'],
    ],
  },
  {
    id: 'P',
    title: 'Privacy',
    beyondPublicMaterial: null,
    controls: [
      ['P1.1', 'Notice of privacy practices'],
      ['P2.1', 'Choice and consent'],
      ['P3.1', 'Collection matches the stated purpose'],
      ['P3.2', 'Explicit consent where it is needed'],
      ['P4.1', 'Use is limited to the stated purpose'],
      ['P4.2', 'Personal information is kept no longer than stated'],
      ['P4.3', 'Personal information is disposed of securely'],
      ['P5.1', 'People can reach their own information'],
      ['P5.2', 'People can have their information corrected'],
      ['P6.1', 'Disclosure to third parties is controlled'],
      ['P6.2', 'Authorised disclosures are recorded'],
      ['P6.3', 'Unauthorised disclosures are recorded'],
      ['P6.4', 'Third parties commit to privacy duties'],
      ['P6.5', 'Third parties report unauthorised disclosure'],
      ['P6.6', 'Breaches are notified to those concerned'],
      ['P6.7', 'People can have an account of what was disclosed'],
      ['P7.1', 'Personal information is accurate and relevant'],
      ['P8.1', 'Complaints are handled and compliance is monitored'],
    ],
  },
]
