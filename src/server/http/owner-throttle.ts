/** How many may work at once: of all, and of one owner. */
export interface ThrottleLimits {
  readonly all: number
  readonly ofOne: number
}

export interface OwnerThrottle {
  /** Runs the work, or throws what `refuse` makes when too many of all or of this owner are at work. */
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
}

export function createOwnerThrottle(limits: ThrottleLimits, refuse: () => Error): OwnerThrottle {
  const active: string[] = []
  return {
    run: async (owner, work) => {
      const own = active.filter((one) => one === owner).length
      if (active.length >= limits.all || own >= limits.ofOne) throw refuse()
      active.push(owner)
      try {
        return await work()
      } finally {
        active.splice(active.indexOf(owner), 1)
      }
    },
  }
}
