import type { FactFile } from '../fact-file.ts'

export const iamTokens: FactFile = {
  id: 'iam.tokens',
  group: 'Identity',
  question: 'Can API tokens be limited by scope or expiry, and revoked?',
  kind: 'feature',
  weight: 2,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Tokens can be scoped or given an expiry; revocation may be implied.',
    partial: 'Only revocation or rotation; tokens carry full user rights without expiry.',
    no: 'Vendor says tokens cannot be scoped, expire or be revoked.',
    excluded: 'OAuth login; session cookies; encryption keys; staff credentials.',
  },
  controls: {
    soc2: ['CC6.1', 'CC6.3'],
    iso27001: ['A.5.17', 'A.8.2'],
    csf2: ['PR.AA-01'],
    sp80053: ['IA-5'],
  },
  params: ['scopes', 'expiry', 'plans'],
  traits: ['for-members'],
  topicWords: [
    'token expiry',
    'token expiration',
    'token scope',
    'scoped token',
    'token permission',
    'expiring token',
    'api key permission',
  ],
  texts: {
    topic: 'API tokens',
    yes: 'API tokens can be limited.',
    partial: 'API tokens are addressed, but not their scope and expiry.',
    no: 'The vendor names a limit on tokens that it does not support.',
    unknown: 'Nothing was found on scopes and expiry of API tokens.',
    risk: 'Tokens cannot be limited as needed',
    stake: 'An unlimited token in a leaked script opens everything that its owner can reach, for as long as it lives.',
    mitigation: 'Issue as few tokens as you can, keep them in a vault, and replace them each quarter.',
    ask: 'Can tokens be scoped and given an expiry, and can an administrator see and revoke all of them?',
    owner: 'Platform team',
    severity: 'low',
  },
  reading: () => ({
    states: {
      match:
        '(?:tokens?|api keys?|access keys?|secrets?|credentials|keys?)\\b .... (?:scop|expir|permission|revok|rotat|limit|restrict|delet|lifetime|valid|access|regenerat|role|read|ttl)|(?:scop|expir|revok|rotat|limit|restrict|delet|regenerat|fine grained)\\w* .... (?:tokens?|api keys?|access keys?|keys?\\b)|(?:scoped|api only|read only) access|service accounts?',
      example: 'API tokens can be scoped and expire after 90 days.',
    },
    subject: 'tokens?|api keys?|api access|authentication',
    facets: { rest_left_out: 'partial', only_part: 'partial', beta: 'partial' },
    yes: [
      {
        match:
          '(?:api|access|personal|service|secret|auth(?:entication)?|oauth|project|machine)(?: access| account)? (?:keys?|tokens?|credentials?)\\b && (?:scope[ds]?\\b|scoping|granular|fine grained|permissions?|expir|read only|limited to|restrict|least privilege|specific (?:permissions?|scopes?|projects?|resources?|actions?))',
        example: 'API tokens can be scoped to single projects and given an expiry date.',
      },
      {
        match:
          '(?:service tokens?|service accounts?|pats?\\b|tokens?|api keys?)\\b && (?:scope[ds]?\\b|scoping|expir\\w+ (?:date|time)|granular permission|set (?:an )?expir|read only|fine grained|time to live|permissions (?:of|for|to)|limited (?:access|permission))',
        example: 'API tokens can be scoped to single projects and given an expiry date.',
      },
      {
        match:
          '(?:session duration|expiry|expiration|max(?:imum)? age|time to live|ttl|scopes?|permissions)\\b && in:(?:api|access|personal|service|application|auth\\w*) tokens?|api keys? && (?:set|configur|choos|select|limit|defin)\\w*',
        example: 'You can set the expiration.',
        under: 'API tokens',
      },
      {
        match:
          'tokens?\\b .... (?:only|minimal|least) (?:\\w+ ){0,2}(?:permissions|scopes?|privileges|access)|tokens? (?:can|may) be (?:\\w+ )?(?:restricted|limited|scoped|bound)',
        example: 'API tokens can be scoped to single projects and given an expiry date.',
      },
      {
        match:
          '(?:tokens?|keys?) (?:\\w+ ){0,2}(?:to )?expire (?:after|in|on) {duration}|{duration}.{0,30}(?:token|key) expir\\w*',
        example: 'Tokens expire after 90 days.',
      },
      {
        match:
          '(?:keys?|tokens?)\\b .... (?:choose|select|specify|define|pick) (?:which|what|the) (?:\\w+ ){0,3}(?:resources?|permissions?|scopes?|projects?|access|actions)',
        example: 'For each token choose which resources it may use.',
      },
      {
        match:
          '(?:keys?|tokens?)\\b .... (?:limited|restricted|bound|confined|tied|scoped) to (?:\\w+ ){0,3}(?:projects?|databases?|resources?|workspaces?|environments?|repositor\\w+|actions?|buckets?)',
        example: 'Each API key is bound to a single database.',
      },
      {
        match:
          '(?:api|access) .{0,20}(?:keys?|tokens?)\\b .{0,40}(?:limited|restricted) to (?:chosen|selected|specific|certain|single|individual) (?:projects?|resources?|workspaces?|actions?|environments?)',
        example: 'API keys can be limited to selected projects.',
      },
      {
        match: '(?:keys?|tokens?) (?:for|to) the api\\b .{0,40}(?:limited|restricted|scoped|valid for|expire)',
        example: 'Keys for the API can be scoped to one project.',
      },
    ],
    partial: [
      {
        match:
          '(?:api|access|personal|service|secret) (?:\\w+ )?(?:keys?|tokens?)\\b && (?:revok|rotat|regenerat|delet|invalidat|roll)\\w*',
        example: 'You can revoke an API key at any time.',
      },
      {
        match: '(?:revok|withdraw|invalidat)\\w* (?:\\w+ ){0,3}(?:tokens?|keys?)\\b',
        example: 'You can revoke an API key at any time.',
      },
      { match: 'revoke\\w* (?:\\w+ ){0,3}(?:tokens?|keys?)\\b', example: 'You can revoke an API key at any time.' },
    ],
    weaker: [
      {
        match: '(?:tokens?|keys?) ... (?:full|all|same) (?:rights|access|permissions|privileges) (?:of|as|and)',
        example: 'Tokens have the same permissions as their owner.',
      },
      {
        match:
          '(?:tokens?|keys?)\\b && (?:revok|delet|rotat)\\w* && (?:no|not|without|cannot) (?:\\w+ ){0,2}(?:scop|expir|permission)\\w*',
        example: 'You may revoke a personal token; there is no scoping.',
      },
    ],
    no: [
      {
        match:
          '(?:tokens?|keys?)\\b .... cannot be (?:scoped|limited|restricted|withdrawn|revoked)(?! or)|tokens? (?:never expire|do not expire) and cannot',
        example: 'API keys cannot be scoped.',
      },
      {
        match:
          "(?:tokens?|api keys?) (?:cannot|can't|can not) be (?:scoped|limited|restricted)|tokens? (?:never expire|do not expire) and (?:cannot|can't)",
        example: 'API keys cannot be scoped.',
      },
    ],
    denied:
      '(?:scop|expir|fine grained)\\w* (?:\\w+ ){0,3}(?:tokens?|keys?)|(?:token|key) (?:scopes?|scoping|expiry|expiration)',
    exclusions: [
      { match: '^api keys? permissions$', example: 'API Key Permissions' },
      {
        match: '(?:will|to) be deprecated|deprecated soon',
        example: 'Account-scoped API keys will be deprecated soon.',
      },
      {
        match:
          '(?:restricted|limited|available) to (?:\\w+ ){0,3}users (?:based|with|by|using|through) (?:\\w+ )?(?:api )?(?:tokens?|keys?)',
        example: 'The API is restricted to known users by API tokens.',
      },
      {
        match: 'key management (?:section|page|permissions?|settings?)|permission options',
        example: 'The API key management section provides four permission options.',
      },
      {
        match:
          '(?:who|members?|managers?|owners?|admins?) (?:can |may |to )?(?:view|see|create|manage|list)\\w* (?:and \\w+ )?(?:\\w+ ){0,5}(?:keys?|tokens?)\\b(?!.*(?:expir|scope))',
        example: 'Control who can view and manage API keys.',
      },
      {
        match:
          '(?:keys?|tokens?) (?:was|were|is|has been) (?:created|deleted|added|removed|revoked)(?: (?:or|and) (?:created|deleted|added|removed|revoked))*\\b(?!.*(?:expir|scope))',
        example: 'An API key was created or revoked.',
      },
      { match: 'has expired', example: 'The token has expired.' },
      { match: 'cursors?\\b', example: 'The cursor expires after a day.' },
      {
        match: 'errors? due to|when (?:access )?tokens? expire|expired (?:access )?tokens?|will also need',
        example: 'Handle expired tokens in your code.',
      },
      {
        match: 'provider (?:api )?keys?\\b|keys? (?:of|for|from) (?:\\w+ )?providers',
        example: 'Paste your provider API key.',
      },
      {
        match:
          'service account (?:with|needs?|used|linked|for) .{0,60}(?:pods?|cluster|kubernetes|gke|gcp|bucket)|kubernetes',
        example: 'Create a service account used by the pods.',
      },
      {
        match: 'logged in|deactivated|github app|gitlab|ensure (?:this|the|your)|must have',
        example: 'Passwords are stored as salted bcrypt hashes and must have at least twelve characters.',
      },
      {
        match:
          'session tokens?|reset tokens?|csrf|jwt ... session|encryption keys?|cookies?|ssh keys?|signing keys?|(?:our|all) (?:employees|staff|engineers|personnel)|crypto|device tokens?|prompt tokens|input tokens|output tokens|tokens per|(?:saml|login|log in|sign in) token|refresh token',
        example: 'Password reset tokens are single-use.',
      },
      { match: 'scope of (?:this|the|our)', example: 'The scope of this policy covers all systems and tokens.' },
      { match: 'add your (?:\\w+ ){0,2}(?:secret|api) keys?', example: 'Add your secret key to the file.' },
      {
        match:
          '\\bid tokens?|token url|(?:identity|oauth) session|(?:idp|identity provider|upstream)\\b && !api (?:keys?|tokens?)',
        example: 'Members can sign in through your identity provider with SAML 2.0 or OpenID Connect.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'scopes',
        pattern: '\\b(read-only|read|write|project|team|environment|organization|workspace)\\b',
        as: 'list',
      },
    ],
  }),
}
