import type { Span } from './sentences.ts'

export interface Cell extends Span {
  readonly text: string
}

/** A part of a document's text. Offsets are UTF-16 code units of the stored text. */
export interface Block extends Span {
  readonly type: 'heading' | 'paragraph' | 'item' | 'row' | 'code'
  /** Of a heading 1–6, else 0. */
  readonly level: number
  /** The headings above, outermost first. Of a heading: those above it. */
  readonly headingPath: readonly string[]
  /** The line that introduces a list, or the parent item. */
  readonly leadIn: Span | null
  /** Of a table row: its cells, and those of the table's first row when this is not the first. */
  readonly cells: readonly Cell[]
  readonly headerCells: readonly string[]
}

interface Line extends Span {
  readonly indent: number
  readonly content: string
}

interface State {
  readonly text: string
  readonly blocks: Block[]
  readonly headings: { level: number; text: string }[]
  path: readonly string[]
  open: { type: 'paragraph' | 'item'; start: number; end: number; indent: number; leadIn: Span | null } | null
  items: { indent: number; span: Span }[]
  introduction: Span | null
  header: readonly string[] | null
  fenced: boolean
}

const heading = /^(#{1,6})\s+(\S.*)$/
const boldLine = /^(?:\*\*|__)([^*_]{2,100})(?:\*\*|__):?$/
const item = /^(?:[-*+\u2022\u25cf\u25aa\u2013]|\d{1,3}[.)]|\([a-z0-9]{1,4}\)|[a-z]\))\s+(?=\S)/
/** The line under a table's header. */
const isSeparator = (content: string): boolean => content.includes('--') && /^[\s:|-]*$/.test(content)
/** Lines of one document that are read: single letters below each other are no text. */
const mostLines = 100_000
/** Letters of a heading and of a cell's text that are kept: each is read again for all that stands below it. */
const longestName = 1000

function readLines(text: string): Line[] {
  const lines: Line[] = []
  let at = 0
  while (at <= text.length && lines.length < mostLines) {
    const newline = text.indexOf('\n', at)
    const stop = newline === -1 ? text.length : newline
    const raw = text.slice(at, stop)
    const content = raw.trim()
    const indent = content === '' ? 0 : raw.length - raw.trimStart().length
    lines.push({ start: at + indent, end: at + indent + content.length, indent, content })
    at = stop + 1
  }
  return lines
}

function close(state: State): void {
  const open = state.open
  if (!open) return
  state.open = null
  state.blocks.push({
    type: open.type,
    start: open.start,
    end: open.end,
    level: 0,
    headingPath: state.path,
    leadIn: open.leadIn,
    cells: [],
    headerCells: [],
  })
  if (open.type === 'paragraph') {
    state.introduction = { start: open.start, end: open.end }
    state.items = []
  }
}

function addHeading(state: State, line: Line, level: number, text: string): void {
  close(state)
  while (state.headings.length > 0 && (state.headings.at(-1)?.level ?? 0) >= level) state.headings.pop()
  const above = state.headings.map((one) => one.text)
  state.blocks.push({
    type: 'heading',
    start: line.start,
    end: line.end,
    level,
    headingPath: above,
    leadIn: null,
    cells: [],
    headerCells: [],
  })
  const name = text.slice(0, longestName)
  state.headings.push({ level, text: name })
  state.path = [...above, name]
  state.items = []
  state.introduction = null
}

function addItem(state: State, line: Line, markLength: number): void {
  close(state)
  while (state.items.length > 0 && (state.items.at(-1)?.indent ?? 0) >= line.indent) state.items.pop()
  const parent = state.items.at(-1)?.span ?? null
  const span = { start: line.start + markLength, end: line.end }
  state.open = { type: 'item', ...span, indent: line.indent, leadIn: parent ?? state.introduction }
  state.items.push({ indent: line.indent, span })
}

function splitCells(text: string, line: Line): Cell[] {
  const cells: Cell[] = []
  let from = line.content.startsWith('|') ? line.start + 1 : line.start
  const stop = line.content.endsWith('|') && line.content.length > 1 ? line.end - 1 : line.end
  while (from <= stop) {
    let bar = text.indexOf('|', from)
    while (bar > 0 && bar < stop && text[bar - 1] === '\\') bar = text.indexOf('|', bar + 1)
    if (bar === -1 || bar > stop) bar = stop
    const raw = text.slice(from, bar)
    const content = raw.trim()
    const start = from + (content === '' ? 0 : raw.length - raw.trimStart().length)
    cells.push({ start, end: start + content.length, text: content.slice(0, longestName) })
    from = bar + 1
  }
  return cells
}

function addRow(state: State, line: Line): void {
  close(state)
  const cells = splitCells(state.text, line)
  state.blocks.push({
    type: 'row',
    start: line.start,
    end: line.end,
    level: 0,
    headingPath: state.path,
    leadIn: state.introduction,
    cells,
    headerCells: state.header ?? [],
  })
  state.header ??= cells.map((cell) => cell.text)
}

const isRow = (content: string): boolean => content.startsWith('|') || content.includes(' | ')

/** Hard-wrapped lines of one paragraph are joined; a short line without a full stop ends its own paragraph. */
function continues(state: State, line: Line): boolean {
  const open = state.open
  if (!open) return false
  if (/^[{}<\]]/.test(line.content) || /[{}>]$/.test(line.content)) return false
  if (open.type === 'item') return line.indent > open.indent || /^[a-z(]/.test(line.content)
  const last = state.text.charAt(open.end - 1)
  if (/[.!?;]/.test(last)) return true
  if (last === ':') return false
  const newline = state.text.lastIndexOf('\n', open.end - 1)
  return /^[a-z0-9("'`[]/.test(line.content) || open.end - Math.max(newline, open.start) >= 60
}

function addText(state: State, line: Line): void {
  if (state.open && continues(state, line)) {
    state.open.end = line.end
    const top = state.items.at(-1)
    if (state.open.type === 'item' && top) top.span = { start: top.span.start, end: line.end }
    return
  }
  close(state)
  state.open = { type: 'paragraph', start: line.start, end: line.end, indent: line.indent, leadIn: null }
}

const underline = /^(=|-|~|\^|")\1{2,}$/
const underlineLevels = ['=', '-', '~', '^', '"']

/** A line of text with a rule below it is a heading. */
function underlinedHeading(state: State, line: Line): boolean {
  const mark = underline.exec(line.content)?.[1]
  const open = state.open
  if (mark === undefined || open?.type !== 'paragraph' || open.end - open.start > 110) return false
  const text = state.text.slice(open.start, open.end)
  if (text.includes('\n')) return false
  state.open = null
  const above = { start: open.start, end: open.end, indent: 0, content: text }
  addHeading(state, above, underlineLevels.indexOf(mark) + 1, text)
  return true
}

/** Directives and comments of reStructuredText, and the options below them. */
const directive = /^(?:\.\. |:[a-z-]{2,20}:(?:\s|$))/

/** A short line between the rows of a table names a group of rows; the header still holds below it. */
const isGroupLine = (state: State, content: string): boolean =>
  state.header !== null && content.length < 60 && !/[.!?:]$|^#/.test(content) && !item.test(content)

function readLine(state: State, line: Line): void {
  const { content } = line
  if (content.startsWith('```') || content.startsWith('~~~')) {
    close(state)
    state.fenced = !state.fenced
    return
  }
  if (state.fenced) return
  if (underlinedHeading(state, line)) return
  if (directive.test(content)) return close(state)
  if (content === '') {
    close(state)
    state.header = null
    return
  }
  if (isRow(content)) {
    if (!isSeparator(content)) addRow(state, line)
    return
  }
  const marked = heading.exec(content)
  if (!isGroupLine(state, content)) state.header = null
  if (marked) return addHeading(state, line, marked[1]?.length ?? 1, marked[2] ?? '')
  const bold = boldLine.exec(content)
  if (bold) return addHeading(state, line, 6, bold[1] ?? '')
  const mark = item.exec(content)
  if (mark) return addItem(state, line, mark[0].length)
  addText(state, line)
}

/** Where the text proper begins: after a block of front matter, if there is one. */
function afterFrontMatter(lines: readonly Line[]): number {
  const first = lines.findIndex((line) => line.content !== '')
  if (first === -1 || lines[first]?.content !== '---') return 0
  const last = lines.findIndex((line, index) => index > first && index < first + 60 && line.content === '---')
  return last === -1 ? 0 : last + 1
}

/** Parses document text (Markdown, or the plain form with `# `, `- ` and `a | b` rows) into blocks. Linear. */
export function parseBlocks(text: string): Block[] {
  const state: State = {
    text,
    blocks: [],
    headings: [],
    path: [],
    open: null,
    items: [],
    introduction: null,
    header: null,
    fenced: false,
  }
  const lines = readLines(text)
  for (let index = afterFrontMatter(lines); index < lines.length; index++) {
    const line = lines[index]
    if (line) readLine(state, line)
  }
  close(state)
  return state.blocks
}
