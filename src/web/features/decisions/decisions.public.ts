export { DecisionForm } from './DecisionForm.tsx'
export { DecisionSection } from './DecisionSection.tsx'
export { useConfirmMany, useDecideAny, useWithdrawAny } from './queries/judge.ts'
