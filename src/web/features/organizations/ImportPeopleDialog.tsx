import { useState } from 'react'
import { longest } from '../../../contract/limits.forms.ts'
import type { PlannedRow } from '../../../contract/organizations.import.ts'
import { countOf, formatCount } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { ImportDialog, type ImportColumn, type ImportOutcome } from '../../ui/ImportDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import type { RoleChoice } from './InviteForm.tsx'
import { useImportInvitations } from './queries/team.ts'

const mostRows = 500

const columns: readonly ImportColumn<'email' | 'name' | 'role'>[] = [
  { field: 'email', label: 'Email', heading: /^(?:e-?mail|e-?mail address|mail|address)$/i },
  { field: 'name', label: 'Name', heading: /^(?:name|full name|person|display name)$/i },
  { field: 'role', label: 'Role', heading: /^(?:role|permissions?|access)$/i },
]

const outcomes: Readonly<Record<PlannedRow['outcome'], ImportOutcome>> = {
  ready: { label: 'To invite', tone: 'ok' },
  invited: { label: 'Invited', tone: 'ok' },
  member: { label: 'Member', tone: 'known' },
  pending: { label: 'Invited before', tone: 'known' },
  duplicate: { label: 'Duplicate', tone: 'known' },
  wrong_address: { label: 'Address', tone: 'bad' },
  other_domain: { label: 'Domain', tone: 'bad' },
  invalid: { label: 'Error', tone: 'bad' },
  unknown_role: { label: 'Role', tone: 'bad' },
  role_beyond: { label: 'Role', tone: 'bad' },
  over_limit: { label: 'Limit', tone: 'bad' },
}

function present(rows: readonly PlannedRow[]) {
  const count = (tone: ImportOutcome['tone']): number =>
    rows.filter(({ outcome }) => outcomes[outcome].tone === tone).length
  const isDone = rows.some(({ outcome }) => outcome === 'invited')
  return {
    rows: rows.map(({ email, role_name: role, outcome, problem }) => ({
      title: problem === null ? `${email} · ${role}` : email,
      outcome: outcomes[outcome],
      problem,
    })),
    ready: rows.filter(({ outcome }) => outcome === 'ready').length,
    summary: `${formatCount(count('ok'))} ${isDone ? 'invited' : 'to invite'}, ${formatCount(count('known'))} known already, ${countOf(count('bad'), 'error')}`,
  }
}

/** A file of people, each told what would become of them before anybody gets a message. */
export function ImportPeopleDialog({
  roles,
  onClose,
}: {
  readonly roles: readonly RoleChoice[]
  readonly onClose: () => void
}) {
  const [message, setMessage] = useState('')
  const send = useImportInvitations()
  return (
    <ImportDialog
      title="Invite people from a file"
      about={
        <>
          A CSV or an Excel workbook with headings in its first row, at most {formatCount(mostRows)} rows: the address,
          and beside it a name and a role ({roles.map(({ name }) => name).join(', ')}) if you like. Without a role
          people become members. Nobody gets a message before you have seen what each row becomes.
        </>
      }
      mostRows={mostRows}
      columns={columns}
      isBusy={send.isPending}
      onCheck={async (rows) => present((await send.mutateAsync({ rows, message, isDryRun: true })).rows)}
      onConfirm={async (rows) => {
        const answer = await send.mutateAsync({ rows, message, isDryRun: false })
        notify.success(`${countOf(answer.invited, 'invitation')} sent`)
        return present(answer.rows)
      }}
      confirmLabel={(ready) => `Invite ${formatCount(ready)} ${ready === 1 ? 'person' : 'people'}`}
      onClose={onClose}
    >
      <TextArea
        label="Message (optional)"
        rows={2}
        most={longest.invitationMessage}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
    </ImportDialog>
  )
}
