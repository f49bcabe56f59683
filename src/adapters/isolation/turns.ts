/** Calls that wait: those of one owner follow each other, and owners take turns. */
export interface Turns<Call extends { readonly owner: string }> {
  readonly size: number
  sizeOf(owner: string): number
  add(call: Call): void
  remove(call: Call): void
  /** Takes the next call of an owner that is not at work, the one that was served longest ago first. */
  take(atWork: ReadonlySet<string>): Call | undefined
  /** Takes all that wait. */
  clear(): Call[]
}

export function createTurns<Call extends { readonly owner: string }>(): Turns<Call> {
  const waiting = new Set<Call>()
  const served = new Map<string, number>()
  let turn = 0
  return {
    get size() {
      return waiting.size
    },
    sizeOf: (owner) => [...waiting].filter((call) => call.owner === owner).length,
    add: (call) => void waiting.add(call),
    remove: (call) => void waiting.delete(call),
    take: (atWork) => {
      const free = [...waiting].filter(({ owner }) => !atWork.has(owner))
      const next = free.toSorted((a, b) => (served.get(a.owner) ?? 0) - (served.get(b.owner) ?? 0))[0]
      if (!next) return undefined
      waiting.delete(next)
      turn += 1
      served.set(next.owner, turn)
      if (waiting.size === 0) served.clear()
      return next
    },
    clear: () => {
      const all = [...waiting]
      waiting.clear()
      return all
    },
  }
}
