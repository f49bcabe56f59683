export { DecisionSection } from './DecisionSection.tsx'
