import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../../contract/errors.ts'

/** Limits that hold across nodes and restarts. None locks an account for good. */
export interface SignInLimits {
  /**
   * Counts one attempt before the password is looked at, so that attempts made at once count too. Throws rate_limited
   * with the seconds to wait when this pair, account or address failed too often.
   */
  count(email: string, ip: string): Promise<void>
  /** A success forgets the pair's failures and is none for account and address. */
  succeed(email: string, ip: string): Promise<void>
  /** Counts one refresh of a session, or of an address that presents no token of any. Throws rate_limited. */
  countRefresh(session: string): Promise<void>
}

const quarter = 15 * 60

/** Five failures for an account from an address in a quarter of an hour; wider nets for an account and for an address. */
export function openSignInLimits(pool: pg.Pool): SignInLimits {
  const limiter = (keyPrefix: string, points: number, duration: number): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      schemaName: 'assay',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const pair = limiter('pair', 5, quarter)
  const account = limiter('account', 50, quarter)
  const address = limiter('address', 100, quarter)
  const refresh = limiter('refresh', 30, 60)
  const keys = (email: string, ip: string): readonly (readonly [RateLimiterPostgres, string])[] => [
    [pair, `${email.toLowerCase()}|${ip}`],
    [account, email.toLowerCase()],
    [address, ip],
  ]
  const refuse = (milliseconds: number): never => {
    const seconds = Math.max(1, Math.ceil(milliseconds / 1000))
    throw new AppError('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, {
      retryAfterSeconds: seconds,
    })
  }
  const spend = async (one: RateLimiterPostgres, key: string): Promise<void> => {
    try {
      await one.consume(key)
    } catch (error) {
      if (error instanceof RateLimiterRes) refuse(error.msBeforeNext)
      throw error
    }
  }
  return {
    async count(email, ip) {
      // The pair first: who is stopped there counts against no account.
      for (const [one, key] of keys(email, ip)) await spend(one, key)
    },
    async succeed(email, ip) {
      await pair.delete(`${email.toLowerCase()}|${ip}`)
      await Promise.all([account.reward(email.toLowerCase()), address.reward(ip)])
    },
    countRefresh: (session) => spend(refresh, session),
  }
}
