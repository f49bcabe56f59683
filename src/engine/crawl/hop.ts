import type { LedgerOutcome } from '../../contract/documents.ts'
import { cutText } from '../../contract/text.forms.ts'
import { addressRefusal } from '../discover/address-rules.ts'
import type { CrawlRun } from './run.ts'

export type Refusal = { readonly outcome: LedgerOutcome; readonly reason: string } | null

const isNumberOrBare = (host: string): boolean => host.startsWith('[') || /^[\d.]+$/.test(host) || !host.includes('.')

/** Whether a redirect may be followed: its target must be the vendor's and open to robots. */
export async function checkHop(run: CrawlRun, from: string, to: string, signal: AbortSignal): Promise<Refusal> {
  if (run.ownership.considerRedirect(from, to) === 'lead') {
    run.leads.add(to)
    const host = new URL(to).hostname
    const forbidden = isNumberOrBare(host) ? addressRefusal(to) : null
    if (forbidden !== null) return { outcome: 'blocked', reason: `Redirects to ${host}: ${forbidden}` }
    return { outcome: 'not_found', reason: `Redirects to ${host}, which is not known to be the vendor's` }
  }
  if (run.isExcluded(to))
    return { outcome: 'excluded', reason: `Redirects to ${cutText(to, 300)}, which your organization excludes` }
  const robots = await run.robots.forAddress(to, signal)
  const refusal = robots.refusal(to)
  return refusal === null ? null : { outcome: 'robots', reason: refusal }
}
