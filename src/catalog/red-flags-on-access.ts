import type { RedFlagRule } from './red-flag-rule.ts'

/** On who gets in, with what, and what is seen of it. */
export const accessFlags: readonly RedFlagRule[] = [
  {
    kind: 'excessive_rights',
    says: [
      /\b(?:all|every|each|any) (?:\w+ ){0,2}(?:users?|members?|teammates|collaborators|accounts?|seats?|persons?|invited \w+|api (?:keys?|tokens?))\b.{0,40}\b(?:(?:is|are|has|have|gets?|receives?|becomes?) (?:\w+ ){0,3}(?:an? )?(?:admin(?:istrator)?s?|owners?|full (?:access|rights|permissions|control)|the same (?:access|rights|permissions|role)|complete access))\b|^members have full access to (?:your|the) (?:workspace|account|organi[sz]ation)\b|\b(?:all|every|each|any) (?:\w+ ){0,2}(?:users?|members?)\b (?:have|has) permissions? to (?:manage|change|administer|delete)\b.{0,60}\b(?:other (?:\w+ )?members|the (?:team|account|workspace|organi[sz]ation) itself|everything)\b/,
    ],
    unless: /\b(?:not|n't|unless|except|can be|may be|should|if|when|(?:other|free|these) plans?)\b|\?$/,
    under: null,
    liftedBy:
      /\b(?:roles? can be assigned|(?:range|choice) of (?:\w+ ){0,2}roles|(?:specific|custom|different|specialist|read[ -]?only|following (?:\w+ )?|available) roles?)\b/,
    facts: ['iam.rbac'],
    text: 'Users have more rights than they need.',
    example: 'All members of a workspace are administrators.',
  },
  {
    kind: 'excessive_rights',
    says: [
      /\b(?:users|members|customers|everyone|anyone)\b.{0,30}\b(?:access|use|given|get|log in as|run as|become)\b.{0,20}\b(?:superuser|root user|root account)\b/,
    ],
    unless: /\b(?:not|n't|never|cannot|no)\b.{0,60}\b(?:superuser|root)\b|\b(?:unless|except|should|if|when)\b|\?$/,
    under: null,
    facts: ['iam.rbac'],
    text: 'Users have more rights than they need.',
    example: 'Users are allowed to access the database superuser.',
  },
  {
    // A key with all rights is a flag where its page knows of no lesser one.
    kind: 'excessive_rights',
    says: [
      /\b(?:keys?|tokens?)\b.{0,40}\b(?:grants?|gives?|provides?|has|have|carr(?:y|ies)|inherits?)\b (?:\w+ ){0,2}(?:full|unrestricted|complete|total)\b (?:\w+ ){0,2}(?:access|control|rights|permissions|power)\b/,
    ],
    unless:
      /\b(?:not|n't|never|unless|except|can|could|may|might|should|if|when|or|either|read|default|personal access tokens?)\b|\?$/,
    under: null,
    liftedBy:
      /\b(?:scope[sd]?|restricted|fine[- ]grained|limited|granular|custom permissions|read[ -]only|(?:choose|select|specific) (?:\w+ ){0,2}permissions)\b/,
    facts: ['iam.tokens'],
    text: 'A key has more rights than it needs.',
    example: 'This key grants full administrative access to your account.',
  },
  {
    kind: 'excessive_rights',
    says: [
      /\b(?:recommend|suggest|advise)\b.{0,50}\b(?:select|grant|choose|give|assign)(?:ing)?\b.{0,12}\b(?:all|full|every)\b.{0,10}\b(?:permissions?|rights|scopes)\b|\b(?:keys?|tokens?|pats?)\b.{0,90}\bacross (?:every|all) (?:\w+ )?(?:tenants?|customers?|accounts?|organi[sz]ations?)\b/,
    ],
    unless:
      /\b(?:(?:do|does) not|never|against|instead of|avoid|unless|if (?:compromised|leaked)|monitor\w*|consistent\w*)\b|\?$/,
    under: null,
    facts: ['iam.tokens'],
    text: 'A key has more rights than it needs.',
    example: 'If you are not sure, we recommend that you select all permissions.',
  },
  {
    kind: 'excessive_rights',
    says: [
      /\b(?:we|it|app)\b (?:\w+ ){0,2}(?:needs?|requires?|requests?|asks? for) (?:\w+ ){0,3}(?:broad|wide) (?:\w+ )?(?:scopes|permissions|access|rights)\b/,
    ],
    unless: /\b(?:not|never|no|if)\b|\?$/,
    under: null,
    facts: ['iam.tokens'],
    text: 'The service takes more rights than it needs.',
    example: 'It needs some very broad scopes to function.',
  },
  {
    kind: 'endless_token',
    says: [
      /\b(?:tokens?|(?:api |access |secret )?keys?|sessions?|invitation links?|shared? links?|credentials)\b/,
      /\b(?:(?:do|does|will|did) (?:not|never) expire|never expires?|(?:have|has|with|there is) no (?:\w+ )?(?:expiry|expiration)|(?:do|does) not have (?:an? )?(?:\w+ )?(?:expiry|expiration)|without (?:an? |any )?(?:set )?(?:expiry|expiration)|cannot (?:be )?(?:expire|revoked)|(?:are|is|remains?|stays?) valid (?:indefinitely|forever|until (?:it is |they are )?(?:revoked|deleted)))\b/,
    ],
    unless:
      /^(?:delete|revoke|remove|rotate|set(?:ting)?)\b|\bexpires? after\b|\b(?:if|unless|by default you can|recommend|option(?:al|ally)?|can (?:set|choose|also)|instead of|unlike|disabl\w+|to create|creates?|increases?|short[- ]lived|seconds|minutes)\b|\bshould\b.{0,80}\bexpir|\?$/,
    under: null,
    facts: ['iam.tokens'],
    text: 'Tokens stay valid without an end.',
    example: 'By default, API keys never expire but should be managed carefully.',
  },
  {
    kind: 'lingering_access',
    says: [
      /\b(?:remov(?:ing|ed|al)|delet(?:ing|ed)|deactivat\w+|disabl(?:ing|ed)|de-?provision\w*|suspend(?:ing|ed)|off-?board\w+|leav(?:e|es|ing)|left)\b.{0,120}\b(?:(?:do|does|did|will) not (?:\w+ )?(?:revoke|invalidate|end|terminate|log out|sign out|block)|(?:is|are) not (?:\w+ )?(?:revoked|invalidated|logged out|signed out|deactivated)|still (?:have|has|work|valid|active|access|log in|sign in)|(?:remain|stay|continue to be|keep)s? (?:active|valid|usable|working|logged in|signed in|access)|continues? to (?:work|function|have access)|(?:retain|keep)s? (?:\w+ ){0,2}access)\b/,
      /\b(?:users?|members?|employees?|administrators?|admins?|people|someone)\b/,
      /\b(?:access|sessions?|tokens?|keys?|credentials?|log(?:ged)? in|sign(?:ed)? in)\b/,
    ],
    unless:
      /\b(?:prevents?|subscription|plan|billing|payment|trial|cancel\w*|cookies?|your own|history|no longer|cannot|should|you (?:keep|retain|still))\b|\?$/,
    under: null,
    facts: ['iam.scim'],
    text: 'Who has left, or was removed, still gets in.',
    example: 'Removing a user does not revoke the API tokens that they have created.',
  },
  {
    kind: 'lingering_access',
    says: [
      /\b(?:users?|members?|employees?|administrators?|admins?)\b.{0,90}\b(?:retain|keep|still have)s? (?:\w+ ){0,3}access\b/,
      /\b(?:not in (?:your |the )?(?:identity|directory)|old (?:credentials|passwords?)|even (?:after|if|when) (?:they|removed|the user))\b/,
    ],
    unless: /\b(?:subscription|plan|billing|payment|trial|cancel\w*|no longer|should)\b|\?$/,
    under: null,
    facts: ['iam.scim'],
    text: 'Who has left, or was removed, still gets in.',
    example: 'Users that are not in your identity provider will retain access to the workspace.',
  },
  {
    kind: 'lingering_access',
    says: [
      /\b(?:access|tokens?|keys?|credentials|links?|sessions?)\b/,
      /\b(?:can|may|still|remains?|keeps?|allows?|works?|continues?)\b.{0,90}\beven (?:if|after|when|though) (?:they|he|she|the (?:user|member|person|owner)|a (?:user|member|person))\b.{0,20}\b(?:no longer (?:part|an? member|in|work\w*|belong\w*)|ha(?:s|ve) (?:left|been removed)|(?:leaves?|left) (?:the|your)|(?:is|are|was|were) removed)\b/,
    ],
    unless: /\b(?:subscription|plan|billing|never|revoked|history|cannot)\b|\?$/,
    under: null,
    facts: ['iam.scim'],
    text: 'Who has left, or was removed, still gets in.',
    example: 'Anyone with the API key can perform these operations, even if they are no longer part of the project.',
  },
  {
    kind: 'lingering_access',
    says: [
      /\b(?:tokens?|keys?|credentials)\b.{0,40}\b(?:generated|created|issued|owned) by\b.{0,40}\b(?:users?|members?|employees?|people)\b.{0,60}\b(?:remains?|stays?|continues?|still|(?:is|are) not (?:\w+ )?(?:revoked|deleted|removed))\b/,
    ],
    unless: /\b(?:no longer|should|if you|unless)\b|\?$/,
    under: null,
    facts: ['iam.tokens'],
    text: 'Keys outlive the membership of those who made them.',
    example: 'Credentials and tokens that were generated by removed members will remain active.',
  },
  {
    kind: 'untraceable_actions',
    says: [
      /\b(?:cannot|not (?:aware of any way|possible)|unable|no way|there is no|no (?:auditing|audit))\b.{0,60}\b(?:audit(?:ing)?|distinguish\w*|trace|attribute)\b.{0,80}\b(?:actions?|operations?|use|usage|access(?:es)?|changes|activity|requests?)\b/,
    ],
    unless:
      /\b(?:visitors?|visits?|individuals?|anonym\w*|cookies?|fingerprint\w*|ip address\w*|devices?|if you|without)\b|\?$/,
    under: null,
    facts: ['log.audit'],
    text: 'What was done cannot be traced to who did it.',
    example: 'You cannot audit which server performed which operations.',
  },
  {
    kind: 'untraceable_actions',
    says: [
      /\bappears? (?:to come|as coming|as if (?:they|it) came|as (?:done|made|performed))\b.{0,20}\b(?:from|by)\b.{0,40}\b(?:generic|shared|same|single|static|one)\b.{0,20}\b(?:users?|accounts?|admin\w*|identity)\b/,
    ],
    unless: /\b(?:not|never|visitors?|networks?|ip)\b|\?$/,
    under: null,
    facts: ['log.audit'],
    text: 'What was done cannot be traced to who did it.',
    example: 'All requests appear to come from this generic admin user.',
  },
  {
    kind: 'untraceable_actions',
    says: [
      /\bnot all (?:\w+ ){0,2}(?:events|actions|changes) (?:are|may be|will be|can be) (?:captured|logged|recorded|reported|audited)\b|\b(?:audit|admin\w*|policy|blocked|security|login|sign-?in|traffic)\b (?:\w+ ){0,2}(?:events|actions|changes|attempts) (?:are|is|may|will)(?: be)? not (?:be )?(?:captured|logged|recorded|reported|audited)\b/,
    ],
    unless: /\b(?:if you|personal|privacy|self-hosted|sensitive)\b|\?$/,
    under: null,
    facts: ['log.audit'],
    text: 'Events are left out of the log.',
    example: 'During the beta not all events may be captured.',
  },
  {
    kind: 'weak_sign_in',
    says: [
      /\beither (?:use )?(?:mfa|2fa|two[- ]factor|multi[- ]factor|sso|saml|single sign[- ]on)\b.{0,30}\bor (?:use )?(?:mfa|2fa|two[- ]factor|multi[- ]factor|sso|saml|single sign[- ]on)\b|\b(?:sso|saml|single sign[- ]on)\b.{0,40}\b(?:enabled|enforced|active|turned on)\b.{0,40}\b(?:will not have access to|does not have access to|cannot (?:use|enable|have)|loses?|disables?)\b.{0,20}\b(?:mfa|2fa|two[- ]factor|multi[- ]factor)\b|\b(?:mfa|2fa|two[- ]factor|multi[- ]factor)\b.{0,30}\b(?:cannot be (?:used|combined|enabled)|is not (?:available|supported|possible)|does not work) (?:\w+ )?(?:together )?(?:with|alongside|for)\b.{0,20}\b(?:sso|saml|single sign[- ]on)\b/,
    ],
    unless: /\b(?:identity provider|idp|password|required?|should)\b/,
    under: null,
    liftedBy:
      /\b(?:identity provider|idp) (?:handles|enforces|manages|is responsible for)\b.{0,20}\b(?:mfa|2fa|two-factor|multi-factor)\b/,
    facts: ['iam.mfa'],
    text: 'A second factor and single sign-on exclude each other.',
    example: 'Users can only use either MFA or SSO.',
  },
  {
    kind: 'open_by_default',
    says: [
      /\b(?:must be|needs? to be|ha(?:s|ve) to be|required to be|(?:is|are) by default|by default,?)\b.{0,50}\b(?:(?:accessible|reachable|open|exposed|available)\b.{0,20}\b(?:from (?:the (?:public )?internet|anywhere|any ip(?: address)?)|to (?:the (?:public|internet|world)|everyone|anyone))|publicly (?:accessible|reachable|available|exposed|visible))|\b(?:accessible|reachable|open|exposed) (?:\w+ ){0,3}(?:from (?:the (?:public )?internet|anywhere|any ip(?: address)?)|to (?:the (?:public|internet|world)|everyone)) by default\b|\bpublicly (?:accessible|reachable|exposed)\b.{0,30}\bby default\b|\bby default\b.{0,60}\b(?:all|any) (?:ip addresses|ips?|inbound traffic|networks?) (?:is |are |can |may )?(?:be )?(?:allowed|accepted|permitted|connect|access)|\bby default\b.{0,60}\b(?:allows?|accepts?|permits?)\b.{0,30}\bfrom (?:any|all) (?:ip|address|network|host)|0\.0\.0\.0\/0/,
      /\b(?:databases?|data sources?|sources|clusters?|services?|servers?|instances?|buckets?|projects?|workspaces?|dashboards?|files|uploads|snapshots?|connections?|networks?|firewalls?|ports?)\b/,
    ],
    unless:
      /\b(?:not|never|no longer|unless|webhooks?|callbacks?|metadata url|localhost|repositor\w+|open source|documentation|docs|example|such as|e\.g|for instance|avoid|instead of|block\w*|den(?:y|ied))\b|\?$/,
    under: null,
    facts: ['infra.private_net'],
    text: 'It is open to the internet unless somebody closes it, or has to be.',
    example: 'Your data sources must be accessible from the internet (allowing connections from 0.0.0.0/0).',
  },
  {
    kind: 'open_by_default',
    says: [
      /^by default,? (?:\w+ ){0,5}(?:databases?|clusters?|services?|servers?|instances?|buckets?|projects?|workspaces?|dashboards?|files|uploads|snapshots?|connections?|endpoints?)\b (?:is|are) (?:\w+ ){0,3}public\b|\b(?:databases?|clusters?|services?|servers?|instances?|buckets?|projects?|workspaces?|dashboards?|files|uploads|snapshots?|connections?|endpoints?)\b (?:is|are) public by default\b/,
    ],
    unless: /\b(?:not|never|unless|can only|open source|documentation|docs|repositor\w+)\b|\?$/,
    under: null,
    facts: ['infra.private_net'],
    text: 'It is open to the internet unless somebody closes it, or has to be.',
    example: 'By default, all connections are encrypted but public.',
  },
  {
    kind: 'open_by_default',
    says: [
      /\b(?:(?:is|are) (?:not|un-?) ?protected|unprotected|no protection) (?:\w+ )?by default\b|\bby default,? (?:\w+ ){0,5}(?:is|are) (?:not protected|unprotected)\b/,
      /\b(?:attacks?|ddos|network|internet|access|dashboards?|endpoints?|clusters?|databases?|services)\b/,
    ],
    unless: /\b(?:self-hosted|agents?|branches|if you)\b|\?$/,
    under: null,
    facts: ['infra.network'],
    text: 'A protection is off unless somebody turns it on.',
    example: 'Services in this cloud are not protected by default against common denial-of-service attacks.',
  },
  {
    kind: 'open_by_default',
    says: [
      /\b(?:any(?:one|body)|everyone)\b (?:\w+ ){0,2}(?:with|clicking|opening|who (?:has|knows|clicks|opens))\b.{0,40}\b(?:link|url)\b.{0,60}\b(?:will|can|gets?|is able to|has)\b/,
    ],
    unless:
      /\b(?:not|never|only|if|when|enabled?|disabled?|restrict\w*|permit|allow\w*|prevent|option\w*|choose|toggle|turn|public)\b|\?$/,
    under: null,
    facts: ['data.dlp'],
    text: 'Whoever has the link gets in.',
    example: 'Anyone clicking on such a snapshot link will get a complete clone of your workspace.',
  },
  {
    kind: 'plain_text_secrets',
    says: [
      /\b(?:secrets?|tokens?|credentials?|passwords?|(?:api |private |access )?keys?|environment variables|connection strings?)\b/,
      /\b(?:stored|kept|saved|held|logged|written|transmitted|sent)\b.{0,30}\b(?:(?:in|as) (?:plain[- ]?text|clear[- ]?text|the clear)|unencrypted|without encryption)\b/,
    ],
    unless:
      /\b(?:never|not|nor|no|neither|nothing|avoid|should|must|prevent\w*|protect\w*|if|may choose|instead|rather|without being|local\w*|laptop|your (?:machine|computer|disk|device|repository|code)|config(?:uration)? files?)\b|\.env\b|~\/|\?$/,
    under: null,
    facts: ['enc.rest'],
    text: 'Secrets are kept in plain text.',
    example: 'Environment variables and API keys are stored in plain text.',
  },
  {
    kind: 'plain_text_secrets',
    says: [
      /^(?:it|they|these|this|the (?:value|secret|token|key|password)s?) (?:is|are) (?:\w+ )?(?:stored|kept|saved|held) (?:in|as) (?:plain[- ]?text|clear[- ]?text)\b/,
    ],
    unless:
      /\b(?:never|not|nor|no|if|local\w*|your (?:machine|computer|disk|device|repository|code)|config(?:uration)? files?)\b|\.env\b|~\/|\?$/,
    under: /\b(?:tokens?|secrets?|passwords?|credentials|keys?)\b/,
    facts: ['enc.rest'],
    text: 'Secrets are kept in plain text.',
    example: 'They are stored in plain text in the database.',
  },
  {
    // Tables of cipher suites are left out; what counts is that a version long withdrawn is said to be good enough.
    kind: 'weak_encryption',
    says: [
      /\b(?:tls|ssl) ?v? ?1\.[01]\b|\btls[^.]{0,3} ?1\.[23](?:,| or| and| \/) ?(?:tls ?v? ?)?1\.[01]\b|\bssl ?v?3\b/,
      /\b(?:support\w*|accept\w*|allow\w*|or (?:higher|above|later|newer|greater)|minimum|at least|fall ?back|encrypt)\b|\+$/,
    ],
    unless:
      /\b(?:not|no|never|disabl\w+|deprecat\w+|drop\w*|remov\w+|reject\w*|older|below|prior|earlier|legacy|vulnerab\w+|until|will be)\b|\?$/,
    under: null,
    facts: ['enc.transit'],
    text: 'Weak protocols are accepted, or data goes unencrypted.',
    example: 'Clients must support TLSv1.1 or higher.',
  },
  {
    kind: 'weak_encryption',
    says: [
      /\b(?:data|databases?|e?mails?|messages?|traffic|communications?|connections?|requests?|credentials|secrets|passwords?|tokens?|keys|backups)\b/,
      /\b(?:may be|are|is|can be|will be|will|could be|being)\b.{0,20}\b(?:sent|send|transferred|transmitted|delivered|exchanged|stored|performed|made)\b.{0,30}\b(?:unencrypted|in (?:clear|plain) ?-?text|in the clear|without (?:encryption|protection|tls|ssl))\b|\b(?:credentials|secrets|passwords?|tokens?|(?:api )?keys) (?:is|are) not (?:encrypted|hashed)\b/,
    ],
    unless:
      /\b(?:never|no|should|must|do not|all data is encrypted|at no point|if you|you (?:send|choose)|local\w*|your (?:machine|computer|disk)|config(?:uration)? files?)\b|\.env\b|~\/|\?$/,
    under: null,
    facts: ['enc.transit'],
    text: 'Weak protocols are accepted, or data goes unencrypted.',
    example: 'Within our private networks, data may be transferred unencrypted.',
  },
  {
    kind: 'weak_encryption',
    says: [
      /\b(?:tls|ssl|https|encryption|encrypted)\b/,
      /\b(?:if the (?:user|customer|sender|client) (?:chooses|wishes|decides|opts) to|unless the (?:receiver|recipient|receiving \w+|other side|destination)\b.{0,40}\bnot support|opportunistic tls)\b/,
    ],
    unless: /\b(?:never|mandatory for all|required for all|reject\w*|refus\w*|bounce\w*)\b|\?$/,
    under: null,
    facts: ['enc.transit'],
    text: 'Weak protocols are accepted, or data goes unencrypted.',
    example: 'We also offer TLS for incoming SMTP traffic if the user chooses to enable it.',
  },
]
