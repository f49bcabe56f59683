interface NameParts {
  readonly first_name: string
  readonly last_name: string
}

/** A whole name as the two fields of a form: “Field, Nora” and “Nora Field” are the same person. */
export function partsOfName(name: string): NameParts {
  const comma = name.indexOf(',')
  if (comma !== -1) return { first_name: name.slice(comma + 1).trim(), last_name: name.slice(0, comma).trim() }
  const [first = '', ...rest] = name.trim().split(/\s+/)
  return { first_name: first, last_name: rest.join(' ') }
}
