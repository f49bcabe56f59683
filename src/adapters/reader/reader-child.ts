import { serveTasks, type TaskProgress } from '../isolation/serve-tasks.ts'
import type { AnalyseInput, FindInput, FindResult, ReadInput, SitemapInput, StandInput } from './reader-tasks.ts'

/** The child: each task loads what it needs when it is first called, so that a reader of pages holds no rules. */

async function read(input: ReadInput) {
  const { readDocument } = await import('../../engine/extract/read-document.ts')
  const { createFileReader } = await import('../documents/file-reader.ts')
  const { createLanguageDetector } = await import('../language/language.ts')
  return await readDocument(input, { files: createFileReader(), language: createLanguageDetector() })
}

async function sitemap({ text, url }: SitemapInput) {
  const { readSitemap } = await import('../../engine/crawl/sitemap.ts')
  return readSitemap(text, url)
}

async function analyseApart({ corpus, done }: AnalyseInput, progress: TaskProgress) {
  const { analyse } = await import('../../engine/analyse/analyse.ts')
  const { notes, verifiedShare } = await analyse(corpus, {
    done,
    onDocument: (id) => progress.at(id),
    onDocumentsRead: () => progress.at(''),
    onAnswer: (answer) => progress.part(answer),
  })
  return { notes, verifiedShare }
}

async function find({ document, passage, names }: FindInput): Promise<FindResult> {
  const { anchorQuote } = await import('../../engine/verify/anchor.ts')
  const { namesStandingIn } = await import('../../engine/verify/names.ts')
  return {
    quote: passage === null ? null : anchorQuote(document, passage),
    names: namesStandingIn(document.text, names),
  }
}

function stand({ text, passages }: StandInput): string[] {
  return passages.filter((passage) => text.includes(passage))
}

serveTasks({ read, sitemap, analyse: analyseApart, find, stand })
