import type { CodebookInput } from '../codebook-entry.ts'

export const genaiCodebook: readonly CodebookInput[] = [
  {
    fact: 'ai.training',
    yes: [
      'no (?:model |ai )?training (?:on|with|using) (?:your |customer |user |client |any )*(?:data|content|prompts|inputs|code)',
      '(?:model|ai) training \\|.*(?:excluded|not used|never|opt in)|(?:customer|your|user) (?:data|content) (?:is |are )?excluded from (?:\\w+ )?(?:model )?training',
      '(?:prohibit|forbid|prevent|restrict|bar)\\w* .... (?:train|fine tun)\\w* && (?:model|\\bai\\b|llm)',
      "(?:not|never|n't) (?:\\w+ ){0,4}(?:use|used|store|stored|retain|share|collect)\\w* (?:\\w+ ){0,8}(?:for|in) (?:\\w+ )?(?:model |ai )?training && (?:data|content|prompts?|inputs?|code|information)",
      "(?:not|never|n't) (?:\\w+ ){0,3}train (?:\\w+ ){0,2}(?:on|with|using) (?:\\w+ ){0,2}(?:your|customers?|user)\\b",
      "(?:not|never|n't|nor)\\b (?:\\w+ ){0,5}(?:us(?:e|ed|ing)|permit\\w*|allow\\w*)\\b .... (?:build|develop|train|improve|fine tun)\\w* .... (?:models?|\\bai\\b|llms?|machine learning)",
      "(?:not|never|n't|nor|no\\b|without)\\b .... (?:train|fine tun|improve (?:\\w+ ){0,3}models?)\\w*\\b|train\\w* .{0,60}(?:not|never|n't)\\b && (?:model|\\bai\\b|llm|machine learning|\\bml\\b|algorithm|openai|anthropic|foundation|generative) && (?:data|content|inputs?|outputs?|prompts?|code|information|customer|your|messages?|conversations?|recordings?|documents?)",
      '(?:opt out|opt in|turn off|disable|toggle|consent|permission)\\w* && (?:train|fine tun|model improvement|improve (?:\\w+ ){0,3}models?)\\w* && (?:model|\\bai\\b|data|llm|machine learning)',
      'train\\w* && (?:model|\\bai\\b|llm) && (?:only (?:with|if)|unless you|prior (?:written )?consent|explicit(?:ly)? (?:consent|opt))',
      'train\\w* (?:\\w+ ){0,3}on (?:customer|your|user|client) (?:data|content|inputs?) ?[|:].*(?:never|no\\b|not)',
      '(?:none|nothing) of (?:your|our customers|customer) (?:\\w+ ){0,3}(?:used|shared) (?:\\w+ ){0,3}train\\w*',
      '(?:opted|opt) out of (?:\\w+ ){0,3}(?:model )?train\\w* (?:with|at|for)',
    ],
    partial: ['(?:opt out)\\w* ... train\\w* && (?:contact|email|request|enterprise)'],
    no: [
      "(?:documents?|conversations?|messages|chats|recordings|content|data|inputs?|files?|prompts?) (?:\\w+ ){0,4}(?:may|can|will|are|is|might) (?:\\w+ ){0,2}used (?:by \\w+ )?(?:for|to) (?:training|train)\\w* .{0,30}(?:models?|\\bai\\b|machine learning) && !not|never|n't|opt in|consent|anonymi|aggregat|unless|your own|free|custom|employee",
      "(?:documents?|content|data|inputs?|files?|prompts?) (?:\\w+ ){0,6}(?:may|can|will|are|is|might) (?:\\w+ ){0,2}used (?:by \\w+ )?(?:for|to) (?:training|train)\\w* (?:\\w+ ){0,3}(?:models?|\\bai\\b|machine learning) && !not|never|n't|opt|consent|anonymi|aggregat|unless|your own|free|custom|employee",
      '(?:we|may|will) (?:\\w+ ){0,3}(?:use|train)\\w* (?:your|customer) (?:\\w+ ){0,4}(?:to )?train && !(?:not|never|opt)',
      "(?:your|user|customer) (?:\\w+ ){0,2}(?:inputs?|content|data|prompts?|conversations?|messages) (?:\\w+ ){0,4}(?:may|can|will|are|is|might) (?:\\w+ ){0,3}used to (?:\\w+ ){0,3}(?:train|fine tune|(?:train and )?improve (?:our |the )?(?:\\w+ )?models) && !not|never|n't|opt|consent|anonymi|aggregat|unless|free|public",
      "(?:we|may|will) (?:\\w+ ){0,2}use (?:your|customer|user) (?:\\w+ ){0,2}(?:content|data|inputs?|prompts?|conversations?) to (?:\\w+ ){0,2}(?:train|improve|develop|fine tune) (?:our |the |and )?(?:\\w+ ){0,2}(?:ai |ml |machine learning )?models? && !not|never|n't|opt|consent|anonymi|aggregat|de identif",
    ],
    lesser: [
      'prohibit\\w* (?:such |these |those )?(?:providers|vendors|partners|them) from .{0,20}train',
      'opt out ... train\\w* ... (?:by (?:contact|email|writ|request)|contact|email|support|enterprise)\\w*',
      "(?:enterprise|business|paid|team) (?:customers?|plans?|users?)(?:'s?)? (?:\\w+ ){0,3}(?:data|content|excluded|exempt)?... (?:not (?:be )?used|excluded|exempt) ...(?:train)?\\w* && any:train",
      '(?:free|trial) (?:plan )?(?:users?|accounts?|customers?) (?:\\w+ ){0,6}used to (?:\\w+ )?train',
      'opt(?:ing|ed)? out of (?:\\w+ ){0,2}training (?:requires?|is (?:only )?available|needs)',
    ],
    traps: [
      'training data (?:you|they) (?:supply|provide|upload)|your model\\b|ground truths?',
      '\\byou (?:can |may |could |want to )?train\\b',
      'good (?:set of )?training data|create (?:an?|your) (?:\\w+ )?(?:models?|training)',
      '(?:employee|staff|personnel|security|awareness|user|team|your) train|train(?:ing)? (?:sessions?|materials|program|course|videos?)|your own (?:models?|ai)|you (?:may|shall|must|agree|will) not|customer (?:shall|may|must|will) not|competing|compete|restrictions?|bring your own model',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'question', 'future'],
    params: [
      { name: 'default', pattern: '\\b(by default|default)\\b', as: 'text' },
      { name: 'opt_out', pattern: '\\bopt[ -]?(?:out|in)\\b', as: 'text' },
    ],
  },
  {
    fact: 'ai.providers',
    yes: [
      '(?:openai|open ai|anthropic|claude|azure openai|bedrock|gemini|vertex ai|mistral|cohere|llama|groq|deepseek|xai\\b|perplexity|elevenlabs|deepgram|assemblyai|fireworks ai|together ai|baseten|replicate\\b|google (?:gemini|vertex|ai)|gpt 4|chatgpt) && !@ && any:(?:\\bai\\b|artificial|llm|language model|\\bmodels?\\b|prompt|generative|assistant|copilot|inference|gpt|sub ?processor) && (?:use|using|power|provid|partner|model|sub ?processor|send|process|third party|via|through|leverag|rely|host|integrat|api|built|run|\\bai\\b|llm|feature)',
      '(?:self hosted|own|in house|proprietary|our own) (?:\\w+ ){0,2}(?:models?|llms?)\\b && (?:\\bai\\b|host|run|infrastructure|data|train)',
      '(?:host|run|serve|operat)\\w* (?:\\w+ ){0,3}(?:open (?:source|weights?)|own|self hosted) (?:\\w+ ){0,2}models?|models? (?:\\w+ ){0,3}(?:on|in) our own (?:\\w+ )?(?:gpus?|servers?|infrastructure|hardware)',
      "(?:generated|produced|written|answered|powered|provided|created) by (?:[a-z']+ ){0,2}(?:openai|anthropic|claude|gpt|gemini|mistral|llama)",
    ],
    partial: [
      '(?:(?:third party|external|ai|llm|model|artificial intelligence|large language model) (?:\\w+ ){0,3}(?:providers?|vendors?|services?|partners?|sub ?processors?)|(?:third party|external) (?:\\w+ ){0,4}(?:models?|llms?))\\b && (?:\\bai\\b|llm|model|artificial|machine learning|generative) && (?:use|utili[sz]|send|process|share|provid|transmit|powered|via|through|may|rely|data|service)',
    ],
    no: [
      "(?:do|does) ?(?:not|n't) disclose ... model provider",
      "(?:do|does) ?(?:not|n't) (?:disclose|name|publish) (?:\\w+ ){0,4}(?:ai|llm|model) (?:\\w+ )?(?:providers?|vendors?|partners?)",
    ],
    lesser: [
      '(?:providers?|vendors?|partners?|companies) (?:\\w+ )?(?:such as|like|e\\.g\\.|including) (?:\\w+ ){0,2}(?:openai|amazon|aws|anthropic|google|azure|claude|gemini|mistral|cohere) && \\bai\\b|llm|model|language',
    ],
    traps: [
      'usage and quotas',
      'repositories|source code controls',
      '(?:compliant|compatible|works?) with (?:the )?(?:official )?openai|code ?base',
      'tokens? with|specific models?|fine grained',
      'your own (?:\\w+ )?(?:api |openai |anthropic )?keys?|bring your own|your (?:openai|anthropic) (?:account|key)|connect your|(?:mcp|cursor|claude (?:code|desktop)|chatgpt (?:plugin|connector)|copilot extension)|codex|integration with|integrations?|customers? (?:use|can)|build (?:ai|your)|you can use|as an? (?:example|use case)|uses? .* such as chatgpt to',
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
  },
  {
    fact: 'ai.retention',
    yes: [
      '(?:prompts?|inputs?|outputs?|completions?|responses?)(?: and \\w+)? \\|.{0,40}(?:not (?:stored|kept|retained|saved)|never (?:stored|kept)|zero|{duration})',
      '(?:openai|anthropic|google|azure|bedrock|provider|llm|model)\\w* (?:\\w+ ){0,3}(?:retain|store|keep|delete)s? .... {duration} && !(?:audit|training)',
      '(?:data|content|information|requests?) (?:\\w+ ){0,6}(?:llms?|models?|openai|anthropic|ai providers?|model providers?|ai services?|\\bai\\b) .... (?:not|never) (?:\\w+ ){0,3}(?:retained|stored|kept|persist|saved|logged)',
      '(?:zero (?:data )?retention|zdr\\b|zero day retention|no data retention)\\b && !(?:not (?:available|offered))',
      "(?:prompts?|inputs?|outputs?|completions?|responses?|conversations?|chats?|ai (?:data|interactions|requests|features?)|queries)\\b && (?:retain|retention|stored?|storing|kept|keep|delet|discard|purg|persist)\\w* && (?:{duration}|not\\b|never|immediately|n't|after (?:\\w+ ){0,3}(?:response|generat|process|request)|no longer than) && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|artificial|copilot|assistant|generative)",
      "(?:llm|ai|model|third party ai|inference) (?:providers?|vendors?|partners?|services?|sub ?processors?) (?:\\w+ ){0,4}(?:not|never|n't) (?:\\w+ )?(?:retain|store|keep|log|save|persist)",
      "(?:not|never|n't) (?:store|log|retain|save|keep|persist)s? (?:\\w+ ){0,4}(?:request bod\\w+|requests?|responses?|prompts?|inputs?|outputs?|completions?)\\b && any:(?:\\bai\\b|llm|model|inference|prompt|generative|openai|anthropic|assistant)",
      '(?:ai|llm|model) (?:vendors?|providers?|partners?|services?) (?:keep|retain|store|log)s? (?:no|none|nothing)',
      '(?:prompts?|inputs?|outputs?|conversations?|chats?|requests?) (?:are|is) (?:\\w+ )?(?:deleted|discarded|removed|purged|dropped) (?:\\w+ )?(?:after|once|as soon as|when|immediately)',
    ],
    partial: [
      '(?:prompts?|inputs?|outputs?|conversations?|ai data)\\b && (?:retain|stored?|kept|keep|retention)\\w* && (?:limited|temporar|short|necessary|as long as|reasonable|certain) && any:(?:\\bai\\b|llm|model|openai|anthropic|prompt|generative)',
    ],
    no: ['(?:prompts?|conversations?)\\b ... (?:retained|stored|kept) indefinitely'],
    lesser: [
      '(?:do|does) not have zero (?:data )?retention',
      'zero (?:data )?retention .... (?:varies|depends|on request|not all|except|some|selected|may apply|where (?:available|supported)|eligible)',
    ],
    traps: [
      'analytics|cookies?|(?:retain|keep)\\w* (?:all |full |the )?(?:ownership|rights?|title)|audit logs?|train|you (?:must|shall|should|may)|backup|session',
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'question'],
    params: [
      { name: 'days', pattern: '((?:\\d{1,9}|thirty|sixty|ninety)[ -]?(?:days?|hours?|months?))', as: 'days' },
      { name: 'zero_retention', pattern: '\\bzero[ -](?:data[ -])?retention\\b|\\bzdr\\b', as: 'flag' },
    ],
  },
  {
    fact: 'ai.admin_off',
    subject: '\\bai\\b|assistant|copilot',
    yes: [
      '(?:admins?|owners?|administrators?) can (?:turn|switch) (?:\\w+ ){0,2}off && any:\\bai\\b|assistant|copilot|llm',
      'opt in only && any:\\bai\\b|assistant|copilot',
      '(?:turn|switch) (?:\\w+ ){0,4}(?:on or off|off)\\b && any:(?:\\bai\\b|assistant|copilot|generative) && (?:admin|owner|organi[sz]ation|workspace|settings?|you can)',
      '(?:\\bai\\b|artificial intelligence|copilot|assistant|generative|llm|smart features)\\b && (?:disable|turn(?:ed)? off|turn(?:ed)? on|switch(?:ed)? off|opt out|opt in|toggle|enabl|deactivat|off by default|disabled by default|not enabled)\\w* && (?:admin|owner|organi[sz]ation|workspace|account|company|default|team|settings?|customer|you can|optional|until|explicit)',
      '(?<=^\\W{0,4})(?:disable|turn off|switch off|opt out of) (?:\\w+ ){0,2}(?:ai\\b|artificial intelligence)',
      '(?:admins?|owners?|administrators?) (?:\\w+ ){0,3}(?:decide|control|choose|determine)\\w* .... \\bai\\b',
    ],
    partial: [
      '(?:users?|you|individual) can (?:disable|turn off|hide|opt out of) (?:\\w+ ){0,3}(?:\\bai\\b|assistant|copilot)',
      '(?:contact|email|request|support)... (?:disable|turn off|opt out) (?:\\w+ ){0,3}\\bai\\b',
    ],
    no: ["\\bai (?:features?|functionality)? ?(?:cannot|can't|can not) be (?:disabled|turned off)"],
    lesser: [
      '(?:contact|email|write to|ask) (?:\\w+ ){0,4}(?:support|us|team)\\b .... (?:disabl|turn(?:ed)? off|switch(?:ed)? off|opt(?:ed)? out|remov)\\w* && \\bai\\b|artificial|assistant|copilot',
      '(?:disable|turn off|hide) .... (?:in|from) (?:their|your) (?:own |personal )?(?:preferences|profile) && \\bai\\b|assistant|copilot',
    ],
    traps: [
      'repositories|source code controls',
      'code ?base|your repositor',
      'train|model choice|cookies?|mcp|api keys?',
      'enable the assistant to',
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
  },
  {
    fact: 'ai.governance',
    yes: [
      '(?:human|person|people|reviewer|engineer)s? (?:\\w+ ){0,3}(?:review|approv|verif|check)\\w* (?:\\w+ ){0,4}(?:\\bai\\b|generated|output|suggestion)',
      '(?:responsible|ethical|trustworthy|safe) (?:use of )?(?:\\bai\\b|artificial intelligence|machine learning)',
      '(?:\\bai\\b|artificial intelligence) (?:\\w+ )?(?:governance|polic(?:y|ies)|principles|ethics|risk (?:management|assessment|framework)|committee|usage policy|use policy|guidelines|code of conduct)',
      '(?:nist ai|ai rmf|iso(?:/iec)? ?42001|eu ai act)\\b && (?:adopt|follow|align|comply|certif|implement|framework|accordance|complian)',
      '(?:human (?:oversight|review|in the loop|supervision|intervention|approval))\\b && any:(?:\\bai\\b|artificial|model|generative|llm|automated)',
      '(?:\\bai\\b|generated|outputs?|suggestions?)\\b && (?:reviewed|approved|verified|confirmed) by (?:\\w+ ){0,3}(?:human|people|person|user|engineer)',
    ],
    partial: [
      '(?:nist ai|iso ?42001)\\b && (?:consider|planned|working)',
      'iso ?42001\\b ... (?:planned|in progress)|consider\\w* (?:\\w+ ){0,3}(?:nist ai|ai rmf)',
    ],
    lesser: ['consider\\w* (?:\\w+ ){0,4}(?:nist ai|ai rmf)'],
    traps: [
      'ai generated changes',
      'may have rights|applicable law',
      'repositories|source code controls',
      'code ?base|your repositor',
      'you (?:are responsible|should|must|agree|acknowledge)|customer (?:is responsible|shall|must|should)|accuracy|inaccura|right to (?:human|obtain)|automated (?:individual )?decision|profiling|acceptable use',
    ],
    allow: ['condition', 'staff', 'third', 'negation', 'denial', 'future'],
    params: [
      { name: 'framework', pattern: '\\b(nist ai(?: rmf)?|iso ?42001|eu ai act)\\b', as: 'text' },
      { name: 'human_review', pattern: '\\bhuman\\b', as: 'flag' },
    ],
  },
]
