import { factHeadOf } from '../../../catalog/facts.ts'
import type { OwnEntry } from '../../../contract/audit.routes.ts'
import { answerLabels, restrictionStatusLabels, vendorDecisionLabels } from '../../../contract/labels.forms.ts'
import type { OwnAuditRow } from './audit.queries.ts'

type Details = Readonly<Record<string, unknown>>

const values: Readonly<Record<string, string>> = {
  ...answerLabels,
  ...restrictionStatusLabels,
  ...vendorDecisionLabels,
}
const names: Readonly<Record<string, string>> = {
  fact: 'Question',
  facts: 'Questions',
  kind: 'Decision',
  value: 'Answer',
  expires_on: 'Until',
  dry_run: 'Only checked',
}

const isIdentifier = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value)
const isRecord = (value: unknown): value is Details =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const spelled = (word: string): string => {
  const words = word.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A value in words; null for one that says nothing to a reader. */
function inWords(key: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) {
    const said = value.map((one) => inWords(key, one)).filter((one) => one !== null)
    return said.length === 0 ? null : said.join(', ')
  }
  if (isRecord(value)) return tellDetails(value)
  if (typeof value !== 'string') return JSON.stringify(value)
  if (isIdentifier(value)) return null
  if (key === 'fact' || key === 'facts') return factHeadOf(value).question
  return Object.hasOwn(values, value)
    ? (values[value] ?? value)
    : /^[a-z]+(_[a-z]+)+$/.test(value)
      ? value.replaceAll('_', ' ')
      : value
}

/** Of two states, what is another one now. */
function difference(from: Details, to: Details): string {
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter(
    (key) => JSON.stringify(from[key]) !== JSON.stringify(to[key]),
  )
  return changed
    .map((key) => `${spelled(key)}: ${inWords(key, from[key]) ?? 'none'} to ${inWords(key, to[key]) ?? 'none'}`)
    .join(' · ')
}

/** What a row of the log adds, in words: 'Decision: Rejected · Until: 2026-12-31'. Identifiers are left out. */
export function tellDetails(details: Details): string {
  const { from, to, before, after, ...rest } = details
  const [old, next] = [from ?? before, to ?? after]
  const parts = Object.entries(rest).flatMap(([key, value]) => {
    const words = inWords(key, value)
    return words === null || words === '' ? [] : [`${names[key] ?? spelled(key)}: ${words}`]
  })
  if (isRecord(old) && isRecord(next)) parts.push(difference(old, next))
  else if (next !== undefined || old !== undefined)
    parts.push(`From ${inWords('from', old) ?? 'none'} to ${inWords('to', next) ?? 'none'}`)
  return parts.filter((part) => part !== '').join(' · ')
}

/** What a row is about: as it is called now, or as it was called where it is gone. */
function subjectOf({ subject_name: name, vendor_id: vendorId }: OwnAuditRow, details: Details): OwnEntry['subject'] {
  if (name !== null) return { name, vendor_id: vendorId }
  const kept = details['name']
  return typeof kept === 'string' && kept !== '' ? { name: kept, vendor_id: null } : null
}

export function presentOwnAudit(row: OwnAuditRow): OwnEntry {
  // safe because audit rows are written as objects
  const details = row.details as Record<string, unknown>
  const subject = subjectOf(row, details)
  const { name, ...more } = details
  return {
    id: row.id,
    action: row.action,
    resource_type: row.resource_type,
    resource_id: row.resource_id,
    user_email: row.email ?? (row.user_id === null ? null : `deleted-user-${row.user_id.slice(-8)}`),
    timestamp: row.at.toISOString(),
    details,
    ip_address: row.ip_address,
    subject,
    // A name that stands as the subject is not said twice.
    words: tellDetails(subject?.name === name ? more : details),
  }
}
