import { useEffect, useState } from 'react'
import type { CurrentUser } from '../../../contract/auth.ts'
import { onPlanLimit, type PlanLimit } from '../../lib/plan-limit.ts'
import { lazily } from '../../ui/lazily.tsx'
import { UsageBanner } from './UsageBanner.tsx'

const LimitReachedDialog = lazily(async () => (await import('./LimitReachedDialog.tsx')).LimitReachedDialog)

/** What the frame of every page says of the plan's limits. */
export function PlanLimits({ user }: { readonly user: CurrentUser }) {
  const [limit, setLimit] = useState<PlanLimit | null>(null)
  useEffect(() => onPlanLimit(setLimit), [])
  return (
    <>
      <UsageBanner user={user} />
      {limit && <LimitReachedDialog limit={limit} user={user} onClose={() => setLimit(null)} />}
    </>
  )
}
