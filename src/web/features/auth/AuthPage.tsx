import { getRouteApi, Link } from '@tanstack/react-router'
import { lazily } from '../../ui/lazily.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { SignInForm } from './SignInForm.tsx'

const SignUpForm = lazily(
  async () => (await import('./SignUpForm.tsx')).SignUpForm,
  <Skeleton className="h-96 w-full" />,
)

const OtherWays = lazily(async () => (await import('./OtherWays.tsx')).OtherWays, <Skeleton className="h-24 w-full" />)

const route = getRouteApi('/auth')

const tabStyle =
  'flex h-9 flex-1 items-center justify-center rounded-chip font-medium text-fg3 hover:text-fg aria-[current=page]:bg-s3 aria-[current=page]:text-fg'

export function AuthPage() {
  const { tab, next } = route.useSearch()
  const isSignUp = tab === 'sign-up'
  const kept = next === undefined ? {} : { next }
  return (
    <AuthFrame
      title={isSignUp ? 'Create your organization’s account' : 'Sign in to Assay'}
      browserTitle={isSignUp ? 'Sign Up' : 'Sign In'}
      lead="Security reviews of software vendors, with a source for every claim."
    >
      <nav aria-label="Account" className="mt-6 flex rounded-control border border-line p-0.5">
        <Link to="/auth" search={kept} className={tabStyle} activeOptions={{ exact: true }}>
          Sign In
        </Link>
        <Link to="/auth" search={{ tab: 'sign-up', ...kept }} className={tabStyle} activeOptions={{ exact: true }}>
          Sign Up
        </Link>
      </nav>
      <div className="mt-6 flex min-h-96 flex-col gap-4">
        <OtherWays next={next} isSignUp={isSignUp} />
        <p className="flex items-center gap-3 text-label text-fg3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          or with your email
        </p>
        {isSignUp ? <SignUpForm /> : <SignInForm next={next} />}
      </div>
    </AuthFrame>
  )
}
