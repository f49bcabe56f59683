import { expect, test } from 'vitest'
import { agents } from '../../catalog/fact-entry.ts'
import { facts } from '../../catalog/facts.ts'
import type { Finding } from '../../contract/findings.ts'
import type { Extractor } from '../ports.ts'
import { analyse } from './analyse.ts'
import { makeCorpus, makePage } from './corpus-for-tests.ts'
import { patternExtractor } from './pattern-extractor.ts'
import { phraseExtractor, type Phrase } from './phrase-extractor-for-tests.ts'
import { runExtractors } from './run-extractors.ts'

const encrypted = 'All customer data is encrypted at rest with AES-256.'
const kept = 'Disks are sealed by the storage layer.'
const corpus = makeCorpus([makePage({ text: `# Security\n\n${encrypted}\n\n${kept}\n` })])
async function findingOf(fact: string, second: Extractor): Promise<Finding | undefined> {
  const { answers } = await analyse(corpus, { extractors: [patternExtractor, second] })
  return answers.flatMap((answer) => answer.findings).find((finding) => finding.fact === fact)
}
const textsOf = (finding: Finding | undefined) => finding?.quotes.map((quote) => quote.text)
const phrase = (fact: string, text: string, value: Phrase['value']): Extractor =>
  phraseExtractor([{ fact, phrase: text, value }])

test('what two extractors say alike is corroborated, with the passages of both', async () => {
  const finding = await findingOf('enc.rest', phrase('enc.rest', kept, 'yes'))
  expect([finding?.value, finding?.tier, textsOf(finding)]).toEqual(['yes', 'corroborated', [encrypted, kept]])
})

test('a passage that both quote is quoted once, and the figures of the first stand', async () => {
  const finding = await findingOf('enc.rest', phrase('enc.rest', encrypted, 'yes'))
  expect([finding?.tier, textsOf(finding)]).toEqual(['corroborated', [encrypted]])
  expect(finding?.params).toEqual((await findingOf('enc.rest', phraseExtractor([])))?.params)
})

test('what two extractors say differently is a conflict with the first answer and the passages of both', async () => {
  const finding = await findingOf('enc.rest', phrase('enc.rest', kept, 'no'))
  expect([finding?.value, finding?.tier, finding?.certainty]).toEqual(['yes', 'conflict', 'likely'])
  expect(textsOf(finding)).toEqual([encrypted, kept])
})

test('an extractor that finds nothing on a fact leaves the other’s answer and its tier', async () => {
  expect((await findingOf('enc.rest', phrase('enc.keys', kept, 'yes')))?.tier).toBe('local')
  const other = await findingOf('enc.keys', phrase('enc.keys', kept, 'yes'))
  expect([other?.value, other?.tier, textsOf(other)]).toEqual(['yes', 'model', [kept]])
})

test('every fact has one finding, in whatever order extractors answer', async () => {
  const phrases = [
    { fact: 'gov.owner', phrase: kept, value: 'no' },
    { fact: 'enc.rest', phrase: kept, value: 'yes' },
  ] as const
  const { answers } = await analyse(corpus, { extractors: [phraseExtractor(phrases), patternExtractor] })
  const found = answers.flatMap((answer) => answer.findings.map((finding) => finding.fact))
  expect(found.toSorted()).toEqual(facts.map((fact) => fact.id).toSorted())
})

test('a quote that stands in no page is refused before answers are compared, and counted', async () => {
  const lying = phraseExtractor([], {
    extract: async (request, signal) => {
      const elsewhere = makeCorpus([makePage({ text: `Other words. ${kept}` })])
      const honest = phrase('enc.rest', kept, 'no')
      return honest.extract({ ...request, corpus: elsewhere }, signal)
    },
  })
  const { answers } = await analyse(corpus, { extractors: [patternExtractor, lying] })
  const finding = answers.flatMap((answer) => answer.findings).find(({ fact }) => fact === 'enc.rest')
  expect([finding?.value, finding?.tier, textsOf(finding)]).toEqual(['yes', 'local', [encrypted]])
  expect(answers.reduce((sum, answer) => sum + answer.refusedQuotes, 0)).toBe(1)
})

test('no extractor gives an analyst’s word', async () => {
  const bold = phraseExtractor([{ fact: 'enc.keys', phrase: kept, value: 'yes', tier: 'confirmed' }])
  expect((await findingOf('enc.keys', bold))?.tier).toBe('model')
})

const broken = phraseExtractor([], {
  extract: async () => {
    throw new Error('The service is down.')
  },
})

test('where a further extractor fails its steps say why, and the answers of the first stand', async () => {
  const steps = await runExtractors([patternExtractor, broken], corpus)
  const own = steps.filter((step) => step.extractor === 'phrases').map((step) => step.answer)
  expect(own.map((answer) => [answer.agent, answer.success])).toEqual(agents.map((agent) => [agent, false]))
  expect(new Set(own.map((answer) => answer.error))).toEqual(
    new Set(['The extractor ‘phrases’ gave no answer. The service is down.']),
  )
  const both = await analyse(corpus, { extractors: [patternExtractor, broken] })
  expect(both.answers).toEqual((await analyse(corpus)).answers)
})

test('where the extractor that a review rests on fails, the analysis fails', async () => {
  await expect(runExtractors([broken, patternExtractor], corpus)).rejects.toThrow('The service is down.')
})

test('an extractor that spends more than its budget is told to stop, and what it said before is kept', async () => {
  let isTold = false
  let passTime = (): void => {}
  const clock = { sleep: () => new Promise<void>((resolve) => void (passTime = resolve)) }
  const slow = phraseExtractor([], {
    budget: { milliseconds: 30 },
    extract: async (request, signal) => {
      const [answer] = await phrase('enc.keys', kept, 'yes').extract(request, signal)
      if (answer) request.onAnswer?.(answer)
      signal.addEventListener('abort', () => void (isTold = true))
      passTime()
      return new Promise(() => {})
    },
  })
  const steps = await runExtractors([patternExtractor, slow], corpus, { clock })
  const own = steps.filter((step) => step.extractor === 'phrases').map((step) => step.answer)
  expect(own.filter((answer) => answer.success).flatMap((answer) => answer.findings.map(({ fact }) => fact))).toEqual([
    'enc.keys',
  ])
  expect(own.find((answer) => !answer.success)?.error).toBe(
    'The extractor ‘phrases’ gave no answer. It took longer than 0.03 seconds.',
  )
  expect(isTold).toBe(true)
})

test('whoever ends the analysis ends every extractor', async () => {
  const ending = new AbortController()
  ending.abort(new Error('cancelled'))
  const waiting = phraseExtractor([], {
    extract: async (_, signal) => {
      signal.throwIfAborted()
      return []
    },
  })
  await expect(runExtractors([patternExtractor, waiting], corpus, { signal: ending.signal })).rejects.toThrow(
    'cancelled',
  )
})

test('answers of an earlier attempt are not asked for again, each extractor knowing its own', async () => {
  const first = await runExtractors([patternExtractor, phrase('enc.keys', kept, 'yes')], corpus)
  const heard: string[] = []
  const again = await runExtractors([patternExtractor, broken], corpus, {
    done: first,
    onAnswer: ({ answer }) => heard.push(`${answer.agent} ${answer.success ? 'answered' : 'failed'}`),
  })
  const keysAgent = facts.find(({ id }) => id === 'enc.keys')?.agent
  expect(heard).toEqual(agents.filter((agent) => agent !== keysAgent).map((agent) => `${agent} failed`))
  expect(again.filter((step) => step.answer.success)).toEqual(first)
})
