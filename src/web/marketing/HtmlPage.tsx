import type { ReactNode } from 'react'
import { homePlace, wholeAddress } from './links.ts'
import type { Assets } from '../../contract/public-pages.ts'

export interface PageHead {
  /** `/` below the marketing host; the home has a place of its own. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** What search engines read of the page; null for nothing. */
  readonly structured?: object | null
  /** Not for search engines. */
  readonly isHidden?: boolean
  /** Also where signed-in people come by: they are led on before anything is shown. */
  readonly isHome?: boolean
}

const card = '/social-card.png'

export function HtmlPage({
  head,
  assets,
  children,
}: {
  readonly head: PageHead
  readonly assets: Assets
  readonly children: ReactNode
}) {
  const { path, title, description, structured = null, isHidden = false, isHome = false } = head
  const address = wholeAddress(isHome ? homePlace : path)
  return (
    <html lang="en" className="dark" {...(isHome ? { 'data-home': homePlace } : {})}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="color-scheme" content="dark light" />
        {isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content="Assay" />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={address} />
        <meta property="og:image" content={wholeAddress(card)} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta property="og:image:alt" content="Assay: every claim carries the sentence that it rests on" />
        <meta name="twitter:card" content="summary_large_image" />
        <script src="/theme.js" />
        <script src="/visitor.js" />
        <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={assets.font} />
        {assets.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <link rel="manifest" href="/site.webmanifest" />
        {structured !== null && (
          // safe because it is our own JSON, in which no tag can be closed
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(structured).replaceAll('<', String.raw`\u003c`) }}
          />
        )}
        <script type="module" src={assets.script} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        {children}
      </body>
    </html>
  )
}
