import type { FactFile } from '../fact-file.ts'

export const bcDr: FactFile = {
  id: 'bc.dr',
  group: 'Resilience',
  question: 'Does the vendor have a disaster recovery or business continuity plan?',
  kind: 'commit',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'States a DR or BC plan or documented recovery procedure; testing noted as parameter.',
    partial: 'Automatic failover described without a plan, or plan in preparation.',
    no: 'Vendor says it has no plan.',
    excluded: "Advice on customer's own DR; backups alone; redundancy alone.",
  },
  controls: {
    soc2: ['A1.2', 'A1.3'],
    iso27001: ['A.5.29', 'A.5.30'],
    csf2: ['RC.RP-01', 'ID.IM-04'],
    sp80053: ['CP-2', 'CP-10'],
  },
  params: ['tested', 'frequency'],
  traits: ['internal'],
  topicWords: ['disaster recovery', 'business continuity'],
  texts: {
    topic: 'Disaster recovery',
    yes: 'A plan for the case of a disaster is claimed[, tested {frequency}].',
    partial: 'Recovery from disaster is described only in part.',
    no: 'The vendor says that it has no disaster recovery plan.',
    unknown: 'We found no description of a plan for disaster recovery.',
    risk: 'No recovery plan',
    stake: 'Without a plan, recovery takes as long as it takes to invent one.',
    mitigation: 'Plan for days without the service in your own continuity plan.',
    ask: 'May we see a summary of your recovery plan and the result of its last test?',
    owner: 'Continuity manager',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:disaster recovery|business continuity|dr|bcp|bcdr|contingency|continuity|recovery)\\b .... (?:plan|program|polic|procedure|test|strateg|process|document|exercis|site)|(?:plan|program|polic|procedure|process|strateg)\\w* .... (?:disaster|continuity|recover|contingency)|fail ?over|disaster recovery|business continuity',
      example: 'We have a disaster recovery plan that is tested every year.',
    },
    facets: { unfinished: 'partial', rest_left_out: 'partial', once: 'partial' },
    yes: [
      {
        match:
          '(?:emergency|recovery) (?:manual|handbook|plan)s?\\b .{0,60}(?:exercised|tested|rehearsed|drilled|practi[sc]ed|reviewed)',
        example: 'Acme maintains a disaster recovery plan that is tested annually.',
      },
      {
        match:
          '(?:disaster recovery|business continuity|disaster preparedness|continuity of operations|bcp\\b|drp\\b|bcdr|bc/dr|dr plan|contingency)\\b && (?:plan|procedure|program|polic|strateg|test|exercise|process|drill|runbook)\\w*',
        example: 'Acme maintains a disaster recovery plan that is tested annually.',
      },
      {
        match: 'recovery (?:plans?|procedures?|runbooks?) && (?:document|test|maintain|have|disaster|regular)',
        example: 'Acme maintains a disaster recovery plan that is tested annually.',
      },
      {
        match:
          '(?:procedures?|plans?|processes) .... (?:recover|restor|resum)\\w* .... (?:disaster|emergency|outage|catastroph)\\w*',
        example: 'Documented procedures exist for recovering the service after a disaster.',
      },
      {
        match: '(?:emergency|contingency|continuity) (?:plan|concept|management)\\w*',
        example: 'Our business continuity plan is reviewed every year.',
      },
      {
        match:
          '(?:disaster|catastroph\\w+|emergenc\\w+) .... (?:runbooks?|playbooks?|procedures?|plans?) .... (?:recover|rebuild|restor|describ)\\w*',
        example: 'For disasters we have runbooks that describe how to rebuild every system.',
      },
      {
        match:
          '(?:bc|dr|bcm) (?:and \\w+ )?plans?\\b|(?:plan|procedure|runbook|playbook|document|manual)\\w*\\b .... (?:rebuild|recover|resum|restor|carry on|keep running|continu)\\w* .... (?:disaster|catastroph|loss of|region|data cent|emergenc|fire|flood)\\w*',
        example: 'A formal DR plan makes sure that we can carry on.',
      },
    ],
    partial: [
      { match: 'automat\\w* fail ?over|fails? over automatically', example: 'The database fails over automatically.' },
      {
        match: 'disaster recovery|business continuity',
        example: 'Acme maintains a disaster recovery plan that is tested annually.',
      },
      {
        match: 'automatically (?:fails?|switch\\w*) over',
        example: 'If the primary server fails, the system automatically fails over.',
      },
      {
        match:
          '(?:replicas?|standby|secondary)\\b .{0,40}automatically (?:takes?|taking) over|automatically takes? over (?:operations|from|when|if)',
        example: 'A standby automatically takes over.',
      },
      {
        match:
          '(?:traffic|dns|service|requests|operations)\\b .... (?:switch|rout|redirect|fail|mov)\\w* .... (?:standby|secondary|another region|second (?:site|region)) .... (?:automatic|by itself|without)\\w*',
        example: 'If a region fails, traffic is switched to the standby automatically.',
      },
    ],
    weaker: [
      {
        match:
          '(?:disaster recovery|business continuity|bcp|dr) (?:plan|program)\\w* ... (?:being|in preparation|under (?:way|development)|draft)\\w*',
        example: 'A disaster recovery plan is being written.',
      },
    ],
    denied:
      '(?:disaster recovery|business continuity|continuity|dr|bcp|contingency) (?:\\w+ )?(?:plans?|programme?|strategy|procedures?)|disaster recovery|business continuity|plan for (?:\\w+ )?disasters?',
    exclusions: [
      { match: 'contact your|included in your', example: 'Contact your manager about disaster recovery.' },
      { match: 'you cannot|can affect|recovery purposes', example: 'You cannot opt out on the Lite plan.' },
      {
        match:
          'your (?:own )?(?:disaster|business continuity|dr\\b|bcp)|you (?:should|must|are responsible)|self host|merger|acquisition|insurance',
        example: 'You should have your own disaster recovery plan.',
      },
      {
        match: '^(?:how|learn|ways) |^{cloud} (?:has|have|maintains?|offers?|provides?)',
        example: 'How to write a business continuity plan.',
      },
      {
        match: 'design your own|for your (?:own )?(?:workloads|applications|apps|business)',
        example: 'Use our replicas to design your own disaster recovery.',
      },
    ],
    allow: ['third', 'staff', 'future'],
    params: [
      { name: 'tested', pattern: '\\b(?:test(?:ed|s|ing)?|exercised?|drills?)\\b', as: 'flag' },
      {
        name: 'frequency',
        pattern: '\\b(annual(?:ly)?|yearly|quarterly|monthly|regular(?:ly)?|periodic(?:ally)?)\\b',
        as: 'text',
      },
    ],
  }),
}
