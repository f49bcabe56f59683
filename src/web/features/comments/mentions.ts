import type { Person } from '../../../contract/comments.ts'

const mostOffered = 6

/** What is being typed after an @, with where that @ stands. Null when nobody is being named. */
export function mentionAt(text: string, caret: number): { readonly from: number; readonly typed: string } | null {
  const before = text.slice(0, caret)
  const from = before.lastIndexOf('@')
  if (from === -1 || /[\p{L}\p{N}]/u.test(before[from - 1] ?? '')) return null
  const typed = before.slice(from + 1)
  return typed.length > 40 || /[\n@]/.test(typed) ? null : { from, typed }
}

/** Those whose name, or a word of it, begins as was typed. */
export function matchPeople(people: readonly Person[], typed: string): readonly Person[] {
  const wanted = typed.toLocaleLowerCase()
  return people
    .filter(({ name }) => {
      const known = name.toLocaleLowerCase()
      return known.startsWith(wanted) || known.split(/\s+/).some((word) => word.startsWith(wanted))
    })
    .slice(0, mostOffered)
}

/** The ids of those who were chosen and whose names still stand in the text. */
export const mentionedIn = (text: string, chosen: readonly Person[]): string[] => [
  ...new Set(chosen.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id)),
]
