import type { FactFile } from '../fact-file.ts'

export const privGdprRole: FactFile = {
  id: 'priv.gdpr_role',
  group: 'Privacy',
  question: 'Does the vendor state its GDPR role or commit to comply with GDPR?',
  kind: 'policy',
  weight: 3,
  agent: 'privacy_data_protection_scraper',
  values: {
    yes: 'Names itself controller or processor, or says it complies with GDPR.',
    partial: 'Only lists rights, tools or a DPA to help customers comply.',
    no: 'Vendor says it is not GDPR compliant.',
    excluded: "Definitions of GDPR; subprocessor roles; customer's duties; CCPA only.",
  },
  controls: {
    soc2: ['P1.1'],
    iso27001: ['A.5.34', 'A.5.31'],
    csf2: ['GV.OC-03'],
    sp80053: ['PT-2'],
  },
  params: ['role', 'articles'],
  traits: ['protects-data'],
  topicWords: ['gdpr', 'data processor', 'data controller'],
  texts: {
    topic: 'Role under GDPR',
    yes: 'The vendor states its position under the GDPR[, as {role}].',
    partial: 'The GDPR is addressed, but the vendor does not name its own role there.',
    no: 'The vendor says that it does not comply with the GDPR.',
    unknown: 'We found no statement on the vendor’s role under the GDPR.',
    risk: 'No compliance with the GDPR',
    stake: 'If roles are not settled, nobody answers to the people whose data it is.',
    mitigation: 'Settle the roles in the data processing agreement.',
    needs: ['priv.dpa'],
    without: 'Settle the roles in the contract before personal data goes in.',
    ask: 'For which processing are you our processor, and for which do you act as a controller?',
    owner: 'Privacy officer',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:we|our|us|company|vendor|processor|service provider|acts?|acting|are|is|as) .... (?:data )?(?:processor|controller|service provider)s?\\b|(?:compl|adher|commit|accordance|conform|align|meet|follow|ready|subject)\\w* .... (?:gdpr|general data protection|data protection (?:law|regulation|legislation)|privacy law|eu 2016)|(?:gdpr|general data protection\\w*)\\b .... (?:compl|ready|adher|commit|conform|certif|requirements|request|help|assist)|(?:processor|controller)s?\\b .... (?:we|our|us)\\b',
      example: 'We act as a processor of customer data under the GDPR.',
    },
    facets: { aligned: 'partial', of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:we|us|our|is|are|as|act|acts|acting|be|being|role|considered)\\b && (?:data )?(?<!sub[ -]|payment )(?:controllers?|processors?)\\b && (?:we\\b|our\\b|us\\b|is (?:the|a|considered)|are (?:the|a)|act|as (?:a|the|your|our)|on (?:your|behalf)|customer|client|gdpr|obligations|you are|role) && any:(?:data|information) (?:controller|processor|protection|processing|privacy)|personal (?:data|information)|gdpr|privacy|dpa\\b|data subjects?|processing|sub ?processor|customer (?:data|content)|your data',
        example: 'Acme acts as a data processor on behalf of its customers.',
      },
      {
        match:
          "(?:gdpr|general data protection regulation)\\b && (?:complian|comply|complies|certified|adhere|committed|conform|meets?\\b|abide|accordance with|in line with|ready) && (?:we\\b|our\\b|fully|compliant|certified|we're|practices|operations|processing (?:activities|of)) && !you may need|help|(?:customer|client|you)s? (?:to )?(?:comply|must|may)|your (?:complian|obligation)",
        example: 'We comply with the GDPR.',
      },
      {
        match:
          '(?:controller|person responsible|responsible (?:party|entity|body)) (?:within the meaning|for (?:the )?(?:processing|data)|pursuant|according)',
        example: 'The controller within the meaning of the GDPR is Acme Ltd.',
      },
      {
        match:
          '(?:we|us|our company|company|provider|supplier|licensor)\\b (?:\\w+ ){0,5}(?:is|are|as|act|acts|acting|remain|remains)\\b (?:\\w+ ){0,4}(?<!sub[ -]|payment )(?:controller|processor)\\b',
        example: 'We act as a data processor on behalf of our customers.',
      },
      {
        match: '(?:is|are) the (?:data )?controller (?:of|for|responsible)\\b',
        example: 'Acme Ltd is the controller of the data collected here.',
      },
      {
        match:
          '(?:processor|(?:we|us|our company|company|provider|supplier|licensor)\\b) .... (?:complian|comply|complies|accordance|conform|obligations|meet|adher)\\w* .... (?:gdpr|2016/679|general data protection regulation)\\b && !(?:customers?|you) (?:shall|must|will|can|to)|vendors',
        example: 'Processor shall process personal data in compliance with Regulation (EU) 2016/679.',
      },
      { match: '(?:gdpr) (?:complian|certified|ready)', example: 'Acme is fully GDPR compliant.' },
      {
        match:
          'data (?:controller|processor) && (?:you|your) && !(?:you are responsible|as (?:the|a) data controller, you)',
        example: 'You are the data controller of what your users enter.',
      },
    ],
    partial: [
      {
        match: 'gdpr && (?:right|tool|request|delete|export|dpa|data processing|access|erasure)',
        example: 'Acme provides tools that help you comply with the GDPR.',
      },
      {
        match: '(?:your|data subject) rights && (?:european|eea|eu\\b|uk\\b)',
        example: 'Your rights in the EEA are these.',
      },
      {
        match: '(?:help|assist|enabl|support)\\w* (?:\\w+ ){0,4}(?:comply|complian|meet)\\w* && gdpr',
        example: 'Acme provides tools that help you comply with the GDPR.',
      },
    ],
    no: [
      { match: '(?:is|are) not gdpr complian', example: 'We are not GDPR compliant.' },
      {
        match:
          '(?:not|no|never)\\b (?:\\w+ ){0,5}(?:gdpr complian|comply with (?:the )?gdpr|compliant with (?:the )?gdpr|compliance with (?:the )?gdpr) && !only',
        example: 'We are not GDPR compliant.',
      },
    ],
    weaker: [
      {
        match: 'supports? (?:\\w+ )?complian\\w+ && gdpr && !\\bwe (?:are|is)\\b|processor|controller',
        example: 'The table tells how far our service supports compliance with the GDPR.',
      },
      {
        match:
          'gdpr (?:\\w+ ){0,3}complian\\w* ... (?:provide|offer|sign|have|execute)\\w* (?:\\w+ ){0,2}(?:dpas?\\b|data processing)',
        example: 'We are GDPR compliant and provide a DPA.',
      },
      {
        match:
          '(?:so that|easier for|enabl\\w+|let|lets|allow\\w*|help\\w*|assist\\w*|everything you need|features|tools) .... (?:customers?|you|your|clients?|companies|organi[sz]ations?|gdpr)\\b .... (?:gdpr|complian|comply)\\w* && gdpr && !\\bwe (?:are |is )?(?:\\w+ )?(?:gdpr |in )?(?:complian|comply|complies)|processor|controller',
        example: 'Acme provides tools that help you comply with the GDPR.',
      },
    ],
    exclusions: [
      {
        match: '(?:is|are) (?:an? |the )?(?:key |main )?requirements? of gdpr',
        example: 'Hosting in the EU is a key requirement of GDPR compliance.',
      },
      {
        match: '^how to\\b|(?:submit|process|handle)\\w* (?:\\w+ ){0,3}deletion requests',
        example: 'How to submit deletion requests to comply with the GDPR.',
      },
      {
        match: 'you may need|if you (?:operate|process)',
        example: 'If you operate in the EU you may be a controller.',
      },
      {
        match:
          'ccpa only|(?:sub ?processors?|{cloud}|vendors?|service providers?|stripe) (?:is|are|act|complies|comply)|"?(?:controller|processor)"? (?:means|has the meaning|shall mean)|(?:controller|processor|personal data|processing)"?,? (?:and|or|,) ... (?:meanings?|defined)|(?:controller|processor) (?:is|are) (?:the |an |a )?(?:natural|entity|legal|person|party|organi[sz]ation) |you are responsible|payment processor|credit card processor|word processor|image processor|module (?:two|three|2|3)|controller to|role based|admission controller|ingress controller|event processor|to the extent (?:\\w+ )?(?:gdpr|applicable)',
        example: '"Controller" means the entity that determines the purposes of processing.',
      },
      {
        match:
          '(?:request|exercise|ask)\\w*\\b.{0,70}(?:in accordance with|under|pursuant to) (?:the )?(?:gdpr|general data)',
        example: 'You can request deletion in accordance with the GDPR.',
      },
      {
        match: '(?:{supplier}) (?:must|have to|has to|need to|are required)|webinars?|learn (?:how|in|more about)',
        example: 'Vendors must be GDPR compliant before we work with them.',
      },
      { match: 'allows? .{0,40}to build', example: 'The kit allows developers to build a processor.' },
      { match: 'if your application', example: 'Ask if your application is a controller.' },
      {
        match: 'kubernetes|controller level|containers?\\b|credentials',
        example:
          'Each customer has a database schema of its own, and the application opens it with credentials that reach no other.',
      },
      { match: 'processor fees', example: 'Card processor fees apply.' },
      {
        match: '(?:login|domain|network|game|storage|disk|event|flight|view|base|application) controllers?',
        example: 'The domain controller must be reachable.',
      },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'question'],
    params: [
      {
        name: 'role',
        pattern:
          '(?<!\\b(?:customers?|clients?|you|exporters?|subscribers?)\\b(?:(?!\\bwe\\b|\\bour\\b)[^.;,]){0,40})\\b(controller|processor|service provider)s?\\b(?! ?(?:\\||:|is|are) ?(?:you|the customer|customers?)\\b)',
        as: 'list',
      },
      { name: 'articles', pattern: '\\bart(?:icle|\\.)? ?(\\d{1,2})\\b', as: 'list' },
    ],
  }),
}
