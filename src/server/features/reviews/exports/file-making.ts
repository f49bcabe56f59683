import { PoolBusyError, type ProcessPool } from '../../../../adapters/isolation/process-pool.ts'
import type { TaskEnd } from '../../../../adapters/isolation/task-process.ts'
import { AppError } from '../../../../contract/errors.ts'
import { cutText } from '../../../../contract/text.forms.ts'

/** How a kind of file is spoken of to whoever asked for it. */
export interface FileWords {
  /** `The PDF`. */
  readonly one: string
  /** `PDFs`. */
  readonly many: string
  /** What to do instead; may be empty. */
  readonly instead: string
}

const longestMessage = 2000
/** Waiting and making together, in milliseconds: the connection of one who waits is closed after thirty seconds. */
const longestWait = 20_000

const busy = (why: string, { instead }: FileWords): AppError =>
  new AppError('unavailable', `${why} ${instead}`.trim(), { retryAfterSeconds: 10 })

/** Too many of these files wait or are made. */
export const tooManyFiles = (words: FileWords): AppError =>
  busy(`Too many ${words.many} are being made right now.`, words)

/** A failure of the making itself is a fault of ours, whose message is for the log alone. */
function failureOf(end: Exclude<TaskEnd, { kind: 'done' }>, words: FileWords): Error {
  if (end.kind === 'failed') return new Error(`${words.one} was not made: ${cutText(end.message, longestMessage)}`)
  return busy(`${words.one} ${end.why === 'memory' ? 'is too large to make' : 'took too long'}.`, words)
}

/**
 * What a process of the pool makes of the input. `owner` takes turns with others. Rejects with an AppError after 20 seconds
 * and when too many wait; any other failure is an internal error.
 */
export async function makeFile(
  pool: ProcessPool,
  task: { readonly owner: string; readonly name: string; readonly input: unknown },
  words: FileWords,
): Promise<unknown> {
  const signal = AbortSignal.timeout(longestWait)
  const end = await pool.run({ ...task, signal }).catch((error: unknown) => {
    throw signal.aborted || error instanceof PoolBusyError ? tooManyFiles(words) : error
  })
  if (end.kind !== 'done') throw failureOf(end, words)
  return end.value
}
