import type { FactFile } from '../fact-file.ts'

export const aiProviders: FactFile = {
  id: 'ai.providers',
  group: 'GenAI',
  question: 'Are the model providers that receive customer data named?',
  kind: 'commit',
  weight: 4,
  agent: 'genai_policy_analysis',
  values: {
    yes: 'Each provider, or own or self-hosted models, named.',
    partial: "'Third-party AI providers', examples only, or customer must ask.",
    no: 'Vendor refuses to disclose.',
    excluded: "AI features named without provider; customer's own provider keys; integrations.",
  },
  controls: {
    soc2: ['P6.1', 'CC9.2'],
    iso27001: ['A.5.19', 'A.5.23'],
    csf2: ['GV.SC-04'],
    sp80053: ['SA-9', 'SR-3'],
  },
  params: ['providers', 'regions', 'models'],
  traits: ['list-goes-on'],
  topicWords: ['openai', 'anthropic', 'bedrock', 'vertex ai', 'ai provider', 'llm provider', 'model provider'],
  texts: {
    topic: 'Model providers',
    yes: 'It is stated which models the AI features run on[: {providers}].',
    partial: 'Model providers are disclosed only in part.',
    no: 'The vendor says that it does not disclose its model providers.',
    unknown: 'We found no statement on which model providers receive customer data.',
    risk: 'Model providers not disclosed',
    stake: 'Prompts may reach a company that you have not assessed, in a country that you did not choose.',
    mitigation: 'Keep AI features switched off until the providers are named.',
    needs: ['ai.admin_off'],
    without: 'Tell your people not to use the AI features until the providers are named.',
    ask: 'Which model providers receive our data, in which regions, and under which terms?',
    owner: 'AI governance lead',
    severity: 'medium',
  },
  reading: () => ({
    states: {
      match:
        '(?:openai|anthropic|claude|gpt|azure openai|bedrock|vertex|gemini|google|mistral|cohere|llama|meta|own models?|self hosted|aws|microsoft|hugging ?face|deepseek|groq|third party (?:ai|llm|model|provider|large)|(?:model|llm|ai) (?:providers?|vendors?|partners?)|perplexity|xai)\\b',
      example: 'We use models of OpenAI and Anthropic.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:openai|open ai|anthropic|claude|azure openai|bedrock|gemini|vertex ai|mistral|cohere|llama|groq|deepseek|xai\\b|perplexity|elevenlabs|deepgram|assemblyai|fireworks ai|together ai|baseten|replicate\\b|google (?:gemini|vertex|ai)|gpt 4|chatgpt) && !@ && any:(?:\\bai\\b|artificial|llm|language model|\\bmodels?\\b|prompt|generative|assistant|copilot|inference|gpt|sub ?processor) && (?:use|using|power|provid|partner|model|sub ?processor|send|process|third party|via|through|leverag|rely|host|integrat|api|built|run|\\bai\\b|llm|feature)',
        example: 'AI features are powered by OpenAI and Anthropic.',
      },
      {
        match:
          '(?:self hosted|own|in house|proprietary|our own) (?:\\w+ ){0,2}(?:models?|llms?)\\b && (?:\\bai\\b|host|run|infrastructure|data|train)',
        example: 'Train your own model with our platform.',
      },
      {
        match:
          '(?:host|run|serve|operat)\\w* (?:\\w+ ){0,3}(?:open (?:source|weights?)|own|self hosted) (?:\\w+ ){0,2}models?|models? (?:\\w+ ){0,3}(?:on|in) our own (?:\\w+ )?(?:gpus?|servers?|infrastructure|hardware)',
        example: 'We host open-weight models on our own GPUs.',
      },
      {
        match:
          "(?:generated|produced|written|answered|powered|provided|created) by (?:[a-z']+ ){0,2}(?:openai|anthropic|claude|gpt|gemini|mistral|llama)",
        example: 'AI features are powered by OpenAI and Anthropic.',
      },
      {
        match:
          "(?:llama|claude|gpt|gemini|mistral|mixtral|deepseek)\\b .... (?:our own|hosted (?:by|on|in)|in house|ourselves)|(?:sent|passed|forwarded|handed) (?:\\w+ )?to (?:[a-z']+ ){0,3}(?:openai|anthropic|claude|gpt|gemini|mistral|llama)",
        example: 'The text is sent to the models of OpenAI; we run Llama on our own servers.',
      },
      {
        match: 'models? (?:\\w+ ){0,4}(?:develop|train|buil|host|run)\\w* (?:\\w+ ){0,4}(?:ourselves|in house)',
        example: 'The assistant is based on a model that we developed and host ourselves.',
      },
    ],
    partial: [
      {
        match:
          '(?:(?:third party|external|ai|llm|model|artificial intelligence|large language model) (?:\\w+ ){0,3}(?:providers?|vendors?|services?|partners?|sub ?processors?)|(?:third party|external) (?:\\w+ ){0,4}(?:models?|llms?))\\b && (?:\\bai\\b|llm|model|artificial|machine learning|generative) && (?:use|utili[sz]|send|process|share|provid|transmit|powered|via|through|may|rely|data|service)',
        example: 'Some features use third-party AI providers.',
      },
      {
        match:
          '(?:ai|llm|model|artificial intelligence) (?:\\w+ )?(?:suppliers?|providers?|vendors?|compan(?:y|ies)|partners?)\\b && (?:request|disclos|names?|several|external|third part)\\w*',
        example: 'The names of our AI suppliers are disclosed upon request.',
      },
    ],
    no: [
      {
        match: "(?:do|does) ?(?:not|n't) disclose ... model provider",
        example: 'We do not disclose our model provider.',
      },
      {
        match:
          "(?:do|does) ?(?:not|n't) (?:disclose|name|publish) (?:\\w+ ){0,4}(?:ai|llm|model) (?:\\w+ )?(?:providers?|vendors?|partners?)",
        example: 'We do not disclose our AI providers.',
      },
      {
        match:
          '(?:ai|llm|model|artificial intelligence) (?:\\w+ )?(?:suppliers?|providers?|vendors?|partners?|sub ?processors?)\\b && (?:secret|undisclosed|(?:not|never|refuse to|decline to) (?:\\w+ )?(?:disclose|reveal|name|publish|say|identify)) && !(?:data|content|information) (?:\\w+ ){0,3}(?:to|with)',
        example: 'We do not disclose our AI providers.',
      },
    ],
    weaker: [
      {
        match:
          '(?:among (?:them|others)|such as|like|e\\.g\\.|including)\\b && (?:openai|anthropic|google|amazon|aws|azure|claude|gemini|mistral|cohere)\\b && (?:providers?|vendors?|partners?|compan(?:y|ies)|suppliers?)\\b && \\bai\\b|llm|model|language',
        example: 'Several AI companies, OpenAI among them, may receive your prompts.',
      },
      {
        match:
          '(?:providers?|vendors?|partners?|companies) (?:\\w+ )?(?:such as|like|e\\.g\\.|including) (?:\\w+ ){0,2}(?:openai|amazon|aws|anthropic|google|azure|claude|gemini|mistral|cohere) && \\bai\\b|llm|model|language',
        example: 'We use AI by providers such as OpenAI.',
      },
    ],
    exclusions: [
      {
        match: "your own (?:\\w+ )?(?:ai |llm |model )?providers?'?s?",
        example: "Self-hosted, you use your own AI provider's API keys.",
      },
      { match: 'repositories|source code controls', example: 'Acme scans your repositories for secrets.' },
      {
        match: '(?:compliant|compatible|works?) with (?:the )?(?:official )?openai|code ?base',
        example: 'The endpoint is compatible with OpenAI.',
      },
      {
        match:
          'your own (?:\\w+ )?(?:api |openai |anthropic )?keys?|bring your own|your (?:openai|anthropic) (?:account|key)|connect your|(?:mcp|cursor|claude (?:code|desktop)|chatgpt (?:plugin|connector)|copilot extension)|codex|integration with|integrations?|customers? (?:use|can)|build (?:ai|your)|you can use|as an? (?:example|use case)|uses? .* such as chatgpt to',
        example: 'Bring your own OpenAI API key.',
      },
      { match: 'usage and quotas', example: 'See usage and quotas of each model.' },
      {
        match: 'tokens? with|specific models?|fine grained',
        example: 'Personal access tokens support fine-grained permissions.',
      },
    ],
    allow: ['condition', 'staff', 'third', 'selfhost', 'question'],
    params: [
      {
        name: 'providers',
        pattern:
          '\\b(openai|anthropic|azure openai|bedrock|gemini|vertex ai|mistral|cohere|llama|hugging ?face|groq|google)\\b',
        as: 'list',
      },
    ],
  }),
}
