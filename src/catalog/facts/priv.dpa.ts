import type { FactFile } from '../fact-file.ts'

export const privDpa: FactFile = {
  id: 'priv.dpa',
  group: 'Privacy',
  question: 'Is a data processing agreement available to customers?',
  kind: 'commit',
  weight: 5,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'DPA published, linked, part of terms or signable, also on request or plan-limited.',
    partial: 'Only some products, countries or customer types, or draft.',
    no: 'Vendor says it does not sign DPAs.',
    excluded: "DPAs with vendor's own suppliers; privacy policy alone; BAA.",
  },
  controls: {
    soc2: ['P6.1', 'CC9.2'],
    iso27001: ['A.5.20', 'A.5.34'],
    csf2: ['GV.SC-05'],
    sp80053: ['SA-9', 'PT-1'],
  },
  params: ['plans', 'signing', 'url'],
  topicWords: ['data processing agreement', 'data processing addendum', 'dpa'],
  texts: {
    topic: 'Data processing agreement',
    yes: 'A data processing agreement is available to customers.',
    partial: 'A data processing agreement is addressed, but not as open to every customer.',
    no: 'The vendor says that it does not sign data processing agreements.',
    unknown: 'We found no data processing agreement.',
    risk: 'No data processing agreement',
    stake: 'Without the agreement, nothing in writing binds the vendor in how it handles personal data for you.',
    mitigation: 'Offer your own agreement for signature and keep personal data out until it is signed.',
    ask: 'Please send your data processing agreement, or confirm that you will sign ours.',
    owner: 'Privacy officer',
    severity: 'critical',
  },
  reading: () => ({
    states: {
      match:
        '(?:dpas?|data processing (?:agreements?|addend\\w+|amendment|terms|contract)|data protection (?:agreement|addendum)|processor agreement|order processing|processing agreement)\\b .... (?:available|offer|provid|sign|execut|incorporat|form|part|appl|govern|between|supplement|cover|request|download|enter|reflect|set|includ|view|here|conclud|accept|find)|(?:offer|provid|sign|execut|incorporat|enter|adopt|have|has|view|download|conclud|accept|covered|this|our|available|request)\\w*\\b .... (?:dpas?\\b|data processing (?:agreements?|addend|amendment|terms|contract)|data protection (?:agreement|addendum)|processor agreement|order processing|processing agreement)|^(?:\\w+ ){0,3}(?:dpa|data processing (?:agreement|addendum)|data protection agreement)$',
      example: 'A data processing agreement is available to all customers.',
    },
    facets: { part: 'partial', some: 'partial' },
    yes: [
      {
        match:
          'art(?:icle|\\.)? ?28 (?:gdpr )?(?:contract|agreement|dpa)|(?:contract|agreement) (?:under|pursuant to|according to|in line with) art(?:icle|\\.)? ?28',
        example: 'We conclude an agreement under Art. 28 GDPR with you.',
      },
      {
        match:
          '(?:data process(?:ing|or)|data protection|data privacy) (?:and \\w+ )?(?:agreements?|addend(?:um|a)|terms|amendment|annex)\\b && (?:{offer}|sign|execut|request|our|enter|download|link|incorporat|part of|available|view|here|customer|client|standard|review|adopt|see\\b|find|accept|form|apply|appl|governed|supplement|between|this|http)',
        example: 'Our Data Processing Agreement is available to all customers.',
      },
      {
        match:
          '\\bdpas?\\b && (?:{offer}|sign|execut|request|our\\b|enter|download|available|customers?|here|standard|enterprise|link|review|view|contact|http|part of|incorporat|this|please|see)',
        example: 'You can sign our DPA online.',
      },
      {
        match:
          '(?<=^(?:\\w+ ){0,3})(?:data process(?:ing|or)|data protection) (?:agreement|addendum)s?(?: \\(dpas?\\))?$',
        example: 'Data processing addendum',
      },
      {
        match:
          '(?:data processing|data protection) (?:agreement|addendum) && in:(?:data processing|data protection|dpa|gdpr|privacy)',
        example: 'The data processing agreement is part of the contract.',
        under: 'GDPR',
      },
      {
        match: 'this (?:agreement|addendum|dpa|annex) (?:\\w+ ){0,6}(?:processor|controller|personal data|processing)',
        example: 'This agreement binds Skelder as processor and the customer as controller.',
      },
      {
        match:
          '(?:processor|controller)\\b && in:(?:data processing|data protection) (?:agreement|addendum|terms)|\\bdpa\\b && (?:shall|will|must|agree)',
        example: 'Processor shall act on instructions.',
        under: 'Data processing agreement',
      },
    ],
    no: [
      {
        match:
          "(?:do|does|will|can) ?(?:not|n't) (?:currently )?(?:sign|offer|provide|enter into) (?:\\w+ ){0,3}(?:dpa|data processing)",
        example: 'We do not sign data processing agreements.',
      },
      {
        match:
          '(?:dpas?|data (?:processing|protection) (?:agreement|addendum|contract|terms)s?|avv)\\b (?:\\w+ ){0,3}not (?:\\w+ ){0,2}(?:offered|available|provided|signed|concluded|offer)\\b|(?:not|never) (?:\\w+ )?(?:sign|offer|provide|conclude|enter into) (?:\\w+ ){0,3}(?:dpas?|data (?:processing|protection) (?:agreement|addendum|contract|terms)s?|avv)\\b|(?:have|has|there is) no (?:dpas?|data (?:processing|protection) (?:agreement|addendum|contract|terms)s?|avv)\\b',
        example: 'A DPA is not offered for our service.',
      },
    ],
    weaker: [
      {
        match:
          '(?:dpas?|data (?:processing|protection) (?:agreement|addendum|contract|terms)s?|avv)\\b && (?:draft|(?:other|others|those|rest)\\b (?:\\w+ ){0,3}(?:cannot|not|none|no)|only (?:\\w+ ){0,4}(?:customers|users|clients|plans?)|(?:customers|users|clients) (?:\\w+ ){0,4}(?:only|alone))\\b',
        example: 'A DPA is available to customers in the EU only.',
      },
      {
        match:
          '(?:dpa|data processing (?:agreement|addendum))\\b ... (?:draft|only (?:\\w+ ){0,4}(?:customers|users|plans?)|(?:customers|users) (?:\\w+ ){0,4}only|covers the \\w+ (?:product|service) only)',
        example: 'A DPA is available to customers in the EU only.',
      },
    ],
    exclusions: [
      {
        match:
          'you (?:must|should|need to|have to) (?:\\w+ ){0,6}with (?:every|each|all|any|your) (?:\\w+ )?(?:processors?|vendors?|suppliers?|providers?)',
        example: 'You must sign a DPA with every processor.',
      },
      {
        match: "(?:not|n't) (?:\\w+ )?(?:need|have|required?) (?:to )?(?:\\w+ )?(?:sign|enter|a\\b|an\\b|the\\b)",
        example: 'We do not have an AI policy.',
      },
      {
        match:
          '(?:sub ?processors?|vendors?|suppliers?|service providers?|third part(?:y|ies)|partners|contractors|(?:with|from) (?:each|all|every|our) (?:\\w+ )?(?:sub ?processors?|vendors?|providers?|suppliers?|third)) && !(?:you|customers?|clients?|your|list of sub ?processors?)',
        example: 'We have signed a data processing agreement with our email provider.',
      },
      {
        match:
          '(?:acts?|acting) as our processor|your (?:own )?(?:vendors?|suppliers?|processors?|plug ?ins?)|before you (?:connect|install|use)|customers? (?:must|should|need to|have to) (?:\\w+ ){0,4}(?:dpas?|data (?:processing|protection) (?:agreement|addendum|contract|terms)s?|avv)\\b with',
        example: 'Have DPAs with your own vendors drawn up.',
      },
      { match: '(?:these|those|such) dpas?\\b', example: 'These DPAs differ.' },
      {
        match:
          'with (?:\\w+ ){0,4}(?:infrastructure |hosting |cloud |service )(?:providers?|vendors|suppliers) && !customers?\\b|you\\b',
        example: 'With a leading cloud provider.',
      },
      {
        match:
          '(?:sub ?processors?|vendors?|suppliers?|service providers?|third part(?:y|ies)|partners|contractors|(?:with|from) (?:each|all|every|our) (?:\\w+ )?(?:sub ?processors?|vendors?|providers?|suppliers?|third)) && !(?:you|customers?|clients?|your)',
        example: 'We have signed a data processing agreement with our email provider.',
      },
      {
        match:
          'with (?:google|amazon|aws|stripe|each|these|this provider|facebook|mailchimp|\\w+ inc)|we have (?:concluded|entered into|signed) (?:a|an) (?:\\w+ )?(?:data processing|dpa|contract|agreement)',
        example: 'We have signed a data processing agreement with our email provider.',
      },
      { match: '^\\W{0,5}(?:do|does|should|why|when) (?:i|we|you) need', example: 'Do I need a DPA?' },
    ],
    allow: ['condition', 'duty', 'third', 'question', 'staff', 'negation', 'denial'],
    params: [
      {
        name: 'signing',
        pattern:
          '\\b(on request|upon request|self-service|click-?through|docusign|pre-signed|automatically|incorporated)\\b',
        as: 'text',
      },
      { name: 'url', pattern: '(https?://[^\\s)]+|[a-z0-9.-]{1,80}\\.[a-z]{2,4}/[a-z/-]*dpa)', as: 'text' },
    ],
  }),
}
