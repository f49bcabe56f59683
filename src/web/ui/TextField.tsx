import { Field, type FieldProps } from './Field.tsx'
import { useTextLimit } from './use-text-limit.ts'

interface TextFieldProps extends Omit<FieldProps, 'ref'> {
  /** The most UTF-16 code units that it takes: more stay in it, and its form is not sent. */
  readonly most: number
}

/** A labelled input that counts near its limit and says by how much it is over. */
export function TextField({ most, error = null, hint, ...rest }: TextFieldProps) {
  const { field, problem, count } = useTextLimit<HTMLInputElement>(rest.value, most)
  const below = [count, hint].filter(Boolean).join('. ')
  return <Field {...rest} ref={field} error={problem ?? error} hint={below || undefined} />
}
