import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''

const pages = {
  'security.txt': `URL: https://acme.example/security (captured 2026-02-03)

# Single sign-on

We support SAML single sign-on on the Enterprise plan.

Do you support SAML single sign-on?
`,
  'blog.txt': `URL: https://acme.example/news (captured 2026-02-03)

# News

Our competitors offer SAML single sign-on.
`,
}

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'explain-'))
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, name), text)
})

afterAll(() => rmSync(folder, { recursive: true }))

const explain = (...args: readonly string[]) => {
  const main = path.join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'explain', ...args], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr }
}

test('each match is told with its rule, its place in the stored text and what it counts as', () => {
  const { status, stdout } = explain('--fact', 'iam.sso', '--corpus', folder)
  expect(status).toBe(0)
  const [, place] =
    /iam\.sso\/yes\/\d+ at (\d+): “We support SAML single sign-on on the Enterprise plan\.”/.exec(stdout) ?? []
  const stored = pages['security.txt'].split('\n').slice(2).join('\n')
  expect(stored.slice(Number(place))).toMatch(/^We support SAML/)
  expect(stdout).toMatch(
    /“We support SAML[^\n]*\n {4}reads: SAML, OIDC or enterprise IdP SSO offered[^\n]*\n {4}rule: [^\n]+\n {4}words: “saml”\n {4}counts as yes\n/,
  )
})

test('what was stopped is told with the id of the guard and its reason', () => {
  const { stdout } = explain('--fact', 'iam.sso', '--corpus', folder)
  expect(stdout).toContain('stopped by question: The sentence asks, and states nothing.')
  expect(stdout).toContain('stopped by competitor: The sentence speaks of competitors or of products in general.')
})

test('what was decided in the end is told with its plans and quotes', () => {
  const { stdout } = explain('--fact', 'iam.sso', '--corpus', folder)
  const decided = stdout.slice(stdout.indexOf('Decided:'))
  expect(decided).toMatch(
    /^Decided: yes \((?:stated|likely), local\), on Enterprise\n {2}“We support SAML single sign-on on the Enterprise plan\.” at \d+ of https:\/\/acme\.example\/security\n/,
  )
})

test('one document is told alone, and the decision rests on all', () => {
  const { stdout } = explain('--fact', 'iam.sso', '--corpus', folder, '--document', 'blog.txt')
  expect(stdout).toContain('https://acme.example/news')
  expect(stdout).not.toContain('counts as yes')
  expect(stdout).toMatch(/^Decided: yes /m)
})

test('a fact of which nothing was found says so for each document', () => {
  const { stdout } = explain('--fact', 'assure.pci', '--corpus', folder)
  expect(stdout.match(/no rule matched/g)).toHaveLength(2)
  expect(stdout).toMatch(/Decided: not-stated; no match was left\n$/)
})

test('an unknown fact or document is told in a sentence, with the exit status of a mistaken call', () => {
  const unknown = explain('--fact', 'iam.sos', '--corpus', folder)
  expect([unknown.status, unknown.stdout]).toEqual([2, ''])
  expect(unknown.stderr).toMatch(/^No fact has the id iam\.sos\. There are: .*\biam\.sso\b/)
  const missing = explain('--fact', 'iam.sso', '--corpus', folder, '--document', 'nowhere.txt')
  expect([missing.status, missing.stderr]).toEqual([2, `There is no document nowhere.txt in ${folder}\n`])
})
