import { hash, verify } from '@node-rs/argon2'

/** The library's number for argon2id; its enum exists for the type checker only. */
const argon2id = 2
/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const parameters = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const atOnce = 4

let running = 0
const waiting: (() => void)[] = []

/** At most four hashes at a time: each takes 19 MiB and a core. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, parameters))
}

export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password).catch(() => false))
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
