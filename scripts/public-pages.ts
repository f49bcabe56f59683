import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { startingPlans } from '../src/catalog/starting-plans.ts'
import type { Assets, Material, SampleReview } from '../src/contract/public-pages.ts'
import { readMeasurement } from './measured-figures.ts'
import { root, runStep } from './run-step.ts'
import { sampleReviewFile } from './sample-review.ts'

/**
 * Writes the public pages as HTML beside the built web app. They hold places in braces for what the server alone knows, such as
 * the addresses of this installation, so that the server and not the static files answers them.
 */
const entry = 'marketing/script/main.ts'
const font = 'geist-latin-wght-normal'
const pagesManifest = '.vite/pages-manifest.json'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}

const web = join(root, 'src/web')
const quiet = { configFile: false, root: web, logLevel: 'warn', publicDir: false } as const

/** Script and style of the pages: a build of its own, so that neither it nor the app waits for code that both would share. */
async function buildAssets(dist: string): Promise<Assets> {
  await build({
    ...quiet,
    build: {
      outDir: dist,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      manifest: pagesManifest,
      modulePreload: { polyfill: false },
      target: 'es2022',
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      reportCompressedSize: false,
      rolldownOptions: { input: join(web, entry) },
    },
  })
  // safe because vite has just written this file
  const manifest = JSON.parse(readFileSync(join(dist, pagesManifest), 'utf8')) as Record<string, Chunk>
  const chunk = manifest[entry]
  const fontFile = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file].concat(assets))
    .find((file) => file.includes(font))
  if (!chunk || fontFile === undefined) throw new Error('The build has no script or no font of the public pages')
  return {
    script: `/${chunk.file}`,
    styles: (chunk.css ?? []).map((file) => `/${file}`),
    font: `/${fontFile}`,
  }
}

interface Renderer {
  readonly renderPages: (
    material: Material,
  ) => readonly { readonly path: string; readonly html: string; readonly isListed: boolean }[]
  readonly renderNotFound: () => string
}

async function loadRenderer(): Promise<Renderer> {
  const folder = join(root, '.cache', 'marketing')
  await build({
    ...quiet,
    plugins: [react()],
    build: { ssr: 'marketing/render.tsx', outDir: folder, emptyOutDir: true },
  })
  // safe because src/web/marketing/render.tsx, which was built just now, exports these
  return (await import(`${pathToFileURL(join(folder, 'render.js')).href}?${Date.now()}`)) as Renderer
}

/** The app's own page, in which the words stand already: it takes over once it has run, and knows who is signed in. */
function notFoundPage(dist: string, words: string): string {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  return page
    .replace(/<noscript>.*?<\/noscript>/s, '')
    .replace('<div id="root"></div>', `<div id="root">${words}</div>`)
    .replace(/<title>.*?<\/title>/, '<title>Page not found – Assay</title>')
}

/** The addresses of the app, as its router spells them: all others are nobody's. */
function readAppPaths(): string[] {
  const router = readFileSync(join(web, 'router.tsx'), 'utf8')
  return [...router.matchAll(/\bpath: '(\/[^']+)'/g)].map(([, path = '']) => path)
}

async function readSample(): Promise<SampleReview> {
  const { ok } = await runStep([join(root, 'scripts', 'sample-review.ts')])
  if (!ok) throw new Error('The sample review of the landing page could not be made')
  // safe because the script that has just ended writes this file
  return JSON.parse(readFileSync(sampleReviewFile, 'utf8')) as SampleReview
}

export async function writePublicPages(dist: string): Promise<void> {
  const assets = await buildAssets(dist)
  const review = await readSample()
  const { renderPages, renderNotFound } = await loadRenderer()
  const rendered = renderPages({
    review,
    plans: startingPlans,
    measurement: readMeasurement(),
    assets,
  })
  const folder = join(dist, 'pages')
  mkdirSync(folder, { recursive: true })
  const pages = rendered.map(({ path, isListed, html }) => {
    const file = `${path.slice(1).replaceAll('/', '-')}.html`
    writeFileSync(join(folder, file), html)
    return { path, file, isListed }
  })
  writeFileSync(join(folder, '404.html'), notFoundPage(dist, renderNotFound()))
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages, appPaths: readAppPaths() }))
}
