export { StatCards } from './StatCards.tsx'
