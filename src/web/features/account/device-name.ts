const browsers = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const
const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const

const find = (names: readonly (readonly [string, string])[], agent: string): string | undefined =>
  names.find(([mark]) => agent.includes(mark))?.[1]

/** What a browser says of itself, as people call it: `Chrome on macOS`. */
export function deviceName(agent: string | null): string {
  const text = agent ?? ''
  const [browser, system] = [find(browsers, text), find(systems, text)]
  if (browser === undefined) return system ?? (text === '' ? 'Unknown device' : text.slice(0, 60))
  return system === undefined ? browser : `${browser} on ${system}`
}
