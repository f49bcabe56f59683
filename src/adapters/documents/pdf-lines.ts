/** A run of letters as a PDF places it. Units are points, y grows upwards. */
export interface PdfRun {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

export interface PdfLine {
  readonly text: string
  readonly y: number
  readonly size: number
}

const columnGap = 2.2

/** Joins runs into lines from top to bottom; a wide gap within a line parts the cells of a table. */
export function linesOf(runs: readonly PdfRun[]): PdfLine[] {
  const rows: PdfRun[][] = []
  for (const run of runs) {
    if (run.text.trim() === '') continue
    const row = rows.at(-1)
    const last = row?.at(-1)
    const isSameLine = last !== undefined && Math.abs(last.y - run.y) < Math.max(last.size, run.size) * 0.4
    if (row !== undefined && isSameLine) row.push(run)
    else rows.push([run])
  }
  return rows.map(lineOf)
}

/** Pieces are joined at the end: a growing text that is looked at after each piece is copied each time. */
function lineOf(row: readonly PdfRun[]): PdfLine {
  const ordered = row.toSorted((a, b) => a.x - b.x)
  const pieces: string[] = []
  let end: number | null = null
  let size = 0
  for (const run of ordered) {
    const gap = end === null ? 0 : run.x - end
    if (gap > run.size * columnGap) pieces.push(' | ')
    else if (gap > run.size * 0.15) pieces.push(' ')
    pieces.push(run.text)
    end = run.x + run.width
    size = Math.max(size, run.size)
  }
  const text = pieces.join('').replace(/\s+/g, ' ').trim()
  return { text, y: ordered[0]?.y ?? 0, size }
}

function masked(line: string): string {
  return line.replace(/\d+/g, '#').toLowerCase()
}

/** How many lines at an end of a page stand close together: a head or foot of one or two lines. */
function edgeLength(outer: PdfLine | undefined, inner: PdfLine | undefined): number {
  return outer !== undefined && inner !== undefined && Math.abs(outer.y - inner.y) < 24 ? 2 : 1
}

function edgesOf(lines: readonly PdfLine[]): Set<PdfLine> {
  const top = lines.slice(0, edgeLength(lines[0], lines[1]))
  return new Set([...top, ...lines.slice(-edgeLength(lines.at(-1), lines.at(-2)))])
}

/** Drops the lines that stand at the top or the bottom of most pages. */
export function withoutRunningHeads(pages: readonly (readonly PdfLine[])[]): PdfLine[][] {
  const counts = new Map<string, number>()
  const edges = pages.map(edgesOf)
  for (const page of edges) {
    for (const text of new Set([...page].map((line) => masked(line.text))))
      counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const enough = Math.max(3, pages.length * 0.6)
  return pages.map((lines, index) =>
    lines.filter((line) => !edges[index]?.has(line) || (counts.get(masked(line.text)) ?? 0) < enough),
  )
}

/** The size that stands in the middle when lines count by their length. */
function medianSize(lines: readonly PdfLine[]): number {
  const weights = new Map<number, number>()
  let total = 0
  for (const { text, size } of lines) {
    const weight = Math.ceil(text.length / 20)
    weights.set(size, (weights.get(size) ?? 0) + weight)
    total += weight
  }
  let below = 0
  for (const [size, weight] of [...weights].toSorted(([a], [b]) => a - b)) {
    below += weight
    if (below > Math.floor(total / 2)) return size
  }
  return 10
}

const bullet = /^[•●▪◦–*-]\s+/

/** Paragraphs, `# ` headings by their size, `- ` items and rows of one page. */
export function blocksOf(lines: readonly PdfLine[], bodySize: number): string {
  const pieces: string[] = []
  let previous: PdfLine | null = null
  for (const line of lines) {
    const isHeading = line.size > bodySize * 1.18 && line.text.length < 150
    const isRow = line.text.includes(' | ')
    const isItem = bullet.test(line.text)
    const text = isHeading ? `${line.size > bodySize * 1.6 ? '#' : '##'} ${line.text}` : line.text.replace(bullet, '- ')
    const gap = previous === null ? Number.POSITIVE_INFINITY : previous.y - line.y
    const wasHeading = previous !== null && previous.size > bodySize * 1.18
    const wasRow = previous?.text.includes(' | ') ?? false
    const isNewBlock = gap > line.size * 1.75 || gap < 0 || isHeading !== wasHeading || isRow !== wasRow
    const last = pieces.at(-1) ?? ''
    if (previous === null) pieces.push(text)
    else if (isNewBlock) pieces.push(`\n\n${text}`)
    else if (isRow || isItem) pieces.push(`\n${text}`)
    else if (isHeading) pieces.push(` ${line.text}`)
    else if (/[a-z]-$/.test(last.slice(-2)) && /^[a-z]/.test(text)) pieces.push(pieces.pop()?.slice(0, -1) ?? '', text)
    else pieces.push(` ${text}`)
    previous = line
  }
  return pieces.join('')
}

/** The text of a document of many pages, and where in it each page starts. */
export function pagesToText(pages: readonly (readonly PdfRun[])[]): { text: string; starts: number[] } {
  const lines = withoutRunningHeads(pages.map(linesOf))
  const bodySize = medianSize(lines.flat())
  const blocks: string[] = []
  let length = 0
  const starts: number[] = []
  for (const page of lines) {
    const block = blocksOf(page, bodySize)
    const gap = length > 0 && block !== '' ? '\n\n' : ''
    blocks.push(gap, block)
    starts.push(length + gap.length)
    length += gap.length + block.length
  }
  return { text: blocks.join(''), starts }
}
