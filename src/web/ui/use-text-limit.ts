import { useEffect, useRef } from 'react'
import { sayLength, tooLong } from '../../contract/length.forms.ts'

type Typed = HTMLInputElement | HTMLTextAreaElement

/** From this share of what a field takes its characters are counted. */
const near = 0.9

/**
 * Keeps what was typed, however long it is: near the limit it is counted, and over it the problem is named and the form
 * around the field is not sent. `most` is in UTF-16 code units; without it there is no limit.
 */
export function useTextLimit<Element extends Typed>(typed: unknown, most = Infinity) {
  const field = useRef<Element>(null)
  const length = typeof typed === 'string' ? typed.length : 0
  const isOver = length > most
  useEffect(() => {
    const form = field.current?.form
    if (!isOver || !form) return undefined
    // On the form itself, so that it comes before React, which listens at the root.
    const refuse = (event: Event): void => {
      event.preventDefault()
      event.stopImmediatePropagation()
      field.current?.focus()
    }
    form.addEventListener('submit', refuse)
    return () => form.removeEventListener('submit', refuse)
  }, [isOver])
  const isNear = !isOver && length >= most * near
  return { field, problem: isOver ? tooLong(length, most) : null, count: isNear ? sayLength(length, most) : null }
}
