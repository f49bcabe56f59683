import { defaultTreeAdapter, Parser, type DefaultTreeAdapterMap, type DefaultTreeAdapterTypes } from 'parse5'
import { limits } from './limits.ts'

export type Element = DefaultTreeAdapterTypes.Element
export type Node = DefaultTreeAdapterTypes.ChildNode
export type ParentNode = DefaultTreeAdapterTypes.ParentNode

/** Open elements beyond this depth are ignored, their text is kept: browsers do the same at 512. */
const deepestElement = 256
/** Attributes of one element beyond this number are ignored: looking for a repeated name is quadratic. */
const mostAttributes = 2000

const rawElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'noscript',
  'iframe',
  'xmp',
  'noembed',
  'noframes',
])

class TooManyElements extends Error {}

/** Formatting that was never closed is opened anew in each block: the parser itself adds elements without end. */
function countingAdapter(): typeof defaultTreeAdapter {
  let count = 0
  return {
    ...defaultTreeAdapter,
    createElement: (...given) => {
      count += 1
      if (count > limits.elements) throw new TooManyElements()
      return defaultTreeAdapter.createElement(...given)
    },
  }
}

export interface ParsedTree {
  readonly document: DefaultTreeAdapterTypes.Document
  /** The page has more elements than are read. */
  readonly truncated: boolean
}

/** Parses without ever growing deeper or larger than the caps, so that every later step may walk the tree freely. */
export function parseTree(source: string): ParsedTree {
  const parser = new Parser<DefaultTreeAdapterMap>({ scriptingEnabled: false, treeAdapter: countingAdapter() })
  const onStartTag = parser.onStartTag.bind(parser)
  parser.onStartTag = (token) => {
    if (parser.openElements.stackTop < deepestElement || rawElements.has(token.tagName)) onStartTag(token)
  }
  try {
    parser.tokenizer.write(capAttributes(source), true)
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error
    return { document: parser.document, truncated: true }
  }
  return { document: parser.document, truncated: false }
}

const rawContent = /<\/(?:script|style|textarea|title)/gi

/** The index after the last character of the tag that starts at `start`, and where its surplus attributes begin, if any. */
function scanTag(source: string, start: number): { readonly end: number; readonly surplus: number | null } {
  let count = 0
  let surplus: number | null = null
  for (let index = start + 1; index < source.length; index += 1) {
    const code = source.charCodeAt(index)
    if (code === 62) return { end: index, surplus }
    if (code === 61) {
      const quote = source[index + 1]
      if (quote !== '"' && quote !== "'") continue
      const closing = source.indexOf(quote, index + 2)
      if (closing === -1) return { end: source.length, surplus }
      index = closing
    } else if (code <= 32) {
      count += 1
      if (count === mostAttributes) surplus = index
    }
  }
  return { end: source.length, surplus }
}

/** Cuts tags that hold more attributes than any real page has; scripts and styles are left as they are. */
function capAttributes(source: string): string {
  if (source.length < 20_000) return source
  let result = ''
  let copied = 0
  for (let start = source.indexOf('<'); start !== -1;) {
    const { end, surplus } = scanTag(source, start)
    if (surplus !== null) {
      result += source.slice(copied, surplus)
      copied = end
    }
    let next = end
    if (/^<(?:script|style|textarea|title)\b/i.test(source.slice(start, start + 10))) {
      rawContent.lastIndex = end
      next = rawContent.exec(source)?.index ?? source.length
    }
    start = source.indexOf('<', next)
  }
  return copied === 0 ? source : result + source.slice(copied)
}

export function isElement(node: Node | ParentNode): node is Element {
  return 'tagName' in node
}

export function isText(node: Node | ParentNode): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text'
}

export function attribute(element: Element, name: string): string | null {
  for (const each of element.attrs) if (each.name === name) return each.value
  return null
}

/** All elements below in document order, without recursion. */
export function* descendants(root: ParentNode): Generator<Element> {
  const stack: Node[] = [...root.childNodes].reverse()
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (!isElement(node)) continue
    yield node
    for (let index = node.childNodes.length - 1; index >= 0; index -= 1) {
      const child = node.childNodes[index]
      if (child !== undefined) stack.push(child)
    }
  }
}

/**
 * The text below with white space collapsed; scripts and styles left out. No more than so many nodes are looked at:
 * elements within each other are each asked for theirs.
 */
export function textBelow(root: ParentNode, mostNodes: number = limits.anchorElements): string {
  let result = ''
  let left = mostNodes
  const stack: Node[] = root.childNodes.slice(0, mostNodes).reverse()
  for (let node = stack.pop(); node !== undefined && left > 0 && result.length < limits.blockText; node = stack.pop()) {
    left -= 1
    if (isText(node)) result += node.value.slice(0, limits.blockText)
    else if (isElement(node) && node.tagName !== 'script' && node.tagName !== 'style') {
      if (node.tagName === 'br') result += ' '
      for (let index = Math.min(node.childNodes.length, left) - 1; index >= 0; index -= 1) {
        const child = node.childNodes[index]
        if (child !== undefined) stack.push(child)
      }
    }
  }
  return result.replace(/\s+/g, ' ').trim()
}
