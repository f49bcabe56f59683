import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'
import { hasSession } from '../../../lib/session.ts'

/** The operator's own list where one is signed in, else what a developer's machine shows to everybody on it. */
export const messagesQuery = queryOptions({
  queryKey: ['mailbox'],
  queryFn: async ({ signal }) => {
    const open = () => call('mailbox', 'listInDevelopment', {}, { signal })
    if (!hasSession()) return (await open()).messages
    try {
      return (await call('mailbox', 'list', {}, { signal })).messages
    } catch (refusal) {
      return (await open().catch(() => Promise.reject(refusal))).messages
    }
  },
  refetchInterval: 5_000,
  retry: false,
})
