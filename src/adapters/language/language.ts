import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { eld } from 'eld/extrasmall'
import type { LanguageDetector } from '../../engine/ports.ts'

const shortestText = 60
const sampleLength = 4_000

type Detector = typeof eld

let loaded: Detector | undefined

/** Its n-grams take about 90 MB: loaded only when a text does not read as English at a glance. */
function loadDetector(): Detector {
  if (!loaded) {
    // The package names its sizes for import alone; Node can require the file that an import would find.
    const path = fileURLToPath(import.meta.resolve('eld/extrasmall'))
    // safe because the module's export of that name is the detector
    loaded = (createRequire(import.meta.url)(path) as { eld: Detector }).eld
  }
  return loaded
}

const englishWords = new Set(
  'the of and to in a is for that with on are as be or by your this from we our you not it can may will an at all have has which if when use their any other'.split(
    ' ',
  ),
)

/** Running English is a third function words; no other language that we meet comes near with these. */
function readsAsEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return words.length >= 30 && words.filter((word) => englishWords.has(word)).length / words.length > 0.25
}

/** Tells the language of a text by its letters, from a sample out of its middle; null when it is short or unclear. */
export function createLanguageDetector(): LanguageDetector {
  return {
    detect: (text) => {
      const words = text
        .replace(/https?:\/\/\S+/g, ' ')
        .replace(/[#|\d_*-]+/g, ' ')
        .trim()
      if (words.length < shortestText) return null
      const start = Math.max(0, Math.floor((words.length - sampleLength) / 2))
      const part = words.slice(start, start + sampleLength)
      if (readsAsEnglish(part)) return 'en'
      const result = loadDetector().detect(part)
      return result.language === '' || !result.isReliable() ? null : result.language
    },
  }
}
