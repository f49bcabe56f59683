import { useQuery } from '@tanstack/react-query'
import { paymentConfigQuery } from './queries/plans.ts'

/** Says that no money moves, where none does. */
export function TestNote() {
  const { data } = useQuery(paymentConfigQuery)
  if (data?.is_test !== true) return null
  return (
    <p role="note" className="rounded-control bg-warn-soft px-3 py-2 text-label text-warn">
      {data.is_stand_in
        ? 'Test payments: this installation has no payment provider, so a stand-in takes its place. No card is charged.'
        : 'Test payments: the payment provider is in test mode. No card is charged.'}
    </p>
  )
}
