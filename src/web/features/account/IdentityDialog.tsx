import { useState, type FormEvent, type ReactNode } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { ConfirmDialog } from '../../ui/Dialog.tsx'
import { FormMessage } from '../auth/auth.public.tsx'

interface IdentityDialogProps {
  readonly title: string
  readonly description: ReactNode
  readonly confirm: string
  readonly hasPassword: boolean
  readonly isDangerous?: boolean
  /** Asked for besides the password. */
  readonly children?: ReactNode
  readonly onClose: () => void
  /** Resolves when it is done: the dialog closes. Rejects with what is wrong: the dialog says it. */
  readonly onConfirm: (password: string | null) => Promise<unknown>
}

/** Asks for the password again before something changes how one signs in; an account without one only confirms. */
export function IdentityDialog({
  title,
  description,
  confirm,
  hasPassword,
  isDangerous = false,
  children,
  onClose,
  onConfirm,
}: IdentityDialogProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await onConfirm(hasPassword ? password : null)
      onClose()
    } catch (failure) {
      setError(messageOf(failure))
    }
    setBusy(false)
  }
  return (
    <ConfirmDialog
      open
      title={title}
      description={
        <form id="identity" noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
          <div>{description}</div>
          {children}
          {hasPassword && (
            <PasswordField
              label="Your password"
              autoComplete="current-password"
              required
              value={password}
              onChange={({ target }) => {
                setError(null)
                setPassword(target.value)
              }}
            />
          )}
          <FormMessage error={error} />
        </form>
      }
      onClose={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" form="identity" variant={isDangerous ? 'danger' : 'primary'} busy={isBusy}>
        {confirm}
      </Button>
    </ConfirmDialog>
  )
}
