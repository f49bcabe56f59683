import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run-step.ts'

/**
 * What a visitor loads before a screen works, against the budgets of the design: the bytes that go over the wire, so the
 * files that the build compressed. Brotli is what browsers take over https, gzip what they take over http.
 */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

const entry = 'index.html'
const shell = 'shell/AppShell.tsx'

interface Screen {
  readonly name: string
  readonly chunks: readonly string[]
  /** kB of 1,000 bytes, in either encoding. */
  readonly budget: number
}

const screens: readonly Screen[] = [
  { name: 'auth', chunks: [entry, 'features/auth/AuthPage.tsx'], budget: 120 },
  {
    name: 'package selection',
    chunks: [entry, 'features/payments/PackageSelectionPage.tsx', 'lib/later-routes.gen.ts'],
    budget: 150,
  },
  { name: 'dashboard', chunks: [entry, shell, 'features/vendors/ReviewHubPage.tsx'], budget: 195 },
  {
    name: 'hub analytics',
    chunks: [entry, shell, 'features/vendors/ReviewHubPage.tsx', 'features/analytics/HubAnalytics.tsx'],
    budget: 215,
  },
  { name: 'analytics', chunks: [entry, shell, 'features/analytics/AnalyticsPage.tsx'], budget: 195 },
  { name: 'advisor', chunks: [entry, shell, 'features/analytics/AdvisorPage.tsx'], budget: 195 },
  { name: 'add vendor', chunks: [entry, shell, 'features/vendors/AddVendorPage.tsx'], budget: 195 },
  {
    name: 'system console',
    chunks: [entry, 'shell/SuperAdminPage.tsx', 'features/operator/OverviewTab.tsx', 'lib/later-routes.gen.ts'],
    budget: 170,
  },
  {
    name: 'tenant console',
    chunks: [entry, 'shell/TenantAdminPage.tsx', 'features/organizations/TeamTab.tsx', 'lib/later-routes.gen.ts'],
    budget: 170,
  },
  { name: 'review', chunks: [entry, shell, 'features/reviews/ReviewPage.tsx'], budget: 190 },
]
/** The public pages: a build of their own, whose first load is its script, its style and two small files of the frame. */
const pages = { manifest: 'pages-manifest.json', entry: 'marketing/script/main.ts', script: 60, style: 12 }
const cssBudget = 12
const fontBudget = 55

const dist = join(root, 'dist')
function readManifest(name: string): Manifest {
  const path = join(dist, '.vite', name)
  if (!existsSync(path)) throw new Error('There is no build to measure: run vite build first')
  // safe because vite writes this file
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest
}
const manifest = readManifest('manifest.json')

function reach(keys: readonly string[]): Chunk[] {
  const seen = new Map<string, Chunk>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk ${key}`)
    if (seen.has(key)) return
    seen.set(key, chunk)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return [...seen.values()]
}

type Encoding = 'br' | 'gz'

/** As it is served: a file that compressing does not make smaller has no such variant. */
function servedSize(file: string, encoding: Encoding): number {
  const path = join(dist, file)
  const packed = `${path}.${encoding}`
  return statSync(existsSync(packed) ? packed : path).size / 1000
}

const sum = (files: Iterable<string>, encoding: Encoding): number =>
  [...new Set(files)].reduce((total, file) => total + servedSize(file, encoding), 0)

let failed = false
function report(name: string, files: readonly string[], budget: number): void {
  const [brotli, gzip] = [sum(files, 'br'), sum(files, 'gz')]
  const isOver = Math.max(brotli, gzip) > budget
  failed ||= isOver
  const sizes = `${brotli.toFixed(1).padStart(7)} kB br ${gzip.toFixed(1).padStart(7)} kB gzip`
  process.stdout.write(`${name.padEnd(16)}${sizes} of ${budget}${isOver ? '  OVER BUDGET' : ''}\n`)
}

for (const { name, chunks, budget } of screens) {
  const files = reach(chunks).map((chunk) => chunk.file)
  if (!existsSync(join(dist, `${files[0] ?? ''}.br`))) throw new Error('The build has no compressed files')
  report(`JS ${name}`, files, budget)
}
const styles = reach([entry, shell]).flatMap((chunk) => chunk.css ?? [])
report('CSS', styles, cssBudget)
const all = Object.values(manifest).flatMap(({ file, assets = [] }) => [file].concat(assets))
report(
  'fonts',
  all.filter((file) => file.endsWith('.woff2')),
  fontBudget,
)
const landing = readManifest(pages.manifest)[pages.entry]
if (!landing) throw new Error('The build has no script of the public pages')
report('JS landing', [landing.file, 'theme.js', 'visitor.js'], pages.script)
report('CSS landing', landing.css ?? [], pages.style)
process.exitCode = failed ? 1 : 0
