import { Moon, Sun } from 'lucide-react'
import { setTheme, useTheme } from '../lib/theme.ts'
import { buttonStyle } from './button-style.ts'

export function ThemeToggle() {
  const { resolved } = useTheme()
  const next = resolved === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={buttonStyle('ghost', 'icon')}
      aria-label={`Switch to the ${next} theme`}
      onClick={() => setTheme(next)}
    >
      {resolved === 'dark' ? (
        <Sun className="size-4" aria-hidden="true" />
      ) : (
        <Moon className="size-4" aria-hidden="true" />
      )}
    </button>
  )
}
