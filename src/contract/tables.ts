import { z } from 'zod'
import { text } from './primitives.ts'

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The zone whose clock the times of a workbook show, as the reader's browser names it. */
export const readerZone = text(60).refine(isZone, { message: 'There is no such time zone' }).default('UTC')

/** A table as text, or as a workbook with typed cells. */
export const tableFormat = z.enum(['csv', 'xlsx']).default('csv')

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
export const tableFiles = { csv: 'text/csv; charset=utf-8', xlsx: workbookType } as const

/** A file in JSON: text in `content`, bytes in `base64`. */
export const tableFile = z.object({
  filename: z.string(),
  media_type: z.string(),
  content: z.string().optional(),
  base64: z.string().optional(),
})
