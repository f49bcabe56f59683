import { call } from '../../../lib/api.ts'

/** Why a scan could not read this website, or null; a check that fails itself is in nobody's way. */
export async function findWebsiteProblem(website: string): Promise<string | null> {
  try {
    return (await call('vendors', 'checkWebsite', { query: { website } }, { timeoutSeconds: 12 })).problem
  } catch {
    return null
  }
}
