import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
type Manifest = Readonly<Record<string, z.infer<typeof chunk>>>

const shell = 'shell/AppShell.tsx'

/** The web app's routes, in its own spelling, with the modules that it loads once its entry has run. */
export const pageModules: readonly (readonly [path: string, modules: readonly string[]])[] = [
  ['/auth', ['features/auth/AuthPage.tsx']],
  ['/package-selection', ['features/payments/PackageSelectionPage.tsx']],
  ['/dashboard', [shell, 'features/vendors/ReviewHubPage.tsx']],
  ['/analytics', [shell, 'features/analytics/AnalyticsPage.tsx']],
  ['/plan-value-advisor', [shell, 'features/analytics/AdvisorPage.tsx']],
  ['/vendors/new', [shell, 'features/vendors/AddVendorPage.tsx']],
  ['/vendor/$vendorId/review', [shell, 'features/reviews/ReviewPage.tsx']],
  ['/vendor/$vendorId/review/$scanId', [shell, 'features/reviews/ReviewPage.tsx']],
]

/** A module with all that it imports, each once; nothing for one that the build does not have. */
function reach(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const found = manifest[key]
    if (!found || seen.has(key)) continue
    seen.add(key)
    reach(manifest, found.imports, seen)
  }
  return seen
}

function linkHeader(manifest: Manifest, modules: readonly string[]): string {
  // The page itself names what its entry needs.
  const known = reach(manifest, ['index.html'])
  const chunks = [...reach(manifest, modules)].filter((key) => !known.has(key)).flatMap((key) => manifest[key] ?? [])
  const scripts = chunks.map(({ file }) => `</${file}>; rel=modulepreload`)
  const styles = new Set(chunks.flatMap(({ css }) => css))
  return [...scripts, ...[...styles].map((file) => `</${file}>; rel=preload; as=style; crossorigin`)].join(', ')
}

/**
 * What a browser may fetch while the page's entry is still on its way, as a Link header for each path of the web app: without
 * it the page's own modules are asked for only when the entry has run. Null for other paths, and without a manifest.
 */
export function readPagePreloads(folder: string): (path: string) => string | null {
  const path = join(folder, '.vite', 'manifest.json')
  if (!existsSync(path)) return () => null
  const manifest = z.record(z.string(), chunk).parse(JSON.parse(readFileSync(path, 'utf8')))
  const links = pageModules.map(([spelling, modules]) => ({
    parts: spelling.split('/'),
    link: linkHeader(manifest, modules),
  }))
  return (asked) => {
    const parts = asked.replace(/\/$/, '').split('/')
    const page = links.find(
      (one) =>
        one.parts.length === parts.length &&
        one.parts.every((part, index) => part.startsWith('$') || part === parts[index]),
    )
    return page?.link ?? null
  }
}
