export { UsageCard } from './UsageCard.tsx'
export { ScanCost } from './ScanCost.tsx'
