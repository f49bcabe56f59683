import { eld } from 'eld/small'
import type { LanguageDetector } from '../../engine/ports.ts'

const shortestText = 60
const sampleLength = 4_000

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
      const result = eld.detect(words.slice(start, start + sampleLength))
      return result.language === '' || !result.isReliable() ? null : result.language
    },
  }
}
