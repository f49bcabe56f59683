import type { FactFile } from '../fact-file.ts'

export const aiAdminOff: FactFile = {
  id: 'ai.admin_off',
  group: 'GenAI',
  question: 'Can admins turn AI features off?',
  kind: 'feature',
  weight: 3,
  agent: 'genai_policy_analysis',
  values: {
    yes: 'Admin switch for the whole organisation, or AI is off until enabled.',
    partial: 'User-level only, some features only, or by support request.',
    no: 'Vendor says AI cannot be disabled.',
    excluded: 'Training opt-out; deleting outputs; model choice; deactivating accounts.',
  },
  controls: {
    soc2: ['CC6.3'],
    iso27001: ['A.5.15', 'A.8.9'],
    csf2: ['PR.AA-05'],
    sp80053: ['CM-7'],
  },
  params: ['scope', 'default', 'plans'],
  traits: ['for-members', 'promised-by-denial'],
  topicWords: ['disable ai', 'turn off ai', 'opt out of ai', 'ai feature', 'enable ai', 'opt in only'],
  texts: {
    topic: 'Switch for AI features',
    yes: 'AI features stay off where an administrator wants them off.',
    quoted: true,
    partial: 'A switch for AI features is addressed, but not one by which administrators rule over all of them.',
    no: 'The vendor says that AI features cannot be switched off.',
    unknown: 'We found no statement on a switch for AI features.',
    risk: 'AI features cannot be switched off',
    stake: 'A new AI feature can reach your data before you have assessed it.',
    mitigation: 'Limit who may use the AI features through roles, and follow the release notes.',
    needs: ['iam.rbac'],
    without: 'Tell your people which AI features they may use, and follow the release notes.',
    ask: 'Can we switch off all AI features for our organisation, and are new ones off by default?',
    owner: 'AI governance lead',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:disabl|turn|opt|enabl|switch|off\\b|deactivat|toggl|control)\\w* .... (?:ai\\b|copilot|assistant|llm|genai|feature|generative|artificial)|(?:ai\\b|copilot|assistant|llm|genai|generative)\\w* .... (?:disabl|turn|opt|off\\b|enabl|toggl|switch|deactivat)',
      example: 'Admins can turn off AI features for the whole organization.',
    },
    subject: '\\bai\\b|assistant|copilot',
    facets: { on_request: 'partial', part: 'partial', some: 'partial' },
    yes: [
      {
        match:
          '(?:admins?|owners?|administrators?) can (?:turn|switch) (?:\\w+ ){0,2}off && any:\\bai\\b|assistant|copilot|llm',
        example: 'Admins can turn off AI features for the whole organization.',
      },
      { match: 'opt in only && any:\\bai\\b|assistant|copilot', example: 'The assistant is opt-in only.' },
      {
        match:
          '(?:turn|switch) (?:\\w+ ){0,4}(?:on or off|off)\\b && any:(?:\\bai\\b|assistant|copilot|generative) && (?:admin|owner|organi[sz]ation|workspace|settings?|you can)',
        example: 'Admins can turn off AI features for the whole organization.',
      },
      {
        match:
          '(?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart features)\\b && (?:disable|turn(?:ed)? off|turn(?:ed)? on|switch(?:ed)? off|opt out|opt in|toggle|enabl|deactivat|off by default|disabled by default|not enabled)\\w* && (?:admin|owner|organi[sz]ation|workspace|account|company|default|team|settings?|customer|you can|optional|until|explicit)',
        example: 'Admins can turn off AI features for the whole organization.',
      },
      {
        match:
          '(?<=^\\W{0,4})(?:disable|turn off|switch off|opt out of) (?:\\w+ ){0,2}(?:ai\\b|artificial intelligence)',
        example: 'Disable AI in the settings',
      },
      {
        match:
          '(?:admins?|owners?|administrators?) (?:\\w+ ){0,3}(?:decide|control|choose|determine)\\w* .... \\bai\\b',
        example: 'Workspace owners decide whether AI features are available.',
      },
      {
        match:
          '(?:admin\\w*|owners?)\\b .... (?:turn|switch|disabl|deactivat|remov|hid(?:e|ing)|block)\\w* && any:(?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart (?:replies|features)|code completion|chatbot)',
        example: 'Admins can turn off AI features for the whole organization.',
      },
      {
        match:
          '(?:admin\\w*|owners?)\\b .... (?:decid|control|choos|determin)\\w* .... (?:whether|if|\\bai\\b)|up to (?:the |your )?(?:admin\\w*|owners?)\\b && any:(?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart (?:replies|features)|code completion|chatbot)',
        example: 'Whether there is any AI is up to the administrator.',
      },
      {
        match:
          '(?:organi[sz]ation|workspace|account|company|team) (?:wide |level )?(?:settings?|switch|toggle|control|policy)\\b && any:\\bai\\b|assistant|copilot|artificial && !train|for yourself',
        example: 'An organisation-wide setting governs whether AI is available.',
      },
      {
        match:
          '\\bai\\b (?:\\w+ ){0,2}(?:is|are) (?:\\w+ )?opt in|opt in (?:only|basis) && any:\\bai\\b|assistant|copilot',
        example: 'AI features are opt-in.',
      },
    ],
    partial: [
      {
        match:
          '(?:users?|you|individual) can (?:disable|turn off|hide|opt out of) (?:\\w+ ){0,3}(?:\\bai\\b|assistant|copilot)',
        example: 'You can turn off the assistant.',
      },
      {
        match: '(?:contact|email|request|support)... (?:disable|turn off|opt out) (?:\\w+ ){0,3}\\bai\\b',
        example: 'Contact support to turn off AI.',
      },
    ],
    no: [
      {
        match: "\\bai (?:features?|functionality)? ?(?:cannot|can't|can not) be (?:disabled|turned off)",
        example: 'AI features cannot be disabled.',
      },
      {
        match:
          '(?:no (?:\\w+ )?(?:way|option|switch|setting)|not possible|impossible|cannot)\\b (?:\\w+ ){0,4}(?:disabl|turn|switch|deactivat|remov|opt)\\w* && any:(?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart (?:replies|features)|code completion|chatbot)',
        example: 'AI features cannot be disabled.',
      },
    ],
    weaker: [
      {
        match:
          '(?:contact|email|write to|ask) (?:\\w+ ){0,4}(?:support|us|team)\\b .... (?:disabl|turn(?:ed)? off|switch(?:ed)? off|opt(?:ed)? out|remov)\\w* && \\bai\\b|artificial|assistant|copilot',
        example: 'Contact support to have AI disabled.',
      },
      {
        match:
          '(?:for yourself|per user|each user|individual users?|(?:your|their) (?:own |personal )?(?:\\w+ )?(?:settings|preferences|profile|editor))\\b && (?:switch|turn|disabl|hid(?:e|ing)|opt|off)\\w* && (?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart (?:replies|features)|code completion|chatbot) && !admin|owner|organi[sz]ation|workspace|account',
        example: 'Turn off the assistant in your profile.',
      },
      {
        match:
          '(?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart (?:replies|features)|code completion|chatbot) .... (?:off|disabled)\\b .... (?:remains?|stays?) (?:on|active|enabled|available)',
        example: 'The chat assistant may be switched off; smart replies remain on.',
      },
      {
        match: '(?:switch|turn|disabl)\\w* .... (?:contact|email|write|ask|request) && \\bai\\b|assistant|copilot',
        example: 'To switch AI off, please contact support.',
      },
      {
        match:
          '(?:disabl|turn|switch)\\w* .... (?:though|although|but|while|except|other)\\b .... (?:always|still|remain|keep|cannot|not)\\w* && \\bai\\b|assistant|copilot',
        example: 'Admins can disable AI summaries, though search suggestions always use AI.',
      },
      {
        match:
          '(?:disable|turn off|hide) .... (?:in|from) (?:their|your) (?:own |personal )?(?:preferences|profile) && \\bai\\b|assistant|copilot',
        example: 'Turn off the assistant in your profile.',
      },
    ],
    exclusions: [
      {
        match: '(?:customers?|you|users?) (?:will|shall|may|must|agrees?) not (?:to )?use\\b',
        example: 'Customer will not use the AI features for prohibited activities.',
      },
      {
        match:
          '(?:users?|members?|projects?|developers|individuals) (?:cannot|can not|can) (?:\\w+ )?(?:disable|remove|override|bypass|change|weaken|loosen|turn off)|cannot be (?:removed|overridden|bypassed|weakened|disabled|turned off) by (?:projects?|users?|members?|developers|individuals)',
        example: 'Admins set the guard of the assistant; users cannot disable it where it is enforced.',
      },
      { match: 'repositories|source code controls', example: 'Acme scans your repositories for secrets.' },
      { match: 'train|model choice|cookies?|mcp|connectors?|api keys?', example: 'You can opt out of training.' },
      { match: 'code ?base|your repositor', example: 'Acme scans your repositories for secrets.' },
      { match: 'enable the assistant to', example: 'Enable the assistant to answer for you.' },
    ],
    notIn: ['subprocessors'],
    allow: ['condition', 'duty', 'third', 'negation', 'question', 'denial'],
    params: [
      {
        name: 'default',
        pattern: '\\b(off by default|on by default|disabled by default|enabled by default|by default)\\b',
        as: 'text',
      },
    ],
  }),
}
