import { useState, type FormEvent } from 'react'
import { longest } from '../../../contract/limits.forms.ts'
import { organizationNameProblem } from '../../../contract/organizations.forms.ts'
import { isUnanswered, messageOf } from '../../lib/api-error.ts'
import { signOut } from '../../lib/session.ts'
import { TextField } from '../../ui/TextField.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { AuthFrame } from '../auth/auth.public.tsx'
import { useSetUpOrganization } from './queries/join.ts'

const failureOf = (error: unknown): string =>
  isUnanswered(error) ? 'Network error. Please try again.' : messageOf(error, 'Failed to create organization')

/** Where somebody without an organization founds one. */
export function OrganizationSetupPage() {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const setUp = useSetUpOrganization()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = organizationNameProblem(name)
    setProblem(found)
    if (found !== null || setUp.isPending) return
    setUp.mutate(name.trim(), {
      // The whole page anew: nothing of it was read for an organization.
      onSuccess: () => location.assign('/dashboard'),
      onError: (error) => setProblem(failureOf(error)),
    })
  }
  return (
    <AuthFrame
      title="Set up your organization"
      browserTitle="Organization Setup"
      lead="As its first user you become the organization admin: you invite members, manage reviews and configure settings."
    >
      <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-4">
        <TextField
          label="Organization Name"
          name="organization"
          autoComplete="organization"
          required
          most={longest.organizationName}
          value={name}
          error={problem}
          onChange={({ target }) => {
            setProblem(null)
            setName(target.value)
          }}
        />
        <PlainButton isBusy={setUp.isPending} isDisabled={name.trim() === ''}>
          Create Organization
        </PlainButton>
      </form>
      <p className="mt-5 text-fg3">
        Does your organization use Assay already? Ask its administrator for an invitation instead.
      </p>
      <button type="button" className={`${buttonStyle()} mt-4 self-start`} onClick={() => void signOut()}>
        Sign Out
      </button>
    </AuthFrame>
  )
}
