import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createProcessPool, PoolBusyError, type ProcessPool } from '../../src/adapters/isolation/process-pool.ts'
import { residentBytes } from '../../src/adapters/isolation/task-process.ts'
import { isAlive } from '../../src/server/db/embedded/server-process.ts'
import { until } from '../support/product.ts'

const megabyte = 1024 * 1024
let pool: ProcessPool

function openPool(atOnce = 1, waiting = 8): ProcessPool {
  pool = createProcessPool({
    entry: join(import.meta.dirname, '..', 'support', 'stubborn-child.ts'),
    heapBytes: 64 * megabyte,
    limitsOf: () => ({ memoryBytes: 200 * megabyte, taskMilliseconds: 3_000, stepMilliseconds: 1_500 }),
    atOnce,
    waiting,
    waitingOfOne: 4,
    idleMilliseconds: 60_000,
  })
  return pool
}

afterEach(() => pool.close())

const call = (name: string, input: unknown = null, owner = 'a') => ({ owner, name, input })

test('a task that never ends is killed at its limit, with the place where it was, and the next one runs', async () => {
  openPool()
  expect(await pool.run(call('spin', 'page 7'))).toEqual({ kind: 'stopped', why: 'time', at: 'page 7' })
  expect(await pool.run(call('echo', 'here'))).toEqual({ kind: 'done', value: 'here' })
})

test('a task that reports where it is may take longer than one step, but not longer than the whole', async () => {
  openPool()
  const parts: unknown[] = []
  const onPart = (value: unknown): void => void parts.push(value)
  expect(await pool.run({ ...call('steps', { count: 4, each: 500 }), onPart })).toEqual({ kind: 'done', value: 'all' })
  expect(parts).toEqual([0, 1, 2, 3])
  expect(await pool.run(call('steps', { count: 100, each: 200 }))).toMatchObject({ kind: 'stopped', why: 'time' })
})

test('memory without end is stopped, whether it lies in the heap or beside it', { timeout: 60_000 }, async () => {
  openPool()
  let largest = 0
  const watch = setInterval(() => {
    for (const pid of pool.pids()) largest = Math.max(largest, residentBytes(pid) ?? 0)
  }, 5)
  expect(await pool.run(call('heap'))).toMatchObject({ kind: 'stopped' })
  expect(await pool.run(call('buffers'))).toMatchObject({ kind: 'stopped', why: 'memory' })
  clearInterval(watch)
  expect(largest).toBeLessThan(400 * megabyte)
})

test('a child that aborts and a task that throws are told apart, and neither stops the pool', async () => {
  openPool()
  expect(await pool.run(call('crash'))).toEqual({ kind: 'stopped', why: 'crash', at: null })
  expect(await pool.run(call('refuse'))).toEqual({ kind: 'failed', message: 'Not this', at: null })
  expect(await pool.run(call('echo', 1))).toEqual({ kind: 'done', value: 1 })
})

test('aborting a call kills its child at once and lets the next owner in', async () => {
  openPool()
  const abort = new AbortController()
  const held = pool.run({ ...call('spin', ''), signal: abort.signal })
  await until(async () => pool.pids().length === 1, 5_000, 'the child')
  await delay(300)
  const [pid = 0] = pool.pids()
  const next = pool.run(call('echo', 2, 'b'))
  const started = performance.now()
  abort.abort(new Error('cancelled'))
  await expect(held).rejects.toThrow('cancelled')
  await until(async () => !isAlive(pid), 1_000, 'the end of the child')
  expect(await next).toEqual({ kind: 'done', value: 2 })
  expect(performance.now() - started).toBeLessThan(2_500)
})

test('one owner has one child at work: a second owner is served beside a task that hangs', async () => {
  openPool(2)
  const hanging = [pool.run(call('spin', '1')), pool.run(call('spin', '2'))]
  expect(await pool.run(call('echo', 'b', 'b'))).toEqual({ kind: 'done', value: 'b' })
  expect(pool.pids().length).toBeLessThanOrEqual(2)
  for (const end of await Promise.all(hanging)) expect(end).toMatchObject({ why: 'time' })
})

test('owners take turns: one with many calls does not keep another waiting behind all of them', async () => {
  openPool()
  const order: string[] = []
  const run = async (owner: string, input: number) => {
    await pool.run(call('echo', input, owner))
    order.push(`${owner}${input}`)
  }
  await Promise.all([run('a', 1), run('a', 2), run('a', 3), run('b', 1)])
  expect(order.indexOf('b1')).toBeLessThan(order.indexOf('a3'))
})

test('more calls than may wait are refused, and a closed pool takes none', async () => {
  openPool(1, 2)
  const kept = [pool.run(call('echo', 1)), pool.run(call('echo', 2, 'b')), pool.run(call('echo', 3, 'c'))]
  await expect(pool.run(call('echo', 4))).rejects.toThrow(PoolBusyError)
  expect(await Promise.all(kept)).toHaveLength(3)
  pool.close()
  await expect(pool.run(call('echo', 5))).rejects.toThrow(PoolBusyError)
})

test('one owner may not fill the queue: the next of its calls is refused, another owner is admitted', async () => {
  openPool(1, 8)
  const mine = [1, 2, 3, 4, 5].map((input) => pool.run(call('echo', input)))
  await expect(pool.run(call('echo', 6))).rejects.toThrow(PoolBusyError)
  expect(await pool.run(call('echo', 7, 'b'))).toEqual({ kind: 'done', value: 7 })
  expect(await Promise.all(mine)).toHaveLength(5)
})

test('rubbish from a child ends its call and nothing else', async () => {
  openPool()
  const onPart = (): void => {
    throw new Error('This is none of ours')
  }
  expect(await pool.run({ ...call('steps', { count: 2, each: 10 }), onPart })).toEqual({
    kind: 'failed',
    message: 'This is none of ours',
    at: 'step 0',
  })
  expect(await pool.run(call('echo', 1))).toEqual({ kind: 'done', value: 1 })
})

test('what was sent to a child is not kept when it has been answered', { timeout: 60_000 }, async () => {
  openPool()
  const load = (): Promise<unknown> => pool.run(call('size', Buffer.alloc(20 * megabyte, 1)))
  await load()
  const before = process.memoryUsage().arrayBuffers
  for (let round = 0; round < 12; round += 1) await load()
  globalThis.gc?.()
  await delay(200)
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(120 * megabyte)
})

test('a child has no variable of ours, and may write nowhere but to its cache', async () => {
  openPool()
  const { value } = (await pool.run(call('environment'))) as { value: string[] }
  expect(value.filter((name) => !/^(NODE_COMPILE_CACHE|NODE_CHANNEL_\w+|PWD|SHLVL|_|OLDPWD)$/.test(name))).toEqual([])
  const target = join(import.meta.dirname, 'written-by-a-child')
  expect(await pool.run(call('write', target))).toMatchObject({
    kind: 'failed',
    message: expect.stringMatching(/permission/i),
  })
})
