import { useCallback, useMemo, useSyncExternalStore } from 'react'

type Breakpoint = 'md' | 'lg' | 'panel' | 'table'

/** Whether the window is as wide as a breakpoint of `breakpoints.css`. */
export function useIsAtLeast(breakpoint: Breakpoint): boolean {
  const list = useMemo(() => {
    const width = getComputedStyle(document.documentElement).getPropertyValue(`--breakpoint-${breakpoint}`)
    return matchMedia(`(min-width: ${width})`)
  }, [breakpoint])
  const subscribe = useCallback(
    (react: () => void) => {
      list.addEventListener('change', react)
      return () => list.removeEventListener('change', react)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
