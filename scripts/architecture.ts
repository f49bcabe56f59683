import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, normalize, relative, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One broken rule of the house, with the place. */
export interface Violation {
  readonly rule: string
  readonly file: string
  readonly detail: string
}

interface Source {
  readonly file: string
  readonly text: string
  readonly imports: readonly { readonly to: string; readonly typeOnly: boolean }[]
}

const layersOf: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  catalog: ['catalog', 'contract'],
  engine: ['engine', 'contract', 'catalog'],
  adapters: ['adapters', 'engine', 'contract', 'catalog'],
  cli: ['cli', 'adapters', 'engine', 'contract', 'catalog'],
  server: ['server', 'adapters', 'engine', 'contract', 'catalog'],
  web: ['web', 'contract'],
}

/** Packages that a layer may import; a layer that is not here may import any but React's. */
const packagesOf: Readonly<Record<string, readonly string[]>> = {
  contract: ['zod'],
  catalog: ['zod'],
  engine: ['zod', 'parse5', 'entities', 'tldts', 'eld'],
}

/** Who may open sockets. Everything else reaches the outside through the egress wall. */
const networkModules = new Set([
  'node:net',
  'node:tls',
  'node:http',
  'node:https',
  'node:http2',
  'node:dgram',
  'node:dns',
  'node:dns/promises',
  'undici',
])
const networkFiles = [
  /^src\/adapters\/egress\//,
  // Search and brand services: addresses that only the operator sets.
  /^src\/adapters\/search\/search-request\.ts$/,
  // Serves the fictional vendors of the sample organization on loopback.
  /^src\/adapters\/sample-web\//,
  // Asks the system for a free port on loopback; opens nothing to the outside.
  /^src\/server\/db\/embedded\/launcher\.ts$/,
  // Tries the port that the product is to listen on; opens nothing to the outside.
  /^src\/server\/free-port\.ts$/,
]

const forbiddenNames = /^(utils?|helpers?|common|misc|shared)$/
const reactFamily = /^(react|react-dom|@tanstack|@base-ui|lucide-react|sonner)(\/|$)/
const builtins = new Set(builtinModules)
const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || /(-|\.)for-tests\.ts$/.test(file)
const layerOf = (file: string): string => /^src\/([a-z]+)\//.exec(file)?.[1] ?? ''
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const { module } = parseSync(file, text)
  const fixed = module.staticImports.map((one) => ({
    to: one.moduleRequest.value,
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }))
  const exported = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry) =>
      entry.moduleRequest ? [{ to: entry.moduleRequest.value, typeOnly: entry.isType }] : [],
    ),
  )
  const lazy = module.dynamicImports.map((one) => ({
    to: text.slice(one.moduleRequest.start, one.moduleRequest.end).replaceAll(/^['"]|['"]$/g, ''),
    typeOnly: false,
  }))
  return { file, text, imports: [...fixed, ...exported, ...lazy] }
}

const resolveImport = (from: string, to: string): string =>
  normalize(join(dirname(from), to))
    .split(sep)
    .join('/')

function checkLayers({ file, imports }: Source): Violation[] {
  const layer = layerOf(file)
  const found: Violation[] = []
  for (const { to, typeOnly } of imports) {
    const report = (rule: string): void => void found.push({ rule, file, detail: to })
    if (to.startsWith('.')) {
      const target = resolveImport(file, to)
      const targetLayer = layerOf(target)
      if (layer && targetLayer && !layersOf[layer]?.includes(targetLayer)) report('layer')
      if (layer === 'web' && targetLayer === 'contract' && !typeOnly && !target.endsWith('.forms.ts'))
        report('web takes types only')
      if (layer && layer !== 'engine' && targetLayer === 'engine' && !isTest(file)) {
        if (!/^src\/engine\/(index|ports|corpus)\.ts$/.test(target) && layer !== 'adapters' && layer !== 'cli')
          report('engine by its index only')
      }
      continue
    }
    const allowed = packagesOf[layer]
    const bare = packageOf(to.replace(/^node:/, ''))
    const isNode = to.startsWith('node:') || builtins.has(to)
    if (allowed && !isTest(file) && (isNode || !allowed.includes(bare))) report('outside package')
    if (layer && layer !== 'web' && reactFamily.test(to)) report('React outside the web')
    if (layer === 'web' && isNode && !isTest(file)) report('outside package')
    if (networkModules.has(to) && layer && !isTest(file) && !networkFiles.some((one) => one.test(file)))
      report('network module')
  }
  return found
}

function checkFeatures({ file, imports }: Source): Violation[] {
  const own = /^src\/(server|web)\/features\/([^/]+)\//.exec(file)
  return imports.flatMap(({ to }): Violation[] => {
    if (!to.startsWith('.')) return []
    const target = resolveImport(file, to)
    const other = /^src\/(server|web)\/features\/([^/]+)\/(.+)$/.exec(target)
    if (!other || isTest(file)) return []
    const fromFeature = own && own[1] === other[1] && own[2] !== other[2]
    if (fromFeature && !other[3]?.endsWith('.public.ts'))
      return [{ rule: 'feature by its public file', file, detail: to }]
    const outside = other[1] === 'server' && !own && file.startsWith('src/server/')
    const composed =
      /^src\/server\/compose(-web|-worker)?\.ts$/.test(file) && /\.(routes|jobs)\.ts$/.test(other[3] ?? '')
    if (outside && !composed) return [{ rule: 'features are composed in one place', file, detail: to }]
    return []
  })
}

function checkNames({ file }: Source): Violation[] {
  const parts = file.split('/')
  const last = (parts.pop() ?? '').replace(/(\.test|\.spec)?\.(ts|tsx|mjs)$/, '')
  const found = [...parts, last]
    .filter((part) => forbiddenNames.test(part))
    .map((part) => ({ rule: 'name', file, detail: part }))
  const isComponent = file.endsWith('.tsx') && /^[A-Z][A-Za-z0-9]*$/.test(last)
  if (!isComponent && !/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(last)) found.push({ rule: 'file name', file, detail: last })
  if (last === 'index' && file !== 'src/engine/index.ts' && !file.endsWith('.html'))
    found.push({ rule: 'barrel', file, detail: last })
  return found
}

function checkSize({ file, text }: Source): Violation[] {
  const lines = text.split('\n').length - 1
  const limit = isTest(file) || file.startsWith('tests/') ? 600 : 400
  const generated = file.endsWith('db/schema.ts') || file.endsWith('.gen.ts')
  return lines > limit && !generated ? [{ rule: 'file size', file, detail: `${lines} lines, ${limit} at most` }] : []
}

const patterns: readonly { rule: string; applies: RegExp; pattern: RegExp; except?: RegExp }[] = [
  {
    rule: 'environment',
    applies: /^src\/(server|adapters)\//,
    pattern: /process\.env\b/,
    except: /^src\/server\/compose\.ts$/,
  },
  {
    rule: 'network in the engine',
    applies: /^src\/(engine|catalog|contract)\//,
    pattern: /(?<![.\w])(fetch|WebSocket|XMLHttpRequest)\(/,
    except: /^src\/engine\/ports\.ts$/,
  },
  {
    rule: 'clock in the engine',
    applies: /^src\/engine\//,
    pattern: /\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\()/,
  },
  { rule: 'global fetch', applies: /^src\/(server|adapters|cli)\//, pattern: /(?<![.\w])fetch\(/ },
]

function checkPatterns({ file, text }: Source): Violation[] {
  if (isTest(file)) return []
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return patterns
    .filter((one) => one.applies.test(file) && !one.except?.test(file) && one.pattern.test(code))
    .map((one) => ({ rule: one.rule, file, detail: one.pattern.exec(code)?.[0] ?? '' }))
}

/** Value imports only: a cycle of types costs nothing. */
function checkCycles(sources: readonly Source[]): Violation[] {
  const byFile = new Map(sources.map((source) => [source.file, source]))
  const state = new Map<string, 'open' | 'done'>()
  const found: Violation[] = []
  const visit = (file: string, path: readonly string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push({ rule: 'cycle', file, detail: [...path.slice(path.indexOf(file)), file].join(' > ') })
      return
    }
    state.set(file, 'open')
    for (const { to, typeOnly } of byFile.get(file)?.imports ?? []) {
      const target = to.startsWith('.') ? resolveImport(file, to) : ''
      if (!typeOnly && byFile.has(target)) visit(target, [...path, file])
    }
    state.set(file, 'done')
  }
  for (const { file } of sources) visit(file, [])
  return found
}

/** Reads every source below `root` and answers what breaks the rules of the house. */
export function findViolations(
  root: string,
  folders: readonly string[] = ['src', 'tests', 'scripts', 'bench'],
): Violation[] {
  const sources = folders.flatMap((folder) => filesBelow(root, folder)).map((file) => readSource(root, file))
  const single = sources.flatMap((source) => [
    ...checkLayers(source),
    ...checkFeatures(source),
    ...checkNames(source),
    ...checkSize(source),
    ...checkPatterns(source),
  ])
  return [...single, ...checkCycles(sources)]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const violations = findViolations(root)
  for (const { rule, file, detail } of violations) process.stdout.write(`${file}: ${rule}: ${detail}\n`)
  process.stdout.write(`${violations.length} violations in ${relative(process.cwd(), root) || '.'}\n`)
  process.exitCode = violations.length === 0 ? 0 : 1
}
