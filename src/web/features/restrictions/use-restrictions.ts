import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RestrictionStatus, TrackedRestriction } from '../../../contract/restrictions.ts'
import { call } from '../../lib/api.ts'

export const statusWords: readonly { readonly value: RestrictionStatus; readonly words: string }[] = [
  { value: 'todo', words: 'To Do' },
  { value: 'next', words: 'Next' },
  { value: 'in_progress', words: 'In Progress' },
  { value: 'done', words: 'Done' },
  { value: 'wont_implement', words: "Won't Implement" },
]

/** Whatever nobody has touched is still to do. */
export const statusOf = (tracked: readonly TrackedRestriction[], fact: string): RestrictionStatus =>
  tracked.find((one) => one.fact === fact)?.status ?? 'todo'

export function useTrackRestriction(vendorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ fact, status }: { readonly fact: string; readonly status: RestrictionStatus }) =>
      call('restrictions', 'track', { params: { id: vendorId, fact }, body: { status } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['scans'] }),
  })
}

export function useChoosePlan(vendorId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (plan: string | null) =>
      call('restrictions', 'choosePlan', { params: { id: vendorId }, body: { plan } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['scans'] }),
  })
}
