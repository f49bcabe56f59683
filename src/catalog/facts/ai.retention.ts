import type { FactFile } from '../fact-file.ts'

export const aiRetention: FactFile = {
  id: 'ai.retention',
  group: 'GenAI',
  question: 'Are retention periods of prompts and outputs stated, or is zero retention offered?',
  kind: 'commit',
  weight: 3,
  agent: 'genai_policy_analysis',
  values: {
    yes: 'A number, not stored, deleted after response, or zero-retention option; plan-limited is yes.',
    partial: "By approval, some endpoints only, or 'limited period'.",
    no: 'Kept without limit.',
    excluded: 'Retention of other customer data; audit logs; training opt-out alone.',
  },
  controls: {
    soc2: ['C1.2', 'P4.2'],
    iso27001: ['A.8.10'],
    csf2: ['ID.AM-08'],
    sp80053: ['SI-12'],
  },
  params: ['days', 'zero_retention', 'plans', 'endpoints'],
  lessIsBetter: ['days'],
  traits: ['promised-by-denial', 'kept-for-a-time'],
  topicWords: ['zero data retention', 'prompt are stored', 'prompt data', 'prompt and output'],
  texts: {
    topic: 'Retention of prompts',
    yes: 'A rule says how long prompts and outputs are kept[: {days|day}].',
    quoted: true,
    partial: 'Retention of prompts and outputs is described only in part.',
    no: 'By the vendor’s own words, prompts and outputs are kept without limit.',
    unknown: 'We found no statement on how long prompts and outputs are kept.',
    risk: 'Prompts kept without limit',
    stake: 'Prompts hold what people would not write elsewhere, and copies of them last.',
    mitigation: 'Tell users what not to paste, and keep AI features away from sensitive records.',
    ask: 'How long do you and your model providers keep prompts and outputs, and is zero retention possible?',
    owner: 'AI governance lead',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:zero data retention|zdr|retain|retention|stor|kept|keep|delet|log|purg|ephemeral|persist|discard)\\w* .... (?:{duration}|prompt|input|output|model|ai\\b|llm|immediately|not |conversation|response|provider|request)|(?:prompt|input|output|conversation|request|response|data|model|llm)s? .... (?:retain|retention|stor|kept|delet|log|discard|persist)|zero (?:data )?retention',
      example: 'Prompts are not retained by the model provider.',
    },
    facets: { on_request: 'partial', some: 'partial', part: 'partial' },
    yes: [
      {
        match:
          '(?:prompts?|inputs?|outputs?|completions?|responses?)(?: and \\w+)? \\|.{0,40}(?:not (?:stored|kept|retained|saved)|never (?:stored|kept)|zero|{duration})',
        example: 'Prompts | not stored',
      },
      {
        match:
          '(?:openai|anthropic|google|azure|bedrock|provider|llm|model)\\w* (?:\\w+ ){0,3}(?:retain|store|keep|delete)s? .... {duration} && !(?:audit|training)',
        example: 'OpenAI keeps inputs for 30 days.',
      },
      {
        match:
          '(?:data|content|information|requests?) (?:\\w+ ){0,6}(?:llms?|models?|openai|anthropic|ai providers?|model providers?|ai services?|\\bai\\b) .... (?:not|never) (?:\\w+ ){0,3}(?:retained|stored|kept|persist|saved|logged)',
        example: 'Data sent to the model provider is not retained.',
      },
      {
        match:
          '(?:zero (?:data )?retention|zdr\\b|zero day retention|no data retention)\\b && !(?:not (?:available|offered))',
        example: 'Our AI providers have agreed to zero data retention.',
      },
      {
        match:
          "(?:llm|ai|model|third party ai|inference) (?:providers?|vendors?|partners?|services?|sub ?processors?) (?:\\w+ ){0,4}(?:not|never|n't) (?:\\w+ )?(?:retain|store|keep|log|save|persist)",
        example: 'LLM providers do not retain your data.',
      },
      {
        match:
          "(?:not|never|n't) (?:store|log|retain|save|keep|persist)s? (?:\\w+ ){0,4}(?:request bod\\w+|requests?|responses?|prompts?|inputs?|outputs?|completions?)\\b && any:(?:\\bai\\b|llm|model|inference|prompt|generative|openai|anthropic|assistant)",
        example: 'The AI assistant does not store prompts.',
      },
      {
        match:
          '(?:ai|llm|model) (?:vendors?|providers?|partners?|services?) (?:keep|retain|store|log)s? (?:no|none|nothing)',
        example: 'Prompts and outputs are deleted after 30 days; the model providers keep nothing.',
      },
      {
        match:
          '(?:prompts?|inputs?|outputs?|conversations?|chats?|requests?) (?:are|is) (?:\\w+ )?(?:deleted|discarded|removed|purged|dropped) (?:\\w+ )?(?:after|once|as soon as|when|immediately)',
        example: 'Prompts and outputs are deleted after 30 days.',
      },
      {
        match:
          "(?:prompts?|inputs?|outputs?|conversations?|completions?|queries|responses)\\b .... (?:neither|not|never|n't|no longer) (?:\\w+ ){0,2}(?:stored|retained|kept|logged|saved|persisted)",
        example: 'Prompts are neither stored nor logged.',
      },
      {
        match:
          '(?:prompts?|inputs?|outputs?|completions?|transcripts?|snippets?|ai (?:data|interactions|requests|conversations|chats|features?)|conversations?|chats?|queries|responses)\\b && (?:expir|delet|discard|purg|remov|erase|dropp|held|kept|keep|stor|retain|retention|stay|saved|persist)\\w* && (?:{duration}|as soon as|once|immediately|after (?:\\w+ ){0,3}(?:creat|generat|process|request|response)|(?:not|never|neither|nor) (?:\\w+ ){0,3}(?:stor|retain|kept|keep|logg|sav|persist|writ|held|record)|memory (?:only|alone)|only in memory|no longer than) && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|artificial|copilot|assistant|generat|inference|summar)',
        example: 'Prompts and outputs are deleted after 30 days.',
      },
      {
        match:
          "(?:prompts?|inputs?|outputs?|completions?|responses?|conversations?|chats?|ai (?:data|interactions|requests|features?)|queries)\\b && (?:retain|retention|stored?|storing|kept|keep|delet|discard|purg|persist)\\w* && (?:{duration}|not\\b|never|immediately|n't|after (?:\\w+ ){0,3}(?:response|generat|process|request)|no longer than) && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|artificial|copilot|assistant|generative)",
        example: 'Prompts and outputs are deleted after 30 days.',
      },
    ],
    partial: [
      {
        match:
          '(?:prompts?|inputs?|outputs?|conversations?|ai data)\\b && (?:retain|stored?|kept|keep|retention)\\w* && (?:limited|temporar|short|necessary|as long as|reasonable|certain) && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|generative)',
        example: 'Prompts are kept for a limited period by our AI provider.',
      },
      {
        match:
          '(?:prompts?|inputs?|outputs?|completions?|transcripts?|snippets?|ai (?:data|interactions|requests|conversations|chats|features?)|conversations?|chats?|queries|responses)\\b && (?:retain|stor|kept|keep|held|retention)\\w* && (?:short|brief|limited|temporar|necessary|as long as|reasonable|certain)\\w* && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|artificial|copilot|assistant|generat|inference|summar)',
        example: 'AI inputs are held for a short time and then deleted.',
      },
    ],
    no: [
      {
        match: '(?:prompts?|conversations?)\\b ... (?:retained|stored|kept) indefinitely',
        example: 'Prompts are kept indefinitely.',
      },
      {
        match:
          '(?:prompts?|inputs?|outputs?|completions?|transcripts?|snippets?|ai (?:data|interactions|requests|conversations|chats|features?)|conversations?|chats?|queries|responses)\\b && (?:retain|stor|kept|keep|held|saved)\\w* && (?:indefinitely|permanently|forever|without (?:\\w+ ){0,2}limit|no (?:\\w+ ){0,2}limit) && !(?:not|never|nor)\\b && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|artificial|copilot|assistant|generat|inference|summar)',
        example: 'AI conversations are kept indefinitely.',
      },
    ],
    weaker: [
      {
        match: '(?:do|does) not have zero (?:data )?retention',
        example: 'The provider does not have zero data retention.',
      },
      {
        match:
          'zero (?:data )?retention .... (?:varies|depends|on request|not all|except|some|selected|may apply|where (?:available|supported)|eligible)',
        example: 'Zero data retention depends on the provider.',
      },
      {
        match:
          '(?:approved|approval|eligible|qualif\\w+) .... (?:without|zero|no|not)\\b .... (?:retain|retention|stor|kept|keep)\\w* && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|artificial|copilot|assistant|generat|inference|summar)',
        example: 'Customers who have been approved for it may use our API without prompts being retained.',
      },
    ],
    exclusions: [
      {
        match:
          'analytics|cookies?|(?:retain|keep)\\w* (?:all |full |the )?(?:ownership|rights?|title)|audit logs?|train|you (?:must|shall|should|may)|backup|session',
        example: 'Audit logs are kept for 30 days.',
      },
      {
        match: '^(?:openai|anthropic|google|microsoft) (?:offers?|provides?)\\b && !our\\b|we\\b|your\\b',
        example: 'OpenAI offers zero data retention to API customers.',
      },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'question'],
    params: [
      { name: 'days', pattern: '((?:\\d{1,9}|thirty|sixty|ninety)[ -]?(?:days?|hours?|months?))', as: 'days' },
      { name: 'zero_retention', pattern: '\\bzero[ -](?:data[ -])?retention\\b|\\bzdr\\b', as: 'flag' },
    ],
  }),
}
