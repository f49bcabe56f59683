import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { root } from './run-step.ts'

/** What a visitor loads before a screen works, against the budgets of the design. Reads the manifest of the last build. */
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
  /** kB of 1,000 bytes, gzip. */
  readonly budget: number
}

const screens: readonly Screen[] = [
  { name: 'auth', chunks: [entry, 'features/auth/AuthPage.tsx'], budget: 120 },
  { name: 'dashboard', chunks: [entry, shell, 'features/vendors/ReviewHubPage.tsx'], budget: 195 },
  { name: 'add vendor', chunks: [entry, shell, 'features/vendors/AddVendorPage.tsx'], budget: 195 },
  { name: 'review', chunks: [entry, shell, 'features/scans/ReviewPage.tsx'], budget: 190 },
]
const cssBudget = 12
const fontBudget = 55

const dist = join(root, 'dist')
const manifestPath = join(dist, '.vite', 'manifest.json')
if (!existsSync(manifestPath)) throw new Error('There is no build to measure: run vite build first')
// safe because vite writes this file
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest

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

const gzipped = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000
const sum = (files: Iterable<string>): number => [...new Set(files)].reduce((total, file) => total + gzipped(file), 0)

let failed = false
function report(name: string, size: number, budget: number): void {
  const isOver = size > budget
  failed ||= isOver
  process.stdout.write(
    `${name.padEnd(16)}${size.toFixed(1).padStart(7)} kB of ${budget}${isOver ? '  OVER BUDGET' : ''}\n`,
  )
}

for (const { name, chunks, budget } of screens)
  report(`JS ${name}`, sum(reach(chunks).map((chunk) => chunk.file)), budget)
const all = Object.values(manifest)
report('CSS', sum(reach([entry, shell]).flatMap((chunk) => chunk.css ?? [])), cssBudget)
const files = all.flatMap(({ file, assets = [] }) => [file].concat(assets))
const fonts = files.filter((file) => file.endsWith('.woff2'))
const fontSize = [...new Set(fonts)].reduce((total, file) => total + readFileSync(join(dist, file)).length / 1000, 0)
report('fonts', fontSize, fontBudget)
process.exitCode = failed ? 1 : 0
