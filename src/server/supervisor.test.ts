import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { superviseNodes } from './supervisor.ts'

const folder = mkdtempSync(join(tmpdir(), 'assay-supervisor-'))
const program = process.execPath

afterEach(() => {
  process.execPath = program
  rmSync(folder, { recursive: true, force: true })
})

test('processes that cannot be started are started as soon as they can be', async () => {
  const entry = join(folder, 'entry.mjs')
  writeFileSync(entry, "process.send({ address: 'here' }); setInterval(() => process.send({ alive: true }), 500)")
  process.execPath = join(folder, 'no-program')
  const supervisor = superviseNodes(entry, process.env)
  await delay(800)
  process.execPath = program
  expect(await supervisor.address).toBe('here')
  await supervisor.stop()
})

test('a stop does not wait for processes that were never started', async () => {
  process.execPath = join(folder, 'no-program')
  const supervisor = superviseNodes(join(folder, 'entry.mjs'), process.env)
  await delay(100)
  const began = performance.now()
  await supervisor.stop()
  expect(performance.now() - began).toBeLessThan(5_000)
})
