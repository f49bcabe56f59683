import { cutText } from '../../contract/text.forms.ts'
import { textOf } from './search-values.ts'

/** What the API takes: the router reads these, so the other limits stay out of it. */
const longestSearch = 200
const longestWord = 64
const lastPage = 100_000

/** The words of an address that narrow a list, the text that is searched for, and the page from 2 on. */
export type ListSearch<Word extends string> = {
  readonly [Key in Word | 'search']?: string | undefined
} & { readonly page?: number | undefined }

/**
 * Reads them of an address. What cannot be is named as undefined and not left out: the router answers what it was given
 * where a reader says nothing of it.
 */
export function readListSearch<Word extends string>(
  given: Readonly<Record<string, unknown>>,
  words: readonly Word[],
): ListSearch<Word> {
  const page = Number(given['page'])
  const named = words.map((word) => [
    word,
    (textOf(given[word])?.length ?? 0) > longestWord ? undefined : textOf(given[word]),
  ])
  // safe because there is one entry for each word
  return {
    ...Object.fromEntries(named),
    search: cutText(textOf(given['search']) ?? '', longestSearch) || undefined,
    page: Number.isInteger(page) && page > 1 && page <= lastPage ? page : undefined,
  } as ListSearch<Word>
}
