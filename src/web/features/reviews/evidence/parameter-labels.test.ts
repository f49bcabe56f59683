import { expect, test } from 'vitest'
import { describeParameter } from './parameter-labels.ts'

test.each([
  ['planned', true, ['Planned', 'Announced, not in place yet']],
  ['zero_retention', true, ['Zero retention', 'Yes']],
  ['opt_out', false, ['Opt-out', 'No']],
  ['days', 30, ['Time', '30 days']],
  ['days', 2555, ['Time', '7 years']],
  ['onboarding_days', 1, ['Onboarding', '1 day']],
  ['hours', 72, ['Time', '72 hours']],
  ['hours_per_day', 8, ['Hours per day', '8']],
  ['percent', 99.9, ['Level', '99.9 %']],
  ['regions', ['Dublin', 'London'], ['Regions', 'Dublin, London']],
])('%s %s is told in words', (key, value, words) => {
  expect(describeParameter(key, value)).toEqual(words)
})
