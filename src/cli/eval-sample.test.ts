import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findingValue } from '../contract/findings.ts'
import type { ReviewDocument } from '../contract/documents.ts'
import { analyseCorpus } from '../engine/analyse/pattern-extractor.ts'
import { readHtml } from '../engine/extract/html.ts'
import { guessKind } from './corpus-folder.ts'

const root = path.join(import.meta.dirname, '..', '..', 'samples', 'larkfield')
const truth = z
  .object({
    plans: z.array(z.object({ name: z.string(), price: z.number().nullable() })),
    facts: z.record(z.string(), z.object({ value: findingValue, plans: z.array(z.string()).optional() })),
    contradictions: z.array(z.object({ fact: z.string() })),
  })
  .parse(JSON.parse(readFileSync(path.join(root, 'truth.json'), 'utf8')))

const hosts = { www: 'larkfield.example', trust: 'trust.larkfield.example', docs: 'docs.larkfield.example' } as const

function readFolder(folder: string, address: string): ReviewDocument[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name)
    if (statSync(file).isDirectory()) return readFolder(file, `${address}${name}/`)
    if (!name.endsWith('.html')) return []
    const url = `${address}${name.replace(/(?:index)?\.html$/, '')}`
    const page = readHtml(readFileSync(file, 'utf8'), 'text/html', url)
    const document: ReviewDocument = {
      id: url,
      url,
      redirects: [],
      kind: guessKind(url, url.split('/').slice(3).join('-') || 'home'),
      title: page.title,
      text: page.text,
      text_sha256: '0'.repeat(64),
      fetched_at: '2026-09-20T00:00:00.000Z',
      status: 200,
      language: 'en',
    }
    return [document]
  })
}

const documents = Object.entries(hosts).flatMap(([folder, host]) =>
  readFolder(path.join(root, folder), `https://${host}/`),
)
const vendor = { name: 'Larkfield', website: 'https://larkfield.example/', domain: 'larkfield.example' }
const answers = analyseCorpus({ vendor, documents, asOf: '2026-09-20' })
const findings = answers.flatMap((answer) => answer.findings)

test('the sample vendor is read from HTML as its truth file says', () => {
  const differing = findings.filter((finding) => finding.value !== truth.facts[finding.fact]?.value)
  expect(differing.map((finding) => [finding.fact, finding.value])).toEqual([])
})

test('the plans that its features are limited to are found', () => {
  const gated = findings.filter((finding) => (truth.facts[finding.fact]?.plans ?? []).length > 0)
  const missed = gated.filter(
    (finding) => !truth.facts[finding.fact]?.plans?.some((plan) => finding.plans.includes(plan)),
  )
  expect(gated.length).toBeGreaterThan(5)
  expect(missed.map((finding) => finding.fact)).toEqual([])
})

test('its plans and their prices are learned from the pricing page', () => {
  const plans = answers.flatMap((answer) => answer.plans).map((plan) => ({ name: plan.name, price: plan.price }))
  expect(plans).toEqual(truth.plans)
})

test('its pages contradict each other where the truth file says so, and nowhere else', () => {
  const conflicts = findings.filter((finding) => finding.tier === 'conflict')
  expect(conflicts.map((finding) => finding.fact).sort()).toEqual(truth.contradictions.map((one) => one.fact).sort())
  for (const conflict of conflicts)
    expect(new Set(conflict.quotes.map((quote) => quote.document_id)).size).toBeGreaterThan(1)
})

test('every quote is the exact text of its page', () => {
  for (const quote of findings.flatMap((finding) => finding.quotes)) {
    const document = documents.find((one) => one.id === quote.document_id)
    expect(document?.text.slice(quote.start, quote.end)).toBe(quote.text)
  }
})

test('a hundred runs over the same evidence give the same findings', () => {
  const security = documents.filter((document) => document.kind === 'security' || document.kind === 'dpa')
  const first = JSON.stringify(analyseCorpus({ vendor, documents: security, asOf: '2026-09-20' }))
  for (let run = 0; run < 100; run++)
    expect(JSON.stringify(analyseCorpus({ vendor, documents: security, asOf: '2026-09-20' }))).toBe(first)
})
