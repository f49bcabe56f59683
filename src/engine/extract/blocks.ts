import { cutText } from '../../contract/text.forms.ts'
import { limits } from './limits.ts'

export interface WrittenText {
  readonly text: string
  /** Something was left out because of its length. */
  readonly truncated: boolean
}

/** Collects the text of a page as blocks. A blank line parts blocks; rows of a table and items of a list follow at once. */
export interface BlockWriter {
  /** Text of the running block; white space collapses. */
  append(text: string): void
  breakLine(): void
  /** Ends the running block. */
  flush(): void
  /** The next block that is written is an item of a list. */
  startItem(): void
  /** Blocks are headings of this level until it is set to 0. */
  setHeading(level: number): void
  setVerbatim(isVerbatim: boolean): void
  row(line: string): void
  /** What follows belongs to another table. */
  endTable(): void
  /** Part of the page was left out. */
  markTruncated(): void
  /** What comes now is not written any more. */
  isFull(): boolean
  finish(): WrittenText
}

type BlockType = 'text' | 'item' | 'row'

interface BlockList {
  /** False when the block, or a part of it, does not fit any more. */
  push(type: BlockType, text: string): boolean
  endTable(): void
  isFull(): boolean
  join(): string
}

function createBlockList(): BlockList {
  const parts: string[] = []
  let length = 0
  let last: { type: BlockType; text: string } | null = null
  return {
    push: (type, text) => {
      if (last !== null && last.text === text && type !== 'row') return true
      const isFollowing = last !== null && last.type === type && type !== 'text'
      const gap = last === null ? '' : isFollowing ? '\n' : '\n\n'
      const most = Math.min(limits.blockText, limits.documentText - length - gap.length)
      if (most <= 0) {
        length = limits.documentText
        return false
      }
      const fitting = cutText(text, most)
      parts.push(gap, fitting)
      length += gap.length + fitting.length
      last = { type, text: fitting }
      return fitting.length === text.length
    },
    isFull: () => length >= limits.documentText,
    endTable: () => {
      if (last !== null) last = { type: 'text', text: last.text }
    },
    join: () => parts.join(''),
  }
}

/** Of running text the white space is counted before it collapses. */
const mostBuffered = 4 * limits.blockText

function collapsed(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function verbatim(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const first = lines.findIndex((line) => line !== '')
  const last = lines.findLastIndex((line) => line !== '')
  return first === -1 ? '' : lines.slice(first, last + 1).join('\n')
}

interface RunningText {
  /** False when part of the text does not fit any more. */
  append(text: string, isVerbatim: boolean): boolean
  breakLine(): void
  /** What has been written, and begins anew. */
  take(isVerbatim: boolean): string
}

function createRunningText(): RunningText {
  let buffer = ''
  return {
    append: (text, isVerbatim) => {
      const room = Math.max(0, (isVerbatim ? limits.blockText : mostBuffered) - buffer.length)
      const fitting = cutText(text, room)
      buffer += isVerbatim ? fitting : fitting.replace(/\s+/g, ' ')
      return fitting.length === text.length
    },
    breakLine: () => {
      if (buffer.length < mostBuffered) buffer += '\n'
    },
    take: (isVerbatim) => {
      const text = isVerbatim ? verbatim(buffer) : collapsed(buffer)
      buffer = ''
      return text
    },
  }
}

export function createBlockWriter(): BlockWriter {
  const blocks = createBlockList()
  const running = createRunningText()
  let isItem = false
  let heading = 0
  let isVerbatim = false
  let isTruncated = false

  const push = (type: BlockType, text: string): void => {
    if (!blocks.push(type, text)) isTruncated = true
  }
  const flush = (): void => {
    const text = running.take(isVerbatim)
    if (text === '') return
    if (heading > 0) {
      push('text', `${'#'.repeat(heading)} ${text.replaceAll('\n', ' ')}`)
    } else if (isItem) {
      push('item', `- ${text}`)
      isItem = false
    } else {
      push('text', text)
    }
  }

  return {
    append: (text) => {
      if (!running.append(text, isVerbatim)) isTruncated = true
    },
    breakLine: () => running.breakLine(),
    flush,
    startItem: () => {
      flush()
      isItem = true
    },
    setHeading: (level) => {
      flush()
      heading = level
    },
    setVerbatim: (value) => {
      flush()
      isVerbatim = value
    },
    row: (line) => {
      flush()
      push('row', line)
    },
    endTable: () => blocks.endTable(),
    markTruncated: () => {
      isTruncated = true
    },
    isFull: () => blocks.isFull(),
    finish: () => {
      flush()
      return { text: blocks.join(), truncated: isTruncated || blocks.isFull() }
    },
  }
}
