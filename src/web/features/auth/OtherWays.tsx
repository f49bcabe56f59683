import { GoogleButton } from './GoogleButton.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

interface OtherWaysProps {
  readonly next: string | undefined
  readonly isSignUp: boolean
}

/** The ways in without a password. */
export function OtherWays({ next, isSignUp }: OtherWaysProps) {
  return (
    <>
      <GoogleButton next={next ?? null} />
      {!isSignUp && <PasskeyButton next={next ?? null} />}
    </>
  )
}
