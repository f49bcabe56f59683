import { lazily } from '../../ui/lazily.tsx'

/** The analytics of the Review Hub; its charts come when they are shown. */
export const HubAnalytics = lazily(async () => (await import('./HubAnalytics.tsx')).HubAnalytics)
