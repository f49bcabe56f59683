import { useState } from 'react'
import { getRouteApi } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import type { OfferedPlan } from '../../../contract/analytics.ts'
import { messageOf } from '../../lib/api-error.ts'
import type { AdvisorTab } from '../../lib/analytics-search.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Page } from '../../ui/Page.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import { TabPanel, Tabs } from '../../ui/Tabs.tsx'
import { AdvisorForm } from './advisor/AdvisorForm.tsx'
import { PlanCards } from './advisor/PlanCards.tsx'
import { SavingsTab } from './advisor/SavingsTab.tsx'
import { UsageTab } from './advisor/UsageTab.tsx'
import { advise, readRate, readReviews, defaultInput, type AdvisorInput } from './advisor/advisor-figures.ts'
import { offeredPlansQuery } from './queries/analytics.ts'

const route = getRouteApi('/signed-in/plan-value-advisor')

const tabs = [
  { value: 'roi', label: 'ROI Calculator & Plans' },
  { value: 'usage', label: 'Current Usage' },
  { value: 'savings', label: 'Savings Breakdown' },
] as const

/** What was typed, as typed: figures are read from it. */
export interface TypedInput {
  readonly reviews: string
  readonly reviewType: AdvisorInput['reviewType']
  readonly rate: string
}

function AdvisorTabs({ offered }: { readonly offered: readonly OfferedPlan[] }) {
  const { tab = 'roi' }: { readonly tab?: AdvisorTab } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState<TypedInput>({
    reviews: String(defaultInput.monthlyReviews),
    reviewType: defaultInput.reviewType,
    rate: String(defaultInput.hourlyRate),
  })
  const input: AdvisorInput = {
    monthlyReviews: readReviews(typed.reviews),
    reviewType: typed.reviewType,
    hourlyRate: readRate(typed.rate),
  }
  const advice = advise(input, offered)
  return (
    <Tabs
      label="Plan & Value Advisor"
      items={tabs}
      value={tab}
      onChange={(next) => void navigate({ search: next === 'roi' ? {} : { tab: next }, replace: true })}
    >
      <TabPanel value="roi">
        <div className="mt-5 grid items-start gap-4 panel:grid-cols-[20rem_minmax(0,1fr)]">
          <AdvisorForm typed={typed} input={input} work={advice.work} onChange={setTyped} />
          <PlanCards advice={advice} />
        </div>
      </TabPanel>
      <TabPanel value="usage">
        <UsageTab input={input} offered={offered} />
      </TabPanel>
      <TabPanel value="savings">
        <SavingsTab input={input} advice={advice} />
      </TabPanel>
    </Tabs>
  )
}

/** What reviews cost by hand and on each plan, and what the organization's own plan is worth. */
export function AdvisorPage() {
  const { data, error, isFetching, refetch } = useQuery(offeredPlansQuery)
  return (
    <Page title="Plan & Value Advisor" lead="What reviews cost by hand, and what each plan makes of it.">
      <div className="mt-3">
        {data && <AdvisorTabs offered={data} />}
        {!data && !error && (
          <>
            <Loading>Loading plans</Loading>
            <div className="mt-14 grid gap-4 panel:grid-cols-[20rem_minmax(0,1fr)]">
              <Skeleton className="h-96 w-full rounded-card" />
              <Skeleton className="h-96 w-full rounded-card" />
            </div>
          </>
        )}
        {error && !data && (
          <ErrorCard title="The plans could not be loaded" text={messageOf(error)}>
            <Button variant="primary" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          </ErrorCard>
        )}
      </div>
    </Page>
  )
}
