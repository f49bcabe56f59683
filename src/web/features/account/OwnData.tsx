import { useState } from 'react'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { saveFile } from '../../lib/save-file.ts'
import { signOut } from '../../lib/session.ts'
import { Button } from '../../ui/Button.tsx'
import { IdentityDialog } from './IdentityDialog.tsx'
import { useDeleteAccount, useExportAccount } from './queries/own-account.ts'

export function OwnData({ hasPassword }: { readonly hasPassword: boolean }) {
  const [isAsked, setAsked] = useState(false)
  const exported = useExportAccount()
  const remove = useDeleteAccount()
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        busy={exported.isPending}
        onClick={() =>
          exported.mutate(undefined, {
            onSuccess: (account) =>
              saveFile(`${JSON.stringify(account, null, 2)}\n`, 'application/json', 'assay-account.json'),
            onError: (error) => notify.error(messageOf(error)),
          })
        }
      >
        Export my data
      </Button>
      <Button variant="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      {isAsked && (
        <IdentityDialog
          title="Delete my account"
          description="This cannot be undone. Your decisions and the vendors that you added stay with your organization, without your name. If you are its only member, it is deleted with everything in it."
          confirm="Delete my account"
          isDangerous
          hasPassword={hasPassword}
          onClose={() => setAsked(false)}
          onConfirm={async (password) => {
            await remove.mutateAsync(password)
            await signOut()
          }}
        />
      )}
    </div>
  )
}
