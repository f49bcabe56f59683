import { messageOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { MailHint } from './MailHint.tsx'
import { useResendVerification } from './queries/links.ts'

/** Above every page until the address is proven. */
export function VerifyEmailBanner({ email }: { readonly email: string }) {
  const resend = useResendVerification()
  return (
    <section
      aria-label="Confirm your address"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-warn-soft px-4 py-2 text-warn md:px-8"
    >
      <p role="status" className="min-w-0 flex-1 wrap-anywhere">
        {resend.isSuccess
          ? `A link is on its way to ${email}.`
          : resend.isError
            ? messageOf(resend.error)
            : `Please confirm that ${email} is yours.`}
      </p>
      <MailHint />
      <Button size="sm" busy={resend.isPending} onClick={() => resend.mutate()}>
        Send the link again
      </Button>
    </section>
  )
}
