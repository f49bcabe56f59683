import { useActionState, useState } from 'react'
import { getRouteApi, Link, useRouter } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff } from 'lucide-react'
import { messageOf } from '../../lib/api-error.ts'
import { signIn, takeEndReason } from '../../lib/session.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { ThemeToggle } from '../../ui/ThemeToggle.tsx'
import { Wordmark } from '../../ui/Wordmark.tsx'
import { Field } from '../../ui/Field.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { currentUserQuery } from './queries/current-user.ts'

const route = getRouteApi('/auth')

const tabStyle =
  'flex h-9 flex-1 items-center justify-center rounded-chip font-medium text-fg3 hover:text-fg aria-[current=page]:bg-s3 aria-[current=page]:text-fg'

function SignInForm({ next }: { readonly next: string | undefined }) {
  const router = useRouter()
  const client = useQueryClient()
  const [ended] = useState(takeEndReason)
  const [isShown, setShown] = useState(false)
  const [email, setEmail] = useState('')
  const [error, submit, isPending] = useActionState(async (_: string | null, form: FormData) => {
    const password = form.get('password')
    let place = next ?? '/dashboard'
    try {
      const { user, isAnother } = await signIn(email.trim(), typeof password === 'string' ? password : '')
      client.setQueryData(currentUserQuery.queryKey, user)
      if (isAnother) place = '/dashboard'
    } catch (failure) {
      return messageOf(failure) || 'Sign in failed'
    }
    router.history.replace(place)
    return null
  }, null)
  return (
    <form action={submit} className="flex flex-col gap-4">
      {ended !== null && error === null && (
        <p role="status" className="rounded-control bg-warn-soft px-3 py-2 text-warn">
          {ended}
        </p>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        autoFocus
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Field
        label="Password"
        name="password"
        type={isShown ? 'text' : 'password'}
        autoComplete="current-password"
        required
        trailing={
          <button
            type="button"
            className="flex size-8 items-center justify-center rounded-control text-fg3 hover:text-fg"
            aria-label={isShown ? 'Hide password' : 'Show password'}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff className="size-4" aria-hidden="true" /> : <Eye className="size-4" aria-hidden="true" />}
          </button>
        }
      />
      <p role="alert" className={error ? 'rounded-control bg-bad-soft px-3 py-2 text-bad' : 'sr-only'}>
        {error}
      </p>
      <PlainButton isBusy={isPending}>{isPending ? 'Signing in...' : 'Sign In'}</PlainButton>
    </form>
  )
}

function SignUpNotice() {
  return (
    <div className="flex flex-col gap-3 text-fg2">
      <p className="text-read">Accounts are created by your organization’s administrator.</p>
      <p>You cannot register by yourself. Ask your administrator to add your work email, then sign in here.</p>
      <Link to="/auth" className="self-start font-medium text-accent underline underline-offset-4">
        Back to Sign In
      </Link>
    </div>
  )
}

export function AuthPage() {
  const { tab, next } = route.useSearch()
  usePageTitle(tab === 'sign-up' ? 'Sign Up' : 'Sign In')
  const isSignUp = tab === 'sign-up'
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-14 items-center justify-between px-4 md:px-8">
        <Wordmark />
        <ThemeToggle />
      </header>
      <main className="mx-auto flex w-full max-w-sm flex-1 flex-col justify-center px-4 pb-24">
        <h1 className="text-title font-semibold">{isSignUp ? 'Join your organization' : 'Sign in to Assay'}</h1>
        <p className="mt-1 text-fg3">Security reviews of software vendors, with a source for every claim.</p>
        <nav aria-label="Account" className="mt-6 flex rounded-control border border-line p-0.5">
          <Link
            to="/auth"
            search={next ? { next } : {}}
            className={tabStyle}
            aria-current={isSignUp ? undefined : 'page'}
          >
            Sign In
          </Link>
          <Link
            to="/auth"
            search={{ tab: 'sign-up', ...(next ? { next } : {}) }}
            className={tabStyle}
            aria-current={isSignUp ? 'page' : undefined}
          >
            Sign Up
          </Link>
        </nav>
        <div className="mt-6 min-h-72">{isSignUp ? <SignUpNotice /> : <SignInForm next={next} />}</div>
      </main>
    </div>
  )
}
