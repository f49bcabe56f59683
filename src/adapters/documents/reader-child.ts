import { readFile } from './read-file.ts'

/** The child process: the file comes on standard input, the answer leaves on standard output as one line of JSON. */

const contentType = process.argv[2] ?? ''
const chunks: Uint8Array[] = []
for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) chunks.push(chunk)

function failureOf(error: unknown): string {
  const name = error instanceof Error ? error.name : ''
  const message = error instanceof Error ? error.message : String(error)
  if (/password/i.test(name) || /password|encrypt/i.test(message)) return 'The file is protected by a password'
  if (message.endsWith('not read')) return message
  return 'The file is damaged and cannot be read'
}

async function answer(): Promise<object> {
  try {
    const result = await readFile(new Uint8Array(Buffer.concat(chunks)), contentType)
    return { kind: 'text', ...result, text: result.text.toWellFormed().replaceAll('\u0000', '') }
  } catch (error) {
    return { kind: 'failed', reason: failureOf(error) }
  }
}

process.stdout.write(JSON.stringify(await answer()))
