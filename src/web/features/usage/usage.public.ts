export { usageQuery } from './queries/usage.ts'
export { UsageCard } from './UsageCard.tsx'
export { ScanCost } from './ScanCost.tsx'
