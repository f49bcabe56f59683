import { hash, verify } from '@node-rs/argon2'
import { AppError } from '../../contract/errors.ts'

/** The library's number for argon2id; its enum exists for the type checker only. */
const argon2id = 2
/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const atOnce = 4

const waitingAtMost = 100

let running = 0
const urgent: (() => void)[] = []
const waiting: (() => void)[] = []

/** At most four hashes at a time: each takes 19 MiB and a core. Throws unavailable when too many wait already. */
async function inTurn<T>(work: () => Promise<T>, isUrgent: boolean): Promise<T> {
  if (running < atOnce) running += 1
  else {
    if (!isUrgent && waiting.length >= waitingAtMost) {
      throw new AppError('unavailable', 'The server is busy. Please try again in a moment.', { retryAfterSeconds: 2 })
    }
    // Whoever ends hands its place over, so that nobody comes in between.
    await new Promise<void>((go) => (isUrgent ? urgent : waiting).push(go))
  }
  try {
    return await work()
  } finally {
    const next = urgent.shift() ?? waiting.shift()
    if (next) next()
    else running -= 1
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters), true)
}

/** Whether it is the password. An urgent check goes before those that wait and is never refused. Throws unavailable. */
export function verifyPassword(stored: string, password: string, isUrgent = false): Promise<boolean> {
  return inTurn(() => verify(stored, password).catch(() => false), isUrgent)
}

/** True when the hash was made with weaker parameters than today's. */
export function isOutdated(stored: string): boolean {
  const [, kind, , cost] = stored.split('$')
  const memory = Number(/m=(\d+)/.exec(cost ?? '')?.[1] ?? 0)
  const time = Number(/t=(\d+)/.exec(cost ?? '')?.[1] ?? 0)
  return kind !== 'argon2id' || memory < parameters.memoryCost || time < parameters.timeCost
}

let decoy: Promise<string> | undefined

/** Takes as long as a real check, so that an unknown address cannot be told from a known one by time. */
export async function spendPasswordTime(password: string): Promise<void> {
  decoy ??= hashPassword('a password that nobody has')
  await verifyPassword(await decoy, password)
}
