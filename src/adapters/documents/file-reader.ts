import type { FileReader } from '../../engine/ports.ts'
import { readFile } from './read-file.ts'

function failureOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  const message = error instanceof Error ? error.message : String(error)
  if (/password/i.test(name) || /password|encrypt/i.test(message)) return 'The file is protected by a password'
  if (message.endsWith('not read')) return message
  return 'The file is damaged and cannot be read'
}

/** Reads PDF, docx, XLSX and CSV here and now. Hostile files can hold it for long: only a process of its own calls it. */
export function createFileReader(): FileReader {
  return {
    read: async (body, contentType) => {
      try {
        // The reader of PDF takes no Buffer, and takes the bytes away from whoever holds them.
        return { kind: 'text', ...(await readFile(new Uint8Array(body), contentType)) }
      } catch (error) {
        return { kind: 'failed', reason: failureOf(error) }
      }
    },
  }
}
