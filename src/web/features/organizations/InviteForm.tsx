import { useState, type FormEvent } from 'react'
import { emailProblem } from '../../../contract/corporate-email.forms.ts'
import { longest } from '../../../contract/limits.forms.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { lazily } from '../../ui/lazily.tsx'
import { useInvite } from './queries/team.ts'

const ImportPeopleDialog = lazily(async () => (await import('./ImportPeopleDialog.tsx')).ImportPeopleDialog)

const empty = { email: '', role: 'member', message: '', force_activate: false }

export interface RoleChoice {
  readonly id: string
  readonly name: string
}

export function InviteForm({ roles }: { readonly roles: readonly RoleChoice[] }) {
  const [form, setForm] = useState(empty)
  const [problem, setProblem] = useState<string | null>(null)
  const [isImporting, setImporting] = useState(false)
  const invite = useInvite()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const email = form.email.trim()
    const found = email === '' ? 'Email is required' : emailProblem(email)
    setProblem(found)
    if (found !== null || invite.isPending) return
    invite.mutate(
      { ...form, email },
      {
        onSuccess: () => {
          setForm(empty)
          notify.success(
            form.force_activate
              ? `Account created. ${email} gets a temporary password.`
              : `Invitation sent to ${email}`,
          )
        },
        onError: (error) => setProblem(messageOf(error, 'Failed to send invitation')),
      },
    )
  }
  return (
    <>
      <form noValidate aria-label="Invite" onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <TextField
            label="Email"
            type="email"
            required
            className="min-w-64 flex-1"
            most={longest.email}
            value={form.email}
            error={problem}
            onChange={({ target }) => {
              setProblem(null)
              setForm({ ...form, email: target.value })
            }}
          />
          <Select
            label="Role"

            options={roles.map(({ id, name }) => ({ value: id, label: name }))}
            value={form.role}
            onChange={(role) => setForm({ ...form, role })}
          />
        </div>
        <TextArea
          label="Message (optional)"
          rows={2}
          most={longest.invitationMessage}
          value={form.message}
          onChange={({ target }) => setForm({ ...form, message: target.value })}
        />
        <label className="flex items-start gap-2">
          <input
            type="checkbox"
            className="mt-1"
            checked={form.force_activate}
            onChange={({ target }) => setForm({ ...form, force_activate: target.checked })}
          />
          <span>
            <span className="font-medium">Immediate Access</span>
            <span className="block text-label text-fg3">
              Creates the account at once with a temporary password and e-mails login credentials.
            </span>
          </span>
        </label>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" type="submit" busy={invite.isPending}>
            {form.force_activate ? 'Create User' : 'Send Invite'}
          </Button>
          <Button onClick={() => setImporting(true)}>Invite from a file…</Button>
        </div>
      </form>
      {isImporting && <ImportPeopleDialog roles={roles} onClose={() => setImporting(false)} />}
    </>
  )
}
