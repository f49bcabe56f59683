import { cutText } from '../../contract/text.forms.ts'
import { decodeBody } from './charset.ts'
import { limits } from './limits.ts'
import { measureAll, regionOf, type Measure, type Region } from './regions.ts'
import { attribute, descendants, isElement, parseTree, textBelow, type Element, type ParentNode } from './tree.ts'
import { writeText } from './walk.ts'

export interface PageLink {
  /** Absolute, without fragment. */
  readonly href: string
  readonly anchor: string
  readonly region: Region
}

export interface ReadPage {
  readonly text: string
  readonly title: string
  readonly links: readonly PageLink[]
  /** As the page declares it, the part before a hyphen; null when it says nothing. */
  readonly declaredLanguage: string | null
  readonly canonical: string | null
  /** Target of an immediate refresh by meta element. */
  readonly refresh: string | null
  /** A Markdown version that the page names. */
  readonly markdown: string | null
  /** An empty root that a script would fill. */
  readonly isShell: boolean
  readonly hasPasswordField: boolean
  /** The page is longer than what is read of one. */
  readonly truncated: boolean
}

export function absoluteUrl(href: string, base: string): string | null {
  const trimmed = href.trim()
  if (trimmed.length > 4 * limits.address) return null
  if (trimmed === '' || trimmed.startsWith('#') || !URL.canParse(trimmed, base)) return null
  const url = new URL(trimmed, base)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null
  url.hash = ''
  return url.href.length > limits.address ? null : url.href
}

function anchorOf(element: Element): string {
  const text = textBelow(element)
  if (text !== '') return cutText(text, limits.anchor)
  const label = attribute(element, 'aria-label') ?? attribute(element, 'title')
  if (label !== null) return cutText(label, limits.anchor)
  let left: number = limits.anchorElements
  for (const each of descendants(element)) {
    const alternative = attribute(each, 'alt') ?? attribute(each, 'aria-label')
    if (alternative !== null && alternative !== '') return cutText(alternative, limits.anchor)
    left -= 1
    if (left === 0) break
  }
  return ''
}

function regionAround(element: Element, known: Map<ParentNode, Region>): Region {
  const path: ParentNode[] = []
  let region: Region = 'main'
  for (let parent: ParentNode | null = element; parent !== null;) {
    const found = known.get(parent)
    if (found !== undefined) {
      region = found
      break
    }
    path.push(parent)
    if (!isElement(parent)) break
    const own = regionOf(parent)
    if (own !== null && own !== 'main') {
      region = own
      break
    }
    parent = parent.parentNode
  }
  for (const each of path) known.set(each, region)
  return region
}

interface Head {
  title: string
  shareTitle: string
  canonical: string | null
  refresh: string | null
  markdown: string | null
  base: string
}

function readHead(elements: readonly Element[], url: string): Head {
  const head: Head = { title: '', shareTitle: '', canonical: null, refresh: null, markdown: null, base: url }
  for (const element of elements) {
    const name = element.tagName
    if (name === 'base') {
      const href = attribute(element, 'href')
      head.base = (href === null ? null : absoluteUrl(href, url)) ?? head.base
    }
    const parent = element.parentNode
    const isInHead = parent !== null && isElement(parent) && parent.tagName === 'head'
    if (name === 'title' && isInHead) head.title ||= cutText(textBelow(element), limits.title)
    if (name === 'meta') {
      if (attribute(element, 'property') === 'og:title')
        head.shareTitle = cutText((attribute(element, 'content') ?? '').trim(), limits.title)
      if (attribute(element, 'http-equiv')?.toLowerCase() === 'refresh') {
        const content = (attribute(element, 'content') ?? '').trim().slice(0, 2 * limits.address)
        const target = /^[0-5]?\s*;\s*url\s*=\s*["']?([^"']+)/i.exec(content)?.[1]
        head.refresh = target === undefined ? null : absoluteUrl(target, head.base)
      }
    }
    if (name === 'link') {
      const href = attribute(element, 'href')
      const relation = attribute(element, 'rel') ?? ''
      if (href !== null && relation === 'canonical') head.canonical = absoluteUrl(href, head.base)
      if (href !== null && relation === 'alternate' && attribute(element, 'type') === 'text/markdown') {
        head.markdown = absoluteUrl(href, head.base)
      }
    }
  }
  return head
}

function readLinks(elements: readonly Element[], base: string): PageLink[] {
  const links: PageLink[] = []
  const regions = new Map<ParentNode, Region>()
  const seen = new Set<string>()
  for (const element of elements) {
    if (element.tagName !== 'a' && element.tagName !== 'area') continue
    const href = attribute(element, 'href')
    const absolute = href === null ? null : absoluteUrl(href, base)
    if (absolute === null) continue
    const anchor = anchorOf(element)
    const key = `${absolute} ${anchor}`
    if (seen.has(key)) continue
    seen.add(key)
    links.push({ href: absolute, anchor, region: regionAround(element, regions) })
    if (links.length >= limits.links) break
  }
  return links
}

const shellRoots = new Set(['root', 'app', '__next', '__nuxt', 'svelte', 'gatsby-focus-wrapper', 'q-app', 'main-app'])

/** An element that a script fills and that holds hardly a word yet. */
function isEmptyRoot(element: Element, measures: ReadonlyMap<Element, Measure>): boolean {
  return shellRoots.has(attribute(element, 'id') ?? '') && (measures.get(element)?.any ?? 0) < 50
}

/** Reads one HTML page. Deterministic; never throws on malformed input. `url` is the address it was read from. */
export function readHtml(body: Uint8Array | string, contentType: string, url: string): ReadPage {
  const source = typeof body === 'string' ? body : decodeBody(body, contentType)
  const { document, truncated } = parseTree(source)
  const elements = [...descendants(document)]
  const measures = measureAll(elements)
  const head = readHead(elements, url)
  const written = writeText(document, measures)
  const root = elements.find((element) => element.tagName === 'html')
  const heading = elements.find((element) => element.tagName === 'h1')
  const language = root === undefined ? null : attribute(root, 'lang')
  const hasScripts = elements.some((element) => element.tagName === 'script')
  const hasEmptyRoot = elements.some((element) => isEmptyRoot(element, measures))
  const headline = heading === undefined ? '' : cutText(textBelow(heading), limits.title)
  return {
    text: written.text,
    title: head.title || head.shareTitle || headline,
    links: readLinks(elements, head.base),
    declaredLanguage:
      language === null || language === '' ? null : (language.slice(0, 40).split(/[-_]/)[0] ?? '').toLowerCase(),
    canonical: head.canonical,
    refresh: head.refresh,
    markdown: head.markdown,
    isShell: written.text.length < 200 && hasScripts && hasEmptyRoot,
    hasPasswordField: elements.some((each) => each.tagName === 'input' && attribute(each, 'type') === 'password'),
    truncated: truncated || written.truncated,
  }
}
