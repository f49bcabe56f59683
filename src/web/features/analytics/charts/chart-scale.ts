/** Round values from 0 to at least `most`, about `wanted` steps; only whole ones where `isWhole`. */
export function ticksTo(most: number, wanted: number, isWhole = false): readonly number[] {
  const least = isWhole ? 1 : 0
  const rough = Math.max(most / wanted, least, Number.MIN_VALUE)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough) ?? 10 * power
  const count = Math.max(1, Math.ceil(most / step - 1e-9))
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** Places `value` of `from`–`to` between two pixels. */
export const placeOf = (
  value: number,
  [from, to]: readonly [number, number],
  [start, end]: readonly [number, number],
): number => (to === from ? start : start + ((value - from) / (to - from)) * (end - start))

/** Every how many labels of a width fit beside each other. */
export const labelStep = (labels: number, width: number, labelWidth: number): number =>
  Math.max(1, Math.ceil((labels * labelWidth) / Math.max(1, width)))

/** Which mark an arrow, Home or End leads to; the same one for any other key. */
export function nextMark(key: string, at: number, marks: number): number {
  if (key === 'ArrowRight' || key === 'ArrowDown') return Math.min(marks - 1, at + 1)
  if (key === 'ArrowLeft' || key === 'ArrowUp') return Math.max(0, at - 1)
  if (key === 'Home') return 0
  return key === 'End' ? marks - 1 : at
}

/** Start and end of each share on a circle of the length `around`, with a gap between neighbours. */
export function arcsOf(
  values: readonly number[],
  around: number,
  gap: number,
): readonly { length: number; offset: number }[] {
  const total = values.reduce((sum, value) => sum + value, 0)
  const isAlone = values.filter((value) => value > 0).length <= 1
  let passed = 0
  return values.map((value) => {
    const share = total === 0 ? 0 : (value / total) * around
    const offset = passed
    passed += share
    return { length: Math.max(0, share - (isAlone ? 0 : gap)), offset }
  })
}
