import type { FactFile } from '../fact-file.ts'

export const iamScim: FactFile = {
  id: 'iam.scim',
  group: 'Identity',
  question: 'Is SCIM or directory sync provisioning offered?',
  kind: 'feature',
  weight: 4,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'SCIM or directory sync creates and removes users; plan-limited is yes.',
    partial: 'Only just-in-time creation, proprietary user API, or only creation or only removal automated.',
    no: 'Vendor says not supported or planned.',
    excluded: 'SAML SSO alone; manual invites; staff provisioning.',
  },
  controls: {
    soc2: ['CC6.2', 'CC6.3'],
    iso27001: ['A.5.16', 'A.5.18'],
    csf2: ['PR.AA-01'],
    sp80053: ['AC-2'],
  },
  params: ['plans', 'idps', 'price'],
  traits: ['for-members'],
  topicWords: ['scim', 'directory sync', 'user provisioning', 'provisioning of user', 'deprovisioning'],
  texts: {
    topic: 'User provisioning',
    yes: 'Accounts are provisioned from your directory[, with {idps} supported].',
    partial: 'Automatic handling of accounts is addressed, but not the whole way from creation to removal.',
    no: 'The vendor says that provisioning from your directory is not offered today.',
    unknown: 'Nothing was found on provisioning from your directory.',
    risk: 'Leavers keep access until removed by hand',
    stake:
      'Without provisioning from your directory, people who leave keep their access until someone remembers to remove it.',
    mitigation: 'Add the service to the leaver checklist and compare its user list with HR each month.',
    ask: 'Do you support SCIM, does it deactivate leavers, and on which plans?',
    owner: 'Identity team',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        'scim\\b|directory sync\\w*|(?:de ?)?provision\\w* .... (?:users?|members|accounts|automatic)|(?:automatic|just in time|jit)\\w* .... (?:provision|creat|add|account|user|member)|(?:auto|automatic|jit)\\w*[ -](?:\\w+ )?provision\\w*',
      example: 'SCIM provisioning creates and removes users automatically.',
    },
    subject: 'provision|scim|directory|user management|identity',
    facets: { beta: 'limits', rest_left_out: 'partial', only_part: 'partial', on_request: 'partial', some: 'partial' },
    yes: [
      {
        match:
          '(?:users|groups|members|teams) (?:and \\w+ )?(?:are |is |get )?(?:synced|synchroni[sz]ed|mirrored) (?:automatically )?(?:from|with) (?:\\w+ ){0,3}(?:azure|entra|okta|google|active directory|identity provider|idp\\b|ldap|onelogin|directory)',
        example: 'Groups are synced automatically from Okta.',
      },
      { match: 'scim\\b', example: 'Provision and deprovision users automatically with SCIM 2.0.' },
      { match: 'directory sync', example: 'Directory sync keeps your users up to date.' },
      {
        match:
          '(?:automat\\w+|user|directory) (?:user )?(?:de)?provision(?:ing|s|ed)?\\b && (?:okta|entra|azure|identity provider|idp\\b|directory|onelogin|google workspace|sso|jumpcloud) && !just in time|jit\\b|saml|first (?:time|log|sign)|based on',
        example: 'Automated provisioning works with Okta and Entra ID.',
      },
      {
        match:
          'user (?:provisioning|lifecycle) && (?:{offer}|enterprise|automat) && !just in time|jit\\b|saml|first (?:time|log|sign)|based on',
        example: 'User provisioning is available for enterprises.',
      },
      {
        match:
          'sync(?:s|ed|ing|hroni[sz]e\\w*)? (?:\\w+ ){0,4}(?:users|groups|members|people|teams|employees|director(?:y|ies)) (?:\\w+ ){0,3}(?:from|with|to) (?:\\w+ ){0,3}(?:azure|entra|okta|google|active directory|identity provider|idp\\b|ldap|onelogin|directory)',
        example: 'Sync users and groups from Azure AD.',
      },
      {
        match:
          '(?:provision|deprovision|de provision)\\w* (?:and (?:de ?)?provision\\w* )?(?:\\w+ ){0,3}(?:users|accounts|members)? .... (?:from|with|via|through|in) (?:\\w+ ){0,2}(?:okta|entra|azure|onelogin|idp|identity provider|directory) && automat|de ?provision|sync && !just in time|jit\\b|saml|first (?:time|log|sign)',
        example: 'Provision and deprovision users automatically from Okta.',
      },
      {
        match:
          '(?:teams|groups|members|users) (?:\\w+ )?in sync with (?:\\w+ ){0,3}(?:idp|identity provider|directory|okta|azure|entra)',
        example: 'Keep teams in sync with your identity provider.',
      },
    ],
    weaker: [{ match: 'scim\\b ... (?:in (?:\\w+ )?beta|beta\\b|early access)', example: 'SCIM is in beta.' }],
    partial: [
      {
        match:
          '(?:deactivat|remov|disabl|delet|offboard|revok)\\w* .... (?:in|from) (?:\\w+ ){0,2}(?:identity provider|idp|directory|okta|azure ad|entra) .... (?:automatic|lose|remov|deactivat|revok|deprovision)\\w*',
        example: 'A member who is removed from the directory loses access within minutes.',
      },
      {
        match: '(?:users?|accounts?|members?) (?:\\w+ ){0,4}(?:just in time|jit)\\b|just in time at',
        example: 'Accounts are created just in time at the first SAML login.',
      },
      {
        match: '(?:jit|just in time)\\b(?: user)?(?: account)? ?(?:provision|creat|account)',
        example: 'Just-in-time provisioning creates accounts.',
      },
      {
        match:
          '(?:automatically|auto) (?:\\w+ ){0,3}(?:added|created|join|provision|add|create|creat)\\w* && any:sso|saml|identity provider|single sign',
        example: 'With SSO, people are automatically added.',
      },
      {
        match:
          '(?:creat|add|invit|remov|provision|deactivat|manag)\\w* (?:\\w+ ){0,3}(?:users|members|user accounts)\\b ... (?:through|via|using|with|by) (?:\\w+ ){0,3}api\\b && !scim|end users|saml',
        example: 'You can manage users through our REST API.',
      },
      {
        match:
          '(?:new )?(?:users?|members?|accounts?) .... (?:automatic\\w*|created) .... (?:first (?:time|log ?in|sign ?in)) && any:sso|saml|identity|idp|scim|provision',
        example: 'With SSO, new users are created at their first login.',
      },
      {
        match:
          'account (?:will be |is |gets )?(?:automatically )?(?:created|provisioned) .... (?:first (?:time|login|log|sign)|(?:automatic|just in time|jit) (?:\\w+ )?provision)|(?:first time|first login|first sign)\\w* .... account (?:will be |is |gets )?(?:\\w+ )?(?:created|provisioned)|automatic idp provisioning',
        example: 'The first time that a member signs in, an account will be created.',
      },
      {
        match:
          '(?:provisioning|onboarding|accounts?) \\|.{0,20}(?:jit|just in time)|(?:scripts?|code) .... (?:members|users?) api|(?:members|users?) api\\b .... (?:add|creat|remov|invit)\\w*',
        example: '| Provisioning | JIT only |',
      },
    ],
    limits: [
      {
        match:
          'scim && (?:only (?:supports? )?(?:creat|provision)\\w* (?:users|accounts)(?! (?:whose|who|with|from|in|that))|does not (?:deprovision|remove|deactivat|delete)|beta)',
        example: 'SCIM only creates users.',
      },
      {
        match: 'scim deprovisioning && !provisioning and|scim provisioning',
        example: 'SCIM deprovisioning is handled by hand.',
      },
      {
        match:
          '(?:scim(?: provisioning)?|directory sync) (?:is|are) (?:currently |still |now )?(?:available )?in (?:an? )?(?:\\w+ )?(?:beta|preview|early access)',
        example: 'SCIM is currently in beta.',
      },
      {
        match:
          "scim && only creation|(?:does not|will not|doesn\\'t) (?:delete|remove|deactivate|deprovision) (?:the|their|any) (?:account|user)",
        example: 'With SCIM, Acme does not remove the user.',
      },
    ],
    no: [
      {
        match:
          'scim\\b(?: support| provisioning)? (?:is |are )?(?:planned|coming soon|on (?:our|the) roadmap|not (?:yet |currently )?(?:supported|available|offered))',
        example: 'SCIM provisioning is not supported.',
      },
      {
        match: "(?:not|n't)(?: currently| yet)? (?:support|offer|provide)\\w* ...scim",
        example: 'We do not support SCIM.',
      },
    ],
    denied: 'scim|directory sync|user provisioning|automatic provisioning',
    exclusions: [
      { match: 'permission set', example: 'Create a permission set for provisioning.' },
      {
        match: '(?:our|all) (?:employees|staff|engineers|personnel)',
        example: 'All staff pass a background check before they start, as far as the law allows.',
      },
      {
        match: '\\btokens?\\b && !scim|directory',
        example: 'Tokens are limited to the scopes you pick, expire after 90 days and can be revoked.',
      },
      {
        match:
          '(?:add|build|embed|implement|offer|bring|ship)\\w* ... (?:to|in|into) (?:your (?:\\w+ )?(?:app|application|product|saas|website|users)|their (?:app|product)s?)\\b',
        example: 'Add SSO to your app in minutes with our SDK.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third', 'staff'],
    params: [
      {
        name: 'idps',
        pattern:
          '\\b(okta|entra id|azure ad|onelogin|jumpcloud|google workspace|ping(?:federate| identity)|rippling|cyberark)\\b',
        as: 'list',
      },
    ],
  }),
}
