import { costLimits, type CostConfiguration } from '../../../contract/analytics.forms.ts'

export type Setting = keyof CostConfiguration

/** What counts where nothing is typed: a field shows it as its placeholder. */
export const emptySetting: CostConfiguration = {
  analystHourlyRate: 0,
  manualReviewHours: 0,
  automatedReviewMinutes: 0,
  complianceOverhead: 1,
}

/** What is wrong with a setting as it was typed, or null. */
export function settingProblem(key: Setting, typed: string): string | null {
  const value = Number(typed)
  if (!Number.isFinite(value)) return `“${typed.trim()}” is no number. Write it with digits, such as 7.5`
  if (value < 0) return 'Enter 0 or more'
  return value > costLimits[key] ? `Enter at most ${costLimits[key].toLocaleString('en-US')}` : null
}

const readSetting = (key: Setting, typed: string): number => (typed.trim() === '' ? emptySetting[key] : Number(typed))

/** The settings as they were typed; null while one of them is wrong. */
export function readCostSettings(typed: Readonly<Record<Setting, string>>): CostConfiguration | null {
  // safe because the keys are those of the settings
  const keys = Object.keys(emptySetting) as Setting[]
  if (keys.some((key) => settingProblem(key, typed[key]) !== null)) return null
  return {
    analystHourlyRate: readSetting('analystHourlyRate', typed.analystHourlyRate),
    manualReviewHours: readSetting('manualReviewHours', typed.manualReviewHours),
    automatedReviewMinutes: readSetting('automatedReviewMinutes', typed.automatedReviewMinutes),
    complianceOverhead: readSetting('complianceOverhead', typed.complianceOverhead),
  }
}
