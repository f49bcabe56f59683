import { chooseTheme, useTheme } from '../lib/theme.ts'
import { buttonStyle } from './button-style.ts'
import { PlainIcon } from './PlainIcon.tsx'

export function ThemeToggle() {
  const { resolved } = useTheme()
  const next = resolved === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={buttonStyle('ghost', 'icon')}
      aria-label={`Switch to the ${next} theme`}
      onClick={() => chooseTheme(next)}
    >
      <PlainIcon shape={resolved === 'dark' ? 'sun' : 'moon'} />
    </button>
  )
}
