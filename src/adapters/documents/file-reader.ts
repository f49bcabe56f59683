import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { FileReader } from '../../engine/ports.ts'

export interface FileReaderLimits {
  /** Resident memory of the child in bytes. */
  readonly memoryBytes: number
  readonly milliseconds: number
  /** Children that run at a time; more wait. */
  readonly atATime: number
  /** Characters of the answer. */
  readonly answerBytes: number
}

const defaultLimits: FileReaderLimits = {
  memoryBytes: 512 * 1024 * 1024,
  milliseconds: 30_000,
  atATime: 2,
  answerBytes: 16 * 1024 * 1024,
}

const answerShape = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    title: z.string(),
    truncated: z.boolean(),
    pages: z.array(z.number()).optional(),
  }),
  z.object({ kind: z.literal('failed'), reason: z.string() }),
])

type Answer = Awaited<ReturnType<FileReader['read']>>

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')

function failed(reason: string): Answer {
  return { kind: 'failed', reason }
}

/** Resident bytes of a process, or null where the system does not tell. */
function residentBytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}

function start(contentType: string, limits: FileReaderLimits): ChildProcess {
  const heap = Math.floor(limits.memoryBytes / (1024 * 1024) / 2)
  // Packages may stand elsewhere, behind a link: the right to read is checked at both ends.
  const places = ['node_modules', 'src', 'package.json'].map((name) => join(root, name))
  const readable = [...new Set([...places, ...places.map((place) => realpathSync(place))])]
  const flags = [
    '--permission',
    ...readable.map((place) => `--allow-fs-read=${place}`),
    `--max-old-space-size=${heap}`,
    '--no-warnings',
    '--disallow-code-generation-from-strings',
  ]
  const child = spawn(process.execPath, [...flags, join(here, 'reader-child.ts'), contentType], {
    cwd: root,
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  return child
}

async function readInChild(body: Uint8Array, contentType: string, limits: FileReaderLimits): Promise<Answer> {
  const child = start(contentType, limits)
  let stopped: string | null = null
  const stop = (reason: string): void => {
    stopped ??= reason
    child.kill('SIGKILL')
  }
  const clock = setTimeout(
    () => stop(`Reading the file took longer than ${limits.milliseconds / 1000} seconds`),
    limits.milliseconds,
  )
  const watchdog = setInterval(() => {
    const resident = child.pid === undefined ? null : residentBytes(child.pid)
    if (resident !== null && resident > limits.memoryBytes) stop('Reading the file took too much memory')
  }, 50)
  const chunks: Buffer[] = []
  let size = 0
  child.stdout?.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (size > limits.answerBytes) stop('The text of the file is too long')
    else chunks.push(chunk)
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(body)
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null))
    child.once('close', resolve)
  })
  clearTimeout(clock)
  clearInterval(watchdog)
  if (stopped !== null) return failed(stopped)
  if (code !== 0) return failed('Reading the file ended in an error')
  const parsed = answerShape.safeParse(JSON.parse(Buffer.concat(chunks).toString()))
  if (!parsed.success) return failed('Reading the file ended in an error')
  const answer = parsed.data
  if (answer.kind === 'failed') return answer
  const { text, title, truncated, pages } = answer
  return { kind: 'text', text, title, truncated, ...(pages ? { pages } : {}) }
}

/** Reads PDF, docx, XLSX and CSV, each in a process of its own without rights, with caps on memory and time. */
export function createFileReader(changes: Partial<FileReaderLimits> = {}): FileReader {
  const limits = { ...defaultLimits, ...changes }
  let running = 0
  const waiting: (() => void)[] = []
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return {
    read: async (body, contentType) => {
      if (running >= limits.atATime) await new Promise<void>((resolve) => waiting.push(resolve))
      else running += 1
      try {
        return await readInChild(body, contentType, limits)
      } finally {
        leave()
      }
    },
  }
}
