import type { FactFile } from '../fact-file.ts'

export const bcRtoRpo: FactFile = {
  id: 'bc.rto_rpo',
  group: 'Resilience',
  question: 'Are recovery time or recovery point figures stated?',
  kind: 'commit',
  weight: 3,
  agent: 'security_documentation_hunter',
  values: {
    yes: 'A number is given for RTO or RPO, including as a target.',
    partial: 'Figures on request only, words only, or vague ranges.',
    no: 'Vendor says none are defined.',
    excluded: 'Support response times; backup frequency alone; uptime percentage.',
  },
  controls: {
    soc2: ['A1.2'],
    iso27001: ['A.5.30'],
    csf2: ['RC.RP-01'],
    sp80053: ['CP-2'],
  },
  params: ['rto_hours', 'rpo_hours', 'plans'],
  lessIsBetter: ['rto_hours', 'rpo_hours'],
  topicWords: ['rto', 'rpo', 'recovery time', 'recovery point'],
  texts: {
    topic: 'Recovery targets',
    yes: 'A recovery target is given as a number[: back in service within {rto_hours|hour}, losing at most {rpo_hours|hour} of data//: back in service within {rto_hours|hour}//: at most {rpo_hours|hour} of data lost].',
    partial: 'Recovery targets are addressed only in part.',
    no: 'The vendor says that recovery targets are not defined.',
    unknown: 'We found no figures for recovery time and recovery point.',
    risk: 'No recovery targets',
    stake: 'You cannot plan your own continuity around an unknown outage.',
    mitigation: 'Assume a loss of one day and an outage of three, and test your own fallback.',
    ask: 'What are your recovery time and recovery point objectives, and when were they last met in a test?',
    owner: 'Continuity manager',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:rto|rpo|recovery time|recovery point|recover(?:y|ed|s|ing)?|data loss|restor(?:e|es|ed|ation|ing)) ... (?:\\d|{duration}|minute|hour|zero)|(?:{duration}) ... (?:rto|rpo|recovery (?:time|point))|(?:rto|rpo)\\b',
      example: 'Our RTO is 4 hours and our RPO is 1 hour.',
    },
    figure: { param: 'rto_hours' },
    facets: { on_request: 'partial', once: 'partial', approximate: 'partial' },
    yes: [
      {
        match: '(?:lose|loss of) (?:at most|no more than|up to|less than) {duration}',
        example: 'In the worst case you lose at most 15 minutes.',
      },
      {
        match:
          '(?:recover|restor)\\w* (?:\\w+ ){0,4}(?:service|operations|systems?)\\b .... {duration} && (?:disaster|outage|incident|recover)',
        example: 'After an outage we restore the service, as a rule within 4 hours.',
      },
      {
        match:
          '(?:rto\\b|rpo\\b|recovery time|recovery point) && (?:{duration}|zero|seconds?\\b|minutes?\\b|\\d+ ?(?:h|m|s)\\b)',
        example: 'Our recovery time objective is four hours and our recovery point objective is one hour.',
      },
      { match: '(?:rto|rpo|recovery (?:time|point) objectives?)\\b && \\d', example: 'RPO: 24 hours' },
      {
        match: '(?:restore|recover)\\w* (?:\\w+ ){0,4}within {duration} && !(?:backup retention|support)',
        example: 'We restore every system within 4 hours.',
      },
      {
        match: '(?:data loss|lose) (?:\\w+ ){0,5}{duration} && disaster|rpo|recover|restor',
        example: 'Data loss is limited to 15 minutes in a disaster.',
      },
      {
        match:
          '{duration} (?:\\w+ ){0,3}(?:of (?:\\w+ )?(?:data|transactions|work|changes)|worth) .... (?:lost|lose|loss)|(?:lost|lose|loss)\\b .... {duration} of (?:data|work|transactions|changes)',
        example: 'At most five minutes of data would be lost.',
      },
      {
        match: '(?:rto\\b|rpo\\b|recovery time|recovery point) && {duration}',
        example: 'Our recovery time objective is four hours and our recovery point objective is one hour.',
      },
    ],
    partial: [
      {
        match: '(?:rto\\b|rpo\\b|recovery time objective|recovery point objective)',
        example: 'Recovery time objectives are defined in our continuity plan.',
      },
      {
        match: 'recovery time and recovery point',
        example: 'We set a recovery time and recovery point for each system.',
      },
      {
        match: 'recovery (?:time |point )?(?:objectives?|targets?)',
        example: 'Recovery objectives are set out in your contract.',
      },
    ],
    denied:
      'rtos?|rpos?|recovery (?:time|point)s?(?: or recovery (?:time|point))?(?: objectives?| targets?)?|recovery (?:targets|objectives)',
    exclusions: [
      {
        match:
          'you (?:should|must|define)|your (?:rto|rpo)|\\b(?:rto|rpo) (?:is (?:the|an?|defined)|stands|means|refers)|respon(?:se|d)',
        example: 'Support responds within four hours.',
      },
      {
        match: 'your (?:\\w+ )?(?:servers|databases|workloads|applications)',
        example: 'Our tool gets your servers an RPO of five seconds.',
      },
    ],
    allow: ['third', 'future'],
    params: [
      {
        name: 'rto_hours',
        pattern: '(?:rto\\b|recovery time)[^.;]{0,60}?(\\d{1,9}(?:\\.\\d{1,9})? ?(?:hours?|hrs?|minutes?|days?))',
        as: 'hours',
      },
      {
        name: 'rpo_hours',
        pattern: '(?:rpo\\b|recovery point)[^.;]{0,60}?(\\d{1,9}(?:\\.\\d{1,9})? ?(?:hours?|hrs?|minutes?|days?))',
        as: 'hours',
      },
    ],
  }),
}
