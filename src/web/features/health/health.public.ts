import { lazily } from '../../ui/lazily.tsx'

/** What of this installation works, and what failed lately; for the operator. */
export const SystemHealth = lazily(async () => (await import('./SystemHealth.tsx')).SystemHealth)
