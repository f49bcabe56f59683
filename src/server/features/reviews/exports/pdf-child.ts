import { serveTasks } from '../../../../adapters/isolation/serve-tasks.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { charactersWithoutGlyph, withBoxes } from './missing-glyphs.ts'
import { createNativeCompiler, createPortableCompiler, type PdfCompiler } from './pdf-compilers.ts'
import { reviewData } from './review-data.ts'

/** A process of its own, that keeps its compiler and fonts from one PDF to the next. */
let compiler: PdfCompiler | undefined
const rounds = 3

/** PDF/UA wants a glyph for every character: what the fonts lack becomes boxes. */
function compileWithBoxes(given: unknown, { claimsStandard, compile }: PdfCompiler): Uint8Array {
  let content = given
  const attempts = claimsStandard ? rounds : 0
  for (let attempt = 0; attempt < attempts; attempt += 1) {
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
  /** The bytes of the PDF. */
  pdf: async ({ page, organization }: { readonly page: ReviewPage; readonly organization: string }) => {
    compiler ??= createNativeCompiler() ?? (await createPortableCompiler())
    return compileWithBoxes(reviewData(page, organization), compiler)
  },
})
