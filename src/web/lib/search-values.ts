/** The value of an address when it is one of those that are known. */
export function oneOf<Value extends string>(values: readonly Value[], given: unknown): Value | undefined {
  return values.find((value) => value === given)
}

/** The text of an address: what looks like a number there was read as one. Undefined when there is none. */
export function textOf(given: unknown): string | undefined {
  return typeof given === 'string' || typeof given === 'number' ? String(given) || undefined : undefined
}
