import type { FactFile } from '../fact-file.ts'

export const iamSession: FactFile = {
  id: 'iam.session',
  group: 'Identity',
  question: 'Can admins set session length or idle timeout?',
  kind: 'feature',
  weight: 2,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Admin-configurable session lifetime or idle timeout.',
    partial: 'Fixed timeout stated, users can only revoke sessions, or IdP controls it.',
    no: 'Vendor says not configurable.',
    excluded: 'Cookie lifetimes in privacy policies; API token expiry; staff sessions.',
  },
  controls: {
    soc2: ['CC6.1'],
    iso27001: ['A.8.5'],
    csf2: ['PR.AA-03'],
    sp80053: ['AC-12', 'AC-11'],
  },
  params: ['minutes', 'hours', 'plans'],
  traits: ['for-members'],
  topicWords: ['session timeout', 'idle timeout', 'session duration', 'session length'],
  texts: {
    topic: 'Session limits',
    yes: 'Administrators can set how long a session lasts[, such as {minutes|minute}//, such as {hours|hour}].',
    partial: 'Session length is addressed, but not as a setting of your own.',
    no: 'The vendor says that the length of a session cannot be configured.',
    unknown: 'Nothing was found on session length and idle timeout.',
    risk: 'Session length not configurable',
    stake: 'A lost laptop with a live session is as good as a password.',
    mitigation: 'Set short sessions in your identity provider and lock idle devices.',
    needs: ['iam.sso'],
    without: 'Lock idle devices by policy, and have people sign out on shared ones.',
    ask: 'Can we set idle timeout and maximum session length for our organisation?',
    owner: 'Identity team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        'sessions?\\b .... (?:time ?out|expir|length|duration|lifetime|minutes|hours|days|inactiv|idle|revok|log)|(?:idle|inactiv|automatic)\\w* .... (?:log|sign|session|time)|logged out',
      example: 'Admins can set the session timeout.',
    },
    subject: 'sessions?|sign(?:ed|ing)? ?(?:in|out)|log ?(?:in|out)|timeout',
    facets: { beta: 'partial', on_request: 'partial', rest_left_out: 'partial', only_part: 'partial' },
    yes: [
      {
        match:
          '(?:modify|change|set|configure|adjust|shorten)\\w* .{0,30}session (?:lifespan|lifetime|length|duration|timeout)',
        example: 'Admins can set the session timeout for their organization.',
      },
      {
        match: '(?:support|offer|includ|provid|control)\\w* .... session (?:timeouts?|durations?|lifetimes?|length)',
        example: 'We support shorter session timeouts for your workspace.',
      },
      {
        match:
          '(?:set|choos|configur|decid|control|adjust|determin|cover|polic|paramet)\\w* .... (?:how long|when|after how (?:long|much)) .... (?:sessions?|log ?ins?\\b|sign ?ins?\\b)',
        example: 'Configure how long idle sessions last before members are logged out.',
      },
      {
        match:
          '(?:sessions?|idle|inactivity|inactive)\\b ... (?:timeout|time out|duration|lifetime|length|expir|limit|log ?out|logged out|sign(?:ed)? out|max)\\w* && (?:{admin}|configur|custom|set\\b|setting|adjust|choose|specify|control|define)',
        example: 'Admins can set the session timeout for their organization.',
      },
      {
        match:
          '(?:timeout|time out|duration|lifetime|length|expir\\w*|limit|log ?out|logged out|sign(?:ed)? out|max\\w*)\\b ... (?:sessions?|idle|inactivity|inactive)\\b && (?:{admin}|configur|custom|set\\b|setting|adjust|choose|specify|control|define)',
        example: 'Administrators set the length of a session and the idle timeout.',
      },
      {
        match:
          '(?:session|idle|inactivity) (?:timeout|duration|lifetime|length) ?\\(?(?:in )?(?:minutes|hours|seconds|days)\\)?',
        example: 'Idle timeout (minutes)',
      },
      {
        match:
          '(?:force|require)\\w* (?:re ?authenticat|users to (?:log|sign) in again|re ?login|members to (?:log|sign) in again)\\w* .... (?:every|after|hours?|days?)',
        example: 'Force re-authentication every N hours for all members of the organization.',
      },
      {
        match: 'auto(?:matic)? ?(?:log ?out|sign ?out) && (?:choose|set|configur|admin|minutes)',
        example: 'Admins choose after how many minutes automatic logout happens.',
      },
      {
        match:
          '(?:choos|set|defin|decid|configur|control|pick)\\w* .... (?:hours|minutes|days|time|long|often|when) .... (?:log ?in again|sign ?in again|log in again|sign in again|re ?authenticate|logged out|signed out|renew)',
        example: 'Choose after how many hours users have to log in again.',
      },
      {
        match:
          'session (?:lifespan|lifetime|length|duration|timeout) .{0,40}(?:can be|may be) (?:modified|changed|set|configured|adjusted)',
        example: 'The session lifetime can be changed by admins.',
      },
      {
        match:
          '(?:set|choos|configur|decid|control|adjust)\\w* (?:\\w+ ){0,3}(?:how long|when|after how (?:long|much)) .... sessions?',
        example: 'Configure how long idle sessions last before members are logged out.',
      },
      {
        match: '(?:configurable|custom|adjustable|customi[sz]able) (?:session|idle|inactivity)',
        example: 'Configurable session length is part of the plan.',
      },
    ],
    partial: [
      {
        match:
          '(?:sessions?|idle|inactivity|inactive|logged in)\\b && (?:expire|timeout|time out|lifetime|log(?:ged)? out|sign(?:ed)? out|terminat|lasts?|valid for) && {duration}',
        example: 'Sessions expire after 30 minutes of inactivity.',
      },
      {
        match: '(?:revoke|view|manage|terminate|end|log out of|sign out of)\\w* (?:\\w+ ){0,4}sessions?\\b',
        example: 'You can view and revoke your active sessions.',
      },
      {
        match: 'sessions? (?:can be|are) (?:\\w+ )?(?:revoked|terminated|invalidated|viewed)',
        example: 'Sessions can be revoked.',
      },
      {
        match: 'session (?:timeout|lifetime|duration|length|management)',
        example: 'Admins can set the session timeout for their organization.',
      },
      {
        match:
          '(?:see|view|review|list|check)\\w* (?:\\w+ ){0,4}(?:sessions|devices)\\b && (?:revoke|(?:log|sign) (?:\\w+ )?out|end|terminate|close)',
        example: 'You can view and revoke your active sessions.',
      },
      {
        match: '(?:sign|log)(?:s|ged|ging)? out (?:of )?(?:all )?(?:\\w+ )?(?:other )?(?:devices|sessions|browsers)',
        example: 'Log out of all other devices.',
      },
      {
        match:
          '(?:users?|members?|you) (?:are|is|will be) (?:automatically )?(?:logged|signed) out (?:automatically )?after',
        example: 'Users are automatically logged out after a while.',
      },
      {
        match: 'devices? (?:\\w+ ){0,4}(?:logged|signed) in && (?:log|sign|revoke|remove)\\w*',
        example: 'See the devices that are logged in and remove them.',
      },
      {
        match: '(?:logs?|signs?) out (?:\\w+ ){0,3}(?:users|members) .... after {duration}',
        example: 'Acme logs out all users after 30 days.',
      },
      {
        match:
          '(?:see|view|review|list|check)\\w* (?:\\w+ ){0,4}sessions\\b && (?:revoke|log out|sign out|end|terminate|close)',
        example: 'You can view and revoke your active sessions.',
      },
      {
        match:
          'session (?:length|duration|lifetime|timeout)s? (?:\\w+ ){0,3}(?:determined|controlled|set|governed|managed|defined) by',
        example: 'The session length is determined by your browser.',
      },
    ],
    no: [
      {
        match:
          '(?:session|idle|inactivity)s? .... (?:(?:cannot|is not|are not) (?:be )?(?:chang|configur|adjust|set\\b|customi[sz])|no (?:means|way|option))\\w*',
        example: 'The session length cannot be changed.',
      },
      {
        match: "(?:session|idle|inactivity) (?:length|duration|timeout|lifetime)s? (?:cannot|can't|is not|are not)",
        example: 'The session length cannot be changed.',
      },
    ],
    denied:
      'session (?:time ?outs?|limits?|length|duration|lifetime|settings?)|idle time ?outs?|(?:configurable|custom) sessions?',
    exclusions: [
      { match: 'sandbox', example: 'The sandbox has a session timeout.' },
      {
        match:
          'access tokens?|deactivated|at your (?:identity|idp)|sign up|(?:through|to|via) (?:your|the) (?:identity provider|idp)',
        example:
          'Enterprise customers choose at sign-up whether their data is stored in the European Union (Frankfurt) or in the United States (Oregon).',
      },
      {
        match:
          'cookies?\\b|analytics|recording|replay|session data|tracking|checkout session|training session|support session|api|(?:our|all) (?:employees|staff|engineers|personnel)|website visitor|google analytics|browser session',
        example: 'The session cookie expires after one year.',
      },
      {
        match:
          'ssh sessions?|database sessions?|session tokens? are signed|workstations?|screen|laptop|console session to production',
        example: 'Employee workstations lock after idle time.',
      },
      {
        match: '(?:staff|employees?|engineers?|personnel) sessions?',
        example: 'Staff sessions time out after 15 minutes.',
      },
      {
        match:
          'session (?:length|duration|lifetime)s? .{0,40}(?:cookie_|refresh)|refresh tokens?|id tokens?|\\bmcp\\b|(?:user|access|shell|terminal) session (?:until|against)|upstream',
        example: 'Refresh tokens end the session.',
      },
      { match: 'per session|page views', example: 'Events per session are counted.' },
      {
        match: 'in:(?:api|personal|access|authentication|service)? ?tokens?',
        example: 'The timeout can be set.',
        under: 'API tokens',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third'],
    params: [
      { name: 'minutes', pattern: '(\\d{1,9} minutes?)', as: 'minutes' },
      { name: 'hours', pattern: '(\\d{1,9} (?:hours?|days?))', as: 'hours' },
    ],
  }),
}
