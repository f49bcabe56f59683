import type { FastifyInstance } from 'fastify'
import { AppError } from '../../contract/errors.ts'
import type { BriefingSettings } from '../public-pages-settings.ts'

type MeetingForm = NonNullable<BriefingSettings['form']>

const path = '/schedule-briefing/frame'

/** Where the third party's script comes from, by the region of the account. */
const scriptHost = (region: string): string => (region === 'na1' ? 'js.hsforms.net' : `js-${region}.hsforms.net`)

/** Tells the page that a form is there; it waits no longer than eight seconds for that. */
const watcher = `new MutationObserver(function(_,o){if(document.querySelector('.hs-form-frame iframe,.hs-form-frame form')){o.disconnect();parent.postMessage('form-shown','*')}}).observe(document.body,{childList:true,subtree:true})\n`

const policy = [
  "default-src 'none'",
  "script-src 'self' https://*.hsforms.net https://*.hsforms.com",
  "style-src 'unsafe-inline' https://*.hsforms.net https://*.hsforms.com",
  'img-src data: https://*.hsforms.com https://*.hsforms.net',
  'font-src data: https:',
  'connect-src https://*.hsforms.com https://*.hsforms.net',
  'frame-src https://*.hsforms.com https://*.hsforms.net',
  'form-action https://*.hsforms.com',
  "frame-ancestors 'self'",
  "base-uri 'none'",
].join(';')

const pageOf = (
  form: MeetingForm,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Schedule a meeting</title>
<script src="${path}.js" defer></script><script src="https://${scriptHost(form.region)}/forms/embed/${form.portal_id}.js" defer></script></head>
<body><div class="hs-form-frame" data-region="${form.region}" data-form-id="${form.form_id}" data-portal-id="${form.portal_id}"></div></body></html>`

/**
 * The scheduling form of a third party, in a document of its own: its policy lets that party in, and ours stays shut. The page
 * shows it in a sandbox without our origin, so that it reads nothing of ours. 404 where none is set up.
 */
export function serveBriefingFrame(app: FastifyInstance, formOf: () => MeetingForm | null): void {
  app.get(path, { schema: { hide: true } }, async (_request, reply) => {
    const form = formOf()
    if (form === null) throw new AppError('not_found', 'There is no scheduling form here.')
    return reply
      .headers({ 'content-security-policy': policy, 'x-frame-options': 'SAMEORIGIN', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(pageOf(form))
  })
  // Asked for by a document without an origin.
  app.get(`${path}.js`, { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cross-origin-resource-policy', 'cross-origin').type('text/javascript; charset=utf-8').send(watcher),
  )
}
