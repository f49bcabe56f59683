const plain = /^[a-z0-9 ,.;:'"()/%&@#+?!$|-]*$/

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\bcan't\b/g, 'cannot'],
  [/\bwon't\b/g, 'will not'],
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could|must|need)n't\b/g, '$1 not'],
  [/\bthere's\b/g, 'there is'],
  [/\b(we|you|they)'re\b/g, '$1 are'],
  [/\b(we|you|they|i)'ve\b/g, '$1 have'],
  [/\b(we|you|they|it|i)'ll\b/g, '$1 will'],
]

/** 'We don't' reads as 'we do not': rules know one form. */
function expandContractions(text: string): string {
  if (!text.includes("'")) return text
  let result = text
  for (const [pattern, words] of contractions) result = result.replace(pattern, words)
  return result
}

/**
 * The text that patterns are matched against: lower case, straight quotes, one kind of dash, single spaces, Markdown
 * marks and tags removed. Its offsets are its own; quotes are always cut from the stored text.
 */
export function normaliseText(text: string): string {
  return expandContractions(levelled(text))
}

/** 'ISO27001' and 'SOC2' are the same as the names in two words. */
const joinedNames = /\b(iso|soc)(?=(?:[123]|27\d{3}|42001)\b)/g

/** A label at a heading, as guides written in MDX and VitePress have it: the plan that a feature is part of. */
const badge = /<badge [^<>]{0,200}\btext="([^"<>]{1,40})"[^<>]{0,100}>/g

function levelled(text: string): string {
  const lower = (text.includes('US') ? text.replace(/\bUS\b(?!\$)/g, 'USA') : text).toLowerCase()
  let result = lower.includes('iso') || lower.includes('soc') ? lower.replace(joinedNames, '$1 ') : lower
  if (plain.test(result)) return result.includes('  ') ? result.replace(/ {2,}/g, ' ').trim() : result.trim()
  if (result.includes(':`')) result = result.replace(/:[a-z:]{2,20}:`([^`<]{0,200})(?:<[^`>]{0,200}>)?`/g, '$1')
  result = result
    .replace(/[\u2018\u2019\u201a\u201b\u2032\u0060]/g, "'")
    .replace(/[\u201c\u201d\u201e\u2033\u00ab\u00bb]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u200b-\u200d\ufeff\u00ad]/g, '')
    .replace(/\u2026/g, '...')
  if (result.includes('](')) result = result.replace(/!?\[([^[\]]{0,300})\]\([^()\s]{0,500}(?: [^()]{0,100})?\)/g, '$1')
  if (result.includes('<')) result = result.replace(/<(?:mailto:)?((?:https?:\/\/|[\w.+-]+@)[^<>\s]{1,300})>/g, '$1')
  if (result.includes('<badge ')) result = result.replace(badge, ' ($1) ')
  if (result.includes('<')) result = result.replace(/<\/?[a-z][^<>]{0,800}>/g, ' ')
  return result
    .replace(/\]\([^\s\]]{0,500}\)/g, ' ')
    .replace(/\*+|__|'{2,}/g, '')
    .replace(/\\([_*#|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
