import { CircleCheck, CircleX } from 'lucide-react'
import { Toaster as Base } from 'sonner'
import 'sonner/dist/styles.css'
import { useTheme } from '../lib/theme.ts'

const icons = {
  success: (
    <>
      <CircleCheck className="size-4 text-ok" aria-hidden="true" />
      <span className="sr-only">Done: </span>
    </>
  ),
  error: (
    <>
      <CircleX className="size-4 text-bad" aria-hidden="true" />
      <span className="sr-only">Failed: </span>
    </>
  ),
}

/** Three at once for four seconds, 356 px wide, 14 px apart, bottom right; pauses on hover and in a hidden tab. */
export function Toaster() {
  const { resolved } = useTheme()
  return (
    <Base
      theme={resolved}
      className="toasts"
      icons={icons}
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      gap={14}
    />
  )
}
