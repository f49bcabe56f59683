import { fork } from 'node:child_process'
import { once } from 'node:events'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { CheerioCrawler, Configuration, ProxyConfiguration } from '@crawlee/cheerio'
import { RobotsTxtFile } from '@crawlee/utils'
import { truthWeights } from '../../tests/support/lab/lab-measures.ts'
import { labHosts } from '../../tests/support/lab/lab-pages.ts'

/**
 * Crawls the lab with Crawlee as its users set it up for this purpose: the same budget and distance between requests,
 * robots.txt obeyed, its sitemaps read, what a link's words promise first, and places that promise nothing left out.
 */
const lab = fork(new URL('../../tests/support/lab/serve-lab.ts', import.meta.url), ['30'])
const [{ hosts }] = await once(lab, 'message')
const proxyUrl = `http://${hosts[labHosts.main]}`
const order = []
let peak = 0
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 20)
const wanted =
  /secur|trust|privacy|complian|legal|terms|dpa|data.?process|sub-?processor|sla\b|status|soc.?2|iso.?27001|hipaa|gdpr|encrypt|backup|retention|sso|saml|scim|mfa|audit|admin|plans|pricing|vulnerab|disclosure|incident|continuity|architecture|ai\b/i
const skipped = ['blog', 'careers', 'jobs', 'events', 'press', 'customers', 'calendar', 'library', 'login', 'signup']
const repeated = ['advisories', 'next', 'live', 'fr', 'redirect']
const exclude = [...skipped, ...repeated].flatMap((name) => [
  `http*://**/${name}`,
  `http*://**/${name}/**`,
  `http*://**/${name}?*`,
])
const asPlain = (url) => url.replace(/^https:/, 'http:')

/** The addresses of sitemaps and of those that they name. The lab speaks plain HTTP, which Crawlee's own reader does not take for https. */
async function readSitemaps(urls, depth = 0) {
  const found = []
  for (const url of urls) {
    const { host, pathname } = new URL(url)
    const [answer] = await once(get(`http://${hosts[host]}${pathname}`, { headers: { host } }), 'response')
    const body = await buffer(answer)
    const text = (pathname.endsWith('.gz') ? gunzipSync(body) : body).toString()
    const places = [...text.matchAll(/<loc>\s*([^<\s]+)/g)].map(([, place]) => place)
    const nested = places.filter((place) => /\.xml(\.gz)?$/.test(place) && hosts[new URL(place).host])
    found.push(...places.filter((place) => !nested.includes(place)))
    if (depth < 2) found.push(...(await readSitemaps(nested, depth + 1)))
  }
  return found
}
/** Crawlee's own limit counts what waits, not what was read, and refuses better links that come later: it is counted here. */
const pages = 60
const take = (url) => {
  order.push(url)
  if (order.length >= pages) crawler.stop()
}
const plain = (request) => ({ ...request, url: request.url.replace(/^https:/, 'http:') })

const crawler = new CheerioCrawler(
  {
    proxyConfiguration: new ProxyConfiguration({ proxyUrls: [proxyUrl] }),
    maxConcurrency: 8,
    sameDomainDelaySecs: 0.5,
    maxRequestRetries: 2,
    navigationTimeoutSecs: 3,
    requestHandlerTimeoutSecs: 10,
    additionalMimeTypes: ['text/plain', 'text/markdown', 'application/pdf', 'application/octet-stream'],
    respectRobotsTxtFile: true,
    async requestHandler({ request, response, enqueueLinks, $ }) {
      if (response.statusCode === 200) take(request.loadedUrl.replace(/^http:/, 'https:'))
      const promising = $
        ? $('a[href]')
            .toArray()
            .filter((link) => wanted.test(`${$(link).text()} ${$(link).attr('href')}`))
            .map((link) => new URL($(link).attr('href'), request.loadedUrl).href)
        : []
      const rules = { strategy: 'same-domain', exclude, transformRequestFunction: plain }
      await enqueueLinks({ ...rules, urls: promising, forefront: true })
      await enqueueLinks(rules)
    },
    failedRequestHandler({ request }) {
      take(`failed ${request.url}`)
    },
  },
  new Configuration({ persistStorage: false, purgeOnStart: false, logLevel: 'OFF' }),
)

const begun = performance.now()
const home = `http://${labHosts.main}/`
const robots = await RobotsTxtFile.find(home, proxyUrl)
const listed = await readSitemaps(robots.getSitemaps())
const isOffered = (url) => wanted.test(url) && ![...skipped, ...repeated].some((name) => url.includes(`/${name}`))
await crawler.run([home, ...listed.map(asPlain).filter(isOffered)])
const milliseconds = performance.now() - begun
clearInterval(sampler)
lab.send('stop')
const weights = truthWeights()
const sum = (urls) => [...new Set(urls)].reduce((total, url) => total + (weights.get(url) ?? 0), 0)
const recall = (fetches) => sum(order.slice(0, fetches)) / sum(weights.keys())
process.stdout.write(`${JSON.stringify({ milliseconds, peak, at40: recall(40), at60: recall(60), pages: order.length, fromSitemaps: listed.length })}\n`)
process.exit(0)
