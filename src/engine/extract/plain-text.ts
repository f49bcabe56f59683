import { cutText } from '../../contract/text.forms.ts'
import { decodeBody } from './charset.ts'
import { absoluteUrl, type PageLink } from './html.ts'
import { limits } from './limits.ts'

export interface ReadText {
  readonly text: string
  readonly title: string
  readonly links: readonly PageLink[]
  /** The text is longer than what is read of one. */
  readonly truncated: boolean
}

function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n[^]{0,4000}?\n---\n/, '')
}

/** The line under the header of a table; a row whose cells hold a single dash is content. */
function isRule(line: string): boolean {
  if (!line.includes('|')) return false
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
  const isMadeOfDashes = cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))
  return isMadeOfDashes && /---|:/.test(line)
}

/** Each pattern ends at the mark that it begins with: no character is looked at twice. */
function plainLine(line: string): string {
  if (line === '') return line
  const bare = line
    .replace(/!\[[^\][]*\]\([^)[]*\)/g, '')
    .replace(/\[([^\][]+)\]\([^)[]*\)/g, '$1')
    .replace(/\*\*(?=\S)((?:[^*]|\*(?!\*))+)(?<=\S)\*\*/g, '$1')
    .replace(/__(?=\S)((?:[^_]|_(?!_))+)(?<=\S)__/g, '$1')
    .replace(/^(\s*)[*+] /, '$1- ')
  const isRow = /^\s*\|.*\|\s*$/.test(bare)
  if (!isRow) return bare.trimEnd()
  return bare
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .join(' | ')
}

/** The text without those of the marks that it ends with. */
function withoutTrailing(text: string, marks: string): string {
  let end = text.length
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function linksOf(text: string, pattern: RegExp, url: string, read: (match: RegExpExecArray) => PageLink): PageLink[] {
  const links: PageLink[] = []
  for (const match of text.matchAll(pattern)) {
    const { href, anchor, region } = read(match)
    const absolute = absoluteUrl(href, url)
    if (absolute !== null) links.push({ href: absolute, anchor, region })
    if (links.length >= limits.links) break
  }
  return links
}

/** Markdown keeps its headings and lists; marks that a reader would not see are removed, links are collected. */
export function readMarkdown(body: Uint8Array, contentType: string, url: string): ReadText {
  const whole = withoutFrontMatter(decodeBody(body, contentType).replaceAll('\r\n', '\n'))
  const source = cutText(whole, limits.documentText)
  const links = linksOf(source, /\[([^\][\n]{1,200})\]\(([^)\s]{1,2000})/g, url, (match) => ({
    href: match[2] ?? '',
    anchor: match[1] ?? '',
    region: 'main',
  }))
  const lines = source.split('\n').filter((line) => !isRule(line))
  const read = lines
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  // Rows of a table gain spaces around their bars.
  const text = cutText(read, limits.documentText)
  const title = /^#\s+(.{1,300})$/m.exec(text)?.[1]?.trim() ?? ''
  return { text, title, links, truncated: source.length < whole.length || text.length < read.length }
}

/** Plain text as it is, with line ends made alike. Bare addresses become links. */
export function readPlainText(body: Uint8Array, contentType: string, url: string): ReadText {
  const whole = decodeBody(body, contentType).replaceAll('\r\n', '\n')
  const text = cutText(whole, limits.documentText).trim()
  const links = linksOf(text, /https?:\/\/[^\s<>"')\]]{1,2000}/g, url, (match) => ({
    href: withoutTrailing(match[0], '.,;:'),
    anchor: '',
    region: 'main',
  }))
  return { text, title: '', links, truncated: whole.length > limits.documentText }
}
