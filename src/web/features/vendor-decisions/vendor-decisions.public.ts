export { VendorDecisionCard } from './VendorDecisionCard.tsx'
