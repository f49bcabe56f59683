import { messageOf } from '../lib/api-error.ts'

/** Why what was asked for did not happen, in the dialog that asked for it. */
export function FormFailure({ error, otherwise }: { readonly error: unknown; readonly otherwise: string }) {
  if (error === null || error === undefined) return null
  return (
    <p role="alert" className="text-label text-bad wrap-anywhere">
      {messageOf(error, otherwise)}
    </p>
  )
}
