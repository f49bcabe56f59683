import { expect, test } from 'vitest'
import { createLanguageDetector } from './language.ts'

const detector = createLanguageDetector()

test('English, German and French pages are told apart', () => {
  const english =
    'We encrypt all customer data at rest and in transit, and keep backups for thirty days in a second region.'
  const german =
    'Wir verschlüsseln alle Kundendaten bei der Speicherung und Übertragung und bewahren Sicherungen dreißig Tage auf.'
  const french =
    'Nous chiffrons toutes les données des clients au repos et en transit et conservons des sauvegardes pendant trente jours.'
  expect([english, german, french].map((text) => detector.detect(text))).toEqual(['en', 'de', 'fr'])
})

test('a text too short to tell has no language', () => {
  expect(detector.detect('Contact us')).toBeNull()
})
