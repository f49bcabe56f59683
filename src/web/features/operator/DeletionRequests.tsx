import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import type { RequestedDeletion } from '../../../contract/operator.deletions.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { deletionRequestsQuery, useDeclineDeletion } from './queries/deletion-requests.ts'
import { TenantDeletion } from './tenants/TenantDialogs.tsx'

function DeclineDialog({ request, onClose }: { readonly request: RequestedDeletion; readonly onClose: () => void }) {
  const [reason, setReason] = useState('')
  const decline = useDeclineDeletion()
  const submit = (): void =>
    decline.mutate(
      { id: request.id, reason },
      {
        onSuccess: () => {
          notify.success(`${request.tenant_name} stays`)
          onClose()
        },
      },
    )
  return (
    <FormDialog
      open
      title={`Decline the deletion of ${request.tenant_name}?`}
      onClose={onClose}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" type="submit" busy={decline.isPending}>
            Decline
          </Button>
        </>
      }
    >
      <p className="text-fg2">Everything stays as it is. Its admins are told by e-mail, with what you write here.</p>
      <TextArea
        label="Reason (optional)"
        rows={3}
        most={longest.note}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {decline.error && (
        <p role="alert" className="text-label text-bad">
          {messageOf(decline.error, 'Failed to decline the request')}
        </p>
      )}
    </FormDialog>
  )
}

interface Chosen {
  readonly request: RequestedDeletion
  readonly answer: 'delete' | 'decline'
}

/** The organizations that want to be deleted: done by the dialog that deletes any, or declined. */
export function DeletionRequests() {
  const { data: requests, error } = useQuery(deletionRequestsQuery)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const close = (): void => setChosen(null)
  return (
    <section aria-labelledby="deletion-requests" className="rounded-card border border-line bg-s1 p-4">
      <h2 id="deletion-requests" className="text-read font-semibold">
        Deletion requests
      </h2>
      {error && <p className="mt-3 text-bad">{messageOf(error, 'Failed to load the requests')}</p>}
      {requests?.length === 0 && <p className="mt-3 text-fg3">No organization asks to be deleted.</p>}
      <ul className="mt-3 flex flex-col gap-3">
        {requests?.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-medium wrap-anywhere">
                <ForeignText text={request.tenant_name} />
              </p>
              <p className="text-label text-fg3 wrap-anywhere">
                {request.requester_email ?? 'Somebody who left'}, {formatShortDate(request.created_at)} ·{' '}
                {countOf(request.users, 'user')}, {countOf(request.vendors, 'vendor')}, {countOf(request.scans, 'scan')}
                {request.reason !== '' && (
                  <>
                    : <ForeignText text={request.reason} />
                  </>
                )}
              </p>
            </div>
            <div className="flex gap-2">
              <Button
                aria-label={`Decline the deletion of ${request.tenant_name}`}
                onClick={() => setChosen({ request, answer: 'decline' })}
              >
                Decline…
              </Button>
              <Button
                variant="danger"
                aria-label={`Delete ${request.tenant_name}`}
                onClick={() => setChosen({ request, answer: 'delete' })}
              >
                Delete…
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {chosen?.answer === 'decline' && <DeclineDialog request={chosen.request} onClose={close} />}
      {chosen?.answer === 'delete' && (
        <TenantDeletion tenant={{ id: chosen.request.tenant_id, name: chosen.request.tenant_name }} onClose={close} />
      )}
    </section>
  )
}
