import { useEffect } from 'react'
import { useRouter } from '@tanstack/react-router'

const watchFor = 3_000

const isTyping = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement

/** The heading takes the focus, so that the keyboard goes on from there and a screen reader says where one is. */
function focusHeading(): boolean {
  if (isTyping(document.activeElement)) return true
  const heading = document.querySelector<HTMLElement>('#content h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}

/** After each change of page the focus goes to its heading, as soon as it is there. The first page leaves it alone. */
export function useHeadingFocus(): void {
  const router = useRouter()
  useEffect(() => {
    let observer: MutationObserver | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = (): void => {
      observer?.disconnect()
      clearTimeout(timer)
    }
    const unsubscribe = router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      if (!pathChanged || fromLocation === undefined) return
      stop()
      focusHeading()
      // A skeleton gives way to the page, and a closing sheet gives the focus back to what opened it.
      observer = new MutationObserver(() => {
        if (document.activeElement === document.body) focusHeading()
      })
      observer.observe(document.body, { childList: true, subtree: true })
      timer = setTimeout(stop, watchFor)
    })
    return () => {
      stop()
      unsubscribe()
    }
  }, [router])
}
