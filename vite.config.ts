import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { precompress } from './scripts/precompress.ts'

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

/** What the server answers in place of a file to whoever takes it compressed. */
const compressedVariants: Plugin = {
  name: 'compressed-variants',
  apply: 'build',
  writeBundle: ({ dir }) => {
    if (dir !== undefined) precompress(dir)
  },
}

/** What most screens share and signing in does not: it waits for nothing that explains itself, reads lists or draws icons. */
const signedIn =
  /@base-ui|@floating-ui|lucide-react|sonner|queryObserver|react-query\/.*\/(?:useBaseQuery|useQuery|Is|Query|errorB|suspense)|lib\/notify\.ts|ui\/(?:Button|Tooltip|ForeignText)\.tsx/

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyle, compressedVariants],
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
            { name: 'base', test: (id) => !signedIn.test(id), minShareCount: 20 },
            { name: 'signed-in', test: signedIn, minShareCount: 20 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: `http://127.0.0.1:${process.env['PORT'] ?? '8000'}`, ws: true } } },
})
