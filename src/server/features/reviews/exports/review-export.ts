import { factHeadOf } from '../../../../catalog/facts.ts'
import { conditionsOf, sayRemoval, sayState } from '../../../../contract/conditions.forms.ts'
import type { ReviewPage } from '../../../../contract/reviews.page.ts'
import { markHidden } from '../../../../contract/text.forms.ts'
import { answerLabels, verdictLabels } from '../../../../contract/labels.forms.ts'
import { renderConditions } from '../../../../engine/index.ts'
import { csvTable } from './csv-table.ts'
import { answerLine, decisionLabels, vendorDecisionLine } from './finding-labels.ts'

export interface ReviewExport {
  readonly filename: string
  readonly content: string
}

export type ExportFormat = 'markdown' | 'json' | 'csv'

/** `Acme, Inc.` becomes `acme-inc`: safe as a file name everywhere. */
function slug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  return plain.replaceAll(/^-+|-+$/g, '').slice(0, 60) || 'vendor'
}

const columns = [
  'Fact',
  'Group',
  'Question',
  'Answer',
  'Certainty',
  'Tier',
  'Plans',
  'Controls',
  'Quote',
  'Address',
  'Captured',
  'SHA-256',
  'Verdict',
  'Quality',
  'Coverage',
  'Score',
  'Decision',
  'Decided by',
  'Decided at',
  'Reason',
  'Found by the program',
] as const

/** A row for each quote; one without a quote for a question that the pages do not answer. */
function toCsv(page: ReviewPage): string {
  const documents = new Map(page.documents.map((document) => [document.id, document]))
  const decided = new Map(page.decisions.map((decision) => [decision.fact, decision]))
  const lines = page.findings.flatMap((finding) => {
    const quotes = finding.quotes.length === 0 ? [null] : finding.quotes
    return quotes.map((quote) => ({ finding, quote }))
  })
  const { scan } = page
  const verdict = scan.breakdown === null ? '' : verdictLabels[scan.breakdown.verdict]
  const [quality, coverage, score] = [scan.quality, scan.coverage, scan.score].map((figure) =>
    figure === null ? '' : String(figure),
  )
  const rows = lines.map(({ finding, quote }) => {
    const source = quote && documents.get(quote.document_id)
    const fact = factHeadOf(finding.fact)
    const decision = decided.get(finding.fact)
    const controls = [...fact.soc2, ...fact.iso27001, ...fact.csf2].join(' ')
    return [
      finding.fact,
      fact.group,
      fact.question,
      answerLabels[finding.value],
      finding.certainty ?? '',
      finding.tier,
      finding.plans.join('; '),
      controls,
      quote?.text ?? '',
      source?.url ?? '',
      source?.fetched_at ?? '',
      source?.text_sha256 ?? '',
      verdict,
      quality ?? '',
      coverage ?? '',
      score ?? '',
      decision?.kind ?? '',
      decision?.decided_by ?? '',
      decision?.decided_at ?? '',
      decision?.reason ?? '',
      decision ? answerLabels[decision.found_value] : '',
    ]
  })
  return csvTable(columns, rows)
}

/** In one line, with nothing in it that Markdown would read as its own. */
const inOneLine = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/([\\`*_[\]<>|#!])/g, String.raw`\$1`)

/** Every quote with its source: what the summary's sentences rest on. */
function sourcesOf(page: ReviewPage): string {
  const documents = new Map(page.documents.map((document) => [document.id, document]))
  const decided = new Map(page.decisions.map((decision) => [decision.fact, decision]))
  const lines: string[] = []
  for (const [index, finding] of page.findings.entries()) {
    if (finding.quotes.length > 0) {
      lines.push(
        `- **${index + 1}. ${inOneLine(factHeadOf(finding.fact).question)}** ${inOneLine(answerLine(finding, decided.get(finding.fact)))}`,
      )
    }
    for (const quote of finding.quotes) {
      const source = documents.get(quote.document_id)
      const captured = `captured ${source?.fetched_at.slice(0, 10) ?? ''}, SHA-256 ${source?.text_sha256 ?? ''}`
      lines.push(`  - “${inOneLine(quote.text)}” <${source?.url ?? ''}>, ${captured}`)
    }
  }
  return lines.length === 0 ? '' : `\n## Evidence\n\n${lines.join('\n')}\n`
}

/** What analysts decided, with who, when and why, and what the program had found. */
function decisionsOf({ decisions }: ReviewPage): string {
  const lines = decisions
    .map(decisionLabels)
    .map(({ question, answer, account }) => [`- **${inOneLine(question)}** ${answer}.`, inOneLine(account)].join(' '))
  return lines.length === 0 ? '' : `\n## Decisions of analysts\n\n${lines.join('\n')}\n`
}

/** The conditions as the first page of the PDF has them. */
function conditionLines(page: ReviewPage): string {
  const { title, note, rows } = conditionsOf(page)
  if (rows.length === 0) return ''
  const lines = rows.map((row) => {
    const beside = [row.state === 'accepted' ? sayState(row) : '', sayRemoval(row)].filter((words) => words !== '')
    const said = beside.length === 0 ? '' : ` (${inOneLine(beside.join('; '))})`
    return `- [${row.state === 'met' ? 'x' : ' '}] ${inOneLine(row.condition.text)}${said}`
  })
  return `## ${inOneLine(title)}\n\n${note === '' ? '' : `${inOneLine(note)}\n\n`}${lines.join('\n')}`
}

/** The summary with its conditions as they stand in the tracker; one written before it held them has them at its end. */
function summaryOf(page: ReviewPage): string {
  const summary = page.scan.executive_summary ?? ''
  const standing = conditionLines(page)
  const plain = page.scan.breakdown === null ? '' : renderConditions(page.conditions, page.scan.breakdown.verdict)
  if (plain !== '' && summary.includes(plain)) return summary.replace(plain, () => standing)
  return standing === '' ? summary : `${summary}\n${standing}\n`
}

function toMarkdown(page: ReviewPage): string {
  const { scan, vendor } = page
  const score =
    scan.score === null ? 'withheld: insufficient public evidence' : `${scan.score} of 100, grade ${scan.grade ?? ''}`
  const verdict = scan.breakdown === null ? '' : `Verdict: ${verdictLabels[scan.breakdown.verdict]}. `
  const quality = scan.quality === null ? '' : `Quality of the answers: ${scan.quality} of 100. `
  const onPlan = page.our_plan === null ? '' : ` Written for the ${inOneLine(page.our_plan)} plan.`
  const head = `# Security review of ${inOneLine(vendor.name)}\n\n${verdict}${quality}Coverage: ${scan.coverage ?? 0} of 100. Score: ${score}. Completed ${scan.completed_at?.slice(0, 10) ?? ''}.${onPlan}\n\n`
  const decided = page.vendor_decision ? `Decision: ${inOneLine(vendorDecisionLine(page.vendor_decision))}\n\n` : ''
  return markHidden(`${head}${decided}${summaryOf(page)}${decisionsOf(page)}${sourcesOf(page)}`)
}

/** Named for the vendor and the day of the scan. */
export const reportName = (page: ReviewPage): string =>
  `assay-${slug(page.vendor.name)}-${page.scan.created_at.slice(0, 10)}`

/** The characters that nobody sees are written as what they are; read back, the text is the same. */
const toJson = (page: ReviewPage): string =>
  JSON.stringify(page, null, 2).replaceAll(/\p{Cf}/gu, (hidden) =>
    Array.from({ length: hidden.length }, (_, at) => `\\u${hidden.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  )

/** A completed review as a file. Pure: the same review gives the same bytes. */
export function exportReview(page: ReviewPage, format: ExportFormat): ReviewExport {
  const name = reportName(page)
  if (format === 'markdown') {
    return { filename: `${name}.md`, content: toMarkdown(page) }
  }
  if (format === 'csv') return { filename: `${name}.csv`, content: toCsv(page) }
  return { filename: `${name}.json`, content: `${toJson(page)}\n` }
}
