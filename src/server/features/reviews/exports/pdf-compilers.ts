import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Makes the PDF of a review; throws what the compiler says when it cannot. */
export interface PdfCompiler {
  /** Whether it can be asked for PDF/UA-1; the other writes the same tags without claiming the standard. */
  readonly claimsStandard: boolean
  readonly compile: (review: unknown, standard: 'ua-1' | '1.7') => Uint8Array
}

const folder = import.meta.dirname
const fonts = join(folder, 'fonts')
const require = createRequire(import.meta.url)
const readTemplate = (): string => readFileSync(join(folder, 'review.typ'), 'utf8')

interface NativeTypst {
  readonly NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontPaths: string[] }[] }): {
      pdf(source: { mainFileContent: string; inputs: Record<string, string> }, options: { pdfStandard: string }): Buffer
    }
  }
}

const nativePackage = '@myriaddreamin/typst-ts-node-compiler-linux-x64-gnu'

/** Whether the native compiler came with the packages for this platform. */
export function hasNativeCompiler(): boolean {
  try {
    return require.resolve(nativePackage) !== ''
  } catch {
    return false
  }
}

/** What a process without rights needs to run the compiler: native code, or the little script that glues WebAssembly in. */
export const compilerFlags = {
  native: ['--allow-addons'],
  portable: ['--no-disallow-code-generation-from-strings'],
} as const

/** The native compiler, or null where its package is not there for this platform, or may not be loaded. */
export function createNativeCompiler(): PdfCompiler | null {
  let typst: NativeTypst
  try {
    // safe because this is the package's documented surface, held to an exact version
    typst = require(nativePackage) as NativeTypst
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_DISABLED') return null
    throw error
  }
  const compiler = typst.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontPaths: [fonts] }] })
  const mainFileContent = readTemplate()
  return {
    claimsStandard: true,
    compile: (review, pdfStandard) =>
      new Uint8Array(compiler.pdf({ mainFileContent, inputs: { review: JSON.stringify(review) } }, { pdfStandard })),
  }
}

const mainFile = '/review.typ'
/** The number by which the compiler is asked for its whole diagnostics. */
const wholeDiagnostics = 3

/** The same compiler as WebAssembly, for every other platform: about three times slower, and without native code. */
export async function createPortableCompiler(): Promise<PdfCompiler> {
  const { initSync, TypstCompilerBuilder } = await import('@myriaddreamin/typst-ts-web-compiler')
  const wasm = fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))
  initSync({ module: readFileSync(wasm) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const name of readdirSync(fonts).filter((each) => /\.[ot]tf$/.test(each)))
    await builder.add_raw_font(readFileSync(join(fonts, name)))
  const compiler = await builder.build()
  compiler.add_source(mainFile, readTemplate())
  return {
    claimsStandard: false,
    compile: (review) => {
      const inputs = [['review', JSON.stringify(review)]]
      const { result, diagnostics } = compiler.compile(mainFile, inputs, 'pdf', wholeDiagnostics)
      if (!(result instanceof Uint8Array)) throw new Error(JSON.stringify(diagnostics))
      return result
    },
  }
}
