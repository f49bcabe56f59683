import { createBlockWriter, type BlockWriter, type WrittenText } from './blocks.ts'
import { isBoilerplate, skipped, type Measure } from './regions.ts'
import { gridRow, isLayoutTable, tableRows } from './table.ts'
import { attribute, isElement, isText, textBelow, type Element, type Node, type ParentNode } from './tree.ts'

const inline = new Set([
  'a',
  'abbr',
  'acronym',
  'b',
  'bdi',
  'bdo',
  'big',
  'cite',
  'code',
  'data',
  'del',
  'dfn',
  'em',
  'font',
  'i',
  'ins',
  'kbd',
  'label',
  'mark',
  'math',
  'nobr',
  'q',
  'rp',
  'rt',
  'ruby',
  's',
  'samp',
  'slot',
  'small',
  'span',
  'strike',
  'strong',
  'sub',
  'sup',
  'time',
  'tt',
  'u',
  'var',
  'wbr',
  'button',
  'output',
])

const badge = /\b(?:SOC|ISO|HIPAA|PCI|FedRAMP|CSA|TISAX|HDS|C5|IRAP|Cyber Essentials|HITRUST)\b/

/** An icon that only eyes should see: its text, if any, is the name of a glyph. */
function isGlyph(element: Element): boolean {
  return inline.has(element.tagName) && attribute(element, 'aria-hidden') === 'true'
}

/** Buttons that open a panel carry its question; others are calls to action. */
function isIdleButton(element: Element): boolean {
  if (element.tagName !== 'button') return false
  if (attribute(element, 'aria-expanded') !== null || attribute(element, 'aria-controls') !== null) return false
  if (attribute(element, 'role') === 'tab') return false
  const parent = element.parentNode
  if (parent !== null && isElement(parent) && /^(?:h[1-6]|summary|dt)$/.test(parent.tagName)) return false
  return textBelow(element).length < 25
}

/** A link for the keyboard to the content of the same page. */
function isSkipLink(element: Element): boolean {
  if (element.tagName !== 'a' || !(attribute(element, 'href') ?? '').startsWith('#')) return false
  return /^(?:skip|jump) to\b/i.test(textBelow(element))
}

/** Writes what an element stands for as a whole; true when its children need no visit. */
function writeWhole(element: Element, writer: BlockWriter): boolean {
  const name = element.tagName
  if (name === 'img') {
    const alternative = attribute(element, 'alt') ?? ''
    if (badge.test(alternative) && alternative.length < 200) writer.append(` ${alternative} `)
    return true
  }
  if (skipped.has(name) || isGlyph(element) || isIdleButton(element) || isSkipLink(element)) {
    if (name !== 'picture') return true
  }
  if (name === 'br') {
    writer.breakLine()
    return true
  }
  if (name === 'table' && !isLayoutTable(element)) {
    writer.flush()
    const caption = element.childNodes.find(
      (child): child is Element => isElement(child) && child.tagName === 'caption',
    )
    if (caption) {
      writer.append(textBelow(caption))
      writer.flush()
    }
    const { lines, truncated } = tableRows(element)
    for (const line of lines) writer.row(line)
    if (truncated) writer.markTruncated()
    writer.endTable()
    return true
  }
  if (attribute(element, 'role') === 'row') {
    const line = gridRow(element)
    if (line !== null) writer.row(line)
    return line !== null
  }
  return false
}

function open(element: Element, writer: BlockWriter): void {
  const name = element.tagName
  const level = /^h[1-6]$/.test(name) ? Number(name[1]) : 0
  if (level > 0) writer.setHeading(level)
  else if (name === 'li') writer.startItem()
  else if (name === 'pre') writer.setVerbatim(true)
  else if (!inline.has(name)) writer.flush()
  else if (name === 'button' || name === 'label') writer.append(' ')
}

function close(element: Element, writer: BlockWriter): void {
  const name = element.tagName
  const role = attribute(element, 'role')
  if (role === 'table' || role === 'grid' || role === 'treegrid') {
    writer.flush()
    writer.endTable()
  }
  if (/^h[1-6]$/.test(name)) writer.setHeading(0)
  else if (name === 'pre') writer.setVerbatim(false)
  else if (!inline.has(name)) writer.flush()
  else if (name === 'button' || name === 'label') writer.append(' ')
}

/**
 * The text of a page as blocks: `# ` headings, `- ` items, `a | b | c` rows, a blank line between blocks. Hidden panels
 * are kept; boilerplate is dropped. `measures` are those of all elements below.
 */
export function writeText(root: ParentNode, measures: ReadonlyMap<Element, Measure>): WrittenText {
  let total = 0
  for (const child of root.childNodes) if (isElement(child)) total += measures.get(child)?.text ?? 0
  const writer = createBlockWriter()
  const stack: { node: Node; isLeaving: boolean }[] = []
  const pushChildren = (parent: ParentNode): void => {
    for (let index = parent.childNodes.length - 1; index >= 0; index -= 1) {
      const node = parent.childNodes[index]
      if (node !== undefined) stack.push({ node, isLeaving: false })
    }
  }
  pushChildren(root)
  for (let step = stack.pop(); step !== undefined && !writer.isFull(); step = stack.pop()) {
    const { node, isLeaving } = step
    if (isText(node)) writer.append(node.value)
    if (!isElement(node)) continue
    if (isLeaving) {
      close(node, writer)
      continue
    }
    if (writeWhole(node, writer)) continue
    const measure = measures.get(node)
    if (measure !== undefined && isBoilerplate(node, measure, total)) {
      writer.flush()
      continue
    }
    open(node, writer)
    stack.push({ node, isLeaving: true })
    pushChildren(node)
  }
  return writer.finish()
}
