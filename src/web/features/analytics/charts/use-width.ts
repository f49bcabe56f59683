import { useLayoutEffect, useState, type RefObject } from 'react'

/** How wide an element is, in pixels; 0 until it is on the page. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const shown = element.current
    if (!shown) return undefined
    const read = (): void => setWidth(shown.clientWidth)
    read()
    const observer = new ResizeObserver(read)
    observer.observe(shown)
    return () => observer.disconnect()
  }, [element])
  return width
}
