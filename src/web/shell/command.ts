/** One thing that the palette offers by name. */
export interface Command {
  readonly key: string
  readonly label: string
  readonly kind: 'Vendor' | 'Page' | 'Action'
  readonly run: () => unknown
}

/** Commands whose names hold every word that was typed, in any order. */
export function matching(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.trim().toLowerCase().split(/\s+/)
  return commands.filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
}
