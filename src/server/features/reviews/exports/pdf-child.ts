import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { serveTasks } from '../../../../adapters/isolation/serve-tasks.ts'
import { charactersWithoutGlyph, withBoxes } from './missing-glyphs.ts'

/** A process of its own, that keeps its compiler and fonts from one PDF to the next. */
const folder = dirname(fileURLToPath(import.meta.url))

interface Compiler {
  pdf(source: { mainFileContent: string; inputs: Record<string, string> }, options: { pdfStandard: string }): Buffer
}

interface Typst {
  readonly NodeCompiler: { create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): Compiler }
}

/** The compiler is a native package that not every platform has: null where it is missing. */
function loadCompiler(): Compiler | null {
  try {
    // safe because this is the package's documented surface, held to an exact version
    const typst = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu') as Typst
    return typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null
    throw error
  }
}

let compiler: Compiler | null | undefined
const mainFileContent = readFileSync(join(folder, 'review.typ'), 'utf8')
const rounds = 3

/** PDF/UA wants a glyph for every character: what the fonts lack becomes boxes. */
function compileWithBoxes(given: unknown, own: Compiler): Buffer {
  const compile = (content: unknown, pdfStandard: string): Buffer =>
    own.pdf({ mainFileContent, inputs: { review: JSON.stringify(content) } }, { pdfStandard })
  let content = given
  for (let round = 0; round < rounds; round += 1) {
    try {
      return compile(content, 'ua-1')
    } catch (error) {
      const missing = charactersWithoutGlyph(error instanceof Error ? error.message : '')
      if (missing.size === 0) throw error
      content = withBoxes(content, missing)
    }
  }
  return compile(content, '1.7')
}

serveTasks({
  /** The bytes of the PDF, or null where this platform has no compiler. */
  pdf: (review: unknown) => {
    if (compiler === undefined) compiler = loadCompiler()
    return compiler === null ? null : new Uint8Array(compileWithBoxes(review, compiler))
  },
})
