import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import '@fastify/swagger'
import { routeList } from '../../contract/routes.ts'
import type { Access } from '../../contract/route.ts'

const style = `:root{color-scheme:light dark;font:15px/1.6 system-ui,sans-serif}body{margin:0 auto;max-width:64rem;padding:2rem 1rem}
h1{font-size:1.5rem}h2{margin:2.5rem 0 .5rem;font-size:1.1rem;text-transform:capitalize}details{border-top:1px solid #8884;padding:.6rem 0}
summary{cursor:pointer}summary code{font-weight:600}pre{overflow:auto;padding:.75rem;background:#8881;border-radius:6px;font-size:13px}
.method{display:inline-block;min-width:4.5rem;font:600 12px ui-monospace,monospace}.access{color:GrayText;font-size:13px}
:focus-visible{outline:2px solid Highlight;outline-offset:2px}`

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const accessWords = (access: Access): string => {
  if (access === 'public') return 'No sign-in'
  if (access === 'signed_in') return 'Any signed-in user'
  if (access === 'super_admin') return 'Super admin'
  return `Permission ${access}`
}

interface Operation {
  readonly parameters?: unknown
  readonly requestBody?: unknown
  readonly responses?: unknown
}

function block(title: string, value: unknown): string {
  return value === undefined ? '' : `<h3>${title}</h3><pre>${escape(JSON.stringify(value, null, 2))}</pre>`
}

function renderPage(document: { paths?: Record<string, Record<string, Operation> | undefined> }): string {
  const parts: string[] = []
  let feature = ''
  for (const [name, spec] of routeList) {
    const group = name.split('.')[0] ?? ''
    if (group !== feature) parts.push(`<h2>${escape(group)}</h2>`)
    feature = group
    const operation = document.paths?.[`/api${spec.path}`]?.[spec.method.toLowerCase()]
    parts.push(
      `<details><summary><span class="method">${spec.method}</span><code>/api${escape(spec.path)}</code> — ${escape(spec.summary)}</summary>`,
      `<p class="access">${escape(accessWords(spec.access))}</p>`,
      block('Parameters', operation?.parameters),
      block('Body', operation?.requestBody),
      block('Answers', operation?.responses),
      '</details>',
    )
  }
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Assay API</title><link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Assay API</h1>
<p>Send JSON and a bearer token. Every answer is <code>{ success, data }</code> or an error body with <code>detail</code>, <code>code</code> and
<code>request_id</code>. PDF, Markdown, CSV and JSON files come in such a body, or as they are when <code>Accept</code> names their media type
(<code>application/octet-stream</code> for any). The machine-readable document is <a href="/api/openapi.json">openapi.json</a>.</p>${parts.join('')}</main></body></html>`
}

/** The OpenAPI document and its page for people: plain HTML and one stylesheet, so that it holds under the strict CSP. */
export function serveDocs(app: FastifyInstance): void {
  const undeclared = { undeclared: true } as const
  const etag = `"${createHash('sha256').update(style).digest('hex').slice(0, 16)}"`
  app.get('/api/openapi.json', { schema: { hide: true }, config: undeclared }, async () => app.swagger())
  app.get('/api/docs', { schema: { hide: true }, config: undeclared }, async (_request, reply) =>
    // safe because swagger answers an OpenAPI document, whose paths are keyed by path and method
    reply.type('text/html; charset=utf-8').send(renderPage(app.swagger() as Parameters<typeof renderPage>[0])),
  )
  app.get('/api/docs/style.css', { schema: { hide: true }, config: undeclared }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('etag', etag).header('cache-control', 'max-age=3600').send(style),
  )
}
