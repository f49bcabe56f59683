import { jsonErrorAt } from './json-error.ts'

/** What was typed as the results of a review: an object, or what is wrong with the text and where. */
export type ReadResults = { readonly value: Record<string, unknown> } | { readonly problem: string }

/** The line and column, from 1 on, of a place in the text. */
function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n')
  return `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
}

const noObject = 'The results have to be a JSON object, in braces.'

/** Reads the results as they were typed. */
export function readResults(text: string): ReadResults {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { problem: noObject }
    // safe because an object that JSON.parse made has strings for keys
    return { value: value as Record<string, unknown> }
  } catch {
    return { problem: `This is no valid JSON: look at ${placeIn(text, jsonErrorAt(text) ?? text.length)}.` }
  }
}
