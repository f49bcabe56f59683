import { limits } from '../../engine/extract/limits.ts'

const element = /<(?:\w{1,20}:)?(row|c)(?=[\s/>])([^<>]{0,2000})/g
const reference = /\sr\s?=\s?["']([A-Z]{0,9})(\d{0,9})["']/

/** 1 for A, 27 for AA. */
function columnOf(letters: string): number {
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}

/**
 * A worksheet's XML up to the row with which it would hold more rows, columns or cells than are read: a reader makes a
 * cell for each place up to the last one that is named, and one cell may name the last place of all.
 */
export function limitSheet(xml: string): { xml: string; truncated: boolean } {
  let rowStart = xml.length
  let row = 0
  let column = 0
  let widest = 1
  for (const match of xml.matchAll(element)) {
    const [, letters = '', digits = ''] = reference.exec(match[2] ?? '') ?? []
    if (match[1] === 'row') {
      rowStart = match.index
      row = digits === '' ? row + 1 : Number(digits)
      column = 0
    } else {
      column = letters === '' ? column + 1 : columnOf(letters)
      row = Math.max(row, Number(digits))
      widest = Math.max(widest, column)
    }
    if (row > limits.sheetRows || widest > limits.rowCells || row * widest > limits.sheetCells)
      return { xml: closed(xml, rowStart), truncated: true }
  }
  return { xml, truncated: false }
}

function closed(xml: string, end: number): string {
  const prefix = /<(\w{1,20}:)?worksheet[\s>]/.exec(xml.slice(0, 5000))?.[1] ?? ''
  return `${xml.slice(0, end)}</${prefix}sheetData></${prefix}worksheet>`
}
