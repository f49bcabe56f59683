import { attribute, isElement, isText, type Element } from './tree.ts'

/** Sizes are in characters with white space collapsed. */
export interface Measure {
  text: number
  linkText: number
  links: number
  /** Links that lead out of the page. */
  leaving: number
  /** All text, that of elements too which is never part of the page's; scripts and styles left out. */
  any: number
  controls: number
  hasTopHeading: boolean
}

const isSpace = (code: number): boolean =>
  code === 32 || (code >= 9 && code <= 13) || (code >= 160 && /\s/.test(String.fromCharCode(code)))

/** The length of a text when white space is collapsed and trimmed, without making a copy of megabytes. */
function collapsedLength(text: string): number {
  let length = 0
  let isAfterSpace = false
  for (let at = 0; at < text.length; at += 1) {
    if (isSpace(text.charCodeAt(at))) isAfterSpace = length > 0
    else {
      length += isAfterSpace ? 2 : 1
      isAfterSpace = false
    }
  }
  return length
}

/** Measures every element, given in document order, in one pass from the leaves up. */
export function measureAll(elements: readonly Element[]): ReadonlyMap<Element, Measure> {
  const measures = new Map<Element, Measure>()
  for (const element of elements) {
    measures.set(element, { text: 0, linkText: 0, links: 0, leaving: 0, any: 0, controls: 0, hasTopHeading: false })
  }
  for (const element of elements.toReversed()) {
    const measure = measures.get(element)
    if (measure === undefined || element.tagName === 'script' || element.tagName === 'style') continue
    const isSkipped = skipped.has(element.tagName)
    for (const child of element.childNodes) {
      const own = isText(child) ? collapsedLength(child.value) : 0
      measure.any += own + (isElement(child) ? (measures.get(child)?.any ?? 0) : 0)
      if (isSkipped) continue
      measure.text += own
      const below = isElement(child) ? measures.get(child) : undefined
      if (below === undefined) continue
      measure.text += below.text
      measure.linkText += below.linkText
      measure.links += below.links
      measure.leaving += below.leaving
      measure.controls += below.controls
      measure.hasTopHeading ||= below.hasTopHeading
    }
    if (isSkipped) continue
    if (element.tagName === 'a') {
      measure.links += 1
      if (!(attribute(element, 'href') ?? '').startsWith('#')) measure.leaving += 1
      measure.linkText = measure.text
    }
    if (element.tagName === 'button' || element.tagName === 'input') measure.controls += 1
    if (element.tagName === 'h1') measure.hasTopHeading = true
  }
  return measures
}

/** Elements whose text is never part of a page's text. */
export const skipped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'canvas',
  'iframe',
  'object',
  'embed',
  'video',
  'audio',
  'map',
  'select',
  'datalist',
  'textarea',
  'input',
  'progress',
  'meter',
  'head',
  'link',
  'meta',
  'img',
  'picture',
  'source',
])

export type Region = 'main' | 'nav' | 'header' | 'footer' | 'aside'

/** The region that an element opens, or null when it belongs to the one around it. */
export function regionOf(element: Element): Region | null {
  const role = attribute(element, 'role')
  if (element.tagName === 'nav' || role === 'navigation' || role === 'menubar' || role === 'menu') return 'nav'
  if (role === 'contentinfo' || (element.tagName === 'footer' && !isInside(element, contentElements))) return 'footer'
  if (role === 'banner' || (element.tagName === 'header' && !isInside(element, contentElements))) return 'header'
  if (element.tagName === 'aside' || role === 'complementary') return 'aside'
  if (element.tagName === 'main' || role === 'main') return 'main'
  return null
}

const contentElements = new Set(['article', 'main', 'section', 'blockquote', 'td'])

function isInside(element: Element, names: ReadonlySet<string>): boolean {
  for (let parent = element.parentNode; parent !== null && isElement(parent); parent = parent.parentNode) {
    if (names.has(parent.tagName)) return true
  }
  return false
}

const consentTools =
  /\b(?:onetrust|cookiebot|cybotcookie|osano|termly|truste|usercentrics|didomi|iubenda-cs|cookieyes|cky-|klaro|quantcast|cookiehub|cookiefirst|cc-window|cookieconsent)/i
const consentWords = /cookie|consent|gdpr|ccpa/i
const consentShapes =
  /banner|bar\b|popup|pop-up|modal|dialog|overlay|prompt|notice|notification|preferences|drawer|toast/i

function isConsentBanner(element: Element, measure: Measure): boolean {
  if (measure.text > 3000 || measure.hasTopHeading) return false
  const name = `${attribute(element, 'id') ?? ''} ${attribute(element, 'class') ?? ''}`
  if (consentTools.test(name)) return true
  const label = attribute(element, 'aria-label') ?? ''
  const role = attribute(element, 'role') ?? ''
  const isDialog = role === 'dialog' || role === 'alertdialog' || element.tagName === 'dialog'
  if (isDialog && consentWords.test(`${name} ${label}`)) return true
  return measure.controls > 0 && consentWords.test(name) && consentShapes.test(name)
}

const listElements = new Set(['ul', 'ol', 'div', 'section'])

function isLinkList(element: Element, measure: Measure): boolean {
  if (!listElements.has(element.tagName) || measure.links < 6) return false
  if (measure.linkText < measure.text * 0.85 || measure.text / measure.links > 45) return false
  return !isInside(element, contentElements) || measure.leaving === 0
}

/**
 * Whether an element is boilerplate: navigation, footer, page header, consent banner, list of links, newsletter form.
 * A region with more than 30 % of the page's text stays, unless it is made of links alone.
 */
export function isBoilerplate(element: Element, measure: Measure, totalText: number): boolean {
  const isLinksAlone = measure.links >= 8 && measure.linkText >= measure.text * 0.9
  const isLarge = measure.text > totalText * 0.3
  if (isLarge && !isLinksAlone) return false
  const region = regionOf(element)
  if (region === 'nav' || region === 'footer') return true
  if (region === 'header') return !measure.hasTopHeading
  if (region === 'aside') return isLinksAlone
  if (isLarge) return false
  if (element.tagName === 'form') return measure.text < 300 && measure.controls > 0
  if (attribute(element, 'role') === 'search') return true
  return isConsentBanner(element, measure) || isLinkList(element, measure)
}
