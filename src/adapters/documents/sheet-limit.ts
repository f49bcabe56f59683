import { limits } from '../../engine/extract/limits.ts'

const element = /<([^\s<>/!?][^\s<>/]*)((?:[^<>"']|"[^<"]*"|'[^<']*')*)/g
const attribute = /\s+([^\s<>/"'=]{1,200})\s*=\s*(?:"([^<"]*)"|'([^<']*)')/y

/** 1 for A, 27 for AA. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)

/** What a row or a cell says of its place; null where a reader might understand it in another way. */
function placeOf(attributes: string): { letters: string; digits: string } | null {
  let place: string | undefined
  let end = 0
  attribute.lastIndex = 0
  for (let found = attribute.exec(attributes); found; found = attribute.exec(attributes)) {
    end = attribute.lastIndex
    if (withoutPrefix(found[1] ?? '') !== 'r') continue
    if (place !== undefined) return null
    place = found[2] ?? found[3] ?? ''
  }
  if (!/^\s*\/?$/.test(attributes.slice(end))) return null
  if (place === undefined) return { letters: '', digits: '' }
  const [, letters = '', digits = ''] = /^([A-Z]{0,9})(\d{1,9})$/.exec(place) ?? []
  return digits === '' ? null : { letters, digits }
}

/**
 * A worksheet's XML up to the row with which it would hold more rows, columns or cells than are read: a reader makes a
 * cell for each place up to the last one that is named, and one cell may name the last place of all. A row or a cell whose
 * place is not written plainly ends it as well.
 */
export function limitSheet(xml: string): { xml: string; truncated: boolean } {
  let rowStart: number | null = null
  let row = 0
  let column = 0
  let widest = 1
  for (const match of xml.matchAll(element)) {
    const [all, fullName = '', attributes = ''] = match
    const name = withoutPrefix(fullName)
    const isOdd = /["'=]/.test(fullName)
    if (name !== 'row' && name !== 'c' && !isOdd) continue
    if (name === 'row') rowStart = match.index
    const isWhole = !isOdd && xml[match.index + all.length] === '>'
    const place = isWhole ? placeOf(attributes) : null
    if (place === null) return { xml: closed(xml, rowStart ?? match.index), truncated: true }
    const { letters, digits } = place
    if (name === 'row') {
      row = digits === '' ? row + 1 : Number(digits)
      column = 0
    } else {
      column = letters === '' ? column + 1 : columnOf(letters)
      row = Math.max(row, Number(digits))
      widest = Math.max(widest, column)
    }
    if (row > limits.sheetRows || widest > limits.rowCells || row * widest > limits.sheetCells)
      return { xml: closed(xml, rowStart ?? match.index), truncated: true }
  }
  return { xml, truncated: false }
}

function closed(xml: string, end: number): string {
  const prefix = /<(\w{1,20}:)?worksheet[\s>]/.exec(xml.slice(0, 5000))?.[1] ?? ''
  return `${xml.slice(0, end)}</${prefix}sheetData></${prefix}worksheet>`
}
