import type { Finding } from '../../../../contract/findings.ts'
import { countOf } from '../../../lib/format.ts'

type Value = Finding['params'][string]

const labels: Readonly<Record<string, string>> = {
  kms: 'Key management',
  min_length: 'Minimum length',
  nda: 'Under an NDA',
  opt_out: 'Opt-out',
  pci_level: 'PCI level',
  pci_version: 'PCI version',
  safe_harbour: 'Safe harbour',
  url: 'Address',
}

const timed = /^(.*?)_?(days|hours|minutes)$/

function describeTime(amount: number, unit: string): string {
  if (unit === 'days' && amount > 0 && amount % 365 === 0) return countOf(amount / 365, 'year')
  return countOf(amount, unit.slice(0, -1))
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')

function describeValue(value: Value): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}

/** What an answer says besides yes and no, as label and words: `days: 30` reads 'Time' and '30 days'. */
export function describeParameter(key: string, value: Value): readonly [string, string] {
  if (key === 'less_by' && Array.isArray(value)) return ['In part', `It ${value.join(', and ')}`]
  if (key === 'planned' && value === true) return ['Planned', 'Announced, not in place yet']
  const [, what = '', unit] = timed.exec(key) ?? []
  if (unit !== undefined && typeof value === 'number') return [sentence(what || 'time'), describeTime(value, unit)]
  if (key === 'percent' && typeof value === 'number') return ['Level', `${value} %`]
  return [labels[key] ?? sentence(key), describeValue(value)]
}
