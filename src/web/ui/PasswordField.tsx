import type { ComponentProps } from 'react'
import { longest } from '../../contract/limits.forms.ts'
import { TextField } from './TextField.tsx'

/** A password that is chosen: it says when it is longer than one may be. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'most'>) {
  return <TextField {...props} type="password" most={longest.password} />
}
