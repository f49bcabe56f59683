import { useState, type FormEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import { organizationNameProblem } from '../../../contract/organizations.forms.ts'
import type { OrganizationProfile } from '../../../contract/organizations.profile.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { profileQuery, useChangeProfile, useExportOrganization } from './queries/profile.ts'

function ProfileForm({ profile }: { readonly profile: OrganizationProfile }) {
  const [name, setName] = useState(profile.name)
  const [description, setDescription] = useState(profile.description)
  const [problem, setProblem] = useState<string | null>(null)
  const change = useChangeProfile()
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const found = organizationNameProblem(name)
    setProblem(found)
    if (found !== null || change.isPending) return
    change.mutate(
      { name, description, updated_at: profile.updated_at },
      {
        onSuccess: () => notify.success('The organization is saved.'),
        onError: (error) => setProblem(messageOf(error, 'Failed to load tenant settings')),
      },
    )
  }
  return (
    <form noValidate aria-label="Organization" onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
      <Field
        label="Organization name"
        required
        maxLength={longest.organizationName}
        value={name}
        error={problem}
        onChange={({ target }) => {
          setProblem(null)
          setName(target.value)
        }}
      />
      <TextArea
        label="Description"
        rows={3}
        maxLength={longest.description}
        value={description}
        onChange={({ target }) => setDescription(target.value)}
      />
      <Button variant="primary" type="submit" className="self-start" busy={change.isPending}>
        Save
      </Button>
    </form>
  )
}

function OwnExport() {
  const download = useExportOrganization()
  return (
    <div className="flex max-w-2xl flex-col gap-3">
      <h3 className="text-read font-semibold">Your organization&rsquo;s data</h3>
      <p className="text-fg2">
        Members, roles, invitations, vendors with their newest answers, scans, decisions, comments and receipts, as one
        JSON file without passwords or keys. The audit log says who took it.
      </p>
      <Button
        className="self-start"
        busy={download.isPending}
        onClick={() =>
          download.mutate(undefined, {
            onSuccess: ({ content, filename }) => saveFile(content, 'application/json', filename),
            onError: (error) => notify.error(messageOf(error, 'Failed to export the data')),
          })
        }
      >
        Export all data
      </Button>
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
          {(profile) => <ProfileForm key={profile.updated_at} profile={profile} />}
        </ListStates>
      </div>
      <OwnExport />
    </section>
  )
}
