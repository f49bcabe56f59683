import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { charactersWithoutGlyph, withBoxes } from './missing-glyphs.ts'

/** A thread of its own: makes one PDF and ends. The compiler is a native package that not every platform has. */
const folder = dirname(fileURLToPath(import.meta.url))
const { review } = z.object({ review: z.unknown() }).parse(workerData)

interface Compiler {
  pdf(source: { mainFileContent: string; inputs: Record<string, string> }, options: { pdfStandard: string }): Buffer
}

// safe because this is the package's documented surface, held to an exact version
const typst = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu') as {
  NodeCompiler: { create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): Compiler }
}
const compiler = typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [join(folder, 'fonts')] }] })
const mainFileContent = readFileSync(join(folder, 'review.typ'), 'utf8')

const compile = (content: unknown, pdfStandard: string): Buffer =>
  compiler.pdf({ mainFileContent, inputs: { review: JSON.stringify(content) } }, { pdfStandard })

const rounds = 3

/** PDF/UA wants a glyph for every character: what the fonts lack becomes boxes. */
function compileWithBoxes(given: unknown): Buffer {
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

parentPort?.postMessage(compileWithBoxes(review), [])
