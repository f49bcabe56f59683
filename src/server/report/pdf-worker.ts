import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

/** A thread of its own: makes one PDF and ends. The compiler is a native package that not every platform has. */
const folder = dirname(fileURLToPath(import.meta.url))
const { review } = z.object({ review: z.string() }).parse(workerData)

interface Compiler {
  pdf(source: { mainFileContent: string; inputs: Record<string, string> }, options: { pdfStandard: string }): Buffer
}

// safe because this is the package's documented surface, held to an exact version
const typst = createRequire(import.meta.url)('@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu') as {
  NodeCompiler: { create(options: { workspace: string }): Compiler }
}
const compiler = typst.NodeCompiler.create({ workspace: folder })
const source = { mainFileContent: readFileSync(join(folder, 'review.typ'), 'utf8'), inputs: { review } }
parentPort?.postMessage(compiler.pdf(source, { pdfStandard: 'ua-1' }), [])
