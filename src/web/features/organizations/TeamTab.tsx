import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Member } from '../../../contract/organizations.ts'
import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorCard } from '../../ui/ErrorCard.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { memberName } from './member-name.ts'
import { lazily } from '../../ui/lazily.tsx'
import { membersQuery, useRemoveMember } from './queries/team.ts'

const Members = lazily(async () => (await import('./Members.tsx')).Members, <Skeleton className="h-72 w-full" />)
const InviteForm = lazily(
  async () => (await import('./InviteForm.tsx')).InviteForm,
  <Skeleton className="h-64 w-full max-w-2xl" />,
)
const PendingInvitations = lazily(async () => (await import('./PendingInvitations.tsx')).PendingInvitations)
const SignInRulesCard = lazily(async () => (await import('./SignInRulesCard.tsx')).SignInRulesCard)
const RemovalDialog = lazily(async () => (await import('./RemovalDialog.tsx')).RemovalDialog)

function RemoveDialog({ member, onClose }: { readonly member: Member; readonly onClose: () => void }) {
  return (
    <RemovalDialog
      title={`Remove ${memberName(member)}?`}
      description="Their account, sessions and API keys end at once. What they did for your organization stays."
      confirm="Remove"
      failed="Failed to remove user"
      removal={useRemoveMember()}
      id={member.id}
      onClose={onClose}
    />
  )
}

/** The members of the organization and who is invited to it. */
export function TeamTab() {
  const { data: user } = useQuery(currentUserQuery)
  const { data: team, error, refetch } = useQuery(membersQuery)
  const [leaving, setLeaving] = useState<Member | null>(null)
  if (error)
    return (
      <div className="mt-6">
        <ErrorCard title="The team cannot be shown" text={messageOf(error)}>
          <Button onClick={() => void refetch()}>Retry</Button>
        </ErrorCard>
      </div>
    )
  if (!team) return <Skeleton className="mt-6 h-72 w-full" />
  return (
    <div className="mt-6 flex flex-col gap-8">
      <section aria-labelledby="invite" className="flex flex-col gap-3">
        <h2 id="invite" className="text-read font-semibold">
          Invite
        </h2>
        <InviteForm roles={team.roles} />
      </section>
      <PendingInvitations />
      <section aria-labelledby="team-members" className="flex flex-col gap-3">
        <h2 id="team-members" className="text-read font-semibold">
          Team members
        </h2>
        <Members users={team.users} roles={team.roles} ownId={user?.id} onRemove={setLeaving} />
      </section>
      {user?.permissions.includes('manage_settings') && <SignInRulesCard />}
      {leaving && <RemoveDialog member={leaving} onClose={() => setLeaving(null)} />}
    </div>
  )
}
