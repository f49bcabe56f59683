import { useEffect, useState } from 'react'

/** A finger trembles: less than this many pixels is no direction. */
const least = 8
const top = 48

/** Whether a header may give its place to the page: while one scrolls down, until one scrolls up or reaches the top. */
export function useHiddenByScroll(): boolean {
  const [isHidden, setHidden] = useState(false)
  useEffect(() => {
    let last = scrollY
    const react = (): void => {
      if (Math.abs(scrollY - last) < least && scrollY > top) return
      setHidden(scrollY > last && scrollY > top)
      last = scrollY
    }
    addEventListener('scroll', react, { passive: true })
    return () => removeEventListener('scroll', react)
  }, [])
  return isHidden
}
