import { fork } from 'node:child_process'
import { once } from 'node:events'
import { CheerioCrawler, Configuration, ProxyConfiguration } from '@crawlee/cheerio'
import { truthWeights } from '../../tests/support/lab/lab-measures.ts'
import { labHosts } from '../../tests/support/lab/lab-pages.ts'

/** Crawls the lab with Crawlee: the same budget, the same distance between requests, links of the same domain. */
const lab = fork(new URL('../../tests/support/lab/serve-lab.ts', import.meta.url), ['30'])
const [{ hosts }] = await once(lab, 'message')
const proxyUrl = `http://${hosts[labHosts.main]}`
const order = []
let peak = 0
const sampler = setInterval(() => {
  peak = Math.max(peak, process.memoryUsage().rss)
}, 20)
const plain = (request) => ({ ...request, url: request.url.replace(/^https:/, 'http:') })

const crawler = new CheerioCrawler(
  {
    proxyConfiguration: new ProxyConfiguration({ proxyUrls: [proxyUrl] }),
    maxRequestsPerCrawl: 60,
    maxConcurrency: 8,
    sameDomainDelaySecs: 0.5,
    maxRequestRetries: 2,
    navigationTimeoutSecs: 3,
    requestHandlerTimeoutSecs: 10,
    additionalMimeTypes: ['text/plain', 'text/markdown', 'application/pdf', 'application/octet-stream'],
    async requestHandler({ request, response, enqueueLinks }) {
      if (response.statusCode === 200) order.push(request.loadedUrl.replace(/^http:/, 'https:'))
      await enqueueLinks({ strategy: 'same-domain', transformRequestFunction: plain })
    },
    failedRequestHandler({ request }) {
      order.push(`failed ${request.url}`)
    },
  },
  new Configuration({ persistStorage: false, purgeOnStart: false, logLevel: 'OFF' }),
)

const begun = performance.now()
await crawler.run([`http://${labHosts.main}/`])
const milliseconds = performance.now() - begun
clearInterval(sampler)
lab.send('stop')
const weights = truthWeights()
const sum = (urls) => [...new Set(urls)].reduce((total, url) => total + (weights.get(url) ?? 0), 0)
const recall = (fetches) => sum(order.slice(0, fetches)) / sum(weights.keys())
process.stdout.write(`${JSON.stringify({ milliseconds, peak, at40: recall(40), at60: recall(60), pages: order.length })}\n`)
process.exit(0)
