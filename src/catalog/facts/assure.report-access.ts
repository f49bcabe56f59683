import type { FactFile } from '../fact-file.ts'

export const assureReportAccess: FactFile = {
  id: 'assure.report_access',
  group: 'Assurance',
  question: 'Does the vendor say how customers get its security reports?',
  kind: 'commit',
  weight: 2,
  agent: 'trust_center_extractor',
  values: {
    yes: 'States a route: trust centre, contact, portal or account; NDA or plan limits are yes.',
    partial: 'Summary or letter only, on-site viewing only, or no named route.',
    no: 'Vendor says it does not share reports.',
    excluded: "Report merely mentioned; customer's right to audit; general contact page.",
  },
  controls: {
    soc2: ['CC2.3'],
    iso27001: ['A.5.20'],
    csf2: ['GV.SC-05'],
    sp80053: ['SA-9'],
  },
  params: ['channel', 'nda', 'plans'],
  traits: ['attestation'],
  topicWords: ['audit report', 'soc 2 report', 'security report'],
  texts: {
    topic: 'Access to reports',
    yes: 'A way to obtain the security reports is named[: {channel}].',
    partial: 'Security reports are mentioned, but not a named way to obtain them in full.',
    no: 'The vendor says that security reports are not shared with customers.',
    unknown: 'We found no statement on how a customer obtains the security reports.',
    risk: 'Audit reports not shared',
    stake: 'A report that you cannot read gives no assurance, and its exceptions stay hidden.',
    mitigation: 'Make delivery of the current reports a condition of signature.',
    ask: 'How do we obtain your audit reports before and during the contract, and under which terms?',
    owner: 'Procurement',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:reports?|certificates?|attestations?|documents?|documentation|audit)\\b .... (?:request|available|download|trust (?:cent|portal)|contact|nda|non disclosure|copy|access|portal|let us know|dashboard|email|view)|(?:request|download|obtain|receive|copy|view|access|get|provide|share|contact)\\w* .... (?:reports?|certificates?|attestations?|audit)',
      example: 'You can request our SOC 2 report from the trust center.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match: 'compliance (?:audits?|reports?) (?:are|is) (?:\\w+ )?available (?:by|on|upon|at) request',
        example: 'Compliance audits are available by request through our contact page.',
      },
      {
        match: 'receive a copy of (?:these|our|the) (?:\\w+ )?(?:reports?|certificates?)',
        example: 'You can receive a copy of our reports after signing an NDA.',
      },
      {
        match:
          '(?:copy|copies|request|access|download|obtain|view|available|share|provide|get|reach out|contact|let us know|receive|nda\\b) && (?:soc ?(?:2|3|ii)|pen(?:etration)? ?test(?:ing)?|audit|iso ?27001|security|compliance|assessment|attestation) (?:\\w+ ){0,3}(?:reports?|documents?|documentation|certificates?|attestation|letters?|summary|package|artifacts?|questionnaires?) && (?:request|contact|email|@|nda|trust|portal|here\\b|available|account|download|dashboard|let us know|sales|support|reach|customers?|provide) && !(?:may|shall|right to|entitled) (?:\\w+ )?audit|summaries',
        example: 'You can request our SOC 2 report under NDA from your account manager.',
      },
      {
        match:
          '(?:trust (?:cent(?:er|re)|portal|page|site|report)|security portal|compliance portal|vanta|safebase|drata|whistic|conveyor)\\b && (?:report|document|request|access|view|download|soc|audit|certif|visit|see|available|questionnaire)',
        example: 'Reports are available for download in our Trust Center.',
      },
      {
        match:
          '(?:reports?|audit|security (?:polic|posture|document)|complian|certif)\\w* && (?:available|request|found|download|access|view|learn more|information|visit|see\\b) && (?:trust (?:cent|portal|page|report|hub)|trust\\.[a-z0-9-]+\\.) && !means\\b',
        example: 'Reports are available for download in our Trust Center.',
      },
      {
        match: 'soc ?2 && (?:on request|upon request|by request|contact (?:us|sales|support)|request a copy|under nda)',
        example: 'You can request our SOC 2 report under NDA from your account manager.',
      },
      {
        match:
          '(?:share|provid|send|give)\\w* (?:\\w+ ){0,3}(?:results|findings|reports?|summary) (?:\\w+ ){0,2}(?:with|to) (?:\\w+ ){0,2}customers && near:(?:pen|audit|soc|iso|assessment)',
        example: 'We share the results with our customers after each penetration test.',
      },
      {
        match:
          'request (?:a copy of |access to )?(?:our |the )?(?:latest )?(?:soc|security report|compliance report|audit report|pen)',
        example: 'You can request our SOC 2 report under NDA from your account manager.',
      },
      {
        match:
          '(?:reach out|contact|email|write to|ask|get in touch)\\b && (?:nda\\b|non disclosure|send (?:it|you|them|a copy)|share (?:it|them|the report)) && near:soc ?2|audit report|iso ?27001|penetration test|attestation report',
        example:
          'How can I get your SOC 2 report? Please reach out to support and we will send it once an NDA is in place.',
      },
      {
        match:
          '(?:compliance|trust|security|assurance) (?:cent(?:er|re)|portal|hub|room) && near:soc ?2|reports?|certificates?|audit',
        example: 'Reports are available for download in our Trust Center.',
      },
      { match: 'soc ?2 (?:type (?:2|ii) )?reports? ?\\|', example: 'SOC 2 Type II report | available under NDA' },
      {
        match: 'trust (?:(?:&|and) )?(?:compliance|security) (?:report|page|center|centre|portal)',
        example: 'Visit our trust and security portal for documents.',
      },
      {
        match:
          '(?:soc ?[123]?|iso|audit|pen(?:etration)?[ -]?test\\w*|security|complian\\w*|attestation) (?:\\w+ ){0,3}(?:reports?|certificates?|attestations?|letters?|questionnaires?)\\b && (?:get|obtain|receive|request|download|access|ask|view|send|save|copy|copies|share|available|fill in)\\w* && (?:form\\b|trust (?:cent|portal|page)|trust\\.|portal|account manager|sales|support|@|dashboard|console|nda\\b|non disclosure|confidentiality|write to|email|contact)\\w* && !your (?:own )?(?:soc|audit|report)',
        example: 'You can request our SOC 2 report under NDA from your account manager.',
      },
      {
        match:
          '(?:reports?|certificates?|documentation) && (?:under|after|subject to|upon|signed|with|sign|executed)(?: \\w+){0,4} (?:nda\\b|non disclosure)',
        example: 'You can request our SOC 2 report under NDA from your account manager.',
      },
    ],
    partial: [
      {
        match: 'reports? (?:is |are )?(?:available|provided|shared) (?:up)?on request',
        example: 'SOC 2 Type II certified (report available upon request)',
      },
      {
        match: 'summar(?:y|ies) of (?:\\w+ ){0,3}(?:assessments?|audits?|pen|reports?)',
        example: 'Summaries of our audits exist.',
      },
      {
        match: '(?:summary|letter) of (?:our |the )?(?:pen|soc|audit|attestation)',
        example: 'We send a summary of our penetration test.',
      },
      {
        match: '(?:report|audit|certif)\\w* ... (?:available|provided|shared) (?:up)?on (?:written )?request',
        example: 'The audit report is available on request.',
      },
    ],
    no: [
      {
        match: "(?:do|does|can) ?(?:not|n't) (?:share|provide|disclose) ...(?:soc|audit|pen).{0,20}report",
        example: 'We do not share our SOC 2 report.',
      },
      {
        match:
          '(?:reports?|certificates?|attestations?|letters?|questionnaires?)\\b .... (?:not|never|cannot)\\b (?:\\w+ ){0,3}(?:share|shared|given|give|handed|hand|provide|provided|disclosed?|released?|available|sent|pass|passed|made)\\b && (?:audit|soc|security|iso|pen\\w*) && !unless|without|until|only|public|before',
        example: 'Security reports are confidential and are not given to customers.',
      },
      {
        match:
          '(?:not|never) (?:hand|give|share|pass|send|release|disclose|provide)\\w* (?:\\w+ ){0,4}(?:audit|soc|pen\\w*|security|iso) (?:\\w+ ){0,2}reports? && !until|unless|without',
        example: 'We do not hand out our audit reports.',
      },
    ],
    weaker: [
      {
        match:
          '(?:viewed?|inspect\\w*|seen) (?:\\w+ ){0,3}(?:on ?site|at our (?:office|premises)) && any:report|audit|soc',
        example: 'The full report may be viewed on site only.',
      },
      {
        match:
          'summar(?:y|ies) of (?:\\w+ ){0,4}(?:results?|findings|report) .... (?:available|shared|provided)|summar(?:y|ies) (?:\\w+ ){0,3}(?:available|provided) to (?:\\w+ )?customers && any:report|audit|pen',
        example: 'Summaries are available to customers after each audit.',
      },
      {
        match:
          '(?:letter|summary|summaries|certificate|extracts?) only|only (?:an? |the )?(?:letter|summary|certificate|extract) && any:report|audit|soc|pen|attest',
        example: 'Attestation letter only',
      },
      {
        match:
          'reports?\\b (?:is|are) (?:also )?available (?:to|for) (?:\\w+ ){0,2}customers$|reports?\\b (?:is|are) (?:also )?available (?:to|for) (?:\\w+ ){0,2}customers\\W{0,2}$',
        example: 'Our SOC 2 report is available to customers.',
      },
    ],
    exclusions: [
      {
        match: 'compliance reporting|audit trail',
        example: 'The audit trail is available to admins for compliance reporting.',
      },
      {
        match: '\\bcookies?\\b',
        example: 'Session cookies are sent with cross-origin requests: see the security report.',
      },
      { match: 'vanta or drata manage', example: 'Let Vanta or Drata manage your reports.' },
      { match: 'risk assessment report', example: 'Download the risk assessment report of your project.' },
      {
        match: 'branded|let (?:your )?(?:prospects|buyers|customers|visitors)\\b',
        example: 'Let prospects request your SOC 2 report through a branded portal.',
      },
      { match: 'provides more details', example: 'The white paper provides more details.' },
      { match: 'penetration testing for your', example: 'We sell penetration testing for your applications.' },
      {
        match: 'for more information about (?:encryption|backups?|privacy|gdpr)',
        example: 'For more information about encryption, read the guide.',
      },
      {
        match: '{cloud} .{0,30}(?:soc|report|certif) && !(?:our|we\\b)',
        example: 'Amazon Web Services is SOC 2 certified.',
      },
      {
        match: "(?:controller|customer|client|data exporter)(?:'s)? (?:may|shall|has the right|is entitled|right)",
        example: 'Customer may audit the processor once a year.',
      },
      {
        match: 'sub ?processor && !trust (?:cent|portal)',
        example: "Cairnwell shall give 45 days' notice of a new sub-processor, and the customer may object.",
      },
      {
        match: 'incident report|status report|bug report|vulnerability report|report (?:a|any|security|vulnerab)',
        example: 'Please report any incident to our team.',
      },
      {
        match: 'error report|crash report|usage report|analytics',
        example: 'Google is certified under the DPF and provides our website analytics.',
      },
      {
        match:
          '(?:report\\w*|security report) (?:\\w+ )?feature|vulnerabilit\\w* in your|your (?:app|application)s?\\b',
        example: 'You can create a staging environment for your app.',
      },
      {
        match: "senior management|provider's|refer to (?:each|the) provider",
        example: 'Reports go to senior management.',
      },
      {
        match: 'remote attestation|attestation certificate|verifies attestation',
        example: 'The attestation certificate signs the enclave.',
      },
    ],
    notIn: ['privacy'],
    allow: ['staff', 'condition', 'duty', 'third', 'question'],
    params: [
      {
        name: 'channel',
        pattern: '(trust cent(?:er|re)|portal|account manager|support|sales|dashboard|[a-z0-9._-]{1,64}@[a-z0-9.-]+)',
        as: 'text',
      },
      { name: 'nda', pattern: '\\b(?:nda|non-disclosure)\\b', as: 'flag' },
    ],
  }),
}
