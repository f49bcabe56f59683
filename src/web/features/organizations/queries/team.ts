import { queryOptions } from '@tanstack/react-query'
import type { InvitedRow } from '../../../../contract/organizations.import.ts'
import type { organizationsRoutes } from '../../../../contract/organizations.ts'
import type { SentBodyOf } from '../../../../contract/route.ts'
import { call } from '../../../lib/api.ts'
import { useChange } from '../../../lib/use-change.ts'

const changes = () => ({ changed: 'organization', id: '' }) as const

export const membersQuery = queryOptions({
  queryKey: ['team', 'members'],
  queryFn: ({ signal }) => call('organizations', 'members', {}, { signal }),
})

export const invitationsQuery = queryOptions({
  queryKey: ['team', 'invitations'],
  queryFn: async ({ signal }) => (await call('organizations', 'invitations', {}, { signal })).invitations,
})

export const signInRulesQuery = queryOptions({
  queryKey: ['team', 'sign-in-rules'],
  queryFn: ({ signal }) => call('organizations', 'signInRules', {}, { signal }),
})

export const useChangeSignInRules = () =>
  useChange({
    run: (body: SentBodyOf<typeof organizationsRoutes.changeSignInRules>) =>
      call('organizations', 'changeSignInRules', { body }),
    changes,
  })

export const useInvite = () =>
  useChange({
    run: (body: SentBodyOf<typeof organizationsRoutes.invite>) => call('organizations', 'invite', { body }),
    changes,
  })

interface Import {
  readonly rows: readonly InvitedRow[]
  readonly message: string
  readonly isDryRun: boolean
}

export const useImportInvitations = () =>
  useChange({
    run: ({ rows, message, isDryRun }: Import) =>
      call(
        'organizations',
        'importInvitations',
        { body: { rows: [...rows], message, dry_run: isDryRun } },
        { timeoutSeconds: 30 },
      ),
    changes: ({ isDryRun }) => (isDryRun ? null : changes()),
  })

export const useChangeRole = () =>
  useChange({
    run: ({ id, role }: { readonly id: string; readonly role: string }) =>
      call('organizations', 'changeRole', { params: { id }, body: { role } }),
    changes,
  })

export const useRemoveMember = () =>
  useChange({ run: (id: string) => call('organizations', 'remove', { params: { id } }), changes })

export const useCancelInvitation = () =>
  useChange({ run: (id: string) => call('organizations', 'cancel', { params: { id } }), changes })

export const useResendInvitation = () =>
  useChange({ run: (id: string) => call('organizations', 'resend', { params: { id } }), changes })

type Activation = SentBodyOf<typeof organizationsRoutes.activate>

export const useActivateInvitation = () =>
  useChange({
    run: ({ id, ...body }: Activation & { readonly id: string }) =>
      call('organizations', 'activate', { params: { id }, body: { ...body, invitation_id: id } }),
    changes,
  })

export const memberAnalyticsQuery = queryOptions({
  queryKey: ['team', 'analytics'],
  queryFn: ({ signal }) => call('organizations', 'analytics', { query: { period_days: 30 } }, { signal }),
})
