import type { FactFile } from '../fact-file.ts'

export const iamAccessReview: FactFile = {
  id: 'iam.access_review',
  group: 'Identity',
  question: 'Are staff access rights reviewed regularly?',
  kind: 'commit',
  weight: 2,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Periodic review of staff access stated, any interval.',
    partial: 'On change only, or one system only.',
    no: 'Vendor says none are done.',
    excluded: 'Access logged, audited or its logs reviewed; access removed at leaving; reviews customers should do.',
  },
  controls: {
    soc2: ['CC6.2', 'CC6.3'],
    iso27001: ['A.5.18'],
    csf2: ['PR.AA-05'],
    sp80053: ['AC-2'],
  },
  params: ['frequency'],
  traits: ['internal'],
  topicWords: ['access review', 'review of access', 'user access review'],
  texts: {
    topic: 'Reviews of staff access',
    yes: 'Staff access rights are reviewed at intervals[, {frequency}].',
    partial: 'Reviews of staff access are described only in part.',
    no: 'The vendor says that staff access rights are not reviewed.',
    unknown: 'Nothing was found on regular reviews of staff access.',
    risk: 'Staff rights pile up',
    stake: 'Rights that nobody reviews pile up as people change roles.',
    mitigation: 'Look for the control in the SOC 2 report, where it is usually tested.',
    needs: ['assure.soc2'],
    without: 'Ask for the record of the last review of staff access.',
    ask: 'How often are staff access rights reviewed, and who signs the review?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:access|permission|privilege|account|entitlement|authori[sz]ation|rights?)\\w* .... (?:review|audit|recertif|re evaluat|verif|reassess)\\w*|(?:review|audit|recertif|verif)\\w* .... (?:access|permission|privilege|entitlement|accounts?|authori[sz]ation)',
      example: 'Staff access rights are reviewed every quarter.',
    },
    facets: { once: 'partial', only_part: 'partial', rest_left_out: 'partial', where_possible: 'partial' },
    yes: [
      {
        match:
          '(?:access|permissions?|privileges?|entitlements) (?:rights )?(?:\\w+ ){0,5}(?:are|is) (?:\\w+ ){0,2}(?:reviewed|audited|recertified|re evaluated) && {regular}|staff|employee|quarter',
        example: 'Access rights of our staff are reviewed quarterly.',
      },
      {
        match:
          '(?:access|permission|privilege|entitlement|user access|account)s?(?: rights?| privileges| permissions| levels?| lists?)? (?:reviews?|audits?|recertif\\w+|are (?:\\w+ )?(?:reviewed|audited|recertified|evaluated)|is (?:\\w+ )?(?:reviewed|audited|recertified|re evaluated)) && !(?:audit log|access log)',
        example: 'User access reviews are performed at least annually.',
      },
      {
        match:
          '(?:review|audit|recertif)\\w* (?:\\w+ ){0,4}(?:access|permissions?|privileges|entitlements|access rights)\\b && ({regular}|{staff}|access (?:rights|levels|reviews?|lists|privileges))',
        example: 'Management reviews employee access to production systems every six months.',
      },
      {
        match:
          '(?:certify|certifies|certified|recertif\\w*|re certif\\w*|attest\\w*|validate[sd]?|re ?evaluate[sd]?|check(?:s|ed)?|verif(?:y|ies|ied)|confirms?|audit(?:s|ed)?|examine[sd]?) (?:\\w+ ){0,5}(?:access|permissions?|entitlements?|privileges|authori[sz]ations?|rights)\\b && {regular}|years?|months?|quarter',
        example: 'Managers certify access rights every three months.',
      },
      {
        match:
          '(?:regular|periodic|quarterly|annual|yearly|monthly|half ?yearly|routine) (?:\\w+ ){0,3}(?:reviews?|checks?|audits?|recertification|verification) of (?:\\w+ ){0,4}(?:access|authori[sz]ations?|permissions?|privileges|entitlements|user accounts|rights)',
        example: 'Regular review of authorisations',
      },
      {
        match:
          '(?:access|permissions?|privileges?|entitlements?|authori[sz]ations?) (?:rights )?(?:\\w+ ){0,5}(?:recertif\\w*|re certif\\w*|reviewed|audited|validated|revalidated|checked) ... {regular}',
        example: 'Access rights of our staff are reviewed quarterly.',
      },
      {
        match:
          '(?:access (?:rights?|grants?|lists?|levels?)?|permissions?|rights|privileges?|authori[sz]ations?|entitlements?|membership|who (?:\\w+ ){0,6}(?:reach|access)\\w*) .... (?:review|audit|go(?:es)? (?:over|through)|looked at|compared|recertif|re ?certif|re ?examin|re ?evaluat|re ?validat|checked|verif|attest)\\w* && {regular}|recurring|quarter|twelve months && {staff}|internal|manager|owners|system && !you\\b|your',
        example: 'Permissions granted to personnel are subject to periodic review by system owners.',
      },
      {
        match:
          '(?:review|audit|go(?:es)? (?:over|through)|looked at|compared|recertif|re ?certif|re ?examin|re ?evaluat|re ?validat|checked|verif|attest)\\w* .... (?:access (?:rights?|grants?|lists?|levels?)?|permissions?|rights|privileges?|authori[sz]ations?|entitlements?|membership|who (?:\\w+ ){0,6}(?:reach|access)\\w*) && {regular}|recurring|quarter|twelve months && {staff}|internal|manager|owners|system && !you\\b|your',
        example: 'Each quarter, managers go through the access rights of their team.',
      },
      {
        match:
          'access rights? (?:of (?:\\w+ )?(?:employees|staff|personnel)) .{0,20}(?:checked|verified|confirmed|audited) .{0,10}{regular}',
        example: 'Access rights of employees are checked every quarter.',
      },
    ],
    weaker: [
      {
        match:
          '(?:access|permissions?|privileges?|rights) (?:\\w+ ){0,8}(?:review|re ?evaluat|reassess|looked at|re ?examin|check)\\w* (?:\\w+ ){0,3}(?:when|on|upon|after) (?:\\w+ ){0,5}(?:role|job|position|chang|transfer|team)',
        example: 'Access is reviewed when an employee changes role.',
      },
      {
        match:
          '(?:upon|on|after|when|following) (?:\\w+ ){0,4}(?:chang|transfer|move)\\w* (?:of |in )?(?:\\w+ ){0,2}(?:role|job|team|position)\\b .... (?:review|re ?evaluat|reassess|re ?examin)\\w*',
        example: 'Upon a change of role, the permissions of the staff member are re-evaluated.',
      },
      {
        match:
          '(?:access|permissions?|privileges?) (?:\\w+ ){0,5}(?:reviewed|re evaluated|reassessed) (?:\\w+ ){0,3}(?:when|on|upon|after) (?:\\w+ ){0,5}(?:role|job|position|change|transfer)',
        example: 'Access is reviewed when an employee changes role.',
      },
    ],
    no: [
      {
        match:
          '(?:access|permissions?|rights|privileges?) (?:\\w+ ){0,3}(?:never|not) (?:\\w+ )?(?:review|re ?examin|re ?evaluat|audit|check)\\w*',
        example: 'Employee permissions are never re-examined after they are granted.',
      },
    ],
    denied:
      '(?:access|permission|privilege|entitlement)s? (?:rights )?(?:reviews?|recertification|audits)|reviews? of (?:\\w+ ){0,3}(?:access|permissions?|rights)',
    exclusions: [
      { match: 'logged and audited', example: 'Access is logged and audited.' },
      {
        match:
          '(?:access|audit|activity|server) logs?|logs? (?:are|of)|your (?:\\w+ )?(?:access|permissions|users|members|team)|you (?:can|should|may)|customers? (?:can|should)|code|physical access|request (?:access|to review)|review (?:and|or) (?:update|correct)|right (?:to|of) access|early access|data subject',
        example: 'Access logs are reviewed daily.',
      },
      { match: 'audit information|table entries', example: 'Review the audit information of each access.' },
    ],
    notIn: ['privacy', 'pricing'],
    allow: ['staff'],
    params: [
      {
        name: 'frequency',
        pattern:
          '\\b(annual(?:ly)?|quarterly|monthly|regular(?:ly)?|periodic(?:ally)?|semi-?annual(?:ly)?|every \\w+ (?:months|weeks|days))\\b',
        as: 'text',
      },
    ],
  }),
}
