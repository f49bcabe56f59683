import { Fragment } from 'react'
import { textParts } from '../../contract/text.forms.ts'

/** Text that others wrote. Characters that hide, or change the direction of others, are shown by name and do nothing. */
export function ForeignText({ text }: { readonly text: string }) {
  return textParts(text).map((part, index) => (
    // The pieces of a text never change their places.
    <Fragment key={index}>
      {part.mark === null ? (
        part.text
      ) : (
        <span
          dir="ltr"
          title={`Hidden character ${part.mark}`}
          className="mx-px inline-block rounded-chip bg-warn-soft px-1 font-mono text-meta text-warn [unicode-bidi:isolate]"
        >
          {part.mark}
        </span>
      )}
    </Fragment>
  ))
}
