import { expect, test } from 'vitest'
import { countUnchanged } from './unchanged.ts'

test('only answers count as before: neither what has changed nor what no page answers', () => {
  const findings = [
    { fact: 'iam.sso', value: 'yes' },
    { fact: 'enc.rest', value: 'no' },
    { fact: 'iam.mfa', value: 'partial' },
    { fact: 'log.siem', value: 'not-stated' },
  ] as const
  expect(countUnchanged(findings, [{ fact: 'enc.rest' }])).toBe(2)
  expect(countUnchanged(findings, [])).toBe(3)
})
