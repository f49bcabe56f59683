import { expect, test } from 'vitest'
import { readCostSettings, settingProblem } from './cost-settings.ts'

const typed = {
  analystHourlyRate: '80',
  manualReviewHours: '7.5',
  automatedReviewMinutes: '',
  complianceOverhead: ' ',
}

test('an empty setting counts as 0, and as 1 where it is a factor', () => {
  expect(readCostSettings(typed)).toEqual({
    analystHourlyRate: 80,
    manualReviewHours: 7.5,
    automatedReviewMinutes: 0,
    complianceOverhead: 1,
  })
})

test.each([
  ['analystHourlyRate', '7,5', '“7,5” is no number. Write it with digits, such as 7.5'],
  ['analystHourlyRate', '-1', 'Enter 0 or more'],
  ['analystHourlyRate', '100001', 'Enter at most 100,000'],
  ['complianceOverhead', '100.5', 'Enter at most 100'],
  ['manualReviewHours', '1e3', null],
  ['manualReviewHours', 'Infinity', '“Infinity” is no number. Write it with digits, such as 7.5'],
] as const)('%s typed as %j is told to be wrong: %s', (key, given, problem) => {
  expect(settingProblem(key, given)).toBe(problem)
})

test('one wrong setting leaves nothing to save', () => {
  expect(readCostSettings({ ...typed, manualReviewHours: 'ten' })).toBeNull()
})
