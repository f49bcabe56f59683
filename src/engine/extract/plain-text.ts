import { cutText } from '../../contract/text.forms.ts'
import { decodeBody } from './charset.ts'
import { absoluteUrl, type PageLink } from './html.ts'

export interface ReadText {
  readonly text: string
  readonly title: string
  readonly links: readonly PageLink[]
}

const mostCharacters = 2_000_000

function withoutFrontMatter(source: string): string {
  return source.replace(/^---\n[^]{0,4000}?\n---\n/, '')
}

/** The line under the header of a table; a row whose cells hold a single dash is content. */
function isRule(line: string): boolean {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
  const isMadeOfDashes = cells.every((cell) => /^\s*:?-+:?\s*$/.test(cell))
  return line.includes('|') && isMadeOfDashes && /---|:/.test(line)
}

function plainLine(line: string): string {
  const bare = line
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)(.+?)(?<=\S)\1/g, '$2')
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

/** Markdown keeps its headings and lists; marks that a reader would not see are removed, links are collected. */
export function readMarkdown(body: Uint8Array, contentType: string, url: string): ReadText {
  const whole = withoutFrontMatter(decodeBody(body, contentType).replaceAll('\r\n', '\n'))
  const source = cutText(whole, mostCharacters)
  const links: PageLink[] = []
  for (const match of source.matchAll(/\[([^\]\n]{1,200})\]\(([^)\s]{1,2000})/g)) {
    const href = absoluteUrl(match[2] ?? '', url)
    if (href !== null) links.push({ href, anchor: match[1] ?? '', region: 'main' })
  }
  const lines = source.split('\n').filter((line) => !isRule(line))
  const text = lines
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return { text, title: /^#\s+(.{1,300})$/m.exec(text)?.[1]?.trim() ?? '', links }
}

/** Plain text as it is, with line ends made alike. Bare addresses become links. */
export function readPlainText(body: Uint8Array, contentType: string, url: string): ReadText {
  const text = cutText(decodeBody(body, contentType).replaceAll('\r\n', '\n'), mostCharacters).trim()
  const links: PageLink[] = []
  for (const match of text.matchAll(/https?:\/\/[^\s<>"')\]]{1,2000}/g)) {
    const href = absoluteUrl(match[0].replace(/[.,;:]+$/, ''), url)
    if (href !== null) links.push({ href, anchor: '', region: 'main' })
  }
  return { text, title: '', links }
}
