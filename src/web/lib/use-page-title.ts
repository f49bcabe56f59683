import { useEffect } from 'react'

/** Names the page in the tab and in the list of windows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Assay`
  }, [title])
}
