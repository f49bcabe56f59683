import type { FactFile } from '../fact-file.ts'

export const iamRbac: FactFile = {
  id: 'iam.rbac',
  group: 'Identity',
  question: 'Are roles with different permissions offered for customer users?',
  kind: 'feature',
  weight: 4,
  agent: 'advanced_web_scraper',
  values: {
    yes: 'Two or more roles, permission levels or access policies for members; plan-limited is yes.',
    partial: 'Only data-plane ACLs or owner-versus-member, with no other permission control.',
    no: 'Vendor says all users have the same access, or roles are planned.',
    excluded: 'Staff roles; cloud IAM roles the customer creates; roles of controller and processor.',
  },
  controls: {
    soc2: ['CC6.3'],
    iso27001: ['A.5.15', 'A.8.3'],
    csf2: ['PR.AA-05'],
    sp80053: ['AC-3', 'AC-6'],
  },
  params: ['roles', 'custom_roles', 'plans'],
  traits: ['for-members'],
  topicWords: ['rbac', 'role based access', 'user role', 'custom role', 'user permission'],
  texts: {
    topic: 'Roles and permissions',
    yes: 'Members can be given different permissions[: {roles}].',
    partial: 'Different rights are addressed, but not a choice of roles for members.',
    no: 'The vendor says that the permissions of members do not differ today.',
    unknown: 'We found no statement on how permissions differ between members.',
    risk: 'Members cannot be limited by role',
    stake: 'Without roles, every member can read and change everything.',
    mitigation: 'Split sensitive work into separate accounts and keep the number of members small.',
    ask: 'Which roles exist, can we define our own, and can a role be limited to certain data?',
    owner: 'Identity team',
    severity: 'high',
  },
  reading: () => ({
    more: '^[^a-z]{0,6}(?:[a-z]+ )?(?:admin|owner|guest|viewer|editor|commenter|manager|auditor|billing) role\\b',
    states: {
      match:
        '(?:roles?|permissions?|rbac|access (?:levels?|control|polic|group))\\b .... (?:member|user|admin|owner|viewer|editor|developer|billing|read|custom|based|assign|grant|project|team|workspace|account|organi)|(?:member|user|admin|owner|viewer|editor|custom|assign|grant|manage|different|granular|fine grained|predefined|built in)\\w* .... (?:roles?|permissions?|access)|acls?\\b|access control',
      example: 'Members can be given one of four roles: owner, admin, editor and viewer.',
    },
    subject: 'roles?|permissions?|access control|members|teams?',
    facets: { beta: 'partial', only_part: 'partial' },
    yes: [
      {
        match:
          '(?:permissions?|authori[sz]ation|access|rights) (?:concept|model|scheme|system|levels?) \\|.*(?:granular|role|fine grained|per (?:workspace|project|team|user))',
        example: 'Permission concept | granular, per project',
      },
      {
        match:
          '(?:different|separate|graded|distinct) (?:rights|permissions|privileges|access rights) (?:for|per|by) (?:\\w+,? ){0,3}(?:admin|owner|manager|member|editor|user|role|team)\\w*',
        example: 'There are different rights for admins and members.',
      },
      {
        match:
          '(?:rbac|role based access|role based permissions?|roles? and permissions|permissions? and roles|access roles)\\b',
        example: 'Acme offers role-based access control with Owner, Admin and Member roles.',
      },
      {
        match:
          '(?:custom|granular|fine grained|user|member|team|built in|predefined|pre ?set|system(?: defined)?|different|multiple|several|various|distinct|workspace|organi[sz]ation|project) (?:\\w+ )?(?:roles?|permissions?|access (?:levels?|controls?|policies))\\b && !(?:our|all) (?:employees|staff)',
        example: 'Acme offers role-based access control with Owner, Admin and Member roles.',
      },
      {
        match:
          '(?:admin|owner|administrator|viewer|editor|member|read only|billing|guest|manager|analyst|consumer|developer|operator)s?\\b(?:,|/| and| or) (?:\\w+ ){0,2}(?:admin|owner|administrator|viewer|editor|member|read only|billing|guest|manager|analyst|consumer|developer|operator)s?\\b && (?:role|permission|access)',
        example: 'Acme offers role-based access control with Owner, Admin and Member roles.',
      },
      {
        match:
          '(?:assign|grant|manage|define|set|configure|control)\\w* (?:\\w+ ){0,4}(?:roles?|permissions?)\\b && (?:member|user|team|people|access|admin|account|workspace)',
        example: 'Assign custom roles to your team members.',
      },
      {
        match: 'roles? (?:determine|define|control|model|dictate|grant|with)',
        example: 'Background checks are made for roles with access to production; other roles are hired on references.',
      },
      {
        match: 'permission (?:levels?|groups?|sets?|model|schemes?)|access (?:groups?|policies) (?:for|to|let|allow)',
        example: 'Choose from four permission levels.',
      },
      {
        match:
          'permissions? (?:can be|are|may be) (?:set|assigned|granted|configured|managed|customi[sz]ed|defined|given) (?:\\w+ ){0,2}(?:per|for|by|at|to|on)\\b',
        example: 'Permissions can be set per project.',
      },
      {
        match:
          '(?:which|what|who) (?:\\w+ ){0,3}(?:members|users|people|teammates) (?:can|may) (?:see|do|edit|access|view|change|deploy)|who can (?:see|view|edit|access|do|deploy|approve|manage) && (?:role|permission|control|restrict|set\\b|decide|choose|define)',
        example: 'Roles control which users can edit a project.',
      },
      {
        match:
          '(?:view|edit|read|write|admin|view only|read only)(?: only)?(?:,| or| and|/) (?:\\w+ )?(?:view|edit|read|write|admin|comment|full)\\w* (?:access|permissions?|rights)',
        example: 'Give each person view or edit access.',
      },
      {
        match:
          '(?:restrict|limit|control|decide|choose|manage|define)\\w* (?:who|which (?:users|members|people|teams?)) (?:\\w+ )?(?:can|may|has|have)\\b && !ip\\b|connect && project|resource|workspace|repositor|page|document|file|environment|dashboard|team|organi[sz]ation|board|space|create|edit|delete && !we can|service',
        example: 'Decide who can edit a document.',
      },
      {
        match: '(?:groups?|teams?|roles?) (?:\\w+ ){0,3}(?:control|determin|define|decide)\\w* (?:who|what|which)',
        example: 'Every team member can be given a role that determines what they can see and do.',
      },
      {
        match:
          '(?:users?|members?) (?:can|may) be (?:an? )?(?:owner|admin|editor|viewer|developer|member|guest|billing)\\w*',
        example: 'Users can be an owner or a viewer.',
      },
      { match: '(?:each|every) role .... permissions?', example: 'Each role comes with its own permissions.' },
      {
        match:
          '(?:viewers?|editors?|guests?|read only (?:users|members)|billing (?:admins?|members|managers?)) (?:can|may|cannot|only|are (?:able|allowed)) (?:\\w+ ){0,3}(?:see|view|look|edit|access|manage|create|delete)',
        example: 'Viewers can see dashboards.',
      },
      {
        match:
          '(?:admin|owner|administrator|viewer|editor|member|billing manager|guest|manager|analyst|consumer|developer|operator)s?\\b ... (?:see|view|read|edit|manage|change) .... (?:whereas|while|but) (?:admin|owner|administrator|viewer|editor|member|billing manager|guest|manager|analyst|consumer|developer|operator)s? (?:can|see|view|edit|only|may|manage)',
        example: 'Billing managers see invoices, whereas developers see data.',
      },
      {
        match:
          '(?:assign|different|set|choose|build|define|own|which|determin|individual)\\w* .... (?:roles?|privilege levels?|permission levels?|access polic(?:y|ies))\\b && (?:member|user|administrator|permission|individual)',
        example: 'Administrators can assign different privilege levels to users.',
      },
      {
        match: 'access policies\\b ... (?:determine|define|decide|control)\\w* (?:who|which)',
        example: 'Access policies determine which members may delete a collection.',
      },
      {
        match: 'roles? (?:of|for) (?:an?|each|every|the|your) (?:\\w+ )?(?:member|user|teammate)s?',
        example: 'Set the role of a member in the settings.',
      },
      {
        match:
          '(?:admins?|owners?|you) (?:\\w+ )?(?:decide|choose|define|control|set|determine)s? (?:what|which|who) .... (?:members?|users?|person|people|everyone|teammates?|team)\\b .... (?:do|see|edit|access|change|view)',
        example: 'Admins decide what each member may do.',
      },
      {
        match:
          '(?<=^\\W{0,4})(?:user |custom |team |member |advanced )?(?:roles?|permissions)(?: (?:and|&) (?:roles|permissions))? ?\\|',
        example: 'Custom roles | Enterprise',
      },
      {
        match:
          '(?:members?|users?|everyone|people|collaborators?) .{0,30}\\b(?:one of|any of) (?:our |the |these )?(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}) (?:\\w+ )?roles\\b',
        example: 'Each member has one of five roles.',
      },
    ],
    partial: [
      {
        match: 'acls?\\b && (?:{offer}|user|data|read|write|command|topic)',
        example: 'ACLs limit what a user can read.',
      },
      { match: 'access control lists?', example: 'Use access control lists.' },
      {
        match: 'read only (?:tokens?|users?|replicas?) ... (?:access|permission)',
        example: 'Read-only users have limited access.',
      },
      {
        match: '(?:two|2) (?:types|kinds) of (?:users?|members?|accounts?)',
        example: 'There are only two types of user: the account owner and members.',
      },
    ],
    no: [
      {
        match:
          '(?:everybody|everyone|(?:all|every) (?:users?|members?)) (?:\\w+ ){0,6}(?:has|have|do|gets?|shares?) (?:the same|equal|identical|everything|full)\\b',
        example: 'All users have the same access.',
      },
      {
        match: 'all (?:users|members) (?:have|share) (?:the )?(?:same|full) (?:access|permissions)',
        example: 'All users have the same access.',
      },
      { match: 'roles (?:are )?(?:planned|coming soon|on (?:our|the) roadmap)', example: 'Roles are planned.' },
      {
        match:
          '(?:everybody|everyone|all (?:users|members)) (?:\\w+ ){0,4}(?:has|have|can do|gets?) (?:the same|equal|everything|full) (?:access|rights|permissions)?',
        example: 'All users have the same access.',
      },
      {
        match: 'there are no (?:user )?(?:roles|permission)',
        example: 'There are no roles; everybody in the workspace can do everything.',
      },
    ],
    limits: [
      {
        match: 'all members have full access|only (?:distinction|difference) is that (?:admins?|owners?)',
        example: 'All members have full access to the resources of the workspace.',
      },
      {
        match:
          '(?:one of |only |following )?two (?:role types?|roles|types of (?:roles|users|members)|levels of access)\\b && (?:owners?\\b.{0,30}\\b(?:users?|members?)|(?:users?|members?)\\b.{0,30}\\bowners?)\\b|one of two roles && !custom|viewer|editor|read only|billing',
        example: 'There are two roles: owners and members.',
      },
    ],
    weaker: [
      {
        match:
          '(?:owners?\\b ... members?\\b|members?\\b ... owners?\\b) && (?:no (?:further|other|more|additional) roles|no (?:\\w+ )?permissions|without (?:\\w+ )?permissions|all we offer|no other|only two)',
        example: 'An organisation has one owner and any number of members; no further roles exist.',
      },
    ],
    denied: 'roles|permission (?:system|levels?|model)|role based access|access levels|different permissions|rbac',
    exclusions: [
      {
        match: 'in:(?:github|gitlab|bitbucket|slack) app\\b',
        example: 'Organization permissions permit access to organization resources.',
        under: 'GitHub app',
      },
      { match: 'malware', example: 'All servers and staff laptops run anti-malware software.' },
      {
        match:
          "access to (?:[a-z]+'s|our) systems|gcp project|^\\W*allows? an? user to (?:create|delete|list|get|view)",
        example: 'Access to our systems follows roles.',
      },
      { match: 'permissions? set on', example: 'Permissions set on a file are kept.' },
      { match: 'iam user|learn how to create an iam', example: 'Attach the role to an IAM user.' },
      {
        match:
          'iam roles?|aws roles?|cloud roles?|role arn|assume role|service account role|database roles?|controller|processor role|role of (?!an? |each |members?|users?|the (?:member|user))|roles? (?:under|as (?:a )?(?:controller|processor))|job role|play(?:s)? an? ... role|least privilege|(?:permissions?|access) (?:set )?on (?:github|gitlab|bitbucket)',
        example: 'Create an AWS IAM role for the connector.',
      },
      {
        match: '(?:production|internal) (?:systems?|environments?|access|infrastructure)',
        example: 'Staff sign in to production systems with hardware security keys as a second factor.',
      },
      { match: 'network access control|nacls?\\b', example: 'A network access control list limits traffic.' },
      { match: 'kubernetes rbac', example: 'The agent needs a Kubernetes RBAC role.' },
      { match: 'support staff|support users?', example: 'Support staff have roles of their own.' },
      { match: 'command role|incident command', example: 'In an incident, each command role is filled.' },
      { match: 'for gocardless|grant permission for', example: 'Grant permission for the webhook.' },
      { match: 'tenant tokens?|foreign filters?', example: 'Tenant tokens carry roles.' },
      { match: 'created by the chart|helm chart|in your schema', example: 'The role is created by the chart.' },
      {
        match:
          '(?:our|company|internal) (?:\\w+ )?(?:employees?|staff|engineers|personnel|team members|systems?|access)|(?:employees?|staff|personnel|engineers)\\b && !(?:your|customers?|users?)\\b',
        example: 'Access to production is granted to employees based on their role.',
      },
      {
        match:
          'iam roles?|aws roles?|cloud roles?|role arn|assume role|service account role|database roles?|controller|processor role|role of|roles? (?:under|as (?:a )?(?:controller|processor))|job role|play(?:s)? an? ... role|least privilege|(?:permissions?|access) (?:set )?on (?:github|gitlab|bitbucket)',
        example: 'Create an AWS IAM role for the connector.',
      },
      {
        match:
          '(?:add|build|embed|implement|offer|bring|ship)\\w* ... (?:to|in|into) (?:your (?:\\w+ )?(?:app|application|product|saas|website|users)|their (?:app|product)s?)\\b',
        example: 'Add SSO to your app in minutes with our SDK.',
      },
      {
        match: 'security officer|pre approved',
        example: 'Priya Raman, Chief Information Security Officer, is responsible for it and reports to the board.',
      },
    ],
    notIn: ['privacy', 'terms', 'dpa'],
    allow: ['condition', 'duty', 'third'],
    params: [
      {
        name: 'roles',
        pattern: '\\b(owner|admin|administrator|editor|viewer|member|billing|read-only|guest|analyst|support)s?\\b',
        as: 'list',
      },
      { name: 'custom_roles', pattern: 'custom (?:roles?|permission)', as: 'flag' },
    ],
  }),
}
