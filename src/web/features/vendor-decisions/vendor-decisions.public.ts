export { DecisionChip } from './DecisionChip.tsx'
export { VendorDecisionCard } from './VendorDecisionCard.tsx'
