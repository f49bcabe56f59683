import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../../contract/errors.ts'

/** Whose attempt it is. */
export interface Attempt {
  /** The account's stored address; for an unknown one the typed address in the same spelling. */
  readonly email: string
  /** The caller's address, or the network that counts as one. */
  readonly network: string
  /** True when the account signed in from this network before. */
  readonly known: boolean
}

/** Limits that hold across nodes and restarts. None locks an account. */
export interface SignInLimits {
  /**
   * Counts one attempt before the password is looked at, so that attempts made at once count too. Throws rate_limited
   * with the seconds to wait when this pair or network failed too often.
   */
  count(attempt: Attempt): Promise<void>
  /** A success forgets the pair's failures and is none for account and network. */
  succeed(attempt: Attempt): Promise<void>
  /** An attempt whose password was never looked at counts for nothing. */
  forgive(attempt: Attempt): Promise<void>
  /** Counts one refresh of a session, or of a network that presents no token of any. Throws rate_limited. */
  countRefresh(session: string): Promise<void>
  /** Counts a message that somebody without a session has sent to an address. Throws rate_limited. */
  countMessage(email: string, network: string): Promise<void>
  /** Counts one wrong second proof of an account. Throws rate_limited; a right one forgets them. */
  countSecondFactor(userId: string): Promise<void>
  succeedSecondFactor(userId: string): Promise<void>
  /** Counts one try at the access password. Throws rate_limited. */
  countGate(network: string): Promise<void>
  /** Removes the counters that have run out. */
  removeExpired(now: Date): Promise<void>
}

const quarter = 15 * 60
const hour = 60 * 60
const batch = 20_000

/** Counters hold nobody's address, and one of any length takes the same room. */
const keyOf = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('base64url').slice(0, 32)

async function removeExpired(pool: pg.Pool, now: Date): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      `delete from assay.rate_limits where key in (
         select key from assay.rate_limits where expire < $1 limit ${batch} for update skip locked)`,
      [now.getTime()],
    )
    if ((rowCount ?? 0) < batch) return
  }
}

/** The milliseconds to wait, or null when the attempt is within the limit. */
async function spend(one: RateLimiterPostgres, key: string): Promise<number | null> {
  try {
    await one.consume(key)
    return null
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext
    throw error
  }
}

async function spendOrRefuse(one: RateLimiterPostgres, key: string): Promise<void> {
  const wait = await spend(one, key)
  if (wait === null) return
  const seconds = Math.max(1, Math.ceil(wait / 1000))
  throw new AppError('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  })
}

/**
 * Who is slowed by whose failures:
 *
 * - A *pair* of account and network has five failures in a quarter of an hour, then waits, with the right password too.
 *   That stops the guesser at one place and costs nobody else anything.
 * - A *network* has a hundred failures in a quarter of an hour, over all accounts.
 * - An *account* never refuses by itself: whoever knows an address could then shut its owner out. Fifty failures in a
 *   quarter of an hour mean that many places guess at once. Then a network from which this account never signed in has
 *   two failures an hour instead of five a quarter: a tenth of the guesses from each place. Its owner's own networks keep
 *   their five, and from a new one the right password opens at the first try, because only failures count.
 *
 * The password is looked at only after these limits, four at a time: a refused attempt costs no hash. What floods the
 * queue from many networks is refused as busy, forgiven here, and does not stand before known networks (passwords.ts).
 * An address that no account has is counted in the same way, so that no answer and no time tells it from one that has.
 */
export function openSignInLimits(pool: pg.Pool): SignInLimits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'assay',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration,
    })
  const pair = limiter('pair', 5, quarter)
  const account = limiter('account', 50, quarter)
  const stranger = limiter('stranger', 2, hour)
  const network = limiter('network', 100, quarter)
  const refresh = limiter('refresh', 30, 60)
  const second = limiter('second', 10, quarter)
  const gate = limiter('gate', 10, quarter)
  const message = limiter('message', 5, hour)
  const messages = limiter('messages', 60, hour)
  const keysOf = (attempt: Attempt) => ({
    pair: keyOf(attempt.email, attempt.network),
    account: keyOf(attempt.email),
    network: keyOf(attempt.network),
  })
  return {
    async count(attempt) {
      const keys = keysOf(attempt)
      // The pair first: who is stopped there counts against no account.
      await spendOrRefuse(pair, keys.pair)
      await spendOrRefuse(network, keys.network)
      const underAttack = (await spend(account, keys.account)) !== null
      if (underAttack && !attempt.known) await spendOrRefuse(stranger, keys.pair)
    },
    async succeed(attempt) {
      const keys = keysOf(attempt)
      await Promise.all([pair.delete(keys.pair), stranger.delete(keys.pair)])
      await Promise.all([account.reward(keys.account), network.reward(keys.network)])
    },
    async forgive(attempt) {
      const keys = keysOf(attempt)
      await Promise.all([pair.reward(keys.pair), account.reward(keys.account), network.reward(keys.network)])
      if ((await stranger.get(keys.pair)) !== null) await stranger.reward(keys.pair)
    },
    async countMessage(email, from) {
      await spendOrRefuse(message, keyOf(email, from))
      await spendOrRefuse(messages, keyOf(from))
    },
    countSecondFactor: (userId) => spendOrRefuse(second, keyOf(userId)),
    succeedSecondFactor: async (userId) => void (await second.delete(keyOf(userId))),
    countGate: (from) => spendOrRefuse(gate, keyOf(from)),
    countRefresh: (session) => spendOrRefuse(refresh, keyOf(session)),
    removeExpired: (now) => removeExpired(pool, now),
  }
}
