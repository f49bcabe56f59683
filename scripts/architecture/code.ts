import { factIdFiles, sqlFiles, webNetworkFiles } from './allowed.ts'
import {
  isNode,
  isTest,
  layerOf,
  resolveImport,
  visitNodes,
  type Source,
  type SyntaxNode,
  type Violation,
} from './sources.ts'

/** What code may say where: the environment, the clock, the network, facts, statements, refusals, and what the web writes once. */

const patterns: readonly { rule: string; applies: RegExp; pattern: RegExp; except?: RegExp }[] = [
  {
    rule: 'environment',
    applies: /^src\/(server|adapters)\//,
    pattern: /process\.env\b/,
    except: /^src\/server\/environment\.ts$/,
  },
  {
    rule: 'clock in the engine',
    applies: /^src\/engine\//,
    pattern: /\b(Date\.now\(|new Date\(\)|Math\.random\(|performance\.now\()/,
  },
  // Which queries a change concerns stands in the live map alone.
  {
    rule: 'invalidation by hand',
    applies: /^src\/web\//,
    pattern: /\b(invalidateQueries|resetQueries|removeQueries)\b/,
    except: /^src\/web\/lib\/refresh\.ts$/,
  },
  { rule: 'lazy by hand', applies: /^src\/web\//, pattern: /\blazy\(/, except: /^src\/web\/ui\/lazily\.tsx$/ },
  // A field keeps what was pasted and says what is too long: ui/use-text-limit.ts.
  { rule: 'text cut short', applies: /^src\/web\//, pattern: /\bmaxLength=|\bmaxLength:/ },
  {
    rule: 'width by hand',
    applies: /^src\/web\//,
    pattern: /min-width:|max-width:|\bmax-w-\[\d+px\]/,
    except: /^src\/web\/lib\/use-is-at-least\.ts$/,
  },
]

export function checkPatterns({ file, text }: Source): Violation[] {
  if (isTest(file)) return []
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return patterns
    .filter((one) => one.applies.test(file) && !one.except?.test(file) && one.pattern.test(code))
    .map((one) => ({ rule: one.rule, file, detail: one.pattern.exec(code)?.[0] ?? '' }))
}

/** What a member, a key or a destructured part is called; empty where it is computed. */
function nameOf(key: unknown, isComputed: unknown): string {
  if (!isNode(key)) return ''
  if (key.type === 'Literal') return String(key['value'])
  return key.type === 'Identifier' && isComputed !== true ? String(key['name']) : ''
}

const networkNames = new Set(['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource'])
const globalNames = new Set(['globalThis', 'global'])
const globalObjects = new Set([...globalNames, 'window', 'self'])
const namePositions = new Set([
  'TSTypeReference',
  'TSQualifiedName',
  'TSTypeQuery',
  'ImportSpecifier',
  'ExportSpecifier',
])
const memberKeys = new Set([
  'Property',
  'PropertyDefinition',
  'MethodDefinition',
  'TSPropertySignature',
  'TSMethodSignature',
])

/** True where a name is no more than the name of a member, of a type or of what another file gives. */
function isOnlyName(parent: SyntaxNode | null, key: string): boolean {
  if (!parent) return false
  if (namePositions.has(parent.type)) return true
  if (parent.type === 'MemberExpression') return key === 'property' && parent['computed'] !== true
  return memberKeys.has(parent.type) && key === 'key' && parent['computed'] !== true
}

/** Uses of the network's globals: called, passed on, or taken from the global object. No name of ours is theirs. */
function networkUses(program: unknown): string[] {
  const found: string[] = []
  visitNodes(program, (node, parent, key) => {
    const name = node.type === 'Identifier' ? String(node['name']) : ''
    if (networkNames.has(name) && !isOnlyName(parent, key)) found.push(name)
    if (globalNames.has(name) && !isOnlyName(parent, key)) {
      const isMember = parent?.type === 'MemberExpression' && key === 'object'
      if (!isMember) found.push(name)
    }
    if (node.type !== 'MemberExpression') return
    const { object, property, computed } = node
    const holder = isNode(object) ? String(object['name']) : ''
    const member = nameOf(property, computed)
    if (globalObjects.has(holder) && networkNames.has(member)) found.push(`${holder}.${member}`)
    if (globalNames.has(holder) && member === '') found.push(`${holder}[…]`)
  })
  return found
}

export function checkNetworkUses({ file, program }: Source): Violation[] {
  const layer = layerOf(file)
  if (!layer || isTest(file) || webNetworkFiles.some((one) => one.test(file))) return []
  const rule = ['engine', 'catalog', 'contract'].includes(layer) ? 'network in the engine' : 'global fetch'
  return networkUses(program).map((detail) => ({ rule, file, detail }))
}

const statementMakers = new Set([
  'selectFrom',
  'selectNoFrom',
  'insertInto',
  'updateTable',
  'deleteFrom',
  'mergeInto',
  'replaceInto',
  'executeQuery',
])
const statementTags = new Set(['sql', 'CompiledQuery', '*'])

/** Where a source makes statements: with Kysely's tag or builders, or as text for a connection. */
function statementsIn({ imports, program }: Source): string[] {
  const found = imports
    .filter(({ to, names }) => /^kysely(\/|$)/.test(to) && names.some((name) => statementTags.has(name)))
    .map(() => 'sql')
  visitNodes(program, (node, parent) => {
    if (node.type === 'MemberExpression') {
      const name = nameOf(node['property'], node['computed'])
      if (statementMakers.has(name)) found.push(name)
    }
    if (node.type === 'Property' && parent?.type === 'ObjectPattern') {
      const name = nameOf(node['key'], node['computed'])
      if (statementMakers.has(name)) found.push(name)
    }
    if (node.type !== 'CallExpression') return
    const { callee, arguments: given } = node
    const first: unknown = Array.isArray(given) ? given[0] : undefined
    const isText = isNode(first) && (first.type === 'TemplateLiteral' || typeof first['value'] === 'string')
    if (isText && isNode(callee) && callee.type === 'MemberExpression' && nameOf(callee['property'], false) === 'query')
      found.push('query')
  })
  return found
}

const statementFiles = /^src\/server\/(db\/|.*\.queries\.ts$)/

export function checkStatements(source: Source): Violation[] {
  const { file } = source
  if (!layerOf(file) || isTest(file) || statementFiles.test(file)) return []
  const found = statementsIn(source)
  if (!(file in sqlFiles)) return [...new Set(found)].map((detail) => ({ rule: 'SQL outside queries', file, detail }))
  return found.length > 0 ? [] : [{ rule: 'unused allowance', file, detail: 'SQL' }]
}

/** Queries answer rows or nothing: what is refused, and with which words, is decided by who asks. */
export function checkQueries({ file, imports }: Source): Violation[] {
  if (!file.endsWith('.queries.ts')) return []
  return imports
    .filter(({ to, names }) => {
      const isErrors = resolveImport(file, to) === 'src/contract/errors.ts'
      return names.includes('AppError') || (isErrors && names.includes('*'))
    })
    .map(({ to }) => ({ rule: 'AppError in queries', file, detail: to }))
}

/** The ids of facts that a source defines. */
function factIdsIn({ program }: Source): string[] {
  const found: string[] = []
  visitNodes(program, ({ type, key, value }) => {
    const text = type === 'Property' && isNode(key) && key['name'] === 'id' && isNode(value) ? value['value'] : null
    if (typeof text === 'string') found.push(text)
  })
  return found
}

const isFactFile = (file: string): boolean => file.startsWith('src/catalog/facts/') && !isTest(file)

/** A fact is found by its id: `iam.sso_enforce` stands alone in `iam.sso-enforce.ts`. */
export function checkFactFiles(source: Source): Violation[] {
  if (!isFactFile(source.file)) return []
  const [id, ...others] = factIdsIn(source)
  const expected = `src/catalog/facts/${id?.replaceAll('_', '-') ?? ''}.ts`
  if (source.file === expected && others.length === 0) return []
  return [{ rule: 'a fact is a file', file: source.file, detail: [id, ...others].join(', ') }]
}

/** The beginnings of the ids of all facts: `iam` of `iam.sso`. */
function factAreas(sources: readonly Source[]): string[] {
  const ids = sources.filter(({ file }) => isFactFile(file)).flatMap(factIdsIn)
  return [...new Set(ids.flatMap((id) => /^([a-z]+)\.[a-z0-9_]+$/.exec(id)?.[1] ?? []))]
}

/** The engine asks what a fact is like, never which it is: a string or a pattern that names facts. */
export function checkFactIds(sources: readonly Source[]): Violation[] {
  const areas = factAreas(sources).join('|')
  if (areas === '') return []
  const inText = new RegExp(`^(?:${areas})\\.[a-z0-9_]*$`)
  const inPattern = new RegExp(`(?<![a-z\\\\])(?:${areas})(?:\\\\\\.|\\)\\\\\\.)`)
  return sources.flatMap(({ file, program }) => {
    if (!file.startsWith('src/engine/') || isTest(file) || factIdFiles.some((one) => one.test(file))) return []
    const found: string[] = []
    visitNodes(program, ({ type, value, regex }) => {
      const text = type === 'TemplateElement' ? templateText(value) : type === 'Literal' ? value : null
      if (typeof text === 'string' && inText.test(text)) found.push(text)
      const pattern = isRecord(regex) ? String(regex['pattern']).replaceAll('\\b', ' ') : ''
      if (inPattern.test(pattern)) found.push(pattern)
    })
    return found.map((detail) => ({ rule: 'fact named in the engine', file, detail }))
  })
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
const templateText = (value: unknown): unknown => (isRecord(value) ? value['cooked'] : null)
