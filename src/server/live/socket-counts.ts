/** How many sockets each user and each network holds on this node. */
export interface SocketCounts {
  /** Takes a place, or answers null when all are taken. The answer gives the place back, once. */
  take(holder: string): (() => void) | null
  isFull(holder: string): boolean
}

export function countSockets(atMost: number): SocketCounts {
  const held = new Map<string, number>()
  const count = (holder: string): number => held.get(holder) ?? 0
  return {
    isFull: (holder) => count(holder) >= atMost,
    take(holder) {
      if (count(holder) >= atMost) return null
      held.set(holder, count(holder) + 1)
      let given = false
      return () => {
        if (given) return
        given = true
        if (count(holder) === 1) held.delete(holder)
        else held.set(holder, count(holder) - 1)
      }
    },
  }
}
