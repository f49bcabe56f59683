import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../../contract/errors.ts'

/** Limits that hold across nodes and restarts. None locks an account for good. */
export interface SignInLimits {
  /** Throws rate_limited with the seconds to wait when this account, address or pair failed too often. */
  check(email: string, ip: string): Promise<void>
  /** Counts one failure. */
  fail(email: string, ip: string): Promise<void>
  /** A success forgets the pair's failures. */
  succeed(email: string, ip: string): Promise<void>
  /** Counts one refresh of a session. Throws rate_limited. */
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
    throw new AppError('rate_limited', `Too many attempts. Try again in ${seconds} seconds.`, seconds)
  }
  return {
    async check(email, ip) {
      for (const [one, key] of keys(email, ip)) {
        const state = await one.get(key)
        if (state && state.consumedPoints >= one.points) refuse(state.msBeforeNext)
      }
    },
    async fail(email, ip) {
      await Promise.all(keys(email, ip).map(([one, key]) => one.penalty(key)))
    },
    async succeed(email, ip) {
      await pair.delete(`${email.toLowerCase()}|${ip}`)
    },
    async countRefresh(session) {
      try {
        await refresh.consume(session)
      } catch (error) {
        if (error instanceof RateLimiterRes) refuse(error.msBeforeNext)
        throw error
      }
    },
  }
}
