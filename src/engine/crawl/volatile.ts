/** The text without what changes from one reading to the next: clocks, dates of today, counters, trace ids. */
export function maskVolatile(text: string): string {
  return text
    .replace(/\b\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:?\d{2})?/g, '#')
    .replace(/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?(?:\s?(?:UTC|GMT|CES?T|[EP][SD]T))?/gi, '#')
    .replace(/\b[\da-f]{8}-[\da-f-]{27}\b|\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{12,}\b/gi, '#')
    .replace(/\b\d+ (?:seconds?|minutes?|hours?|days?) ago\b/gi, '#')
    .replace(
      /(?<=\b(?:updated|refreshed|generated|checked|today)\b[^.\n]{0,20})\d{1,2} \w+ \d{4}|(?<=\b(?:updated|refreshed|generated|checked)\b[^.\n]{0,20})\w+ \d{1,2}, \d{4}/gi,
      '#',
    )
    .replace(/\s+/g, ' ')
}

/** The share of a page's text that stands line for line in another page, 0–1. */
export function sharedText(text: string, other: string): number {
  const known = new Set(other.split('\n').map((line) => line.trim()))
  let shared = 0
  let total = 0
  for (const line of text.split('\n')) {
    total += line.trim().length
    if (known.has(line.trim())) shared += line.trim().length
  }
  return total === 0 ? 1 : shared / total
}
