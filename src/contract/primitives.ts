import { z } from 'zod'
import { withoutDirections } from './text.forms.ts'

/** NUL and lone surrogates cannot be stored as text: the commonest cause of a 500. */
export const isStorable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed()

/** A string that the database can hold. Every string a client sends is one of these. */
export const text = (maximum: number) =>
  z.string().max(maximum).refine(isStorable, { message: 'The text holds a character that cannot be stored' })

/** A name: without the spaces around it, and without the characters that change the direction of the text beside it. */
export const plainName = (maximum: number) => text(maximum).transform((value) => withoutDirections(value).trim())

export const id = z.uuid()
export const isoTime = z.iso.datetime({ offset: true })
export const count = z.int().min(0)

/** The body of a call that takes nothing: no body, an empty one, or `{}`. */
export const emptyBody = z.strictObject({}).nullish()
