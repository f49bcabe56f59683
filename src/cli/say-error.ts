import { z } from 'zod'

const fileTroubles: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file or folder',
  ENOTDIR: 'This is not a folder:',
  EISDIR: 'This is a folder, not a file:',
  EACCES: 'There is no permission to use',
}

/** What went wrong with a call, in a line that its caller can act on. */
export function sayError(error: unknown): string {
  if (error instanceof z.ZodError) return `A file is not in the expected form.\n${z.prettifyError(error)}`
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  const file = 'path' in error && typeof error.path === 'string' ? error.path : ''
  const trouble = fileTroubles[code]
  return trouble !== undefined && file !== '' ? `${trouble} ${file}` : error.message
}
