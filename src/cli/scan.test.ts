import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'scan-'))
  const page =
    'URL: https://acme.example/security (captured 2026-02-03)\n\n# Security\n\nAll customer data is encrypted at rest.\n'
  writeFileSync(path.join(folder, 'security.txt'), page)
})

afterAll(() => rmSync(folder, { recursive: true }))

const assay = (...args: readonly string[]) => {
  const main = path.join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', timeout: 60_000 })
  return { status, stdout, stderr }
}

test('a scan prints the verdict, quality and coverage, the score and what decided it', () => {
  const { status, stdout } = assay('scan', 'Acme', '--corpus', folder)
  expect(status).toBe(0)
  expect(stdout).toMatch(
    /^Acme: Not enough public evidence\n {2}quality \d+ of 100; coverage \d+ of 100; score withheld: insufficient public evidence\n {2}Not enough public evidence to decide on Acme\..*\n {2}- SOC 2 report: nothing found in the document that we read\.\n/,
  )
})

test('a folder or file that is missing is told in a sentence, with the exit status of a mistaken call', () => {
  const missing = path.join(folder, 'nowhere')
  expect(assay('scan', 'Acme', '--corpus', missing)).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no file or folder ${missing}\n`,
  })
  const noLabels = assay('eval', '--corpus', folder, '--labels', missing)
  expect([noLabels.status, noLabels.stderr]).toEqual([2, `There is no file or folder ${missing}\n`])
})
