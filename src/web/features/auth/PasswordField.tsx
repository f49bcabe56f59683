import { useState, type ComponentProps } from 'react'
import { Field } from '../../ui/Field.tsx'
import { PlainIcon } from '../../ui/PlainIcon.tsx'

/** A password that can be looked at. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          className="flex size-8 items-center justify-center rounded-control text-fg3 hover:text-fg"
          aria-label={isShown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!isShown)}
        >
          <PlainIcon shape={isShown ? 'eye-off' : 'eye'} />
        </button>
      }
    />
  )
}
