import { contextLength, locate, packed, type Anchor } from './anchor.ts'

/** Numbers of evidence, spoken words and buttons stand in a section and are no part of its text. */
const beside = 'button, select, textarea, .sr-only, [data-beside]'

interface Place {
  readonly node: Text
  readonly offset: number
}

/** The packed text of a section on the screen, and where each of its units stands. */
function readShown(root: Element): { readonly text: string; readonly places: readonly Place[] } {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.closest(beside) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  const places: Place[] = []
  let text = ''
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    for (let offset = 0; offset < node.data.length; offset += 1) {
      const unit = node.data[offset] ?? ''
      if (/\s/.test(unit)) continue
      text += unit
      places.push({ node, offset })
    }
  }
  return { text, places }
}

/** Where a passage stands on the screen; null where it is not shown. */
export function rangeOf(root: Element, anchor: Anchor): Range | null {
  const { text, places } = readShown(root)
  const span = locate(text, anchor)
  const [first, last] = [places[span?.start ?? -1], places[(span?.end ?? 0) - 1]]
  if (!first || !last) return null
  const range = document.createRange()
  range.setStart(first.node, first.offset)
  range.setEnd(last.node, last.offset + 1)
  return range
}

export interface Selected extends Anchor {
  readonly endOffset: number
  readonly section: 'executive' | 'detailed'
  readonly section_id: string
  readonly sectionTitle: string
}

/** How much of a passage is kept. */
const longestPassage = 4000

const blockOf = (node: Text): Element | null => node.parentElement?.closest('p, li, dd, dt, h3, td, div') ?? null

/** The passage as it is read, with a space where a block ends. */
function wordsOf(places: readonly Place[]): string {
  const pieces = [...Map.groupBy(places, ({ node }) => node)].map(([node, own]) => ({
    block: blockOf(node),
    words: node.data.slice(own[0]?.offset, (own.at(-1)?.offset ?? 0) + 1),
  }))
  return pieces
    .map(({ block, words }, index) => (index > 0 && block !== pieces[index - 1]?.block ? ` ${words}` : words))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longestPassage)
    .toWellFormed()
}

function anchorIn(root: HTMLElement, from: number, to: number, read: ReturnType<typeof readShown>): Selected | null {
  const { text, places } = read
  const [first, last] = [places[from], places[to - 1]]
  if (!first || !last) return null
  return {
    selectedText: wordsOf(places.slice(from, to)),
    prefix: text.slice(Math.max(0, from - contextLength), from).toWellFormed(),
    suffix: text.slice(to, to + contextLength).toWellFormed(),
    startOffset: from,
    endOffset: to,
    section: root.dataset['tab'] === 'detailed' ? 'detailed' : 'executive',
    section_id: root.dataset['section'] ?? '',
    sectionTitle: root.dataset['title'] ?? '',
  }
}

/** What is selected within one section; null for nothing, or for what reaches beyond one. */
export function readSelection(): { readonly selected: Selected; readonly range: Range } | null {
  const selection = getSelection()
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const around = range.commonAncestorContainer
  const root = (around instanceof Element ? around : around.parentElement)?.closest<HTMLElement>('[data-section]')
  if (!root) return null
  const read = readShown(root)
  const within = read.places.flatMap(({ node, offset }, index) =>
    range.isPointInRange(node, offset) && range.comparePoint(node, offset + 1) === 0 ? [index] : [],
  )
  const [from, last] = [within[0], within.at(-1)]
  if (from === undefined || last === undefined) return null
  const selected = anchorIn(root, from, last + 1, read)
  return selected === null ? null : { selected, range }
}

/** A sentence of a section that is on the screen, as if it had been selected. */
export function selectSentence(sectionId: string, sentence: string): Selected | null {
  const root = document.querySelector<HTMLElement>(`[data-section="${CSS.escape(sectionId)}"]`)
  if (!root) return null
  const read = readShown(root)
  const bare = packed(sentence)
  const from = read.text.indexOf(bare)
  return from === -1 ? null : anchorIn(root, from, from + bare.length, read)
}
