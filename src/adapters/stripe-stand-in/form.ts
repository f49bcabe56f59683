/** A form in Stripe's spelling: `items[0][price]=x` is a list, `metadata[a]=x` a record, `expand[]=x` an appended entry. */
export type FormValue = string | FormRecord
export interface FormRecord {
  [key: string]: FormValue
}

const keysOf = (name: string): string[] => {
  const [head = '', ...rest] = name.split('[')
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))]
}

/** Reads a body or a query. Lists are records with numbers for keys. */
export function parseForm(text: string): FormRecord {
  const form: FormRecord = Object.create(null) as FormRecord
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = keysOf(name)
    let at = form
    keys.forEach((key, index) => {
      const own = key === '' ? String(Object.keys(at).length) : key
      if (index === keys.length - 1) {
        at[own] = value
        return
      }
      const next = at[own]
      if (typeof next === 'object') at = next
      else {
        const made: FormRecord = Object.create(null) as FormRecord
        at[own] = made
        at = made
      }
    })
  }
  return form
}

export const textAt = (form: FormRecord, key: string): string | undefined => {
  const value = form[key]
  return typeof value === 'string' ? value : undefined
}

export const recordAt = (form: FormRecord, key: string): FormRecord | undefined => {
  const value = form[key]
  return typeof value === 'object' ? value : undefined
}

export const listAt = (form: FormRecord, key: string): FormValue[] => Object.values(recordAt(form, key) ?? {})

export const recordsAt = (form: FormRecord, key: string): FormRecord[] =>
  listAt(form, key).filter((value): value is FormRecord => typeof value === 'object')

/** A record of texts, as metadata is. */
export const textsAt = (form: FormRecord, key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(recordAt(form, key) ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )
