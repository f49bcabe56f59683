import type { FactFile } from '../fact-file.ts'

export const dataNonprod: FactFile = {
  id: 'data.nonprod',
  group: 'Data protection',
  question: 'Is production customer data kept out of test and development?',
  kind: 'control',
  weight: 1,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Says customer data is not used in test, or only masked or synthetic data.',
    partial: 'Allowed with approval, or partly masked.',
    no: 'Production data is used in test.',
    excluded: "Separate environments without mention of data; customer's test environments.",
  },
  controls: {
    soc2: ['CC8.1'],
    iso27001: ['A.8.31', 'A.8.33'],
    csf2: ['PR.IR-01'],
    sp80053: ['SA-3'],
  },
  params: ['exceptions'],
  traits: ['internal', 'promised-by-denial'],
  topicWords: ['non production', 'masked data', 'synthetic data', 'customer data in test'],
  texts: {
    topic: 'Customer data kept out of tests',
    yes: 'Unmasked customer data stays out of test systems.',
    partial: 'Use of customer data in tests is addressed, but not ruled out.',
    no: 'The vendor says that production data is used in test systems.',
    unknown: 'We found no statement on whether customer data is used in tests.',
    risk: 'Customer data in test systems',
    stake: 'Test systems are guarded less, and more people can reach them.',
    mitigation: 'Exclude it in the data processing agreement.',
    needs: ['priv.dpa'],
    without: 'Exclude it in the contract.',
    ask: 'Is customer data ever used outside production, and if so, how is it masked?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:test|development|staging|non production|lower)\\w* .... (?:customer data|production data|data|synthetic|anonymi|mask|dummy)|(?:customer data|production data|real data|live data|data) .... (?:test|development|staging|non production)',
      example: 'Customer data is never used in test environments.',
    },
    facets: { where_possible: 'partial', some: 'partial', rest_left_out: 'partial' },
    yes: [
      {
        match:
          "(?:customer|production|real|live|personal|client|user) (?:\\w+ ){0,2}data && (?:test|development|staging|non production|dev\\b|qa\\b|lower environment)\\w* && (?:not|never|n't|no\\b|prohibit|anonymi|synthetic|mask|sanitiz|scrub|fake|dummy|without)",
        example: 'Customer data is never used in test or development environments.',
      },
      {
        match: '(?:synthetic|anonymi[sz]ed|masked|dummy|fake) data && (?:test|development|staging|non production)',
        example: 'Only synthetic data is used for testing.',
      },
      {
        match:
          '(?:fictitious|fictional|seed|generated|artificial|obfuscated|pseudonymi[sz]ed|mock|dummy|synthetic|anonymi[sz]ed|sample) data && (?:test|develop|staging|qa\\b|non production)\\w* && !you|your',
        example: 'Only synthetic data is used for testing.',
      },
      {
        match:
          '{nonprod} && (?:{masked})\\w* && (?:data|records?|identifiers|details?|customer|personal) && !you\\b|your',
        example: 'Before a data set is used in staging, every personal detail in it is masked.',
      },
      {
        match:
          "(?:customer|production|real|live|personal|client|user)s?\\'? (?:\\w+ )?(?:data|records?|information|databases?) .... (?:never|not|no)\\b .... (?:leav\\w+ production|copied|moved|{nonprod}|laptops?)",
        example: 'Customer records never leave production.',
      },
      { match: 'test data ?\\|.*(?:synthetic|anonymi|fictitious|masked)', example: 'Test data | synthetic' },
      {
        match:
          'no (?:production|customer|real|live|personal) data (?:\\w+ ){0,3}(?:in|for|on) (?:\\w+ ){0,4}(?:test|develop|staging|non production|dev\\b|qa)\\w*',
        example: 'There is no customer data in our test systems.',
      },
    ],
    partial: [
      {
        match: 'production data ... (?:approv|masked)',
        example: 'Production data is partly masked when it is used in staging.',
      },
    ],
    no: [
      {
        match:
          '(?<!no )(?:production|live|real) data (?:is|may be|are) (?:used|copied) (?:\\w+ ){0,3}(?:test|staging|development) && !approv|mask|consent|anonymi|agree|only',
        example: 'Production data is used in the test environment.',
      },
      {
        match:
          '{nonprod} .... (?:contains?|holds?|cop(?:y|ies) of|refreshed|cloned?|filled|loaded|uses?)\\b .... (?:live|real|production|actual)\\b && !(?:never|not|no)\\b|{masked}|without (?:any )?(?:real|live|production)',
        example: 'Our test environment contains a copy of live customer data.',
      },
      {
        match: '{nonprod} .... production .... without (?:\\w+ )?(?:masking|anonymi)',
        example: 'Staging is refreshed weekly from the production database without masking.',
      },
      {
        match:
          '(?:we|developers|engineers) (?:test|develop|debug) (?:\\w+ ){0,2}(?:with|on|against) (?:\\w+ )?(?:production|live|real|customer) (?:data|databases?)',
        example: 'We test with production data.',
      },
      {
        match: 'production data (?:is|may be) (?:used|copied) (?:\\w+ ){0,3}(?:test|staging|development)',
        example: 'Production data is used in the test environment.',
      },
    ],
    weaker: [
      {
        match:
          '(?:production|customer|personal|live) data .... (?:partly|partially|where possible|with (?:the )?(?:\\w+ )?approval|approved by|unless approved) && test|develop|staging|non production|qa\\b',
        example: 'Production data is partly masked when it is used in staging.',
      },
      {
        match:
          '(?:test|develop|staging|non production)\\w* .... without (?:the |our |its )?(?:\\w+ ){0,4}(?:permission|approval|consent|authori[sz]ation)',
        example: 'No data is used in test systems without our approval.',
      },
      {
        match:
          '(?:real|production|customer|live|record)\\w* .... {nonprod} .... (?:only (?:if|when|after|with)|approv|agrees?|consent|permission)\\w*',
        example: 'Real data is brought into staging only if a manager agrees.',
      },
      {
        match:
          '(?:most|some|certain|partly|partially) (?:\\w+ ){0,3}(?:identifiers|fields|data|records) .... (?:removed|{masked})',
        example: 'Copies for QA have most personal identifiers removed.',
      },
    ],
    limits: [
      {
        match:
          '(?:production|customer|personal|live) data .{0,60}(?:test|develop|staging|non production)\\w* .{0,60}(?:without (?:the )?(?:explicit |prior |written |express )*(?:permission|approval|consent|authori[sz]ation)|unless (?:\\w+ ){0,3}(?:approved|authori[sz]ed|permitted))',
        example: 'Customer data is not copied to test systems without prior permission.',
      },
    ],
    exclusions: [
      {
        match: 'synthetic (?:tests?|monitors?|checks?|monitoring)',
        example: 'Synthetic tests mimic the requests of customers.',
      },
      {
        match: 'you (?:can|should|may)|your (?:test|staging|development)|branch|preview|penetration|train',
        example: 'You can seed your test environment with sample data.',
      },
      { match: 'to run the tests', example: 'Only mock data should be used to run the tests.' },
    ],
    allow: ['negation', 'staff'],
  }),
}
