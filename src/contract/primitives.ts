import { z } from 'zod'

/** NUL and lone surrogates cannot be stored as text: the commonest cause of a 500. */
const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** A string that the database can hold. Every string a client sends is one of these. */
export const text = (maximum: number) =>
  z.string().max(maximum).refine(isStorable, { message: 'The text holds a character that cannot be stored' })

export const id = z.uuid()
export const isoTime = z.iso.datetime({ offset: true })
export const count = z.int().min(0)

/** The body of a call that takes nothing: no body, an empty one, or `{}`. */
export const emptyBody = z.strictObject({}).nullish()
