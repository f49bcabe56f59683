import type { FactEntry } from '../../catalog/fact-entry.ts'
import type { GuardId } from './guards.ts'

/** Whose statement a sentence is: the vendor's about itself, or about somebody else, or about nobody. Patterns run on normalised text. */

const verbs =
  'mark|rate|score|report|assume|conclude|answer|treat|ignore|give|output|respond|state|grade|write|say|set|consider|record|approve|accept|certify|disregard|confirm'
const readers =
  '(?:ai|llm|automated|security|vendor|risk|compliance|human) ?(?:reviewers?|auditors?|assessors?|analysts?|scanners?|agents?|assistants?|tools?|models?|crawlers?|bots?)|reviewers?|auditors?|assessors?|language models?|llms?|chatbots?'

const instruction = new RegExp(
  [
    '\\b(?:ignore|disregard|forget|override) (?:all |any |the |your |previous |prior |above |these ){1,4}(?:instructions?|prompts?|rules|guidelines|context)\\b',
    '\\b(?:as an ai|you are an? (?:ai|language model|assistant|security reviewer|auditor)|dear (?:ai|llm|assistant|reviewer|auditor))\\b',
    `\\b(?:${readers})\\b.{0,40}\\b(?:must|should|shall|please|are (?:instructed|required)(?: to)?) (?:${verbs})\\b`,
    `(?:^|[.!?:] ?)(?:(?:attention|note|message|notice|hint)(?: to| for)?:? )?(?:to )?(?:the |all |any )?(?:${readers}) ?[:,-] ?(?:please |you (?:must|should) )?(?:${verbs})\\b`,
    '\\b(?:mark|rate|score|report|grade|treat) (?:this|the|our|us|all|every|each) (?:\\w+ ){0,4}as (?:compliant|secure|passed|met|low risk|yes|satisfied|certified)\\b',
    '\\b(?:score|rate|grade) (?:this|us|we|our) (?:\\w+ ){0,4}(?:100|a\\+|highest)\\b',
    '\\b(?:your|ignore the|reveal the|override the|new) system prompt\\b|(?:^|[.!?:] ?)system prompt ?[:=]|<\\|?(?:im_start|system)\\|?>',
  ].join('|'),
)

/** Whether a sentence orders a reviewer about. */
export const isInstruction = (text: string): boolean => instruction.test(text)

const own = /\b(?:we|our|us)\b/

const hostName =
  '(?:aws|amazon(?: web services)?|google(?: cloud(?: platform)?)?|gcp|(?:microsoft )?azure|microsoft|heroku|digital ?ocean|hetzner|ovh(?:cloud)?|equinix|cloudflare|vercel|render|fly\\.io|stripe|openai|anthropic|twilio|salesforce|snowflake|mongodb(?: atlas)?)'
const otherBody =
  '(?:our |the |their |these |all |such |its |your )?(?:(?:hosting|cloud|infrastructure|data ?cent(?:er|re)|payment|colocation|storage|email|model|ai) (?:service |infrastructure )?(?:providers?|processors?|facilit(?:y|ies)|partners?|vendors?|operators?)|(?:default|underlying|third[ -]party|external) providers?|data ?cent(?:er|re)s?|parent (?:company|group)|parent\\b|customers?|clients?|competitors?|sub ?processors?|suppliers?|vendors|investors?|subsidiar(?:y|ies)|acquirer|(?:other|some|many|most) (?:vendors|tools|providers|companies|products|platforms|services))'
const foreign = new RegExp(`\\b(?:${hostName}|${otherBody})\\b`, 'g')

/** Of 'an ISO 27001/SOC 2 compliant vendor' what stands before the second name. */
const standardsBefore =
  /(?:(?:iso(?:\/iec)? ?\d{4,5}|soc ?[123]|pci(?: dss)?|hipaa|gdpr)(?: ?\/ ?|, and |, | and )){1,4}$/

/** 'Sealane, a SOC 2 compliant vendor, …': whoever is named before the comma, and is not this vendor. */
const isInApposition = (text: string, at: number): boolean =>
  /(?:^|[ (])(?!(?:we|us|today|now|currently)\b)[a-z0-9.')-]+, (?:an?|one of the) $/.test(
    text.slice(0, at).replace(standardsBefore, ''),
  ) && /^[^,.;]{0,60}\b(?:vendors?|providers?|compan(?:y|ies)|partners?|suppliers?|hosts?)\b/.test(text.slice(at))

/** The holder of a certificate is the body named before it, unless the vendor is named between. */
function isHeldByOther(text: string, at: number): boolean {
  if (isInApposition(text, at)) return true
  // What stands in brackets names others beside the subject.
  const before = text.slice(0, at).replace(/\([^()]{0,300}\)/g, (found) => '~'.repeat(found.length))
  let last: RegExpExecArray | null = null
  for (const found of before.matchAll(foreign)) last = found
  if (!last) return false
  const between = before.slice(last.index + last[0].length)
  if (own.test(between)) return false
  // 'Hosted on Google Cloud, an ISO 27001 certified vendor', 'hosted on AWS (ISO 27001 certified)'.
  if (/^(?:[ ~]{0,304}, (?:an?|one of the|all|both)| \() ?$/.test(between)) return true
  // 'We are, like our hosting provider, …' and 'on AWS we …' speak of the vendor; 'on AWS, which is …' does not.
  if (/\b(?:which|who|whose|that|its own|their own|itself)\b/.test(between)) return true
  // 'For our assistant, the provider (X) maintains …': the body is the subject, whatever stands before.
  if (/^[ ~,]{0,304}(?:infrastructure )?(?:[a-z]+ly )?(?:is|are|maintains?|holds?|has|have|achieved)\b/.test(between))
    return true
  return !own.test(before.slice(0, last.index))
}

const competitor =
  /^(?:our )?(?:competitors?|alternatives?|other (?:vendors|tools|providers|companies|products|platforms|services)|(?:some|many|most) (?:vendors|tools|providers|companies|products|platforms|services))\b/

const generality =
  /\b(?:important|essential|critical|crucial|vital|necessary|key|fundamental|required) (?:\w+ ){0,4}(?:for|to|in) (?:every|any|all|most|each|modern|today's) (?:\w+ )?(?:compan(?:y|ies)|organi[sz]ations?|business(?:es)?|teams?|enterprises?|vendors?)\b|\bthis technology\b|\bplays? an? (?:crucial|vital|key|important|critical) role\b|\b(?:every|any|each|most|all) (?:compan(?:y|ies)|organi[sz]ations?|business(?:es)?|enterprises?|vendors?) (?:should|needs?|must|ought)\b/

const asksReader =
  /^(?:always |please |also )?(?:ask|request|demand|look for|compare|evaluate|verify|consider|learn|find out) (?:\w+ ){0,4}(?:vendors?|providers?|suppliers?|whether|if)\b/

const wish =
  /^if you (?:need|want|require|would like|'d like)\b.{0,60}\b(?:contact|let us know|talk|reach|ask|tell)\b.{0,60}\b(?:may|might|could|consider|happy to (?:look|consider|discuss))\b/

/** An auditor that says what it does. */
const auditor =
  /\b(?:public accounting|accounting firm|audit(?:ing)? firm|certification bod(?:y|ies)|auditors?)\b[^.]{0,120}\b(?:provides?|offers?)\b[^.]{0,60}\bservices\b/

/** Why the sentence says nothing about this vendor: another's certificate, a competitor, a truth about everybody, advice. */
export function speakerGuard(text: string, at: number, fact: FactEntry): GuardId | null {
  // An agreement or a way to a report is offered to customers and so names them.
  if (fact.traits.includes('certificate') && isHeldByOther(text, at)) return 'held-by-other'
  if (competitor.test(text)) return 'competitor'
  if (fact.kind === 'cert' && auditor.test(text)) return 'auditor-services'
  if (wish.test(text)) return 'contact-if-needed'
  if (asksReader.test(text) && !own.test(text)) return 'advice-to-reader'
  return generality.test(text) && !own.test(text) ? 'generality' : null
}

const turned =
  /\b(?:but|however|although|though|yet|while)\b[^.;]{0,40}\b(?:(?:is|are|has|have|was|were|do|does) ?(?:not|n't)|isn't|aren't|hasn't|haven't|never|not)\b[^.;]{0,40}\b(?:certif|audited|attest|accredit|examin|complian|assessed)/

/** 'We follow ISO 27001 but are not certified': the second half counts. */
export const isTakenBack = (text: string): boolean => turned.test(text)

const ended =
  /\b(?:(?:was|were|is|are|has been|have been|being) (?:removed|discontinued|retired|sunset|deprecated|withdrawn|dropped)|no longer (?:available|supported|offered|included|provided|part of)|(?:we|has) (?:removed|discontinued|retired|dropped) )/

/** Whether a feature is said to have been taken away. */
export const isEnded = (text: string): boolean => ended.test(text)
