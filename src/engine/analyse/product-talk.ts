import type { FactEntry } from '../../catalog/fact-entry.ts'
import type { GuardId } from './guards.ts'
import { controlCitation, type PreparedDocument, type Unit } from './units.ts'

/** Whether a sentence tells of the product, of other products or of good practice instead of the vendor. Patterns run on normalised text. */

/** Where a rule's own words stand in a unit's text. */
export interface Hit {
  readonly at: number
  readonly end: number
}

const joining = /[.,:;|()?!'-]|\b(?:and|or|with|for|of|to|the|an?|by|in|on|via|is|are|we|our|your|can|from|at|as)\b/

/** Words in a row without any that joins them: a menu. */
const isMenu = (text: string): boolean => text.split(' ', 8).length > 7 && !joining.test(text)

const vendorPages = new Set(['docs', 'ai', 'pricing', 'status', 'other', 'home'])
const ownPractice = /\b(?:we|our|us)\b/
const aboutPractice =
  /secur|complian|trust|infrastructure|reliab|architecture|polic|legal|data protection|practices?\b|incident|operations\b|internal controls?\b|(?:our|security) controls?\b|measures|subprocessor|sub-processor|about us/

const otherProducts =
  'authentik|keycloak|jumpcloud|okta|auth0|zitadel|(?:microsoft )?entra(?: id)?|google workspace|pocketid|onelogin|ping identity|duo|rippling|wazuh|crowdstrike|intune|sentinelone'
const aboutOther = new RegExp(`^(?:${otherProducts}) (?:is an?|offers?|provides?|includes?|features?|delivers?)\\b`)
/** Another company's name that a sentence opens with: what it says next is said of that company. */
const otherSubject =
  /^(?:aws|amazon(?: \w+)?|google cloud|gcp|azure|microsoft|snowflake|databricks|github|gitlab|salesforce|slack)(?:,? (?:and |or )?\w+){0,2} (?:requires?|supports?|offers?|has|have|guarantees?|enforces?|allows?|lets|enables?|provides?)\b/
const anaphoric = /^it (?:is an?|offers?|provides?|includes?|features?|delivers?|uses?)\b/
const underOther = new RegExp(`\\b(?:${otherProducts})\\b`)

/** What another product can do, told where the vendor's works with it. */
const isAboutOther = (unit: Unit): boolean =>
  aboutOther.test(unit.text) ||
  (otherSubject.test(unit.text) && !ownPractice.test(unit.text)) ||
  (anaphoric.test(unit.text) && underOther.test(unit.above))

const ought = /\bshould\b(?! (?:you|an?y?|the|there|we|this)\b)/

/** What developers give to their own customers with the vendor's product: no feature of the service itself. */
const forOwnProduct =
  /\b(?:apps?|applications?|apis?|products?|software|services?) (?:that )?(?:you|they|developers) (?:are )?(?:build|building|develop|developing|ship|shipping|sell|selling)\b|\bto your own (?:\w+ )?(?:apps?|products?|customers)\b|\b(?:add|build|embed|implement|offer|bring|ship)\w*\b.{0,70}?\b(?:to|in|into) (?:the (?:\w+ ){1,2}of )?(?:your (?:\w+ )?(?:apps?|applications?|products?|saas|website|users)|their (?:app|product)s?)\b/

/** What a guide tells everyone to do, and what should be done in nobody's name, says nothing about the vendor. */
function isAdvice(prepared: PreparedDocument, unit: Unit, fact: FactEntry): boolean {
  if (prepared.internal || ownPractice.test(unit.text)) return false
  if (prepared.advice) return true
  return fact.kind !== 'feature' && ought.test(unit.text) && prepared.document.kind === 'docs'
}

/** Words by which a page about the product names whose data or connections it means. */
const customersData =
  /\b(?:all|any|every|your|customers?'?|users?'?|these|sensitive|personal|stored)\b[^.]{0,30}\b(?:data|databases?|repositor(?:y|ies)|traffic|connections?|communications?|requests?|content|information|volumes?|files?|backups?|secrets?|variables|passwords?|credentials)\b|\bpasswords? (?:are|is) (?:\w+ ){0,2}(?:stored|hashed|salted)\b|\b(?:in transit|at rest|(?:is|are) (?:always |physically )?(?:stored|hosted|located) in|service|platform|cloud|hosted|storage|servers?|regions?|availability)\b/

/** The vendor doing something: not its name before a product's, nor the 'we' of a tutorial that its reader works through. */
const ownDoing =
  /\b(?:our|us)\b|(?<!\b(?:the|an?|your|of|in|to|with|from|into|via|using|each|multiple|latest|let) )\bwe (?!(?:opens|displays|shows|lets|allows|flags|highlights|suggests)\b|waf\b|core\b|enterprise\b|console\b|cli\b|api\b|agents?\b|clients?\b|instances?\b|routes?\b|dashboard\b|app\b|sdk\b|servers?\b|components?\b|logs?\b|users?\b|accounts?\b|projects?\b|metrics\b|can\b|could\b|then\b|need to\b|have to\b|will (?:then |now |also )?(?:show|see|create|use|log|run|install|forward|add|configure|define|write|need|start|look|explore|learn|walk|build|deploy|set)\b)/

/** Titles of pages that lead through the product, whatever they are about. */
const guideTitle =
  /^(?:managing|configuring|setting up|using|adding|enabling|integrating|creating|connecting|working with|getting started|installing|migrating|importing|customi[sz]ing|deploying|building|how to|set ?up|configure|manage|add|enable|create|connect|install|use|import|deploy|build|integrate)\b/

/** A page about the product speaks of the vendor's own practice only where it says so. */
function isProductTalk(prepared: PreparedDocument, unit: Unit, fact: FactEntry): boolean {
  if (guideTitle.test(prepared.title)) return fact.traits.includes('internal') && !ownDoing.test(unit.text)
  if (!vendorPages.has(prepared.document.kind) || ownDoing.test(unit.text)) return false
  // A report that a plan includes stands in the table of plans.
  if (fact.traits.includes('report-in-plans') && unit.block.type === 'row' && unit.block.headerCells.length > 2)
    return false
  if (fact.traits.includes('protects-data') && !aboutPractice.test(unit.above)) return !customersData.test(unit.text)
  return fact.traits.includes('internal') && !aboutPractice.test(unit.above)
}

/** Pages that list changes, commands or fields, or steps to a new version: they tell of code. */
const aboutCode =
  /\b(?:release notes?|changelog|change log|api reference|cli reference|command reference|upgrad(?:e|ing) (?:from|to|guide|notes)|upgrading|migrat(?:e|ing) from|contributing|metrics reference|troubleshooting)\b|^release v?\d/

/** What a page about code says bears out no practice, agreement or certificate. */
const isCodeTalk = (prepared: PreparedDocument, unit: Unit, fact: FactEntry): boolean =>
  fact.kind !== 'feature' && vendorPages.has(prepared.document.kind) && aboutCode.test(unit.above)

/** A row of a reference of settings: its first cell is the name of a variable. */
const settingRow = /^\W{0,3}(?:[a-z0-9]+_){1,8}[a-z0-9]*\W{0,4}\|/
/** A sentence about one setting, an address alone, or words that somebody else says: an example or a testimonial. */
const aside = /^'(?:[a-z0-9]+_){1,8}[a-z0-9]+' |^https?:\/\/\S+$|^\W{0,3}"[^"]{20,}|\b(?:good|avoid|bad): "/
/** A command line or a request that a guide shows. */
const commandLine =
  /\bjq -r\b|\$\{?[a-z_]{3,}\}?\/|^(?:-{2,} )?(?:\$ )?(?:rpk|kubectl|npm|npx|docker|terraform|aws|gcloud|az|curl|brew|pip|helm) [a-z0-9-]+ [^.]{0,200}(?: -{1,2}[a-z]|=)/

/** Pages of what others offer, reached through the vendor's product. */
const integrationPage = /\/(?:integrations?|connectors|api-integrations|marketplace)\//

/** What a product can do, told without a subject: in a list of features. */
const capability =
  /^(?:[a-z0-9 &-]{2,40}: )?(?:supports?(?! (?:staff|teams?|agents?|engineers?|personnel)\b)|allows?|lets|enables?|helps?) /

/** The name of a setting or a command that stands in quotes. */
function isInName(text: string, hit: Hit): boolean {
  const before = text.slice(Math.max(0, hit.at - 60), hit.at)
  const after = text.slice(hit.end, hit.end + 60)
  return (
    /(?:^|[\s(|])'[a-z0-9._:/-]*$/.test(before) &&
    /^[a-z0-9._:/-]*'/.test(after) &&
    !/\s/.test(text.slice(hit.at, hit.end))
  )
}

/** Why a text speaks of the product's parts, of code, of others or of good practice, and so not of the vendor. */
export function generalGuard(prepared: PreparedDocument, unit: Unit, hit: Hit, fact: FactEntry): GuardId | null {
  const { text } = unit
  const isFeature = fact.kind === 'feature'
  if (isProductTalk(prepared, unit, fact)) return 'product-talk'
  if (isAdvice(prepared, unit, fact)) return 'advice'
  if (isAboutOther(unit)) return 'other-product'
  if (isFeature && forOwnProduct.test(text)) return 'other-product'
  if (isCodeTalk(prepared, unit, fact)) return 'code-talk'
  if (!isFeature && (settingRow.test(text) || commandLine.test(text) || aside.test(text))) return 'setting-or-command'
  if (fact.traits.includes('internal') && capability.test(text)) return 'capability'
  if (!isFeature && !prepared.internal && !ownDoing.test(text) && controlCitation.test(text)) return 'control-citation'
  if (prepared.mapping && !prepared.internal && (fact.kind === 'control' || fact.kind === 'commit'))
    return 'mapping-page'
  if (integrationPage.test(prepared.document.url) && !ownPractice.test(text)) return 'integration-page'
  if (isMenu(text)) return 'menu'
  return isInName(text, hit) ? 'name-in-quotes' : null
}
