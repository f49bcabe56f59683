import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  root: 'src/web',
  plugins: [react(), tailwindcss(), sonnerWithoutInlineStyle],
  build: {
    outDir: '../../dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
})
