import { useEffect } from 'react'
import { markHidden } from '../../contract/text.forms.ts'

/** Names the page in the tab and in the list of windows. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${markHidden(title)} · Assay`
  }, [title])
}
