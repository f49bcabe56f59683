/** Those of the names that stand in a text as whole words, in any case. Names shorter than two letters never do. */
export function namesStandingIn(text: string, names: readonly string[]): string[] {
  return names.filter((name) => {
    const words = name.trim()
    if (words.length < 2) return false
    const escaped = words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu').test(text)
  })
}
