import type { FactFile } from '../fact-file.ts'

export const hrOffboarding: FactFile = {
  id: 'hr.offboarding',
  group: 'People',
  question: 'Is staff access removed when they leave?',
  kind: 'control',
  weight: 1,
  agent: 'company_research',
  values: {
    yes: 'Access revoked, promptly or on termination, stated.',
    partial: 'Only part of access, or no timing and partial systems.',
    no: 'Vendor says none.',
    excluded: 'Removing customer users; SCIM deprovisioning; contract end deletion.',
  },
  controls: {
    soc2: ['CC6.2'],
    iso27001: ['A.6.5', 'A.5.18'],
    csf2: ['PR.AA-05'],
    sp80053: ['PS-4'],
  },
  params: ['hours'],
  traits: ['taught-to-staff', 'internal'],
  topicWords: ['offboarding', 'termination of employment', 'employee leave', 'departing employee'],
  texts: {
    topic: 'Removal of staff who leave',
    yes: 'Access is withdrawn when staff leave[, within {hours|hour}].',
    partial: 'Withdrawal of access when staff leave is described only in part.',
    no: 'The vendor says that access is not withdrawn when staff leave.',
    unknown: 'Nothing was found on withdrawal of access when staff leave.',
    risk: 'Former staff keep access',
    stake: 'A former employee with a working account is a breach that waits.',
    mitigation: 'Look for the leaver control in the SOC 2 report.',
    needs: ['assure.soc2'],
    without: 'Ask how long the accounts of the last leavers stayed open.',
    ask: 'How soon after an employee leaves is all access withdrawn?',
    owner: 'Security assurance',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:access|account|credential|permission|privilege)\\w* .... (?:revok|remov|terminat|disabl|deactivat|leav|depart|offboard|delet|withdraw)|(?:revok|remov|terminat|disabl|deactivat|offboard|leav|depart|deprovision)\\w* .... (?:access|account|credential|{staff}|privilege)',
      example: 'Access is revoked on the day an employee leaves.',
    },
    facets: { some: 'partial', part: 'partial', of_others: 'nothing' },
    yes: [
      {
        match: 'access (?:\\w+ ){0,3}withdrawn (?:within|on|when|at|promptly|immediately)',
        example: 'Access is withdrawn on the day someone leaves.',
      },
      {
        match:
          '(?:access|accounts?|credentials?) .... (?:closed|revoked|removed|disabled|deactivated|withdrawn) .... (?:person|employee|staff|someone|team member|colleague|people|they)(?:\\w+)? (?:\\w+ )?(?:leav|depart|left)\\w*',
        example: 'VPN access is removed when an employee leaves.',
      },
      {
        match:
          '(?:person|employee|someone|colleague|people) (?:\\w+ )?(?:leaves?|leaving|departs?) .... (?:access|accounts?) .... (?:closed|revoked|removed|disabled|deactivated)',
        example: 'When an employee leaves, their accounts are disabled immediately.',
      },
      {
        match: '(?:offboarding|off boarding) (?:process|procedure|checklist|polic)',
        example: 'An offboarding checklist is followed.',
      },
      {
        match:
          '(?:leavers?|departing|departed|former|terminated|outgoing) ?(?:{staff})?\\b .... (?:lose|revok|remov|disabl|deactivat|withdraw|terminat|block)\\w* && (?:access|accounts?|credentials|rights|permissions)',
        example: 'Access of departing employees is revoked within 24 hours.',
      },
      {
        match:
          '(?:access|accounts?|credentials) .... (?:revok|remov|disabl|deactivat|withdraw|terminat)\\w* .... (?:on|upon|at|after|following|within|day of|end of) (?:\\w+ ){0,3}(?:terminat|departure|exit|employment|separation|leav)\\w* && {staff}|employment|departure|personnel|internal|access control',
        example: 'Accounts of employees are disabled on the day of leaving, at the end of employment.',
      },
      {
        match: "terminat\\w* (?:[a-z']+ ){0,4}access (?:rights|privileges)",
        example: 'When somebody leaves we terminate all access rights.',
      },
      {
        match:
          '(?:timely|prompt|immediate)\\w* .... (?:de ?provisioning|removal|revocation|termination|de provisioning) of (?:\\w+ ){0,2}access',
        example: 'We take care of timely removal of access.',
      },
      {
        match: 'off ?boarding (?:is|are) (?:\\w+ )?(?:automated|standardi[sz]ed|documented)',
        example: 'Offboarding is automated.',
      },
      {
        match:
          '(?:leav(?:e|es|ing|ers?)|left|depart\\w*|departure|terminat\\w*|resign\\w*|quits?|off ?board\\w*|off boarding|exit|last (?:working )?day|contract ends?|end of (?:\\w+ )?employment|former|ex employees?)\\b && (?:access|accounts?|credentials?|permissions?|privileges?|rights|logins?|deprovisioning|tools)\\b && (?:revok|revocation|remov|disabl|deactivat|de ?provision|withdraw|suspend|clos|shut|block|lose\\b|loses\\b|cut\\b|clean|lock|ends?\\b|turns? off|switch|delet|terminat)\\w* && any:{staff}|employment|off ?board|leavers?|\\bhr\\b|human resources|resign|quit|somebody|someone|a person|people|colleagues? && !not|never',
        example: 'Access of departing employees is revoked within 24 hours.',
      },
      {
        match:
          '(?:terminat|leav|depart|offboard|separat|last day|end of (?:\\w+ )?employment|exit|no longer (?:employ|work|need))\\w* && (?:access|accounts?|credentials?|permissions?|privileges) && (?:revok|remov|disabl|deactivat|deprovision|withdraw|suspend|delet)\\w* && (?:{staff}|employment|offboard|departing)',
        example: 'Access of departing employees is revoked within 24 hours.',
      },
    ],
    weaker: [
      {
        match: '^(?:vpn|email|building|office) access (?:is|are) (?:revoked|removed)',
        example: 'VPN access is removed when an employee leaves.',
      },
    ],
    partial: [
      {
        match:
          '(?:leav(?:e|es|ing|ers?)|left|depart\\w*|terminat\\w*|resign\\w*|off ?board\\w*|off boarding|exit|last (?:working )?day|end of (?:\\w+ )?employment|former|separat\\w*)\\b .... (?:return|give back|hand in|hand over|hand back)\\w* .... (?:laptop|equipment|device|badge|pass\\b|keys|assets)\\w*',
        example: 'Leavers give back their laptop on the final day.',
      },
      {
        match:
          '(?:return|give back|hand in|hand over|hand back|collect)\\w* .... (?:laptop|equipment|device|badge|pass\\b|keys|assets|cards?)\\w* && leav|depart|last|off ?board|former|(?:leav|depart|former)\\w* .... (?:most|some) (?:of )?|(?:cut|removed|disabled|shut down|revoked) .... but (?:\\w+ ){1,4}(?:are|is) not',
        example: 'We collect access cards when people leave.',
      },
    ],
    no: [
      {
        match:
          '(?:former|departed|leavers?|leave|when (?:\\w+ )?(?:employees|staff|people)) .... (?:keep|retain)s? (?:\\w+ ){0,2}(?:access|accounts?|credentials?|permissions?|privileges?|rights|keys|logins?)\\b|(?:access|accounts?|credentials?|permissions?|privileges?|rights|keys|logins?)\\b .... remain\\w* (?:active|open|valid)|not (?:\\w+ ){0,2}(?:revoke|remove|disable|deactivate)d?\\b && any:{staff}|leav|depart|former && leav|depart|former|employees go',
        example: 'Former employees keep their access until it expires.',
      },
      {
        match:
          '(?:no|not|never)\\b (?:\\w+ ){0,5}(?:off ?boarding|leavers?|(?:access|accounts?) (?:\\w+ )?(?:revoked|removed|disabled|closed)) && {staff}|employ|leav|off ?board && ^.{0,140}$ && !longer|only|until|customers|your',
        example: 'There is no offboarding process.',
      },
      {
        match:
          '(?:accounts?|access) (?:\\w+ ){0,4}(?:is|are) not (?:\\w+ )?(?:disabled|removed|revoked|closed|deactivated) && leav|depart|former|\\bex\\b && !but|only|until',
        example: 'Accounts of former employees are not disabled.',
      },
    ],
    exclusions: [
      {
        match:
          'your (?:\\w+ )?(?:employees|users|members|team|organi[sz]ation|account|workspace|idp|identity)|scim|directory sync|identity provider|you (?:can|may|should)|customers? (?:can|may)|(?:agreement|contract|subscription|services?) (?:is |are )?(?:terminat|end|expir)|terminat\\w* (?:of )?(?:this|the|your) (?:agreement|contract|account|subscription|services?)|we (?:may|reserve)|suspend (?:your|the|service)|violat|data (?:is|will)|sessions?\\b|members? (?:is|are) removed|cookies',
        example: 'Deactivate users who leave your organization.',
      },
      {
        match: 'corporate identity|sign in with|your (?:team|idp)',
        example:
          'Users who sign in with a password can add a passkey or an authenticator app, and administrators can make multi-factor authentication mandatory for everyone.',
      },
    ],
    notIn: ['privacy', 'terms', 'pricing'],
    allow: ['staff', 'condition'],
    params: [{ name: 'hours', pattern: '(\\d{1,9} (?:hours?|days?))', as: 'hours' }],
  }),
}
