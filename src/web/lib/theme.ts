import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

const key = 'assay-theme'
const systemLight = matchMedia('(prefers-color-scheme: light)')
const listeners = new Set<() => void>()

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)

/** The choice of this browser and, after a space, the one that the server was last known to keep. */
function readStored(): { readonly chosen: Theme | null; readonly synced: Theme | null } {
  const [chosen = null, synced = null] = localStorage.getItem(key)?.split(' ') ?? []
  return { chosen: isTheme(chosen) ? chosen : null, synced: isTheme(synced) ? synced : null }
}

function store(chosen: Theme, synced: Theme | null): void {
  localStorage.setItem(key, synced === null ? chosen : `${chosen} ${synced}`)
}

const readTheme = (): Theme => readStored().chosen ?? 'dark'

const resolve = (theme: Theme): 'light' | 'dark' =>
  theme === 'system' ? (systemLight.matches ? 'light' : 'dark') : theme

function apply(): void {
  document.documentElement.className = resolve(readTheme())
  for (const react of listeners) react()
}

export function setTheme(theme: Theme): void {
  store(theme, readStored().synced)
  apply()
}

/**
 * The theme that the server keeps. What was chosen on another device since is shown here too; a choice of this browser
 * that the server has never heard of stays.
 */
export function takeOverTheme(kept: Theme): void {
  const { chosen, synced } = readStored()
  const isOurs = chosen !== null && (synced === kept || synced === null)
  store(isOurs ? chosen : kept, kept)
  apply()
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
