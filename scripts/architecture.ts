import { join, relative } from 'node:path'
import {
  checkDeepImports,
  checkFeatureNames,
  checkFeatures,
  checkGuards,
  checkLayers,
  checkRooms,
  checkSystem,
} from './architecture/borders.ts'
import {
  checkFactFiles,
  checkFactIds,
  checkNetworkUses,
  checkPatterns,
  checkQueries,
  checkStatements,
} from './architecture/code.ts'
import { isTest, readSources, resolveImport, type Source, type Violation } from './architecture/sources.ts'

const forbiddenNames = /^(utils?|helpers?|common|misc|shared)$/

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

const checks: readonly ((source: Source) => Violation[])[] = [
  checkLayers,
  checkDeepImports,
  checkFeatures,
  checkGuards,
  checkRooms,
  checkNames,
  checkSize,
  checkPatterns,
  checkNetworkUses,
  checkStatements,
  checkQueries,
  checkFactFiles,
]

/** Reads every source below `root` and answers what breaks the rules of the house. */
export function findViolations(
  root: string,
  folders: readonly string[] = ['src', 'tests', 'scripts', 'bench'],
): Violation[] {
  const sources = readSources(root, folders)
  const single = sources.flatMap((source) => checks.flatMap((check) => check(source)))
  return [
    ...single,
    ...checkSystem(sources),
    ...checkFeatureNames(sources),
    ...checkFactIds(sources),
    ...checkCycles(sources),
  ]
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const violations = findViolations(root)
  for (const { rule, file, detail } of violations) process.stdout.write(`${file}: ${rule}: ${detail}\n`)
  process.stdout.write(`${violations.length} violations in ${relative(process.cwd(), root) || '.'}\n`)
  process.exitCode = violations.length === 0 ? 0 : 1
}
