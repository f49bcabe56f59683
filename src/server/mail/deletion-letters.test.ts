import { expect, test } from 'vitest'
import { deletionLetter } from './deletion-letters.ts'

const told = {
  kind: 'deletion_request',
  event: 'asked',
  to: 'admin',
  first_name: 'Nora',
  organization_name: 'Harbour',
  by: 'Mia Quay',
  reason: 'We merge',
} as const

test('a letter says what was asked for, by whom and why, and leads to where it can be withdrawn', () => {
  const letter = deletionLetter(told, 'https://assay.example')
  expect(letter.subject).toBe('Harbour is to be deleted from Assay')
  expect(letter.paragraphs.join(' ')).toContain('Mia Quay asked for Harbour to be deleted')
  expect(letter.paragraphs).toContain('The reason: “We merge”')
  expect(letter.link?.url).toBe('https://assay.example/tenant-admin?tab=organization')
  expect(deletionLetter({ ...told, to: 'operator' }, 'https://assay.example').link?.url).toBe(
    'https://assay.example/super-admin',
  )
})

test('whoever’s account went with the organization is led nowhere', () => {
  expect(deletionLetter({ ...told, event: 'deleted', reason: '' }, 'https://assay.example').link).toBeUndefined()
})
