export { PlanChooser } from './PlanChooser.tsx'
export { StatusSelect } from './StatusSelect.tsx'
export { TrackerProgress } from './TrackerProgress.tsx'
