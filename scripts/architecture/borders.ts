import { builtinModules } from 'node:module'
import { deepEngineImports, featuresWithoutContract, guardedExports, networkFiles, systemFiles } from './allowed.ts'
import { isNode, isTest, layerOf, resolveImport, visitNodes, type Source, type Violation } from './sources.ts'

/** Who may import whom: layers, packages, rooms of the web, features and the doors of the engine. */

const layersOf: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  catalog: ['catalog', 'contract'],
  engine: ['engine', 'contract', 'catalog'],
  adapters: ['adapters', 'engine', 'contract', 'catalog'],
  cli: ['cli', 'adapters', 'engine', 'contract', 'catalog'],
  server: ['server', 'adapters', 'engine', 'contract', 'catalog'],
  web: ['web', 'contract'],
}

/** The packages of a part of the sources; the first line that fits counts, and where none fits any but React's may come. */
const packagesOf: readonly { readonly part: RegExp; readonly packages: readonly string[] }[] = [
  { part: /^src\/(contract|catalog)\//, packages: ['zod'] },
  { part: /^src\/engine\//, packages: ['zod', 'parse5', 'entities', 'tldts', 'eld'] },
  {
    part: /^src\/web\//,
    packages: [
      'react',
      'react-dom',
      '@tanstack/react-query',
      '@tanstack/react-router',
      '@base-ui/react',
      'lucide-react',
      'read-excel-file',
      'sonner',
      'uqr',
      'approx-string-match',
    ],
  },
  // A feature has what its transaction gives it: no pool, no browser, no server of its own.
  {
    // Files of a review, and tables as workbooks: the process that makes PDFs finds its compiler, template and fonts by itself.
    part: /^src\/server\/features\/reviews\/exports\//,
    packages: [
      'zod',
      'csv-stringify',
      'write-excel-file',
      '@myriaddreamin/typst-ts-web-compiler',
      'node:fs',
      'node:module',
      'node:path',
      'node:url',
    ],
  },
  // The usage of an organization is exported as CSV.
  { part: /^src\/server\/features\/usage\/usage-history\.ts$/, packages: ['csv-stringify'] },
  { part: /^src\/server\/features\//, packages: ['zod', 'kysely', 'pino', 'node:crypto'] },
]

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
  'ws',
  '@opentelemetry/exporter-metrics-otlp-http',
  '@opentelemetry/exporter-trace-otlp-http',
])

const engineDoors = /^src\/engine\/(index|ports|corpus)\.ts$/
const reactFamily = /^(react|react-dom|@tanstack|@base-ui|lucide-react|sonner)(\/|$)/
const builtins = new Set(builtinModules)
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

function checkPackage(file: string, to: string): string[] {
  const layer = layerOf(file)
  const full = !to.startsWith('node:') && builtins.has(to) ? `node:${to}` : to
  const rules: string[] = []
  if (!layer) return rules
  if (layer !== 'web' && reactFamily.test(to)) rules.push('React outside the web')
  if (isTest(file)) return rules
  const packages = packagesOf.find(({ part }) => part.test(file))?.packages
  if (packages && !packages.includes(full.startsWith('node:') ? full : packageOf(full))) rules.push('outside package')
  if (networkModules.has(full) && !networkFiles.some((one) => one.test(file))) rules.push('network module')
  return rules
}

export function checkLayers({ file, imports }: Source): Violation[] {
  const layer = layerOf(file)
  return imports.flatMap(({ to, typeOnly }) => {
    const rules: string[] = []
    if (to.startsWith('.')) {
      const target = resolveImport(file, to)
      const targetLayer = layerOf(target)
      if (layer && targetLayer && !layersOf[layer]?.includes(targetLayer)) rules.push('layer')
      if (layer === 'web' && targetLayer === 'contract' && !typeOnly && !target.endsWith('.forms.ts'))
        rules.push('web takes types only')
      const isDeep = targetLayer === 'engine' && layer !== '' && layer !== 'engine' && !engineDoors.test(target)
      if (isDeep && !isTest(file) && !deepEngineImports[file]?.files.includes(target))
        rules.push('engine by its index only')
    } else rules.push(...checkPackage(file, to))
    return rules.map((rule) => ({ rule, file, detail: to }))
  })
}

/** Lines of the list of deep imports whose file no longer needs them. */
export function checkDeepImports({ file, imports }: Source): Violation[] {
  const taken = new Set(imports.map(({ to }) => resolveImport(file, to)))
  const files = deepEngineImports[file]?.files ?? []
  return files.filter((one) => !taken.has(one)).map((detail) => ({ rule: 'unused allowance', file, detail }))
}

interface Part {
  readonly side: string
  readonly feature: string
  readonly name: string
}

function featureOf(file: string): Part | null {
  const [, side = '', feature = '', name = ''] = /^src\/(server|web)\/features\/([^/]+)\/(.+)$/.exec(file) ?? []
  return side === '' ? null : { side, feature, name }
}

const isDoor = ({ feature, name }: Part): boolean => name === `${feature}.public.ts` || name === `${feature}.public.tsx`
const composition = /^src\/server\/(compose(-web|-worker)?|jobs\/job-list)\.ts$/

/** The rule that an import of another feature's file breaks, or null. */
function featureRule(file: string, part: Part): string | null {
  const own = featureOf(file)
  if (own?.side === part.side && own.feature === part.feature) return null
  if (own?.side === part.side) return isDoor(part) ? null : 'feature by its public file'
  if (part.side === 'server') {
    const isComposed = composition.test(file) && /\.(routes|jobs|services)\.ts$/.test(part.name)
    return isComposed || !file.startsWith('src/server/') ? null : 'features are composed in one place'
  }
  const isRoute = file === 'src/web/router.tsx' && /^[A-Za-z]+Page\.tsx$/.test(part.name)
  return isRoute || isDoor(part) || !file.startsWith('src/web/') ? null : 'feature by its public file'
}

export function checkFeatures({ file, imports }: Source): Violation[] {
  if (isTest(file) && !file.startsWith('src/web/')) return []
  return imports.flatMap(({ to }): Violation[] => {
    const part = to.startsWith('.') ? featureOf(resolveImport(file, to)) : null
    const rule = part ? featureRule(file, part) : null
    return rule === null ? [] : [{ rule, file, detail: to }]
  })
}

/** One word finds a feature everywhere: a folder of the server or the web has its contract, or a reason not to. */
export function checkFeatureNames(sources: readonly Source[]): Violation[] {
  const contracts = new Set(
    sources.map(({ file }) => /^src\/contract\/([^/.]+)(?:\.(?:routes|forms))?\.ts$/.exec(file)?.[1]),
  )
  const seen = new Set<string>()
  return sources.flatMap(({ file }) => {
    const part = featureOf(file)
    if (!part || contracts.has(part.feature) || part.feature in featuresWithoutContract) return []
    const folder = `src/${part.side}/features/${part.feature}`
    if (seen.has(folder)) return []
    seen.add(folder)
    return [{ rule: 'feature without a contract', file: folder, detail: part.feature }]
  })
}

/** The rooms of the web that a room may use besides itself; what stands beside them composes all. */
const roomsOf: Readonly<Record<string, readonly string[]>> = {
  ui: ['ui', 'lib'],
  lib: ['ui', 'lib'],
  features: ['features', 'ui', 'lib'],
  shell: ['shell', 'features', 'ui', 'lib'],
  // The public pages are built by themselves and share no more than parts that know nothing.
  marketing: ['marketing', 'ui'],
}
const roomOf = (file: string): string => /^src\/web\/([^/]+)/.exec(file)?.[1] ?? ''

export function checkRooms({ file, imports }: Source): Violation[] {
  const allowed = roomsOf[roomOf(file)]
  if (!allowed) return []
  return imports
    .filter(({ to }) => to.startsWith('.'))
    .map(({ to }) => ({ to, room: roomOf(resolveImport(file, to)) }))
    .filter(({ room }) => room !== '' && !allowed.includes(room))
    .map(({ to }) => ({ rule: 'room of the web', file, detail: to }))
}

/** The features whose contract has a route for super admins. */
function systemFeatures(sources: readonly Source[]): Set<string> {
  const found = new Set<string>()
  for (const { file, program } of sources) {
    const [, feature] = /^src\/contract\/([^/.]+)(?:\.routes)?\.ts$/.exec(file) ?? []
    if (feature === undefined) continue
    visitNodes(program, ({ type, key, value }) => {
      const isAccess = type === 'Property' && isNode(key) && (key['name'] ?? key['value']) === 'access'
      if (isAccess && isNode(value) && value['value'] === 'super_admin') found.add(feature)
    })
  }
  return found
}

const databaseFile = 'src/server/access/database.ts'
const transactionsFile = 'src/server/access/transactions.ts'

/** A transaction outside every tenant is for routes of super admins. */
export function checkSystem(sources: readonly Source[]): Violation[] {
  const features = systemFeatures(sources)
  return sources.flatMap(({ file, imports }) => {
    if (layerOf(file) !== 'server' || isTest(file) || systemFiles.includes(file)) return []
    if (features.has(featureOf(file)?.feature ?? '')) return []
    return imports
      .filter(({ names, to }) => {
        const isWhole = names.includes('*') && resolveImport(file, to) === transactionsFile
        return isWhole || names.includes('inSystem') || names.includes('readInSystem')
      })
      .map(({ to }) => ({ rule: 'inSystem without a super admin’s route', file, detail: to }))
  })
}

/** What makes scopes, connections and transactions is taken by the listed files alone; a feature cannot even name the pool. */
export function checkGuards({ file, imports }: Source): Violation[] {
  if (layerOf(file) !== 'server' || isTest(file)) return []
  return imports.flatMap(({ to, names }) => {
    const target = to.startsWith('.') ? resolveImport(file, to) : ''
    const guarded = guardedExports[target] ?? {}
    const taken = names.includes('*') ? Object.keys(guarded) : names
    const found = taken
      .filter((name) => guarded[name] !== undefined && !guarded[name].includes(file))
      .map((name): Violation => ({ rule: 'guarded export', file, detail: name }))
    if (target === databaseFile && featureOf(file)) found.push({ rule: 'pool in a feature', file, detail: to })
    return found
  })
}
