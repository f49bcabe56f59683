import { fork, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { defaultPoliteness } from '../src/engine/crawl/settings.ts'
import { readHtml } from '../src/engine/extract/html.ts'
import { crawlLab, type LabCrawl } from '../tests/support/lab/lab-crawl.ts'
import { missedTruth, recallWithin, trapCounts, truthWeights } from '../tests/support/lab/lab-measures.ts'
import { labHosts, labPages } from '../tests/support/lab/lab-pages.ts'
import type { LabRequest } from '../tests/support/lab/lab-server.ts'
import { writeSection } from './report-section.ts'

/** Crawls the lab twice at polite defaults and sets what was reached beside what had to be. */

const latency = 30
const megabyte = 1024 * 1024
const started = z.object({ hosts: z.record(z.string(), z.string()) })
const heard = z.object({ requests: z.array(z.object({ url: z.string(), at: z.number() })) })

async function ask(lab: ChildProcess, question: string): Promise<LabRequest[]> {
  const answer = once(lab, 'message')
  lab.send(question)
  const [message] = await answer
  return heard.parse(message).requests
}

/** The time that politeness alone takes: the host with the largest sum of delays, and its longest chain of links. */
function politenessFloor(requests: readonly LabRequest[]): number {
  const counts = new Map<string, number>()
  for (const { url } of requests) counts.set(new URL(url).host, (counts.get(new URL(url).host) ?? 0) + 1)
  const delays = [...counts].map(
    ([host, count]) => (count - 1) * (host === labHosts.trust ? 1000 : defaultPoliteness.betweenStarts),
  )
  const retryAfter = 3 * (1000 - defaultPoliteness.betweenStarts)
  const longestChain = 5
  return Math.max(...delays) + retryAfter + longestChain * latency
}

function extraction(): { pages: number; mean: number; slowest: number; isDeterministic: boolean } {
  const sampleFolder = join(import.meta.dirname, '../samples')
  const samples = readdirSync(sampleFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
  const lab = [...labPages().values()].filter((page) => page.type.startsWith('text/html')).map((page) => page.body)
  const times: number[] = []
  let isDeterministic = true
  for (const body of [...samples, ...lab]) {
    const read = (): string =>
      readHtml(Buffer.isBuffer(body) ? body : Buffer.from(body), 'text/html', 'https://vendor.example/').text
    const begun = performance.now()
    const text = read()
    times.push(performance.now() - begun)
    isDeterministic &&= read() === text
  }
  return {
    pages: times.length,
    mean: times.reduce((a, b) => a + b, 0) / times.length,
    slowest: Math.max(...times),
    isDeterministic,
  }
}

/** Bytes of what was read; what a cap cut off is cut off again and is no part of the comparison. */
function transferred(crawl: LabCrawl): number {
  const isRead = (outcome: string): boolean => ['fetched', 'gated', 'not_modified'].includes(outcome)
  return crawl.ledger.reduce((sum, entry) => sum + (isRead(entry.outcome) ? entry.bytes : 0), 0)
}

const crawleeAnswer = z.object({ milliseconds: z.number(), peak: z.number(), at40: z.number(), at60: z.number() })

/** The same lab by Crawlee, when its package was installed with `npm ci` in bench/crawlee; null otherwise. */
function runCrawlee(): z.infer<typeof crawleeAnswer> | null {
  const folder = join(import.meta.dirname, 'crawlee')
  if (!existsSync(join(folder, 'node_modules'))) return null
  const run = spawnSync(process.execPath, [join(folder, 'run.mjs')], {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  })
  const line = run.stdout.trim().split('\n').at(-1) ?? ''
  return run.status === 0 ? crawleeAnswer.parse(JSON.parse(line)) : null
}

const verdict = (isReached: boolean): string => (isReached ? 'yes' : '**no**')
const row = (measure: string, reached: string, wanted: string, isReached: boolean): string =>
  `| ${measure} | ${reached} | ${wanted} | ${verdict(isReached)} |`

const lab = fork(join(import.meta.dirname, '../tests/support/lab/serve-lab.ts'), [String(latency)])
const [first] = await once(lab, 'message')
const { hosts } = started.parse(first)
let peak = 0
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 20)
const one = await crawlLab(hosts)
clearInterval(sampler)
const requests = await ask(lab, 'requests')
const two = await crawlLab(hosts, {}, { known: one.known, resources: one.resources })
lab.send('stop')

const counts = trapCounts(requests)
const of = (name: string): number => counts[name] ?? 0
const floor = politenessFloor(requests)
const reading = extraction()
const share = transferred(two) / transferred(one)
const within = (fetches: number): number => recallWithin(one.ledger, fetches)
const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
const crawlee = runCrawlee()
const besides =
  crawlee === null
    ? 'Crawlee was not installed when this was written (`npm ci` in bench/crawlee).'
    : `The same lab, budget and distance between requests by Crawlee, set up as its users do: links whose words promise something
first, sitemaps read, places that promise nothing left out. It counts a page whatever it answered, and stops at sixty.

| | Assay | Crawlee 3.18 | Ratio |
|---|---|---|---|
| Weighted truth within 40 fetches | ${within(40).toFixed(3)} | ${crawlee.at40.toFixed(3)} | ${(within(40) / crawlee.at40).toFixed(1)} |
| Weighted truth within 60 fetches | ${within(60).toFixed(3)} | ${crawlee.at60.toFixed(3)} | ${(within(60) / crawlee.at60).toFixed(1)} |
| Wall time | ${seconds(one.milliseconds)} | ${seconds(crawlee.milliseconds)} | ${(one.milliseconds / crawlee.milliseconds).toFixed(2)} |
| Resident memory | ${Math.round(peak / megabyte)} MB | ${Math.round(crawlee.peak / megabyte)} MB | ${(peak / crawlee.peak).toFixed(2)} |`

writeSection(
  'crawl',
  `## Crawl of the lab

${labPages().size} paths on ${Object.keys(labHosts).length} hosts with every trap, ${truthWeights().size} of them the weighted truth; polite defaults, ${latency} ms latency.
Missed: ${missedTruth(one.ledger).join(', ') || 'nothing'}.

| Measure | Reached | To reach | Reached it |
|---|---|---|---|
${[
  row('Weighted truth within 60 page fetches', within(60).toFixed(3), '>= 0.95', within(60) >= 0.95),
  row('Weighted truth within 40 page fetches', within(40).toFixed(3), '>= 0.90', within(40) >= 0.9),
  row(
    'Requests of a redirect loop, of a growing one',
    `${of('loop')}, ${of('growingLoop')}`,
    '<= 2',
    of('loop') <= 2 && of('growingLoop') <= 2,
  ),
  row('Tries of a page that stays busy', String(of('busyForever')), '<= 3', of('busyForever') <= 3),
  row(
    'Pages of a calendar, of facets',
    `${of('calendar')}, ${of('facets')}`,
    '<= 2',
    of('calendar') <= 2 && of('facets') <= 2,
  ),
  row('Requests against robots.txt', String(of('againstRobots')), '0', of('againstRobots') === 0),
  row('Requests to hosts that are not the vendor’s', String(of('hostile')), '0', of('hostile') === 0),
  row(
    'Wall time ÷ politeness floor',
    `${(one.milliseconds / floor).toFixed(2)} (${seconds(one.milliseconds)} ÷ ${seconds(floor)})`,
    '<= 1.25',
    one.milliseconds / floor <= 1.25,
  ),
  row(
    'Resident memory of the crawling process, bombs included',
    `${Math.round(peak / megabyte)} MB`,
    '< 300 MB',
    peak < 300 * megabyte,
  ),
  row('Bytes of the documents of a second scan ÷ of the first', `${(share * 100).toFixed(2)} %`, '< 2 %', share < 0.02),
  row(
    'HTML to text, mean of a page',
    `${reading.mean.toFixed(1)} ms (${reading.pages} pages, slowest ${reading.slowest.toFixed(0)} ms)`,
    '<= 40 ms',
    reading.mean <= 40,
  ),
  row('Same text twice', reading.isDeterministic ? 'always' : 'not always', 'always', reading.isDeterministic),
].join('\n')}

${besides}
`,
)
