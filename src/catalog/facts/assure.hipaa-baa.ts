import type { FactFile } from '../fact-file.ts'

export const assureHipaaBaa: FactFile = {
  id: 'assure.hipaa_baa',
  group: 'Assurance',
  question: 'Will the vendor sign a HIPAA business associate agreement?',
  kind: 'cert',
  weight: 3,
  agent: 'trust_center_extractor',
  values: {
    yes: 'Vendor says it signs, offers or provides a BAA; plan-limited is yes.',
    partial: "'HIPAA compliant', 'eligible' or 'supports HIPAA' without a BAA offer; or some products excluded.",
    no: 'Vendor says no BAA, no PHI allowed, or HIPAA support planned.',
    excluded: "Explanations of HIPAA law; customer's HIPAA duties; other companies' BAAs.",
  },
  controls: {
    soc2: ['P6.1', 'CC9.2'],
    iso27001: ['A.5.31', 'A.5.34'],
    csf2: ['GV.OC-03'],
    sp80053: ['SA-9', 'PT-1'],
  },
  params: ['plans', 'products', 'price'],
  traits: ['attestation'],
  topicWords: ['hipaa', 'business associate agreement'],
  texts: {
    topic: 'HIPAA agreement',
    yes: 'A business associate agreement under HIPAA is offered[ for {products}].',
    partial: 'HIPAA is addressed, but not with a plain offer of an agreement for the whole service.',
    no: 'The vendor says that health information under HIPAA is not provided for today.',
    unknown: 'We found no statement on a business associate agreement under HIPAA.',
    risk: 'No HIPAA business associate agreement',
    stake: 'Without the agreement, nothing in writing binds the vendor in how it handles health information for you.',
    mitigation: 'Forbid protected health information in the service.',
    ask: 'Will you sign our business associate agreement, on which plans and for which products?',
    owner: 'Legal',
    severity: 'high',
  },
  reading: () => ({
    states: {
      match:
        '(?:baas?\\b|business associate a)\\w* .... |hipaa\\b .... (?:complian|eligib|support|ready|available|baa)|(?:complian|support|sign|offer|provid|enter|execut)\\w* .... (?:baas?\\b|business associate|hipaa)',
      example: 'We sign a BAA with customers.',
    },
    facets: { of_others: 'nothing' },
    yes: [
      {
        match:
          '(?:baas?\\b|business associate (?:agreement|addendum|contract)s?) && (?:sign|offer|provid|available|execut|enter|request|need|include|add ?on|contact|have|require|get|access|can\\b|support|with us|enterprise|accept|self serve|complete)',
        example: 'We will sign a Business Associate Agreement with covered entities.',
      },
      {
        match:
          '(?:baas?\\b|business associate (?:agreement|addendum|contract)s?) && (?:sign|offer|provid|available|execut|enter|request|includ|part of|plan\\b|made between|conclud|accept|contact|with us|countersign|ready|standard)\\w*',
        example: 'We will sign a Business Associate Agreement with covered entities.',
      },
      {
        match:
          '(?:we|us|our)\\b (?:\\w+ ){0,4}(?:enter into|sign|execute|offer|provide) (?:\\w+ ){0,3}(?:baas?\\b|business associate)',
        example: 'We will sign a Business Associate Agreement with covered entities.',
      },
    ],
    partial: [
      {
        match: 'hipaa && (?:complian|eligible|support|ready|adhere|certifi|attest|conform|secure|meets?\\b)',
        example: 'Acme is HIPAA compliant.',
      },
      { match: 'hipaa && in:complian|certific|trust|security', example: 'HIPAA', under: 'Compliance' },
    ],
    limits: [
      {
        match:
          '(?:baas?\\b|business associate agreement) && (?:does not cover|not covered|excluded|except for (?:\\w+ ){0,4}(?:product|add ?on|feature|plan|service))',
        example: 'Our BAA does not cover add-ons.',
      },
      {
        match:
          '(?:baas?\\b|business associate (?:agreement|addendum|contract)s?) && (?:does not|do not|not|cannot|may not) (?:\\w+ ){0,4}(?:cover|covered|included|include|extend|be used|phi)\\b && !unless|until|without',
        example: 'Our BAA does not cover add-ons.',
      },
    ],
    no: [
      {
        match: "(?:not|n't|no|cannot|unable to)(?: currently| yet)?(?: \\w+){0,3} (?:baas?\\b|business associate)",
        example: 'We do not currently sign BAAs.',
      },
      {
        match:
          "(?:must not|may not|shall not|not (?:be )?(?:permitted|allowed|used?|intended|designed)|do not|don't|prohibited|agree not to) .... (?:phi\\b|protected health information) && !baas?\\b|business associate",
        example: 'You must not submit protected health information to the service.',
      },
      { match: "(?:is|are) (?:not|n't)(?: currently| yet)? hipaa", example: 'Acme is not HIPAA compliant.' },
      {
        match: 'hipaa && (?:planned|coming soon|roadmap|working towards?|in progress)',
        example: 'HIPAA compliance is planned.',
      },
      {
        match:
          '(?:no|not|never|without) (?:\\w+ ){0,4}(?:baas?\\b|business associate (?:agreement|addendum|contract)s?)',
        example: 'We do not currently sign BAAs.',
      },
      {
        match:
          "(?:must not|may not|shall not|not (?:be )?(?:permitted|allowed|used?|intended|designed)|do not|don't|prohibited|agree not to) .... (?:phi\\b|protected health information)",
        example: 'You must not submit protected health information to the service.',
      },
    ],
    exclusions: [
      {
        match: '(?:may|can) help (?:\\w+ )?(?:address|meet|satisfy|support)',
        example: 'Acme can help meet HIPAA requirements.',
      },
      {
        match: "(?:not|n't|only|when|whether you) (?:\\w+ )?(?:need|require)\\w* (?:a |an )?(?:baa|business associate)",
        example: 'You only need a BAA for health data.',
      },
      {
        match:
          'hipaa (?:is a|was|stands|requires|establish|protects|\\(the health insurance)|health insurance portability .{0,30}(?:is|was|requires)|what is hipaa',
        example: 'HIPAA is a United States law that protects health information.',
      },
      {
        match:
          '(?:baas?|business associate (?:agreement|addendum|contract)s?)\\b (?:\\w+ ){0,3}with (?:our |its |their |all |each |any )?(?:\\w+ )?(?:aws|amazon|google|azure|microsoft|openai|anthropic|hosting|cloud|{supplier})',
        example: 'We have a BAA with AWS for our hosting.',
      },
      {
        match:
          '(?:openai|anthropic|aws|amazon|google|azure|microsoft|twilio|stripe)\\b .... (?:baas?\\b|business associate (?:agreement|addendum|contract)s?) && !\\b(?:we|our)\\b (?:\\w+ )?(?:sign|offer|provide|customers)',
        example: 'OpenAI will sign a BAA for API customers.',
      },
      {
        match:
          'what is (?:an? )?(?:baa|business associate)|(?:checklists?|webinars?|templates?|guide) .... hipaa|hipaa (?:checklists?|webinars?|templates?|guide)',
        example: 'What is a BAA, and who has to sign one?',
      },
      { match: 'industry specific', example: 'Industry-specific rules may apply to you.' },
      {
        match: '\\bmap(?:s|ped|pings?)? (?:to|onto)\\b|control mappings?|\\(tsc\\)|defensible (?:audit )?evidence',
        example: 'Our controls are mapped to NIST 800-53.',
      },
      {
        match: '(?:aws|amazon|google|azure|microsoft|heroku|stripe|twilio) ...(?:baa|hipaa)',
        example: 'AWS offers a BAA to its customers.',
      },
      {
        match: '(?:help|helps|helping) (?:you|your|customers)',
        example: 'Acme helps you achieve SOC 2 compliance faster.',
      },
      {
        match: 'you (?:are|may be) (?:a )?(?:covered entity|subject to) && !baas?\\b|business associate',
        example: 'You may be a covered entity.',
      },
    ],
    allow: ['staff', 'condition', 'duty', 'question'],
    params: [
      { name: 'price', pattern: '(\\$ ?\\d[\\d,]*(?:\\.\\d{1,9})?(?: ?(?:/|per) ?(?:month|mo|year))?)', as: 'text' },
    ],
  }),
}
