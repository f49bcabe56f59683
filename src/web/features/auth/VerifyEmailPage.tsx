import { getRouteApi, Link } from '@tanstack/react-router'
import { messageOf } from '../../lib/api-error.ts'
import { buttonStyle } from '../../ui/button-style.ts'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { FormMessage } from './FormMessage.tsx'
import { useVerifyEmail } from './queries/links.ts'

const route = getRouteApi('/verify-email')

/** A click proves the address: a program that opens every link of a message does not. */
export function VerifyEmailPage() {
  const { token } = route.useSearch()
  const verify = useVerifyEmail()
  if (verify.isSuccess)
    return (
      <AuthFrame title="Your address is confirmed" lead={`${verify.data.email} is yours. You can close this page.`}>
        <Link to="/" className={`${buttonStyle('primary', 'lg')} mt-6`}>
          Go on to Assay
        </Link>
      </AuthFrame>
    )
  return (
    <AuthFrame title="Confirm your email address" lead="One click, and we know that the address is yours.">
      <form
        className="mt-6 flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!verify.isPending) verify.mutate(token ?? '')
        }}
      >
        <FormMessage error={verify.isError ? messageOf(verify.error) : null} />
        <PlainButton isBusy={verify.isPending}>Confirm my address</PlainButton>
      </form>
    </AuthFrame>
  )
}
