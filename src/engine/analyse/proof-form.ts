import type { GuardId } from './guards.ts'
import type { PreparedDocument, Unit } from './units.ts'

/** What words of a certain form prove nothing by themselves, whatever rule they match. Patterns run on the stored text. */

/** Source text, an object's fields or an element of a page's template. */
const sourceText =
  /^\W{0,4}["']?[A-Za-z_]{1,40}["']?\s*:\s*["'{[]|=>|\)\s*;|<\/?[a-z][a-z0-9]{0,20}(?:\s[^<>]{0,200})?>|\{\s*["']?[a-z]{1,30}["']?\s*:|^\s*(?:\$|>>>) \S|\b(?:const|let|var) [A-Za-z_]\w{0,40} ?=|\bfunction \w{0,40}\(|^import .{1,80} from /
/** A variable of a program's environment. */
const variableName = /\b[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,8}\b/
const address = /(?:https?:\/\/|www\.)[^\s)\]>"']{1,500}/g
const markdownLink = /!?\[([^[\]]{0,300})\]\([^()\s]{0,500}\)/g
/** 'Settings > Security', 'Account → Members'. */
const menuPath = /[A-Za-z]{2,30}\*{0,2} ?(?:>|\u2192|\u203a|\u00bb|\u279c) ?\*{0,2}[A-Z][a-z]/
const finite =
  /\b(?:is|are|was|were|be|been|has|have|can|cannot|will|shall|may|must|do|does|don't|let|get|gets|use|uses|hold|keep|keeps|run|runs|[a-z]{3,20}(?:ed|es|s|ing))\b/i
const letters = /[A-Za-z\u00c0-\u024f]/g

const lettersOf = (text: string): number => text.match(letters)?.length ?? 0

/** Words of a name that stands alone, as a heading would. */
const longestName = 3

/** A list's item and a table's row say more by what stands above them; a heading, or a name alone, only names its subject. */
function isBareHeading(unit: Unit, raw: string): boolean {
  const isRead = unit.block.type === 'row' || unit.block.leadIn !== null
  // 'Yes.' is quoted with its question.
  if (!isRead && !unit.isAnswer && raw.trim().split(/\s+/).length <= longestName) return true
  return unit.block.type === 'heading' && !(finite.test(raw) && raw.split(/\s+/).length > 3)
}

function isMostlyAddress(raw: string): boolean {
  const addresses = (raw.match(address) ?? []).join('')
  return addresses !== '' && lettersOf(addresses) * 2 > lettersOf(raw)
}

/** Links in a row, with nothing said about them. */
function isLinkList(raw: string): boolean {
  const links = raw.match(markdownLink)
  if (!links) return false
  const rest = lettersOf(raw.replace(markdownLink, ' '))
  const named = lettersOf(raw.replace(markdownLink, '$1')) - rest
  return rest * 6 < named && !finite.test(raw.replace(markdownLink, '$1').replace(/^\W+/, ''))
}

/** What a page says that it is about. */
const pageSummary =
  /^\W{0,4}(?:description: ?["']?)?(?:(?:an? )?comprehensive (?:overview|list|guide|reference|set|summary)\b|overview of|reference for|guide (?:to|for) |understand(?:ing)? |frequently asked questions (?:about|on) |reference list of|[^.]{1,160}\band learn (?:about|how)\b|learn (?:how|about|more|what)|how to |an? (?:guide|overview|introduction)\b|this (?:page|guide|article|section|document) (?:describes|explains|covers|lists|shows))/i

const judged = new WeakMap<Unit, GuardId | 'none'>()

/** Why words of this form prove nothing; null where they may. A sentence is read for several facts and judged once. */
export function formGuard(prepared: PreparedDocument, unit: Unit): GuardId | null {
  const known = judged.get(unit) ?? judgeForm(prepared, unit) ?? 'none'
  judged.set(unit, known)
  return known === 'none' ? null : known
}

function judgeForm({ document }: PreparedDocument, unit: Unit): GuardId | null {
  const raw = document.text.slice(unit.start, unit.end)
  if (isBareHeading(unit, raw)) return 'proof-heading'
  if (pageSummary.test(raw)) return 'proof-summary'
  if (sourceText.test(raw)) return 'proof-code'
  if (variableName.test(raw)) return 'proof-setting'
  if (isMostlyAddress(raw)) return 'proof-address'
  if (isLinkList(raw)) return 'proof-link-list'
  return menuPath.test(raw) && unit.block.type !== 'row' ? 'proof-menu-path' : null
}
