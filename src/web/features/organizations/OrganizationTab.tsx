import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import { organizationNameProblem } from '../../../contract/organizations.forms.ts'
import type { OrganizationProfile } from '../../../contract/organizations.profile.ts'
import { isChangedMeanwhile, messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { DeletionCard } from './DeletionCard.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ReviewDefaultsForm } from './ReviewDefaultsForm.tsx'
import { profileQuery, useChangeProfile } from './queries/profile.ts'

function ProfileForm({ profile }: { readonly profile: OrganizationProfile }) {
  const [draft, setDraft] = useState<OrganizationProfile | null>(null)
  const form = draft ?? profile
  const { name, description } = form
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeProfile()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = organizationNameProblem(name)
    setProblem(found)
    if (found !== null || change.isPending) return
    change.mutate(
      { name, description, updated_at: form.updated_at },
      {
        onSuccess: () => {
          notify.success('The organization is saved.')
          setDraft(null)
        },
        onError: (error) => {
          setProblem(messageOf(error, 'Failed to load tenant settings'))
          if (isChangedMeanwhile(error)) setDraft(null)
        },
      },
    )
  }
  return (
    <form noValidate aria-label="Organization" onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <TextField
        label="Organization name"
        required
        most={longest.organizationName}
        value={name}
        error={problem}
        onChange={({ target }) => {
          setProblem(null)
          setDraft({ ...form, name: target.value })
        }}
      />
      <TextArea
        label="Description"
        rows={3}
        most={longest.description}
        value={description}
        onChange={({ target }) => setDraft({ ...form, description: target.value })}
      />
      <Button variant="primary" type="submit" className="self-start" busy={change.isPending}>
        Save
      </Button>
    </form>
  )
}

function OwnExport() {
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <h2 className="text-read font-semibold">Your organization&rsquo;s data</h2>
      <p className="text-fg2">
        Members, roles, invitations, vendors with their newest answers, scans, decisions, comments and receipts, as one
        JSON file without passwords or keys. The audit log says who took it.
      </p>
      <ExportButton />
    </div>
  )
}

/** How the organization is called, and all that it has here as a file. */
export function OrganizationTab() {
  const query = useQuery(profileQuery)
  return (
    <section aria-label="Organization settings" className="mt-6 flex flex-col gap-8">
      <div>
        <h2 className="mb-3 text-read font-semibold">Organization</h2>
        <ListStates
          query={query}
          loading="Loading the organization"
          failed="Failed to load tenant settings"
          emptyOf={() => null}
        >
          {(profile) => <ProfileForm profile={profile} />}
        </ListStates>
      </div>
      <div>
        <h2 className="mb-3 text-read font-semibold">Review defaults</h2>
        <ReviewDefaultsForm />
      </div>
      <OwnExport />
      <DeletionCard />
    </section>
  )
}
