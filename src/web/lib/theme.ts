import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'assay-theme'
const systemLight = matchMedia('(prefers-color-scheme: light)')
const listeners = new Set<() => void>()

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)

function readTheme(): Theme {
  const stored = localStorage.getItem(key)
  return isTheme(stored) ? stored : 'dark'
}

const resolve = (theme: Theme): 'light' | 'dark' =>
  theme === 'system' ? (systemLight.matches ? 'light' : 'dark') : theme

function apply(): void {
  document.documentElement.className = resolve(readTheme())
  for (const react of listeners) react()
}

export function setTheme(theme: Theme): void {
  localStorage.setItem(key, theme)
  apply()
}

systemLight.addEventListener('change', apply)
addEventListener('storage', (event) => {
  if (event.key === key) apply()
})

const subscribe = (react: () => void): (() => void) => {
  listeners.add(react)
  return () => listeners.delete(react)
}

/** The stored choice, and what it means on this system now. */
export function useTheme(): { readonly theme: Theme; readonly resolved: 'light' | 'dark' } {
  const theme = useSyncExternalStore(subscribe, readTheme)
  const resolved = useSyncExternalStore(subscribe, () => resolve(readTheme()))
  return { theme, resolved }
}
