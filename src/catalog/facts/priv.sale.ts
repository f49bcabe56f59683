import type { FactFile } from '../fact-file.ts'

export const privSale: FactFile = {
  id: 'priv.sale',
  group: 'Privacy',
  question: 'Is personal data neither sold nor used for ads?',
  kind: 'policy',
  weight: 3,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Vendor says it does not sell or share for ads.',
    partial: 'Not sold, but shared or used for targeted ads, or only some data.',
    no: 'Vendor sells, rents or shares data for advertising.',
    excluded: "Business sale or merger; ads about the vendor itself; definitions of 'sell'.",
  },
  controls: {
    soc2: ['P3.1', 'P4.1'],
    iso27001: ['A.5.34'],
    csf2: ['GV.OC-03'],
    sp80053: ['PT-3'],
  },
  params: ['scope', 'exceptions'],
  traits: ['promised-by-denial'],
  topicWords: ['sell your personal', 'sell your data', 'sell personal', 'sale of personal', 'targeted advertising'],
  texts: {
    topic: 'Ban on selling personal data',
    yes: 'The vendor says that it does not sell personal data.',
    quoted: true,
    partial: 'Sale and advertising use of personal data are ruled out only in part.',
    no: 'By the vendor’s own words, personal data is passed on for commercial ends.',
    unknown: 'We found no statement on sale and advertising use of personal data.',
    risk: 'Personal data passed on for commercial ends',
    stake: 'Your users’ data would serve purposes that they never agreed to.',
    mitigation: 'Exclude sale and advertising use in the contract and block trackers in the product.',
    ask: 'Do you confirm that no customer data is sold or used for advertising, by you or your suppliers?',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:sell|sold|sale|rent|share|disclose|trade|advertis|monetiz|monetis)\\w* .... (?:data|information|third part|advertis|anyone|you|your|personal|customer|purpose|it\\b)|(?:data|information|content|personal) .... (?:sell|sold|sale|rent|advertis|monetiz|trade)|ad free|no ads|advertis',
      example: 'We do not sell personal data.',
    },
    yes: [
      {
        match: '^(?:sell|rent|trade)\\b && in:\\b(?:not|never)\\b',
        example: 'Sell your personal data',
        under: 'What we will never do',
      },
      {
        match:
          "(?:not|never|n't) share .{0,40}data with (?:any )?third part(?:y|ies) without (?:their|your|explicit|user|the user's) (?:\\w+ )?consent",
        example: 'We do not share your data with third parties without your consent.',
      },
      {
        match: 'no (?:sale|selling|resale) of (?:your |personal |customer |user |any )*(?:data|information)',
        example: 'There is no sale of personal data.',
      },
      {
        match:
          "(?:not|never|n't|no\\b|neither) (?:\\w+ ){0,8}(?:sell|selling|sold|rent|trade|monetiz|monetis)\\w*\\b && (?:data|information|details|content|it\\b|to third|your|personal|customers?)",
        example: 'We never sell your personal data.',
      },
      {
        match:
          "(?:not|never|n't|nor) (?:\\w+ ){0,6}(?:shar|use|disclos)\\w* (?:\\w+ ){0,10}(?:targeted advertising|cross context|advertis)\\w*",
        example: 'We do not sell or share personal information with third parties for advertising.',
      },
      { match: 'prohibited from .{0,12}(?:selling|sharing)', example: 'Our providers are prohibited from selling it.' },
      {
        match:
          '(?:sell|sells|selling|sold|sale|rent|rents|rented|trade|traded|monetiz\\w*|for money)\\b && (?:not|never|no|neither|nor|against)\\b && (?:data|information|details|content)\\b && (?:your|user|users|customers?|personal|we|anyone)\\b',
        example: 'We never sell your personal data.',
      },
      {
        match:
          '(?:not|never|nor) (?:\\w+ ){0,3}(?:share|disclose|give|pass|provide|hand)\\w* (?:\\w+ ){0,10}(?:their (?:own )?(?:direct )?marketing|marketing purposes|advertis\\w*)',
        example: 'We never share your information with third parties for their marketing.',
      },
      {
        match: '(?:money|revenue|business model|income) .... not (?:\\w+ ){0,4}(?:your|user|customer|personal) data',
        example: 'We make money from subscriptions, not from your data.',
      },
    ],
    limits: [
      {
        match:
          '(?:may|might|will) share (?:your|personal|their) (?:\\w+ ){0,2}(?:information|data) with (?:\\w+ ){0,3}(?:business|marketing|advertising|promotional) partners? .... (?:offer|promot|market)\\w*',
        example: 'We may share your information with our business partners to offer you promotions.',
      },
      {
        match:
          '(?:not|never)\\b (?:\\w+ ){0,4}(?:rent|sell|trade)\\w* .... but (?:we )?(?:may|might|can|will) (?:\\w+ )?(?:share|disclose|pass)\\b',
        example: 'We do not rent or sell information but may share it for certain business purposes.',
      },
      {
        match:
          '(?:share|use|disclose)\\w* (?:\\w+ ){0,12}(?:targeted|interest based|behavio(?:u)?ral|personali[sz]ed|tailored) (?:ads|advertis)\\w* && !(?:not|never|nor)\\b (?:\\w+ ){0,8}(?:share|sharing|use|disclose)',
        example: 'We share identifiers for targeted advertising.',
      },
      {
        match:
          '(?:sale|sell|selling|sharing)"? (?:under|as defined|as that term|within the meaning) && (?:may|might|could|considered|constitute|deemed)',
        example: 'This may be a sale under the CCPA.',
      },
      {
        match:
          '(?:we|our|and|also|may) (?:\\w+ )?(?:share|disclose|provide|sell|transfer)s? (?:\\w+ ){0,8}(?:with|to) (?:\\w+ ){0,3}(?:advertis|ad (?:network|partner|tech)|data brokers?|marketing partners?)\\w*',
        example: 'We share usage data with advertising partners to show you offers that may interest you.',
      },
      { match: 'opt out of (?:the )?(?:sale|sharing|targeted)', example: 'You can opt out of the sale of your data.' },
      { match: 'do not sell or share my && !we do not', example: 'Do not sell or share my personal information' },
      {
        match:
          '(?:not|no|never)\\b .... (?:sold|sell|sale)\\b .... (?:except|whereas|but|yet|however|apart from)\\b .... (?:advertis|ads\\b|free (?:user|account|plan)|aggregat|social network)\\w*',
        example: 'We do not sell data, but free accounts are used for advertising.',
      },
    ],
    no: [
      {
        match: 'we (?:may )?(?:sell|rent) (?:your|personal|user)',
        example: 'We may sell your personal information to partners.',
      },
      {
        match:
          '(?:data|information|details|content)\\b (?:\\w+ ){0,6}(?:is|are|may be) (?:\\w+ ){0,2}(?:sold|rented)\\b && !not|never|no\\b',
        example: 'Personal data is sold to data brokers.',
      },
      {
        match:
          '(?:data|information|details|content)\\b (?:\\w+ ){0,6}(?:is|are|may be) (?:\\w+ ){0,2}(?:shared|disclosed|passed|provided) (?:\\w+ )?(?:with|to) (?:\\w+ ){0,2}(?:advertisers|data brokers)\\b && !not|never|no\\b',
        example: 'Your information is shared with advertisers.',
      },
      {
        match:
          '(?:share|sell|provide|disclose|transfer)s? (?:\\w+ ){0,6}(?:data|information) .... (?:in exchange for|in return for|for (?:money|payment|compensation)) && !not|never',
        example: 'We share personal data with advertising partners in exchange for money.',
      },
    ],
    weaker: [
      {
        match: "(?:not|never|n't) (?:sell|share|rent) (?:\\w+ )?sensitive (?:personal )?(?:information|data)",
        example: 'We do not sell sensitive personal information.',
      },
    ],
    exclusions: [
      {
        match: '(?:this|these|such) practices? (?:was|were|is|are) (?:\\w+ )?abused|was abused',
        example: 'This practice was abused for user tracking and targeted advertising.',
      },
      {
        match: 'trade secrets?|(?:licen[cs]e|terms?) (?:does|do) not grant',
        example: 'This license does not grant us the right to sell your content.',
      },
      { match: 'if we have not sold', example: 'Even if we have not sold data, you may ask.' },
      {
        match:
          '(?:customer|user|partner|licensee|recipient)s? (?:agrees?|shall|must|will|may) (?:\\w+ )?not|(?:google|meta|facebook|stripe|microsoft) (?:do|does|will) not|according to (?:its|their) (?:\\w+ )?policy',
        example: 'Customer agrees not to sell personal data.',
      },
      { match: 'router|telemetry|by configuring', example: 'Turn telemetry off by configuring the agent.' },
      {
        match:
          '"?(?:sell|sale)"? means|merger|acquisition|sale of (?:assets|our business|all|the business|company|goods)|sell (?:our|the) (?:business|company|assets|products)|upsell|right to (?:know|opt)|seller|resell|sale or transfer of|bankruptcy|selling (?:products|software)|you (?:may|must|shall|will|agree) not|sale price|point of sale',
        example: '"Sell" means to exchange for money.',
      },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'question', 'future'],
    params: [{ name: 'exceptions', pattern: '(except[^.]{0,80})', as: 'text' }],
  }),
}
