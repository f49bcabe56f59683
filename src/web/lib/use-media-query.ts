import { useCallback, useSyncExternalStore } from 'react'

export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (react: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', react)
      return () => list.removeEventListener('change', react)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
