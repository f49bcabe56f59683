import { z } from 'zod'

interface FacetPattern {
  readonly pattern: RegExp
  readonly says: string
  readonly example: string
  /** Whether it may stand in another clause than the claim: what is left out mostly does. */
  readonly inSentence?: true
}

/**
 * What a statement may say beside its subject, for any fact. A fact's own table says what each comes to: a statement that
 * a feature exists in beta answers less than one that it exists. Patterns run on normalised text; `example` shows each.
 */
export const facets = {
  beta: {
    pattern:
      /\b(?:in (?:an? )?(?:public |private |closed |open |limited )?(?:beta|alpha|preview|early access)\b|(?:public|private|closed|open|currently|still) (?:beta|preview)\b|\((?:public |private |closed )?(?:beta|preview|alpha)\)|beta (?:feature|version|program|release)|early access|technical preview|preview (?:feature|phase|stage))/,
    says: 'is in beta',
    example: 'SAML SSO is currently in private beta.',
  },
  on_request: {
    pattern:
      /\b(?:(?:up)?on (?:\w+ )?request\b|by request\b|at your request\b|(?:contact|ask|email|reach out to|write to|get in touch with|request\w* (?:it )?(?:from|via|through)) (?:\w+ ){0,3}(?:support|us|team|success)\b|(?:subject to|with|by|upon|requires?) (?:our |prior )?approval\b|(?:if|when) (?:an? |the )?(?:customer|client)s? (?:orders?|asks?|requests?)\b|case by case\b|by (?:our )?support\b|(?:talk|speak|apply) to (?:us|sales|support|our)\b|(?:may|must|can) (?:apply|be requested)\b|from your account manager\b|(?:support|our (?:engineers|team|staff)) (?:can|will|may) (?:send|provide|supply|compile|hook|enable|switch)\b|[\w.+-]{1,40}@[\w.-]{3,60})/,
    says: 'has to be asked for',
    example: 'An IP allowlist is set up on request.',
  },
  optional: {
    pattern:
      /\b(?:optional(?:ly)?\b|opt in\b|can be (?:enabled|turned on|switched on|activated)|(?:must|has to|have to|needs to) be (?:enabled|turned on|activated)|(?:if|when|once|upon) enabl(?:ed|ing)|(?:not|n't) (?:enabled|on|active) by default|(?:off|disabled) by default|(?:if|when) you (?:enable|choose|turn on|tick)|an option that)/,
    says: 'is off until it is switched on',
    example: 'Automatic backups can be enabled for each database.',
  },
  wished: {
    pattern:
      /\b(?:aims?|strives?|endeavou?rs?|seeks?|tr(?:y|ies)|targets?|goals?|objectives?|hopes?)\b(?: to\b| for\b| of\b| is\b|:|,)|\b(?:designed|intended|meant) to\b|\bbest efforts?\b|\bideally\b|\bno promise\b/,
    says: 'is an aim, not a promise',
    example: 'We aim for 99.9% uptime.',
  },
  where_possible: {
    pattern:
      /\b(?:as far as (?:reasonably )?(?:possible|practicable)|(?:as far as|as|if|when) time (?:allows|permits))\b|\b(?:where|when|whenever|if|wherever) (?:possible|appropriate|feasible|practicable|practical|needed|necessary)\b|\b(?:may|might|could)\b(?! (?:not|only|be (?:found|obtained|reached|downloaded|requested|viewed)))|\b(?:generally|typically|usually|in most cases|mostly|mainly)\b/,
    says: 'holds where possible, not always',
    example: 'Changes are reviewed where possible.',
  },
  primarily: {
    pattern: /\b(?:primarily|predominantly|mainly|mostly|by and large|in principle)\b/,
    says: 'holds in the main, with exceptions',
    example: 'Data is stored primarily in the EU.',
  },
  some: {
    pattern:
      /\b(?:some|certain|selected|select|particular|specific|many|most|various) (?:of (?:our|the|their) )?(?:\w+ ){0,2}(?:accounts|plans|products?|services?|features?|data|systems?|employees|staff|personnel|roles?|positions?|teams?|devices|laptops|changes?|endpoints?|models?|customers|users|members|regions?|databases?|files|types|environments?|applications?|areas?|cases)\b|\bper endpoint\b|\bonly (?:some|certain|selected)\b|\b(?:with the exception of|except (?:for)?|excluding|but not)\b(?! (?:social engineering|physical))/,
    says: 'covers a part only',
    example: 'Some employees use hardware keys.',
  },
  of_provider: {
    pattern:
      /\b(?:(?:hosting|cloud|infrastructure|data ?cent(?:er|re)|platform|service) (?:service |infrastructure )?(?:providers?|platforms?)|providers?|aws|amazon(?: web services)?|google(?: cloud)?|gcp|azure|microsoft|cloudflare|heroku|digital ?ocean|hetzner|the cloud)\b[^.;]{0,60}\b(?:provid|offer|native|built in|maintain|manag|responsib|handl|physical|secur|protect|inherit)\w*|\b(?:inherit\w*|rel(?:y|ies|ying) on|leverag\w+|provided by|handled by|managed by)\b[^.;]{0,60}\b(?:providers?|aws|amazon|google|gcp|azure|microsoft|cloud)\b/,
    says: 'is left to the hosting provider',
    example: 'We rely on our cloud provider for network protection.',
  },
  aligned: {
    pattern:
      /\b(?:align(?:ed|s|ing|ment)?|modell?ed|consistent|compatible) (?:with|on|after|to)\b|\bbased (?:up)?on\b|\bdesigned (?:to|with|around)\b|\b(?:help|helps|enable|enables|allow|allows|assist|support)s? (?:you|your|customers|users|organi[sz]ations|companies|teams)\b|\bwe recommend\b/,
    says: 'is aligned with it, not bound by it',
    example: 'Our platform is designed to align with the GDPR.',
  },
  once: {
    pattern:
      /\b(?:was|were|has been|have been) (?:\w+ )?(?:done|performed|conducted|carried out|completed|tested|made)\b[^.;]{0,40}\b(?:in (?:early |late |mid )?(?:january|february|march|april|may|june|july|august|september|october|november|december|20\d\d|q[1-4])|once)\b|\bone[ -](?:off|time)\b|\bonce,? (?:before|at|prior)\b|\bad hoc\b|\b(?:now and then|from time to time|occasional(?:ly)?|sporadic(?:ally)?)\b/,
    says: 'was done once',
    example: 'A risk assessment was done in 2023.',
  },
  internal: {
    pattern:
      /^(?!.*\b(?:external|third|independent|outside)\b).*\b(?:internal(?:ly)?|our own|in house|by our (?:own )?(?:security )?(?:team|engineers))\b/,
    says: 'is done by the vendor itself',
    example: 'Our own team runs penetration tests.',
  },
  part: {
    pattern:
      /^only\b|(?<!\b(?:plans?|tiers?|editions?) )\bonly\W{0,3}$|\b(?:but not|whereas|to nothing else|alone|in part|partly|partially|half of|only (?:our|one|the)|(?:applies|apply|extends?) only|(?<!\bnot )(?:limited|restricted) to)\b|\b(?:but|while|though|although) (?:the |our |other )?(?:\w+ ){1,4}(?:do|does|is|are|has|have|was|were|remain)s? (?:not|none|un\w+)\b|\b(?:is|are|was|were) not (?:covered|included|part of|in scope)\b|\bout of scope\b/,
    says: 'covers one part and not the rest',
    example: 'The certificate extends to our support centre alone.',
  },
  lapsed: {
    pattern:
      /\b(?:expired|lapsed|ran out|no longer (?:valid|current|in force)|(?:was|were) valid|not (?:been )?(?:renewed|reissued|extended))\b/,
    says: 'is no longer in force',
    example: 'Our certificate ran out in 2022.',
  },
  under_way: {
    pattern:
      /\b(?:rolling out|being (?:rolled out|built|written|drafted|introduced|set up|developed|prepared)|drafting|under way|in the works|so far\b|under consideration)\b/,
    says: 'is under way, not finished',
    example: 'We are rolling out device management.',
  },
  of_others: {
    pattern:
      /\byour (?:own )?(?:app|apps|applications?|website|site|shop|store|company|business|workforce|vendors|suppliers|users|visitors|customers|employees|staff|candidates|prospects|engineers|developers|product|servers?|repositor(?:y|ies))\b|\bas a service\b|\b(?:webinars?|e-?books?|checklists?|courses? (?:for|that|on how|prepar\w+)|templates?|marketplace)\b|\bfree (?:online )?(?:tool|guide)|\bstarting at \$|\bwe are (?:hiring|looking for|recruiting)\b|\b(?:vacancy|vacancies|job description|opening for|apply (?:by|now))\b|\bin this (?:article|guide|post|tutorial|chapter|lesson)\b|\b(?:survey|study|research) (?:found|finds|shows|showed)\b/,
    says: 'is about others: a reader, a product for sale, an applicant',
    example: 'Have your app tested as a service.',
  },
  paid: {
    pattern:
      /\b(?:(?:additional|extra|separate) (?:cost|charge|fee)s?|(?:for|at) (?!no\b|zero\b)(?:an? )?(?:[\w-]+ ){0,2}(?:fee|charge)s?\b|hourly rates?|at (?:the )?(?:customer|client|controller|your)'?s? (?:sole |own )?(?:expense|cost)|reimburse\w*|separately (?:paid|charged|invoiced)|paid (?:add ?on|service|option))\b/,
    says: 'costs extra',
    example: 'We help with requests at an additional cost.',
  },
  rest_left_out: {
    pattern:
      /(?:,|;| -)? (?:but|while|whereas|unlike|although|though|yet) [^.;]{0,70}\b(?:not(?! limited)|no|none|never|neither|only|still|stays?|remains?|readable|open|ours|may always|are processed)\b|[,;] (?:for )?(?:all |the |any )?(?:others?|rest|remaining|remainder|everything else|regular)\b[^.;]{0,70}\b(?:not?|none|never|only|still|remains?|stays?|continue|readable|open|left to)\b|; [^.;]{0,60}\b(?:is|are|do|does|has|have|can) (?:not?|none)\b|\bunlike the\b|\bto follow\b/,
    says: 'leaves the rest out',
    example: 'You can limit the API by IP, but not the dashboard.',
    inSentence: true,
  },
  only_part: {
    pattern:
      /\| ?(?:(?!enterprise|business|pro\b|premium|plans?\b|tier|paid|add on)[^|]){3,40} only ?\|?$|^only (?!allow|sso|saml|mfa|2fa|you\b|authori)(?:(?!enterprise|business|pro\b|premium|plans?\b|tier|paid|customers)[^.;]){3,60}\b(?:can|may|are|is)\b|\balone (?:is|are)\b|\bonly that one\b/,
    says: 'covers only what it names',
    example: '| Enforce 2FA | Admin roles only |',
    inSentence: true,
  },
  by_customer: {
    pattern:
      /\b(?:you|customers?|clients?|users?) (?:must|need to|have to|has to|may|can) (?:\w+ )?(?:configure|set up|add|schedule|start|create|trigger|initiate|deploy)\b|\byourself\b|\b(?:configured|set up|started|scheduled|initiated|triggered) by (?:you\b|the customer|customers)|\bonly if you\b|\bif you (?:tick|configure|add)\b/,
    says: 'is left to the customer',
    example: 'High availability needs to be configured by the customer.',
    inSentence: true,
  },
  unfinished: {
    pattern:
      /\b(?:in preparation|in progress|under (?:way|development|construction)|underway|being (?:written|drafted|prepared|developed|built|finali[sz]ed)|will be (?:completed|finished|finali[sz]ed|documented|ready)|working on)\b/,
    says: 'is not finished',
    example: 'A disaster recovery plan is in preparation.',
  },
  approximate: {
    pattern: /\b(?:roughly|approximately|or so|several|a few)\b|\baround (?:\d|one|two|three|six|twelve)/,
    says: 'is a rough figure',
    example: 'We keep the log for roughly six months.',
  },
  office_hours: {
    pattern:
      /\b(?:office|business|working) (?:hours|days)\b|\bweekdays\b|\bmonday (?:to|through|-) friday\b|\b(?:nine|9) ?(?:to|-) ?(?:five|six|5|6|17|18)\b/,
    says: 'holds in office hours',
    example: 'Security alerts are watched in office hours.',
    inSentence: true,
  },
} as const satisfies Readonly<Record<string, FacetPattern>>

export type Facet = keyof typeof facets
// safe because the keys are those of the table
export const facet = z.enum(Object.keys(facets) as [Facet, ...Facet[]])

/**
 * What a facet makes of a claim: `partial`, where no other statement says it outright; `limits`, a part only whatever
 * others say; `nothing`, no claim at all.
 */
export const facetEffect = z.enum(['partial', 'limits', 'nothing'])
