import type { FactFile } from '../fact-file.ts'

export const appChange: FactFile = {
  id: 'app.change',
  group: 'Engineering',
  question: 'Is change controlled, with separate production and test environments?',
  kind: 'control',
  weight: 2,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'Change management process, or separated environments, stated.',
    partial: 'Only automated deployments, or partial separation.',
    no: 'Vendor says environments are shared or changes uncontrolled.',
    excluded: "Customer's environments; notice of terms changes; change-review product feature.",
  },
  controls: {
    soc2: ['CC8.1'],
    iso27001: ['A.8.31', 'A.8.32'],
    csf2: ['ID.RA-07'],
    sp80053: ['CM-3', 'CM-4'],
  },
  params: ['approval', 'environments'],
  traits: ['internal'],
  topicWords: ['change management', 'change control', 'separate environment'],
  texts: {
    topic: 'Change management',
    yes: 'A safeguard for changes to production is claimed.',
    partial: 'Control of changes is described only in part.',
    no: 'By the vendor’s own words, changes reach production without full control.',
    unknown: 'We found no description of change management.',
    risk: 'Uncontrolled changes',
    stake: 'Uncontrolled change is the commonest cause of outages and of openings by mistake.',
    mitigation: 'Subscribe to release notes and test critical flows after each release.',
    ask: 'How are changes approved and rolled back, and are test and production fully separate?',
    owner: 'Platform team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'change (?:management|control)|(?:staging|test|development|production|environments?|environment)\\b .... (?:separat|isolat|before|production|tested|staging|segregat|distinct|deploy)|(?:separat|segregat|isolat|tested|test|deploy|approv)\\w* .... (?:environment|production|staging|change)|change .... (?:approv|test|review|document)',
      example: 'Production and test environments are separated.',
    },
    facets: { some: 'partial', part: 'partial', of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:release|change|deployment)s?(?: process| procedure)? \\|.*(?:approval|approved|ticket|test stage|staging)',
        example: 'Release process | approval and test stage',
      },
      {
        match:
          '(?:development|dev|test|staging|qa)\\b(?:,| and|/)? (?:\\w+ |and ){0,3}production (?:\\w+ ){0,3}(?:kept |held |are )?apart',
        example: 'Development and production are kept apart.',
      },
      {
        match: 'change (?:management|control)s?\\b && !(?:your|you can|customers? can)',
        example: 'We have a formal change management process.',
      },
      {
        match:
          '(?:production|staging|test(?:ing)?|development|qa)\\b(?:,| and|/| or| &)? (?:\\w+[ ,]{1,2}){0,6}(?:production|staging|test(?:ing)?|development|qa)\\b && (?:separat|isolat|segregat|distinct|different|independent)\\w* && (?:environments?|systems?|networks?|accounts?|infrastructure|kept|servers?|clusters?)',
        example: 'Development, staging and production environments are separated.',
      },
      {
        match: '(?:separat|isolat|segregat)\\w* && (?:production) && (?:staging|test|develop|non production)',
        example: 'Development, staging and production environments are separated.',
      },
      {
        match:
          'test\\w* in (?:an? |our )?(?:\\w+ )?(?:staging|test|pre ?production|qa|sandbox|development) (?:environment|system|server)',
        example: 'Changes are tested in a staging environment before they reach production.',
      },
      {
        match:
          '(?:changes|code|releases?|updates)\\b && (?:staging|test environment|pre production) && (?:before|prior|deploy|production|release)',
        example: 'Changes are tested in a staging environment before they reach production.',
      },
      {
        match:
          '(?:changes|releases|deployments) (?:\\w+ ){0,4}(?:are|is|must be) (?:\\w+,? ){0,6}(?:documented|approved|authori[sz]ed|tracked|ticketed) && !terms|policy|pric',
        example: 'All changes are documented, tested and approved before deployment.',
      },
      {
        match:
          '(?:test|staging|pre ?production|development|qa)\\b (?:\\w+ ){0,3}(?:environment|system)s? .... (?:before|prior to) .... (?:production|release|deploy|live)\\w*',
        example: 'Changes are tested in a staging environment before they reach production.',
      },
      {
        match: 'separat\\w* (?:of|between) (?:\\w+,? ){0,4}(?:production|test|development|staging)',
        example: 'There is a separation of production and test.',
      },
      {
        match: 'separate (?:\\w+,? ){0,3}environments? for (?:\\w+,? ){0,4}(?:production|test|development|staging)\\w*',
        example: 'We have separate environments for production and staging.',
      },
      {
        match:
          '(?:all|every|each) changes? .... (?:go|goes|pass|passes) through .... (?:review|approval|process|pipeline|test)\\w*',
        example: 'All changes go through review.',
      },
      { match: 'gitops\\b && (?:infra|config|deploy|we\\b|our|chang)', example: 'GitOps is how we deploy.' },
      {
        match:
          '(?:releases?|changes?|updates?|builds?|versions?|code)\\b .... (?:qa|staging|test|pre ?production)\\b (?:\\w+ )?(?:environment|stage|first)?.... (?:before|first|prior)',
        example: 'Changes are tested in a staging environment before they reach production.',
      },
      {
        match:
          '(?:changes?|releases?|deployments?) (?:\\w+ ){0,3}(?:requires?|needs?|must have) .... (?:approval|sign ?off|ticket)\\b && !your|you\\b|price|polic',
        example: 'All code changes require approval from a second developer.',
      },
      {
        match:
          '(?:changes?|releases?) (?:\\w+ ){0,2}(?:goes?|pass(?:es)?) through (?:\\w+ ){0,5}(?:review|approval|change|testing)',
        example: 'Each release passes through an approval.',
      },
      {
        match:
          '(?:changes?|releases?|deployments?)\\b && (?:roll ?back|ticket|documented|tested|staging|qa)\\b && (?:approv|authori[sz]|sign(?:ed)? off)\\w*',
        example: 'All changes are documented, tested and approved before deployment.',
      },
    ],
    partial: [
      {
        match:
          '(?:deployed|released|shipped|rolled out) (?:\\w+ )?(?:through|via|using|by) (?:an? |our )?(?:\\w+ )?(?:ci ?/? ?cd|cicd|automated|deployment|release) (?:\\w+ )?pipelines?',
        example: 'Code is deployed through a CI/CD pipeline.',
      },
      {
        match:
          '(?:automated deploy|continuous (?:deployment|integration|delivery)|ci/cd)\\w* && (?:deploy|release|ship)',
        example: 'We release by continuous deployment.',
      },
      { match: '(?:deployments?|releases?) (?:are|is) (?:\\w+ )?automated', example: 'Deployments are automated.' },
      {
        match:
          '(?:built|deploy|releas|shipp|roll)\\w* .... (?:pipelines?|ci/cd|automatic\\w*|automated)\\b && !you\\b|your',
        example: 'Code is deployed through a CI/CD pipeline.',
      },
    ],
    no: [
      {
        match:
          'changes (?:are|is) not (?:controlled|reviewed|tracked)|(?:test|staging|development) and production (?:\\w+ )?(?:share|same)',
        example: 'Changes are not controlled.',
      },
      {
        match:
          '(?:no|not have (?:an? |any )?) ?(?:\\w+ ){0,2}(?:test|staging|qa|pre production) (?:environment|system)|no (?:\\w+ )?change (?:management|control)',
        example: 'There is no separate test environment.',
      },
      {
        match:
          '(?:production|live)\\b .... (?:directly|without (?:\\w+ ){0,3}(?:test|approv|review|staging))\\w* && (?:changes?|deploy|code|develop|test)\\w* && !not|never|no\\b|cannot|prevent',
        example: 'Changes are deployed to production directly.',
      },
    ],
    weaker: [
      {
        match:
          '(?:staging|test) (?:environment|system) .... (?:does|do|has|have) (?:not|none)|(?:staging|test|development) and production (?:\\w+ ){0,3}(?:share|shared) .... (?:but|separat)',
        example: 'The web app has a staging environment; the billing system does not.',
      },
    ],
    exclusions: [
      { match: '^use (?:our )?change (?:management|control)', example: 'Use change management in production.' },
      {
        match:
          'your (?:staging|production|environment|app|project|team|branch|database|deploy|pull|code|own|ci)|you can|customers? can|notice of|changes? to (?:this|our|these|the) (?:privacy|terms|policy|agreement)|sub ?processor|climate|branch|preview (?:deploy|environment)|(?:change|deploy) requests? feature|audit logs? help|help (?:teams|you)|- change management: review|workspace|price|network isolation',
        example: 'You can create a staging environment for your app.',
      },
      {
        match: 'changelog|release notes|notable changes',
        example: 'Changelog: all notable changes are documented here.',
      },
      { match: 'might want', example: 'You might want a staging environment.' },
      { match: 'ordering document|deployment schedule', example: 'See the deployment schedule.' },
      { match: 'ideal for', example: 'It is ideal for staging environments.' },
      {
        match: 'allows? (?:organi[sz]ations|customers|users|you)\\b',
        example: 'This allows customers to separate production and staging.',
      },
    ],
    allow: ['staff'],
    params: [
      { name: 'approval', pattern: '\\b(?:approv\\w+|sign(?:ed)?[ -]off|authori[sz]ed)\\b', as: 'flag' },
      { name: 'environments', pattern: '\\b(production|staging|test|development|qa|pre-production)\\b', as: 'list' },
    ],
  }),
}
