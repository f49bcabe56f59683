const plain = /^[a-z0-9 ,.;:'"()/%&@#+?!$|-]*$/

/**
 * The text that patterns are matched against: lower case, straight quotes, one kind of dash, single spaces, Markdown
 * marks and tags removed. Its offsets are its own; quotes are always cut from the stored text.
 */
export function normaliseText(text: string): string {
  let result = (text.includes('US') ? text.replace(/\bUS\b(?!\$)/g, 'USA') : text).toLowerCase()
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
  if (result.includes('<')) result = result.replace(/<\/?[a-z][^<>]{0,300}>/g, ' ')
  return result
    .replace(/\*+|__|'{2,}/g, '')
    .replace(/\\([_*#|])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
