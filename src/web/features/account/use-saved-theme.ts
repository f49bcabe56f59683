import { useEffect, useRef } from 'react'
import type { CurrentUser } from '../../../contract/auth.ts'
import { messageOf } from '../../lib/api-error.ts'
import { notify } from '../../lib/notify.ts'
import { onThemeChosen, setTheme, takeOverTheme } from '../../lib/theme.ts'
import { useUpdateProfile } from './queries/own-account.ts'

/** Shows the theme that the user chose on another device, and saves the one that is chosen here. */
export function useSavedTheme(user: CurrentUser | undefined): void {
  const { mutate } = useUpdateProfile()
  const save = useRef(mutate)
  save.current = mutate
  const kept = user?.theme_preference
  useEffect(() => {
    if (kept !== undefined) takeOverTheme(kept)
  }, [kept])
  const isKnown = user !== undefined
  useEffect(() => {
    if (!isKnown) return undefined
    return onThemeChosen((theme, before) =>
      save.current(
        { theme_preference: theme },
        {
          onSuccess: () => notify.success('Theme Updated'),
          onError: (error) => {
            setTheme(before)
            notify.error('Update Failed', messageOf(error, 'Failed to update profile. Please try again.'))
          },
        },
      ),
    )
  }, [isKnown])
}
