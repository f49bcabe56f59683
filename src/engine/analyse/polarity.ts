/** What a sentence does besides naming its topic. Patterns run on normalised text. */
const pseudoNegation =
  /\b(?:no (?:[a-z-]+ ){1,6}(?:without|before|until)|(?:not|never|cannot|can't|don't|doesn't|won't) (?:[a-z-]+ ){1,7}(?:without|until)|no single points? of failure|no (?:down ?time|interruption|data loss|disruption)|without (?:any )?(?:interruption|downtime|disruption|data loss)|without affecting|in no event|not only|not just|not limited to|no later than|not later than|no more than|not more than|not exceed|no longer than|no less than|without (?:undue|unreasonable) delay|without (?:any )?(?:additional|extra) (?:cost|charge|fee)s?|without (?:an?|any) (?:tickets?|manual|extra|further|human|agent|code)\b|at no (?:additional |extra )?(?:cost|charge)|no matter|not to mention|whether or not|cannot be (?:disabled|bypassed|changed|modified|altered|deleted|edited|tampered|turned off)|can't be (?:disabled|bypassed|turned off)|no need to|without needing|without having to|not to exceed|no one (?:else|outside)|nothing (?:is|to)|if not|unless|no exceptions?|without exception|no human)\b/g

const negator =
  /\b(?:not|never|no|cannot|neither|nor|without|lacks?|unable|none|isn't|aren't|doesn't|don't|didn't|won't|wouldn't|can't|hasn't|haven't|unsupported|unavailable|fails? to)\b/g

const clauseBreak =
  /[;:]|, (?:but|and|however|while|which|although|so|we|you)\b|\bbut\b|\bhowever\b|\balthough\b|\bwhereas\b|\bunless\b|\bif\b/g

/** Whether the claim that starts at `at` and ends at `end` is denied within its own clause. */
export function isNegated(text: string, at: number, end: number): boolean {
  const masked = text.replace(pseudoNegation, (found) => '~'.repeat(found.length))
  const before = masked.slice(Math.max(0, at - 60), at)
  let from = 0
  for (const found of before.matchAll(clauseBreak)) from = found.index + found[0].length
  const window = before.slice(from)
  if (window.match(negator)) return true
  const after = masked.slice(end, end + 70)
  const stop = after.search(clauseBreak)
  const tail = stop === -1 ? after : after.slice(0, stop)
  return /^[^.]{0,45}\b(?:(?:is|are|was|were|does|do|has|have|will|can)(?: currently)? not|isn't|aren't|doesn't|don't|cannot|can't|won't|not (?:currently |yet )?(?:available|supported|offered|possible|included|provided|enabled)|unavailable|unsupported)\b/.test(
    tail,
  )
}

const denial =
  /\b(?:(?:do|does|did|has|have|is|are|was) ?(?:not|n't)|cannot|can't|no|isn't|aren't|doesn't|don't|not)(?: [a-z'-]+){0,3} (?:support|offer|provide|available|possible|include|hold|held|certified|compliant|supported|offered|provided|included|authori[sz]ed|plans?)\b|\bnot (?:currently|yet|at this time|at the moment)\b|\bno, not\b/

/** Whether the sentence says that something is not there, rather than merely holding a 'not'. */
export const isDenied = (text: string): boolean => denial.test(text) && !/^(?:if|when|unless|where)\b/.test(text)

const futureWords =
  /\b(?:planned|plans? to|planning (?:to|on|for)|coming soon|roadmap|road map|in progress|(?:is|are|being|currently|still) (?:now |still )?(?:in|under) (?:active )?development(?! (?:and|or|environment|mode|team))|^when available, .{1,60}\bwill|in (?:the )?process of|working (?:towards?|on)|work(?:ing)? to (?:obtain|achieve|become)|pursuing|on track (?:to|for)|upcoming|committed to (?:shipping|building|releasing|adding)|will be (?:available|released|launched|completed|certified|supported)|in the (?:near )?future|not yet|intend(?:s|ing)? to|aim(?:s|ing)? (?:to|for)|expect(?:s|ed)? to (?:be|complete|receive|obtain|achieve|have)|target(?:ing|ed) (?:for|q[1-4]|20\d\d)|by (?:the )?(?:end|q[1-4]|mid|early|late) (?:of )?20\d\d|observation (?:period|window)|under way|underway|preparing for|we hope to|readiness|actively (?:seeking|preparing)|target completion|target date|will (?:conduct|perform|complete|undergo|have) (?:its|our|the|their) first|in observation|in preparation|audit window|ahead of (?:the|our|its|an?) (?:[a-z0-9]+ ){0,4}(?:audit|certification|assessment)|(?:audit|report|certification) in q[1-4])\b/

export const isFuture = (text: string): boolean => futureWords.test(text)

const clauseEnd =
  /;|, (?:but|while|and (?:we|are|is|currently))\b|\band (?:we|are|is) (?:currently |now |also )?|\bbut\b|\bwhile\b/g

/** Whether the clause that holds the claim speaks of the future: 'we have X and are working towards Y' has X today. */
export function isFutureClause(text: string, at: number): boolean {
  let from = 0
  let to = text.length
  for (const found of text.matchAll(clauseEnd)) {
    if (found.index + found[0].length <= at) from = found.index
    else if (found.index > at) {
      to = found.index
      break
    }
  }
  return isFuture(text.slice(from, to))
}

const dutyWords =
  /\b(?:(?:you|admins?|administrators|companies|organi[sz]ations|customers?|clients?|users?|controller|data exporter|licensee|subscribers?)(?:, as (?:an? |the |our )?(?:customer|client|user|controller|admin|administrator|owner),)? (?:should|must|need to|are (?:solely |also |fully )?responsible|is (?:solely |also |fully )?responsible|shall|have to|agrees? (?:to|that)|will be responsible|remains? responsible|warrants?|represents?|acknowledges?)|(?:your|customer's?|client's|the user's) (?:sole )?(?:responsibility|responsibilities|obligation|duty)|we (?:strongly |highly )?(?:recommend|suggest|advise|encourage)s?|(?:it is|is|are) (?:strongly |highly )?recommended|best practices? (?:is|for)|make sure (?:you|to|that(?! we| our))|(?<!\b(?:we|our)\b.{0,80} to )ensure (?:that )?(?:you|your)|be sure to|you're responsible|responsible for (?:your|their own|securing|maintaining|configuring|ensuring|implementing|keeping)|consider (?:using|enabling|setting)|consult (?:with )?(?:your|qualified|legal)|advis(?:e|ing) (?:you|your|customers)|(?:customers?|users?|you) (?:may|might|will) need to|operator's)\b/

export const isDuty = (text: string): boolean => dutyWords.test(text)

/** What may stand before a denial: an answer's 'no', for how long it holds, the name of an entry. */
const beforeDenial =
  '(?:[a-z0-9 ]{2,40}: ?)?(?:no[,.] )?(?:(?:at (?:this|the) (?:time|moment)|at present|currently|today|unfortunately|for now|for the time being|so far|as yet|no|please note that),? )?'
const lacking = '(?:make|take|keep|offer|provide|have|run|give|hold|publish|maintain|set|define|perform|do)s? no'
const plainDenial = new RegExp(
  `^${beforeDenial}(?:(?:we|vendor|the (?:service|platform|product|app|software)|our [a-z]+)(?: currently| presently| also)? (?:do not|does not|have not|has not|cannot|${lacking}|are not|is not)|there (?:is|are)(?: currently| presently| at present)? (?:no|not)(?: (?:way|means|option|possibility)(?: for (?:\\w+ ){1,4}| of| to)?)?|it is not (?:currently )?possible|not possible|no(?= [a-z]))\\b(?! (?:only|just|need|have to|longer|matter|more than|less|later|additional|extra|share|sell|store|see|look|physical access|access|standing|way))`,
)

/** Whether the sentence opens by saying that the vendor lacks or omits what is named right after. */
export function isPlainlyDenied(text: string, at: number): boolean {
  const found = plainDenial.exec(text)
  if (!found || pseudoNegation.test(text)) {
    pseudoNegation.lastIndex = 0
    return false
  }
  const between = text.slice(found[0].length, Math.max(at, found[0].length))
  return at - found[0].length <= 45 && !/[,;:]|\b(?:but|without|unless|if|when)\b/.test(between)
}

const deniedPredicate =
  /^[^.;:,]{0,60}?\b(?:is|are|was|were|has|have|can|will) (?:(?:currently|presently|still|at present|so far) )?(?:not|never)(?: (?:yet|currently|been|be|being|made|put|set|taken))* (?:available|offered|provided|supported|possible|included|performed|conducted|carried out|done|place|required|enforced|mandatory|compulsory|in place|public|published|disclosed|implemented|configurable|allowed|permitted|applied|guaranteed|assessed|monitored|kept|retained|logged|recorded|tested|reviewed|rotated|managed|encrypted|separated|defined|planned|up|to the test)\b(?! (?:without|unless|until|except|if|when|where|only|by default|longer|more)\b)/

/** Whether the sentence opens with what the claim names and says of it that it is not there. */
export function isSubjectDenied(text: string, at: number, end: number): boolean {
  if (at > 45 || /[,;:]|\b(?:if|when|unless|where)\b/.test(text.slice(0, at).replace(/^no, /, ''))) return false
  return deniedPredicate.test(text.slice(end)) || deniedPredicate.test(text.slice(at))
}

const thirdSubject =
  /\b(?:aws|amazon(?: web services)?(?:,? inc\.?)?|google(?: cloud(?: platform)?)?|gcp|(?:microsoft )?azure|microsoft|heroku|digital ?ocean|stripe|cloudflare|vercel|hetzner|openai|anthropic|(?:our |the |their |these |all |such )?(?:hosting|cloud|infrastructure|data ?cent(?:er|re)|payment|colocation|storage)(?: service| infrastructure)? (?:provider|processor|facilit|partner|vendor)(?:s|y|ies)?|data ?cent(?:er|re)s?|(?:payment )?processors? we use|third[ -]part(?:y|ies)(?: \w+)?|our (?:vendors|suppliers|sub-?processors|providers|partners)|sub-?processors?)(?:'s?)?,? (?:(?!(?:we|our|us)\b)[a-z0-9,'()/-]+ ){0,3}?(?:is|are|has|have|holds?|maintains?|undergo(?:es)?|compl(?:y|ies)|provides?|which|who|certifi\w+|that|meets?|adheres?|must|compliance|handles?|stores?)\b/

export const isThirdParty = (text: string): boolean => thirdSubject.test(text)

const staffWords =
  /\bwe (?:access|log in to|sign in to) our\b|\b(?:company|corporate|employee) (?:sso|single sign[ -]?on|idp|identity provider|vpn|google workspace)\b|\bmembers? of (?:our |the )?staff\b|\bstaff members?\b|\b(?:every|each|any) (?:employee|staff|engineer|contractor)\b|\bwith access to production\b|\bwe (?:run|operate|maintain|have) an? (?:[a-z-]+ ){0,3}corporate network\b|\b(?:hired|hiring|new hires?|background checks?|recruit\w*)\b|\b(?:our|all|internal|company|its|for|by) (?:\w+ )?(?:employees?|staff|personnel|team members|engineers|developers|workforce|contractors)\b|\b(?:employees?|personnel|staff|contractors) (?:are|must|use|access|have|with|who|to|is|will|can|at|and|accounts?)\b|\binternal(?:ly)? (?:systems?|tools?|access|use|accounts?|services?|applications?|infrastructure|networks?)\b|\bemployee (?:access|accounts?|devices?|laptops?|workstations?)\b|\b(?:access to|within|into|to) (?:our |the )?(?:production|internal|backend|infrastructure|administrative|corporate) (?:systems?|servers?|environments?|infrastructure|networks?|databases?|tools?|resources|data)\b/

const taughtWords =
  /\b(?:(?:topics|curriculum)\b[^.]{0,60}\b(?:such as|includ(?:es?|ing)|like)|(?:topics|training|courses?|lessons|curriculum)\b[^.]{0,20}\bcover(?:s|ing)?)\b[^.;:]{0,120}$/

/** Whether what is named at `at` is only a topic of a training. */
export const isTaught = (text: string, at: number): boolean => taughtWords.test(text.slice(0, at))

export const isStaff = (text: string): boolean => staffWords.test(text)

const imperative =
  /^(?:[a-z ]{2,24}: )?(?:please )?(?:harden|order|manage|automate|build|try|get started|learn|read|download|discover|explore|replicate|store|enable|keep|use|hash|draw up|configure|deploy|set|make|create|implement|limit|restrict|rotate|review|monitor|back up|encrypt|choose|select|add|click|go to|navigate|open|enter|install|update|apply|ensure|avoid|do not|don't|check|verify|consult|define|run|follow|regularly|periodically|pair|always|never share|turn on|protect|secure|train)\b(?! of\b)/

/** An instruction to the reader, such as a step of a guide or a piece of advice. */
export const isImperative = (text: string): boolean => imperative.test(text) && !/\b(?:we|our|us)\b/.test(text)

const offerWords =
  /\b(?:with|through|using|via|in|from|read|see|download|use|try|get) our (?:free |new |own )?(?:\w+ )?(?:products?|guides?|marketplace|librar(?:y|ies)|sdks?|builder|templates?|courses?|checklists?|tools?|add-?ons?|modules?|service|platform|app|api|waf|vaults?|solutions?|suite|agents?|generator)\b|\b(?:to|in|into) your (?:own )?(?:app|application|product|site|website|saas|software)\b|^how to\b/

/** An invitation to use the vendor's product or to read its advice: no statement about how the vendor works. */
export const isOffer = (text: string): boolean =>
  (imperative.test(text) || /^how to\b/.test(text)) && offerWords.test(text)

export const isQuestion = (text: string): boolean => text.endsWith('?')

const selfHostWords = /\bself[- ]?(?:host|manag)|\bon[- ]prem|\byour own (?:server|infrastructure|cloud|hardware)/

export const isSelfHosted = (text: string): boolean => selfHostWords.test(text)

const definitionWords =
  /^(?!there is )(?:an? |the )?['"(]?[a-z0-9 ()/&-]{2,60}['")]{0,2} (?:means|shall mean|refers to|has the meaning|have the meaning|stands for|shall have the meaning|is (?:an?|the) (?:\w+[ -]){0,4}(?:standard|framework|law|regulation|protocol|method|process|technique|act|legislation|contract|legal|certification|report|term|type of|set of|person|individual|record|list|service|measure|scheme|programme|government|procedure|practice|mechanism|authentication|security feature|way))\b/

/** An entry of a list of terms: the name, a colon, what kind of thing it is. */
const glossaryWords =
  /^[a-z0-9 /&-]{2,40}: (?:an? |the )?(?:[a-z'-]+ ){0,9}(?:standard|act|program|framework|code of practice|regulation|law|criteria|controls? \d)\b(?: (?:for|of|on|that|to|by|and)\b|$)/

/** A name with its abbreviation, a colon and what it is. */
const abbreviated = /^[a-z0-9 -]{2,50} \([a-z0-9]{2,8}\): an? /
/** What another product is. */
const productWords =
  /^[a-z0-9 ()/&.-]{2,50} is an? (?:[a-z-]+ ){0,5}(?:platform|technology|tool|solution|system|database|service) (?:that|which|for|to|used|designed)\b/

export const isDefinition = (text: string): boolean =>
  definitionWords.test(text) || glossaryWords.test(text) || productWords.test(text) || abbreviated.test(text)
