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

const syncedKey = 'assay-theme-synced'

/**
 * The theme that the server keeps. What was chosen on another device since is shown here too; a choice of this browser
 * that the server has never heard of stays.
 */
export function takeOverTheme(kept: Theme): void {
  const synced = localStorage.getItem(syncedKey)
  localStorage.setItem(syncedKey, kept)
  if (synced === kept || (synced === null && localStorage.getItem(key) !== null)) return
  setTheme(kept)
}

type Chosen = (theme: Theme, before: Theme) => void
let tell: Chosen | null = null

/** Called with each choice that the user makes here. Answers how to stop. */
export function onThemeChosen(react: Chosen): () => void {
  tell = react
  return () => {
    tell = null
  }
}

/** The user's choice: shown at once, and told to whoever saves it. */
export function chooseTheme(theme: Theme): void {
  const before = readTheme()
  setTheme(theme)
  tell?.(theme, before)
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
