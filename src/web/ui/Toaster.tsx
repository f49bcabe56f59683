import { Toaster as Base } from 'sonner'
import 'sonner/dist/styles.css'
import { useTheme } from '../lib/theme.ts'

/** Three at once for four seconds, 356 px wide, 14 px apart, bottom right; pauses on hover and in a hidden tab. */
export function Toaster() {
  const { resolved } = useTheme()
  return <Base theme={resolved} position="bottom-right" visibleToasts={3} duration={4000} gap={14} />
}
