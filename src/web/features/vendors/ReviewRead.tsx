import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useUpdateProfile } from '../account/account.public.ts'
import { currentUserQuery } from '../auth/auth.public.tsx'
import { hasFirstSteps } from './first-steps.ts'

/** Shows nothing: ticks the step of reading for a new user who has a review before them, however they came to it. */
export function ReviewRead() {
  const { data: user } = useQuery(currentUserQuery)
  const { mutate } = useUpdateProfile()
  const isFirst = user !== undefined && hasFirstSteps(user) && user.preferences['guide_read'] !== true
  useEffect(() => {
    if (isFirst) mutate({ preferences: { guide_read: true } })
  }, [isFirst, mutate])
  return null
}
