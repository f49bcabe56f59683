import type { FactFile } from '../fact-file.ts'

export const irHistory: FactFile = {
  id: 'ir.history',
  group: 'Logging and response',
  question: 'Does the vendor publish past incidents or post-mortems?',
  kind: 'commit',
  weight: 1,
  agent: 'security_documentation_hunter',
  values: {
    yes: "Public incident reports, post-mortems, or an explicit 'no breach to date' statement.",
    partial: 'To customers only, on request, or summaries only.',
    no: 'Vendor says it does not publish them.',
    excluded: 'Live status page; changelog; security advisories without an incident.',
  },
  controls: {
    soc2: ['CC7.5'],
    iso27001: ['A.5.27'],
    csf2: ['RS.CO-03'],
    sp80053: ['IR-5'],
  },
  params: ['url', 'last_incident'],
  traits: ['promised-by-denial'],
  topicWords: ['post mortem', 'postmortem', 'incident report', 'past incident'],
  texts: {
    topic: 'Accounts of past incidents',
    yes: 'The vendor makes a public statement about past incidents.',
    quoted: true,
    partial: 'Accounts of past incidents are addressed, but not as published in full.',
    no: 'The vendor says that it does not publish accounts of incidents.',
    unknown: 'We found no account of past incidents.',
    risk: 'Incident accounts not published',
    stake: 'How a vendor writes about its last incident tells how it will treat you in the next.',
    mitigation: 'Search the breach registers and the press yourself.',
    ask: 'Which security incidents with effect on customers did you have in the last three years?',
    owner: 'Security operations',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:incidents?|post ?mortems?|root cause|retrospectives?|outages?|breach\\w*|rcas?)\\b .... (?:publish|report|public|blog|status|post ?mortem|history|never|share|written|write|retrospective|since|page|available|transparen)|(?:never|no known|not had|publish\\w*|public\\w*|past|previous|share\\w*|status|not (?:been|suffered|experienced)|history) .... (?:incidents?|breach|post ?mortem|retrospective|compromis|outages?|root cause|hack)|post ?mortems?',
      example: 'We publish a post-mortem of every incident.',
    },
    facets: { on_request: 'partial', rest_left_out: 'partial', only_part: 'partial' },
    yes: [
      {
        match: 'incidents are (?:reported|posted|published) (?:there|on|here)',
        example: 'Post-mortems of past incidents are published on our blog.',
      },
      {
        match:
          '(?:post ?mortems?|retrospectives?|incident (?:reports?|history|archive|reviews?)|root cause analys[ie]s|past incidents?|previous incidents?|historical incidents?)\\b && (?:public|publish|status|find|available|view (?:the|our|past)|blog|page|archive|http|posted|read (?:the|our|about)|history) && !privacy officer|internal|filed|fill',
        example: 'Post-mortems of past incidents are published on our blog.',
      },
      {
        match:
          '(?:never|not|no) (?:\\w+ ){0,5}(?:data |security )?breach && (?:date|ever|never|had|experienc|suffered|history|since)',
        example: 'To date we have never had a data breach.',
      },
      {
        match:
          '(?:incident|post mortem|outage) (?:reports?|history|archive)\\b && in:status|incident|post ?mortem|availab|reliab|transparen',
        example: 'Incident reports are listed below.',
        under: 'Status',
      },
      {
        match:
          '(?:this|the following|our) (?:report|post ?mortem|write ?up) (?:\\w+ ){0,3}(?:says|describes|explains|covers|details|documents) (?:\\w+ ){0,2}(?:what happened|the incident|the outage|root cause|how)',
        example: 'This report says what happened, why, and what we changed.',
      },
      {
        match:
          "(?:never|not|n't) (?:\\w+ ){0,3}(?:suffered|experienced|been breached|had|been compromised)\\w* (?:\\w+ ){0,4}(?:data |security )?(?:breach|incident|compromise)\\w*",
        example: 'To date we have never had a data breach.',
      },
      {
        match: '(?:past|previous|security) (?:security )?(?:incidents?|breaches) \\|.{0,4}(?:none|no\\b|0\\b)',
        example: '| Past security incidents | None since founding |',
      },
      {
        match:
          '(?:read|see|find|here is|published?) .... (?:report|account|review|analysis|write up|post ?mortem) .... (?:incident|unauthori[sz]ed|breach|outage|attack) && !(?:soc|test|customers? report)\\b',
        example: 'Read our report about the unauthorised access of October 2023.',
      },
      {
        match:
          'no (?:customer |client |personal |user )?(?:data|account|information|record|system)s? (?:has|have|was|were) (?:ever )?(?:been )?(?:compromised|breached|leaked|stolen|lost|exposed)',
        example: 'No customer data has ever been compromised.',
      },
      {
        match:
          '(?:every|each|all|past|older|previous|earlier|major|significant|serious) (?:\\w+ )?(?:incidents?|outages?|breach(?:es)?)\\b .... (?:publicly|publish\\w*|blog|posted|listed|archived?|online|website)\\b && !your|notif|authorit|customers shall',
        example: 'Every major outage is written up on our public blog.',
      },
      {
        match:
          '(?:publish|post|blog|list)\\w* .... (?:post ?mortems?|root cause|incident (?:reports?|reviews?)|retrospectives?|analys[ie]s of (?:\\w+ )?(?:incident|outage)|what went wrong|past incidents) && !customers only|request|under nda|your',
        example: 'We publish an analysis of what went wrong on our blog.',
      },
      { match: 'incident history', example: 'The incident history is available on our status page.' },
    ],
    partial: [
      {
        match:
          '(?:post ?mortems?|root cause|rca\\b|incident reports?|retrospective|document\\w* (?:any|all) (?:personal )?data breach)\\w* && (?:request|customers?|client|affected|provide|upon|written|share|supply|conduct|perform|internal) && any:incident|outage|breach|downtime|post ?mortem|disruption && !(?:tests?|attempts?|bugs?|builds?)\\b',
        example: 'We share a root cause with affected customers after an incident.',
      },
      {
        match:
          '(?:root cause|rca|post ?mortem|written review|incident report)\\w*\\b .... (?:request|account manager|under nda|subscribers|customers|clients)\\b',
        example: 'A root cause analysis can be requested from your account manager.',
      },
    ],
    weaker: [
      {
        match:
          '(?:post ?mortems?|root cause|rca|incident reports?)\\b\\w* .... (?:(?:with|to|for) (?:\\w+ )?(?:affected|impacted|our) customers|on request|upon request)',
        example: 'Customers receive a root cause analysis on request.',
      },
    ],
    no: [
      {
        match:
          "(?:do|does) ?(?:not|n't) (?:publish|disclose|share) (?:\\w+ ){0,3}(?:incident reports?|post ?mortems?|root cause)",
        example: 'We do not publish incident reports.',
      },
    ],
    denied:
      'post ?mortems?|incident (?:reports?|history|reviews?|archive)|reports? (?:on|about|of) (?:past |security |\\w+ )?incidents?|past incidents',
    exclusions: [
      {
        match: 'root cause analysis (?:\\w+ )*(?:is|are) available',
        example: 'Root cause analysis is available for all check types.',
      },
      {
        match: '(?:plans?|tiers?) (?:\\w+ ){0,2}includ\\w*|subscriber notifications|your (?:\\w+ )?status page',
        example: 'Every paid plan includes incident history and subscriber notifications.',
      },
      {
        match: 'perform a post ?mortem|conduct a post ?mortem|identify the root cause',
        example: 'The team will conduct a post-mortem.',
      },
      {
        match: '(?:write|create|draft|generate|publish)(?: and \\w+)? (?:an? |your )?post ?mortem',
        example: 'Create a post-mortem with one click.',
      },
      {
        match:
          'your (?:own )?(?:post ?mortem|incident|retrospective)|retrospective (?:meeting|template)|you can (?:create|write)|product|feature|live status|employee',
        example: 'See the live status of our services.',
      },
      { match: 'held weekly', example: 'Incident meetings are held weekly.' },
      { match: 'perform root cause', example: 'Use traces to perform root cause analysis.' },
    ],
    allow: ['negation', 'third', 'staff', 'duty', 'condition', 'future'],
    params: [{ name: 'url', pattern: '(https?://[^\\s)]+)', as: 'text' }],
  }),
}
