import { lazily } from '../../ui/lazily.tsx'

/** What the shell and other features may use of this one. */
export const SubscriptionTab = lazily(async () => (await import('./SubscriptionTab.tsx')).SubscriptionTab)
export const PlanLimits = lazily(async () => (await import('./PlanLimits.tsx')).PlanLimits)
