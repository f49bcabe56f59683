import { checkHop } from './hop.ts'
import { readBody } from './reading.ts'
import type { CrawlRun } from './run.ts'
import { missingPageEnding } from './settings.ts'

async function ask(run: CrawlRun, url: string, signal: AbortSignal): Promise<string | null> {
  const { origin, host } = new URL(url)
  const probe = `${origin}/${run.ports.hasher.sha256(host).slice(0, 16)}${missingPageEnding}`
  const robots = await run.robots.forAddress(probe, signal)
  if (robots.refusal(probe) !== null) return null
  const plan = {
    url: probe,
    purpose: 'probe',
    kind: null,
    checkHop: async (from: string, to: string) => await checkHop(run, from, to, signal),
  } as const
  const { entries, result, url: last } = await run.requester.request(plan, signal)
  const end =
    result.kind === 'failed'
      ? result
      : ({ outcome: 'fetched', reason: 'The host has a page for every address', bytes: result.answer.bytes } as const)
  await run.record([...entries, run.requester.entry(last, 'probe', null, end.outcome, end.reason, end.bytes)])
  return result.kind === 'failed' ? null : (await readBody(run, result.answer, last, signal)).text
}

/** What a host shows for an address that cannot exist, asked once; null when it answers with an error, as it should. */
export async function missingPageText(run: CrawlRun, url: string, signal: AbortSignal): Promise<string | null> {
  const { host } = new URL(url)
  const asked = run.missingPages.get(host) ?? ask(run, url, signal)
  run.missingPages.set(host, asked)
  return await asked
}
