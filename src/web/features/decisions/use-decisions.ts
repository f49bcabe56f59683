import { useMutation } from '@tanstack/react-query'
import type { decisionsRoutes } from '../../../contract/decisions.ts'
import type { SentBodyOf } from '../../../contract/route.ts'
import { call } from '../../lib/api.ts'

export type DecisionDraft = SentBodyOf<(typeof decisionsRoutes)['decide']>

interface About {
  readonly scanId: string
  readonly fact: string
}

export const useDecide = ({ scanId, fact }: About) =>
  useMutation({
    mutationFn: (body: DecisionDraft) => call('decisions', 'decide', { params: { id: scanId, fact }, body }),
  })

export const useWithdraw = ({ scanId, fact }: About) =>
  useMutation({ mutationFn: () => call('decisions', 'withdraw', { params: { id: scanId, fact } }) })
