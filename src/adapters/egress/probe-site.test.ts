import { expect, test } from 'vitest'
import type { FetchAnswer } from '../../engine/ports.ts'
import { createFetcher } from './fetcher.ts'
import { probeSite } from './probe-site.ts'

/** A name server that knows these names and no others. */
const fetcherOf = (names: Readonly<Record<string, readonly string[]>>) =>
  createFetcher({
    hosts: {},
    userAgent: 'test',
    resolve: (name) => {
      const found = names[name]
      return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
    },
  })

const answer: FetchAnswer = { kind: 'answer', status: 404, headers: {}, body: new Uint8Array(), bytes: 0 }

test('a name that does not exist, under www. neither, is told as that', async () => {
  const fetcher = fetcherOf({})
  expect(await probeSite(fetcher, 'https://vendor.com/')).toBe('vendor.com cannot be read: the name does not exist')
  await fetcher.close()
})

test('a name that leads to a private address is told as that', async () => {
  const fetcher = fetcherOf({ 'vendor.com': ['10.0.0.7'], 'www.vendor.com': ['10.0.0.7'] })
  expect(await probeSite(fetcher, 'https://vendor.com/')).toContain('leads to a private address')
  await fetcher.close()
})

test('any answer at all is a site, also one under www. alone', async () => {
  const fetch = ({ url }: { url: string }): Promise<FetchAnswer> =>
    Promise.resolve(
      url.includes('www.')
        ? answer
        : { kind: 'refused', outcome: 'error', reason: 'The name does not exist', bytes: 0 },
    )
  expect(await probeSite({ fetch }, 'https://vendor.com/')).toBeNull()
})

test('what nothing certain can be said of is not refused', async () => {
  const reason = 'The name could not be looked up'
  const fetch = (): Promise<FetchAnswer> => Promise.resolve({ kind: 'refused', outcome: 'error', reason, bytes: 0 })
  expect(await probeSite({ fetch }, 'https://vendor.com/')).toBeNull()
})
