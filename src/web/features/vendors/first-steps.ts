interface NewUser {
  readonly created_at: string
  readonly preferences: Readonly<Record<string, unknown>>
}

const newFor = 30 * 86_400_000

/** Whether the card with the first steps is there for a user: for a month, unless they closed it. */
export const hasFirstSteps = (user: NewUser): boolean =>
  Date.now() - Date.parse(user.created_at) < newFor && user.preferences['guide_closed'] !== true
