import type { FactFile } from '../fact-file.ts'

export const aiTraining: FactFile = {
  id: 'ai.training',
  group: 'GenAI',
  question: 'Is customer data kept out of model training by default, or is there an opt-out?',
  kind: 'policy',
  weight: 5,
  agent: 'genai_policy_analysis',
  values: {
    yes: 'Not used by default, only with consent, or self-service opt-out exists.',
    partial: "Opt-out by request or plan only, some products used, or providers' use unstated.",
    no: 'Used for training with no opt-out.',
    excluded: "Staff training; improving service without models; metrics; customer's own models.",
  },
  controls: {
    soc2: ['P4.1', 'C1.1'],
    iso27001: ['A.5.34', 'A.5.10'],
    csf2: ['GV.OC-03', 'GV.PO-01'],
    sp80053: ['PT-3', 'SA-9'],
  },
  params: ['default', 'opt_out', 'plans', 'products'],
  traits: ['promised-by-denial'],
  topicWords: ['train our model', 'model training', 'train model', 'train ai', 'training of ai', 'train their model'],
  texts: {
    topic: 'Protection from model training',
    yes: 'Your data can be kept out of model training.',
    quoted: true,
    partial: 'Use of customer data for training is ruled out only in part.',
    no: 'By the vendor’s own words, customer data may be used to train models.',
    unknown: 'We found no statement on whether customer data trains models.',
    risk: 'Your data may train models',
    stake: 'What a model has learned from your data cannot be taken back.',
    mitigation: 'Switch AI features off and exclude training in the contract.',
    needs: ['ai.admin_off'],
    without: 'Exclude training in the contract, and keep sensitive data out of AI features.',
    ask: 'Do you or your model providers train on our data, and where do we switch that off for everyone?',
    owner: 'AI governance lead',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:train|fine ?tun|improv|learn|develop)\\w* .... (?:models?|ai\\b|data|llm|algorithm|content|prompt|input)|(?:data|content|models?|prompts?|inputs?|llm|code|customer) .... (?:train|fine ?tun|improve|learn)',
      example: 'Customer data is never used to train AI models.',
    },
    facets: { on_request: 'partial', of_others: 'nothing', part: 'partial' },
    yes: [
      {
        match:
          'no (?:model |ai )?training (?:on|with|using) (?:your |customer |user |client |any )*(?:data|content|prompts|inputs|code)',
        example: 'There is no training on your data.',
      },
      {
        match:
          '(?:model|ai) training \\|.*(?:excluded|not used|never|opt in)|(?:customer|your|user) (?:data|content) (?:is |are )?excluded from (?:\\w+ )?(?:model )?training',
        example: 'Customer data is excluded from model training.',
      },
      {
        match: '(?:prohibit|forbid|prevent|restrict|bar)\\w* .... (?:train|fine tun)\\w* && (?:model|\\bai\\b|llm)',
        example: 'Our contracts prohibit providers to train models on it.',
      },
      {
        match:
          "(?:not|never|n't) (?:\\w+ ){0,4}(?:use|used|store|stored|retain|share|collect)\\w* (?:\\w+ ){0,8}(?:for|in) (?:\\w+ )?(?:model |ai )?training && (?:data|content|prompts?|inputs?|code|information)",
        example: 'We do not use customer content for training.',
      },
      {
        match:
          "(?:not|never|n't) (?:\\w+ ){0,3}train (?:\\w+ ){0,2}(?:on|with|using) (?:\\w+ ){0,2}(?:your|customers?|user)\\b",
        example: 'We do not train models on your prompts.',
      },
      {
        match:
          "(?:not|never|n't|nor|no\\b|without)\\b .... (?:train|fine tun|improve (?:\\w+ ){0,3}models?)\\w*\\b|train\\w* .{0,60}(?:not|never|n't)\\b && (?:model|\\bai\\b|llm|machine learning|\\bml\\b|algorithm|openai|anthropic|foundation|generative) && (?:data|content|inputs?|outputs?|prompts?|code|information|customer|your|messages?|conversations?|recordings?|documents?)",
        example: 'We do not use customer data to train AI models.',
      },
      {
        match:
          '(?:opt out|opt in|turn off|disable|toggle|consent|permission)\\w* && (?:train|fine tun|model improvement|improve (?:\\w+ ){0,3}models?)\\w* && (?:model|\\bai\\b|data|llm|machine learning)',
        example: 'You can opt out of model training in your settings.',
      },
      {
        match:
          'train\\w* && (?:model|\\bai\\b|llm) && (?:only (?:with|if)|unless you|prior (?:written )?consent|explicit(?:ly)? (?:consent|opt))',
        example: 'We train models only with your consent, unless you say so: only if you agree.',
      },
      {
        match:
          'train\\w* (?:\\w+ ){0,3}on (?:customer|your|user|client) (?:data|content|inputs?) ?[|:].*(?:never|no\\b|not)',
        example: 'Training on customer data | never',
      },
      {
        match:
          '(?:none|nothing) of (?:your|our customers|customer) (?:\\w+ ){0,3}(?:used|shared) (?:\\w+ ){0,3}train\\w*',
        example: 'None of your data is used for training.',
      },
      {
        match: '(?:opted|opt) out of (?:\\w+ ){0,3}(?:model )?train\\w* (?:with|at|for)',
        example: 'We have opted out of model training with our AI vendors.',
      },
      {
        match:
          '(?:switch|turn|opt|disabl|toggl|exclud|prohibit|forbid|barred|banned|prevent|restrict)\\w*\\b .... (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?) && (?:data|content|inputs?|outputs?|prompts?|code|chats?|conversations?|messages?|documents?|files?|recordings?|nothing)\\b',
        example:
          'Our contracts prohibit providers to train models on your data; you can switch off the use of your chats for training.',
      },
      {
        match:
          '(?:nothing|none|no (?:\\w+ ){0,2}(?:data|content|prompts?|code|inputs?))\\b .... (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?)',
        example: 'None of your data is used for training.',
      },
      {
        match: 'train\\w* .{0,60}\\|\\W{0,3}(?:no|never|not|off|opt in|excluded)\\b',
        example: 'Training on customer data | never',
      },
      {
        match:
          "(?:train(?:s|ed|ing)?\\b|fine tun\\w*|learn(?:s|ed|ing)? from|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?) && (?:not|never|no|none|nothing|nobody|neither|nor|out of|outside|off|opt|exclud\\w*|unless|consent|permission|only (?:if|with|when|after)|barred|prohibit\\w*|forbid\\w*|forbidden)\\b && (?:your|customers?'?|users?|client|tenant|workspace|private)\\b (?:\\w+ ){0,3}(?:data|content|inputs?|prompts?|code|chats?|conversations?|messages?|documents?|files?|recordings?|text|queries|work|material)\\b && any:(?:models?|\\bai\\b|llm|algorithm|machine learning|train) && !(?:your|customers?|users?) (?:\\w+ ){0,4}helps? (?:\\w+ )?train",
        example: 'Your prompts stay out of training.',
      },
      {
        match:
          '(?:train(?:ed|ing)?\\b|fine tun\\w*) && (?:public|licensed|synthetic|training (?:sets?|material|corpus|data ?sets?))\\b && (?:not|never|no|nothing|only)\\b && (?:your|customers?|users?|you|client)\\b',
        example: 'What you type does not end up in any training set.',
      },
      {
        match:
          '(?:permission|consent|opt in)\\b && train\\w* && (?:content|data|inputs?|prompts?|code|files)\\b && any:models?|\\bai\\b|llm|machine learning',
        example: 'We ask for your permission before any of your content is used to train AI.',
      },
      {
        match:
          "(?:not|never|n't|nor)\\b (?:\\w+ ){0,5}(?:us(?:e|ed|ing)|permit\\w*|allow\\w*)\\b .... (?:build|develop|train|improve|fine tun)\\w* .... (?:models?|\\bai\\b|llms?|machine learning)",
        example: 'We do not use customer data to train AI models.',
      },
    ],
    partial: [
      {
        match: '(?:opt out)\\w* ... train\\w* && (?:contact|email|request|enterprise)',
        example: 'To opt out of training, contact support.',
      },
    ],
    no: [
      {
        match:
          '(?:reserves?|have|has|retains?) the right to use (?:\\w+ ){0,6}to (?:\\w+ ){0,2}train\\w* (?:\\w+ ){0,2}(?:models?|\\bai\\b)',
        example: 'We reserve the right to use data collected to train models.',
      },
      {
        match:
          "(?:documents?|content|data|inputs?|files?|prompts?) (?:\\w+ ){0,6}(?:may|can|will|are|is|might) (?:\\w+ ){0,2}used (?:by \\w+ )?(?:for|to) (?:training|train)\\w* (?:\\w+ ){0,3}(?:models?|\\bai\\b|machine learning) && !not|never|n't|opt|consent|permission|anonymi|aggregat|unless|your own|free|custom|employee",
        example: 'Your inputs may be used to train and improve our models.',
      },
      {
        match:
          '(?:we|may|will) (?:\\w+ ){0,3}(?:use|train)\\w* (?:your|customer) (?:\\w+ ){0,4}(?:to )?train && !(?:not|never|opt)',
        example: 'We use your content to train our machine learning models.',
      },
      {
        match:
          "(?:your|user|customer) (?:\\w+ ){0,2}(?:inputs?|content|data|prompts?|conversations?|messages) (?:\\w+ ){0,4}(?:may|can|will|are|is|might) (?:\\w+ ){0,3}used to (?:\\w+ ){0,3}(?:train|fine tune|(?:train and )?improve (?:our |the )?(?:\\w+ )?models) && !not|never|n't|opt|consent|permission|anonymi|aggregat|unless|free|public",
        example: 'Your inputs may be used to train and improve our models.',
      },
      {
        match:
          "(?:we|may|will) (?:\\w+ ){0,2}use (?:your|customer|user) (?:\\w+ ){0,2}(?:content|data|inputs?|prompts?|conversations?) to (?:\\w+ ){0,2}(?:train|improve|develop|fine tune) (?:our |the |and )?(?:\\w+ ){0,2}(?:ai |ml |machine learning )?models? && !not|never|n't|opt|consent|permission|anonymi|aggregat|de identif",
        example: 'We use your content to train our machine learning models.',
      },
      {
        match:
          '(?:right|licen[cs]e|permission|permit) (?:\\w+ ){0,3}to (?:\\w+ ){0,4}train\\w* .... (?:your|customer|user) && !not|never',
        example: 'You grant us the right to train models with your data.',
      },
      {
        match:
          '(?:no|cannot|not possible) (?:\\w+ ){0,3}opt out && (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?) && !not (?:use|train)',
        example: 'We train models on your messages, and there is no way to opt out.',
      },
      {
        match:
          '(?:we|vendor|our (?:models?|ai)) (?:\\w+ ){0,4}(?:train(?:s|ed|ing)?\\b|fine tun\\w*|learn(?:s|ed|ing)? from|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?) .... (?:your|customers?|users?)\\b .... (?:data|content|inputs?|prompts?|conversations?|messages?|documents?) && !not|never|no\\b|opt|consent|permission|unless|only|anonymi|aggregat|de identif|free|except|own|private|public|permission|before',
        example: 'Our models learn from your conversations.',
      },
      {
        match:
          "(?:your|customers?'?|users?'?) (?:\\w+ ){0,2}(?:conversations?|data|content|inputs?|messages|prompts?) (?:\\w+ )?(?:helps?|improves?|trains?) (?:\\w+ )?(?:train|our models?|improve (?:our |the )?models?) && !not|never|consent|opt",
        example: 'Your conversations help train our models.',
      },
      {
        match:
          "(?:documents?|conversations?|messages|chats|recordings|content|data|inputs?|files?|prompts?) (?:\\w+ ){0,4}(?:may|can|will|are|is|might) (?:\\w+ ){0,2}used (?:by \\w+ )?(?:for|to) (?:training|train)\\w* .{0,30}(?:models?|\\bai\\b|machine learning) && !not|never|n't|opt in|consent|anonymi|aggregat|unless|your own|free|custom|employee",
        example: 'Your inputs may be used to train and improve our models.',
      },
      {
        match:
          "(?:documents?|content|data|inputs?|files?|prompts?) (?:\\w+ ){0,6}(?:may|can|will|are|is|might) (?:\\w+ ){0,2}used (?:by \\w+ )?(?:for|to) (?:training|train)\\w* (?:\\w+ ){0,3}(?:models?|\\bai\\b|machine learning) && !not|never|n't|opt|consent|anonymi|aggregat|unless|your own|free|custom|employee",
        example: 'Your inputs may be used to train and improve our models.',
      },
      {
        match:
          "(?:your|user|customer) (?:\\w+ ){0,2}(?:inputs?|content|data|prompts?|conversations?|messages) (?:\\w+ ){0,4}(?:may|can|will|are|is|might) (?:\\w+ ){0,3}used to (?:\\w+ ){0,3}(?:train|fine tune|(?:train and )?improve (?:our |the )?(?:\\w+ )?models) && !not|never|n't|opt|consent|anonymi|aggregat|unless|free|public",
        example: 'Your inputs may be used to train and improve our models.',
      },
      {
        match:
          "(?:we|may|will) (?:\\w+ ){0,2}use (?:your|customer|user) (?:\\w+ ){0,2}(?:content|data|inputs?|prompts?|conversations?) to (?:\\w+ ){0,2}(?:train|improve|develop|fine tune) (?:our |the |and )?(?:\\w+ ){0,2}(?:ai |ml |machine learning )?models? && !not|never|n't|opt|consent|anonymi|aggregat|de identif",
        example: 'We use your content to train our machine learning models.',
      },
    ],
    weaker: [
      {
        match: 'prohibit\\w* (?:such |these |those )?(?:providers|vendors|partners|them) from .{0,20}train',
        example: 'We prohibit providers from using it to train models.',
      },
      {
        match: '(?:free|trial) (?:plan )?(?:users?|accounts?|customers?) (?:\\w+ ){0,6}used to (?:\\w+ )?train',
        example: 'Data of free users may be used to train models.',
      },
      {
        match: 'opt(?:ing|ed)? out of (?:\\w+ ){0,2}training (?:requires?|is (?:only )?available|needs)',
        example: 'Opting out of training requires the Business plan.',
      },
      {
        match:
          '(?:email|e mail|contact|write to|ask|request|message)\\b .... (?:out of|exclud|left out|stop|object|opt)\\w* .... (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?)|(?:opt|exclu|object|left out)\\w* .... (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?) .... (?:email|contact|writ|request|ask|support|enterprise)',
        example: 'To opt out of training, contact support.',
      },
      {
        match:
          '(?:but not|with the exception of|apart from)\\b && (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?) && !(?:consent|permission|agree)',
        example: 'We train models on data from Chat, but not from Docs.',
      },
      {
        match:
          '(?:providers?|vendors?|partners?) (?:\\w+ ){0,4}(?:governed by|subject to|up to|depends? on|according to) (?:their|its|them|the provider) && (?:train\\w*|fine tun\\w*|model (?:improvement|development)|improv\\w* (?:\\w+ ){0,3}models?)',
        example: 'We do not train on your data; what our AI providers do is governed by their policies.',
      },
      {
        match:
          '(?:business|enterprise|paid|team|higher) (?:plans?|tiers?|customers?|users?)\\b .... (?:opt out|excluded|exempt|not used) && train',
        example: 'Customers on the Business plan can opt out of training.',
      },
      {
        match:
          'train\\w* .... (?:turned off|switched off|disabled|stopped|excluded) .... (?:by (?:writing|contacting|emailing|asking)|on request|request|support)',
        example: 'Training can be turned off by writing to support.',
      },
      {
        match: 'opt out ... train\\w* ... (?:by (?:contact|email|writ|request)|contact|email|support|enterprise)\\w*',
        example: 'To opt out of training, contact support.',
      },
      {
        match:
          "(?:enterprise|business|paid|team) (?:customers?|plans?|users?)(?:'s?)? (?:\\w+ ){0,3}(?:data|content|excluded|exempt)?... (?:not (?:be )?used|excluded|exempt) ...(?:train)?\\w* && any:train",
        example: 'Enterprise customers are excluded from training.',
      },
    ],
    exclusions: [
      {
        match:
          '(?:acquire|obtain|receive|grant)\\w* (?:\\w+ ){0,3}(?:any )?(?:rights?|licen[cs]e|title|ownership)\\b && !train\\w* .... (?:your|customer|user)',
        example: 'The licensee does not acquire any rights of ownership to the trained models.',
      },
      {
        match:
          '(?:employee|staff|personnel|security|awareness|user|team|your) train|train(?:ing)? (?:sessions?|materials|program|course|videos?)|your own (?:models?|ai)|you (?:may|shall|must|agree|will) not|customer (?:shall|may|must|will) not|competing|compete|restrictions?|bring your own model',
        example: 'Employees receive security training.',
      },
      {
        match: 'training data (?:you|they) (?:supply|provide|upload)|your model\\b|ground truths?',
        example: 'Train your model on labelled data.',
      },
      { match: '\\byou (?:can |may |could |want to )?train\\b', example: 'You can train a model with the SDK.' },
      {
        match: 'good (?:set of )?training data|create (?:an?|your) (?:\\w+ )?(?:models?|training)',
        example: 'Use good training data to create a model.',
      },
    ],
    allow: ['condition', 'duty', 'staff', 'third', 'negation', 'question', 'future'],
    params: [
      { name: 'default', pattern: '\\b(by default|default)\\b', as: 'text' },
      { name: 'opt_out', pattern: '\\bopt[ -]?(?:out|in)\\b', as: 'text' },
    ],
  }),
}
