export { UsageCard } from './UsageCard.tsx'
