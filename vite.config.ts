import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './scripts/precompress.ts'
import { writePublicPages } from './scripts/public-pages.ts'

/** sonner writes its stylesheet into the document, which the CSP forbids: the call goes, the stylesheet is imported instead. */
const sonnerWithoutInlineStyle: Plugin = {
  name: 'sonner-without-inline-style',
  transform(code, id) {
    if (!id.includes('/sonner/dist/index.mjs')) return null
    const kept = code.replace(/__insertCSS\("(?:[^"\\]|\\.)*"\);?/, '')
    if (kept === code) this.error('sonner no longer inserts its stylesheet as expected')
    return { code: kept, map: null }
  },
}

/** The public pages, and what the server answers in place of a file to whoever takes it compressed. */
const pagesAndCompressedVariants: Plugin = {
  name: 'pages-and-compressed-variants',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (dir === undefined) return
    await writePublicPages(dir)
    precompress(dir)
  },
}

/** What most signed-in screens share and a visitor's page does not: what opens over the page, and what tells of a change. */
const signedIn = /@base-ui|@floating-ui|sonner|lib\/notify\.ts|ui\/(?:Button|Select|Tooltip|ForeignText)\.tsx/

/** What a page that reads needs, and signing in does not: lists, icons, dates, chips. */
const reading =
  /lucide-react|queryObserver|react-query\/.*\/(?:useBaseQuery|useQuery|Is|Query|errorB|suspense)|lib\/(?:format|preferences|live-map|refresh|use-change)\.ts|ui\/(?:Chip|EmptyState)\.tsx/

/** What forms with bounded texts need, and the form that signs in does not. */
const boundedTexts =
  /ui\/(?:TextField|TextArea|PasswordField|LimitNote|use-text-limit)\.tsx?|contract\/(?:limits|length|corporate-email)\.forms\.ts/

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyle, pagesAndCompressedVariants],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // What Tailwind itself asks for: without it each colour is written three times.
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    reportCompressedSize: false,
    // What most screens use travels in one file: a file each compresses worse, and each is a request.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'base',
              test: (id) => ![signedIn, reading, boundedTexts].some((one) => one.test(id)),
              minShareCount: 17,
            },
            { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 3 },
            { name: 'reading', test: reading, minShareCount: 16 },
            { name: 'signed-in', test: signedIn, minShareCount: 16 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '8000'}`, ws: true } } },
})
