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
  finish(): string
}

type BlockType = 'text' | 'item' | 'row'

const mostCharacters = 2_000_000

interface BlockList {
  push(type: BlockType, text: string): void
  endTable(): void
  join(): string
}

function createBlockList(): BlockList {
  const parts: string[] = []
  let length = 0
  let last: { type: BlockType; text: string } | null = null
  return {
    push: (type, text) => {
      if (length > mostCharacters) return
      if (last !== null && last.text === text && type !== 'row') return
      const isFollowing = last !== null && last.type === type && type !== 'text'
      if (last !== null) parts.push(isFollowing ? '\n' : '\n\n')
      parts.push(text)
      length += text.length
      last = { type, text }
    },
    endTable: () => {
      if (last !== null) last = { type: 'text', text: last.text }
    },
    join: () => parts.join(''),
  }
}

function collapsed(text: string): string {
  return text
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim()
}

function verbatim(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  while (lines[0] === '') lines.shift()
  while (lines.at(-1) === '') lines.pop()
  return lines.join('\n')
}

export function createBlockWriter(): BlockWriter {
  const blocks = createBlockList()
  let buffer = ''
  let isItem = false
  let heading = 0
  let isVerbatim = false

  const flush = (): void => {
    const text = isVerbatim ? verbatim(buffer) : collapsed(buffer)
    buffer = ''
    if (text === '') return
    if (heading > 0) {
      blocks.push('text', `${'#'.repeat(heading)} ${text.replaceAll('\n', ' ')}`)
    } else if (isItem) {
      blocks.push('item', `- ${text}`)
      isItem = false
    } else {
      blocks.push('text', text)
    }
  }

  return {
    append: (text) => {
      buffer += isVerbatim ? text : text.replace(/\s+/g, ' ')
    },
    breakLine: () => {
      buffer += '\n'
    },
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
      blocks.push('row', line)
    },
    endTable: () => blocks.endTable(),
    finish: () => {
      flush()
      return blocks.join()
    },
  }
}
