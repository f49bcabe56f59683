import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { authOptionsQuery } from './queries/auth-options.ts'

/** On a developer's own machine nothing is sent: says where the message is instead. */
export function MailHint() {
  const { data } = useQuery(authOptionsQuery)
  if (data?.open_mailbox !== true) return null
  return (
    <p className="text-label text-fg3">
      No mail server is set here.{' '}
      <Link to="/mailbox" className="font-medium text-accent underline underline-offset-4">
        Open the mailbox
      </Link>{' '}
      to see what would have been sent.
    </p>
  )
}
