import { verdictLabels } from '../../../contract/labels.forms.ts'
import type { VendorFilter, VendorSort } from '../../lib/hub-search.ts'

/** Every order of the list of vendors, in words and in the order in which they are offered. */
export const sortLabels: Readonly<Record<VendorSort, string>> = {
  '-added': 'Newest',
  added: 'Oldest',
  name: 'Name (A–Z)',
  '-name': 'Name (Z–A)',
  '-risks': 'Most open high risks',
  risks: 'Fewest open high risks',
  score: 'Lowest score',
  '-score': 'Highest score',
  '-reviewed': 'Most recently reviewed',
  reviewed: 'Least recently reviewed',
  next_review: 'Next review first',
  '-next_review': 'Next review last',
  decision: 'Decision, approved first',
  '-decision': 'Decision, rejected first',
}

/** Every filter of the list, likewise. */
export const filterLabels: Readonly<Record<VendorFilter, string>> = {
  high_risks: 'With open high risks',
  refuse: verdictLabels.refuse,
  conditions_not_met: verdictLabels.conditions_not_met,
  insufficient_evidence: verdictLabels.insufficient_evidence,
  approve_with_conditions: verdictLabels.approve_with_conditions,
  approve: verdictLabels.approve,
  decided: 'Decided',
  not_decided: 'Not decided yet',
  not_reviewed: 'Not reviewed',
  in_progress: 'In progress',
  failed: 'Failed',
}
