import { ApiError } from './api-error.ts'

/** Why nothing new starts, as the server said it. */
export interface PlanLimit {
  readonly code: string
  readonly detail: string
}

const codes: ReadonlySet<string> = new Set(['limit_reached', 'subscription_required', 'payment_overdue'])
let listener: ((limit: PlanLimit) => void) | undefined

/** Called with each limit that is met. Answers how to stop. */
export function onPlanLimit(react: (limit: PlanLimit) => void): () => void {
  listener = react
  return () => {
    listener = undefined
  }
}

/** Runs what may meet a limit of the plan, and tells the frame of the page when it does. Throws what it threw. */
export async function withinPlan<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ApiError && codes.has(error.code)) listener?.({ code: error.code, detail: error.message })
    throw error
  }
}
