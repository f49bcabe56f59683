import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { longest } from '../../../contract/limits.forms.ts'
import type { Deletion } from '../../../contract/organizations.deletion.ts'
import { messageOf } from '../../lib/api-error.ts'
import { countOf, formatShortDate } from '../../lib/format.ts'
import { notify } from '../../lib/notify.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ForeignText } from '../../ui/ForeignText.tsx'
import { ListStates } from '../../ui/ListStates.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { hasPasswordQuery, IdentityDialog } from '../account/account.public.ts'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { ExportButton } from './ExportButton.tsx'
import { deletionQuery, useRequestDeletion, useWithdrawDeletion } from './queries/deletion.ts'

const costOf = ({ members, vendors, scans }: Deletion): string =>
  `${countOf(members, 'account')}, ${countOf(vendors, 'vendor')} and ${countOf(scans, 'scan')} with their reviews, decisions and comments`

function RequestDialog({ deletion, onClose }: { readonly deletion: Deletion; readonly onClose: () => void }) {
  const { data: user } = useQuery(currentUserQuery)
  const { data: hasPassword = true } = useQuery(hasPasswordQuery)
  const [name, setName] = useState('')
  const [reason, setReason] = useState('')
  const request = useRequestDeletion()
  return (
    <IdentityDialog
      title="Ask for your organization to be deleted?"
      description={
        <>
          <p>
            What goes: {costOf(deletion)}. The operator deletes it; until then everything goes on, and any admin can
            withdraw the request. A subscription is not cancelled by this: cancel it first.
          </p>
          <div className="mt-3">
            <ExportButton label="Export all data first" />
          </div>
        </>
      }
      confirm="Request deletion"
      isDangerous
      hasPassword={hasPassword}
      onClose={onClose}
      onConfirm={async (password) => {
        await request.mutateAsync({ name, password, reason })
        notify.success('The operator is asked to delete your organization')
      }}
    >
      <TextField
        label={`Type ${user?.organization_name ?? 'the name of your organization'} to confirm`}
        autoComplete="off"
        most={longest.organizationName}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <TextArea
        label="Reason (optional)"
        rows={2}
        most={longest.note}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </IdentityDialog>
  )
}

function Waiting({ deletion }: { readonly deletion: Deletion }) {
  const withdraw = useWithdrawDeletion()
  const { request, abilities } = deletion
  if (!request) return null
  return (
    <>
      <p className="text-fg2 wrap-anywhere" role="status">
        <ForeignText text={request.requested_by ?? 'Somebody who has left'} /> asked on{' '}
        {formatShortDate(request.created_at)} for your organization to be deleted. The operator has not done it yet.
        {request.reason !== '' && (
          <>
            {' '}
            The reason: <ForeignText text={request.reason} />
          </>
        )}
      </p>
      <Button
        className="self-start"
        busy={withdraw.isPending}
        disabledReason={abilities.withdraw ? null : 'Only an admin may withdraw it.'}
        onClick={() =>
          withdraw.mutate(undefined, {
            onSuccess: () => notify.success('The request is withdrawn'),
            onError: (error) => notify.error(messageOf(error, 'Failed to withdraw the request')),
          })
        }
      >
        Withdraw the request
      </Button>
    </>
  )
}

/** The way out, which the operator has to take. */
export function DeletionCard() {
  const query = useQuery(deletionQuery)
  const [isAsking, setAsking] = useState(false)
  return (
    <section aria-labelledby="deletion" className="flex max-w-2xl flex-col gap-3">
      <h2 id="deletion" className="text-read font-semibold">
        Delete your organization
      </h2>
      <ListStates query={query} loading="Loading" failed="Failed to load tenant settings" emptyOf={() => null}>
        {(deletion) =>
          deletion.request ? (
            <Waiting deletion={deletion} />
          ) : (
            <>
              <p className="text-fg2">
                For good: {costOf(deletion)}. You request it here; the operator carries it out.
                {deletion.declined_at !== null &&
                  ` The request before was declined on ${formatShortDate(deletion.declined_at)}; the e-mail to the admins says why.`}
              </p>
              <Button
                variant="danger"
                className="self-start"
                disabledReason={deletion.abilities.request ? null : 'Only an admin can request it.'}
                onClick={() => setAsking(true)}
              >
                Request deletion…
              </Button>
              {isAsking && <RequestDialog deletion={deletion} onClose={() => setAsking(false)} />}
            </>
          )
        }
      </ListStates>
    </section>
  )
}
