import type { SentenceSet } from './sentence-set.ts'

export const governanceSentences: SentenceSet = {
  'gov.policy': [
    ['yes', 'Acme maintains a written information security program.'],
    ['yes', 'Our information security policies are reviewed annually and approved by management.'],
    ['yes', 'We operate an ISMS that covers all teams.'],
    ['yes', 'We have developed a comprehensive set of security policies covering a range of topics.'],
    ['partial', 'We have a documented access control policy.'],
    ['not-stated', 'We take security seriously.'],
    ['not-stated', 'This privacy policy explains how we collect information.', 'privacy'],
    ['not-stated', 'You can define a content security policy for your site.'],
    ['no', 'We do not have a formal security policy.'],
  ],
  'gov.owner': [
    ['yes', 'Our Chief Information Security Officer oversees the programme.'],
    ['yes', 'We have appointed a Data Protection Officer.'],
    ['yes', 'Acme has a dedicated security team.'],
    ['yes', 'The security team continuously looks for weaknesses.'],
    ['partial', 'Write to security@acme.example.'],
    ['no', 'We have not appointed a data protection officer.'],
    ['not-stated', "The customer's data protection officer must be informed."],
    ['not-stated', 'You may complain to a supervisory authority.'],
  ],
  'gov.risk': [
    ['yes', 'We perform risk assessments at least annually.'],
    ['yes', 'Acme maintains a risk management program and a risk register.'],
    ['yes', 'Information security risks are assessed on a quarterly basis.'],
    ['not-stated', 'Controller shall carry out a data protection impact assessment.'],
    ['not-stated', 'Taking into account the risks of the processing, appropriate measures are implemented.'],
    ['not-stated', 'Use of the service is at your own risk.'],
    ['not-stated', 'Penetration tests are performed annually.'],
  ],
  'gov.suppliers': [
    ['yes', 'We review the security of every vendor before we engage it.'],
    ['yes', 'Acme has a vendor risk management program.'],
    ['yes', 'Subprocessors are subject to due diligence and annual security assessments.'],
    ['partial', 'We impose on each subprocessor data protection obligations that are no less protective.'],
    ['not-stated', 'Processor remains liable for the acts of its subprocessors.'],
    ['not-stated', 'Acme uses subprocessors to provide the service.'],
    ['not-stated', 'Third-party auditors assess our controls.'],
  ],
}
