/** A part of a whole, as charts and tables show it. */
export interface Share {
  readonly key: string
  readonly label: string
  readonly count: number
  readonly percentage: number
  /** A colour of the tokens. */
  readonly fill: string
}

interface Distribution<Key extends string> {
  readonly data: Readonly<Record<Key, number>>
  readonly percentages: Readonly<Record<Key, number>>
}

const risks = [
  ['low', 'Low', 'var(--fill-ok)'],
  ['medium', 'Medium', 'var(--fill-warn)'],
  ['high', 'High', 'var(--fill-bad)'],
  ['withheld', 'Withheld', 'var(--control)'],
] as const

const grades = [
  ['A', 'A', 'var(--grade-a)'],
  ['B', 'B', 'var(--grade-b)'],
  ['C', 'C', 'var(--grade-c)'],
  ['D', 'D', 'var(--grade-d)'],
  ['F', 'F', 'var(--grade-f)'],
  ['withheld', 'Withheld', 'var(--control)'],
] as const

const sharesOf = <Key extends string>(
  kinds: readonly (readonly [Key, string, string])[],
  { data, percentages }: Distribution<Key>,
): readonly Share[] =>
  kinds.map(([key, label, fill]) => ({ key, label, fill, count: data[key], percentage: percentages[key] }))

export const riskShares = (distribution: Distribution<(typeof risks)[number][0]>): readonly Share[] =>
  sharesOf(risks, distribution)

export const gradeShares = (distribution: Distribution<(typeof grades)[number][0]>): readonly Share[] =>
  sharesOf(grades, distribution)
