import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, normalize, sep } from 'node:path'
import { parseSync } from 'oxc-parser'

/** One broken rule of the house, with the place. */
export interface Violation {
  readonly rule: string
  readonly file: string
  readonly detail: string
}

export interface Import {
  readonly to: string
  readonly typeOnly: boolean
  /** The values that are taken, as the other file calls them; `*` for all of them. */
  readonly names: readonly string[]
}

export interface Source {
  readonly file: string
  readonly text: string
  readonly imports: readonly Import[]
  readonly program: unknown
}

export type SyntaxNode = Readonly<Record<string, unknown>> & { readonly type: string }

export const isTest = (file: string): boolean => /\.(test|spec)\.tsx?$/.test(file) || /(-|\.)for-tests\.ts$/.test(file)
export const layerOf = (file: string): string => /^src\/([a-z]+)\//.exec(file)?.[1] ?? ''

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Every node below `value`, each with the node that holds it and the name under which it does. */
export function visitNodes(
  value: unknown,
  visit: (node: SyntaxNode, parent: SyntaxNode | null, key: string) => void,
  parent: SyntaxNode | null = null,
  key = '',
): void {
  if (Array.isArray(value)) {
    for (const each of value) visitNodes(each, visit, parent, key)
    return
  }
  if (!isNode(value)) return
  visit(value, parent, key)
  for (const [name, child] of Object.entries(value))
    if (typeof child === 'object' && child !== null) visitNodes(child, visit, value, name)
}

function filesBelow(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : filesBelow(root, path)
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : []
  })
}

/** `import('./a.ts').Type`: a type that is taken without an import. */
function inlineTypeImports(program: unknown): Import[] {
  const found: Import[] = []
  visitNodes(program, (node) => {
    const { source } = node
    if (node.type === 'TSImportType' && isNode(source)) {
      found.push({ to: String(source['value']), typeOnly: true, names: [] })
    }
  })
  return found
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(join(root, file), 'utf8')
  const { module, program } = parseSync(file, text)
  const fixed = module.staticImports.map((one): Import => {
    const values = one.entries.filter((entry) => !entry.isType)
    return {
      to: one.moduleRequest.value,
      typeOnly: one.entries.length > 0 && values.length === 0,
      names: values.map(({ importName }) => importName.name ?? '*'),
    }
  })
  const exported = module.staticExports.flatMap((one) =>
    one.entries.flatMap((entry): Import[] =>
      entry.moduleRequest
        ? [
            {
              to: entry.moduleRequest.value,
              typeOnly: entry.isType,
              names: entry.isType ? [] : [entry.importName.name ?? '*'],
            },
          ]
        : [],
    ),
  )
  const lazy = module.dynamicImports.map((one): Import => ({
    to: text.slice(one.moduleRequest.start, one.moduleRequest.end).replaceAll(/^['"`]|['"`]$/g, ''),
    typeOnly: false,
    names: ['*'],
  }))
  return { file, text, program, imports: [...fixed, ...exported, ...lazy, ...inlineTypeImports(program)] }
}

/** All sources of the folders below `root`. */
export const readSources = (root: string, folders: readonly string[]): Source[] =>
  folders.flatMap((folder) => filesBelow(root, folder)).map((file) => readSource(root, file))

/** The file that a relative import of `from` means, below the root. */
export const resolveImport = (from: string, to: string): string =>
  normalize(join(dirname(from), to))
    .split(sep)
    .join('/')
