import { factHeadOf } from '../../../../catalog/facts.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../../../contract/reviews.ts'
import type { Quote } from '../../../../contract/findings.ts'
import type { DocumentHead, ReviewPage } from '../../../../contract/reviews.page.ts'
import { severityLabels, verdictLabels } from '../../../../contract/labels.forms.ts'
import { mapStrings, shortText } from '../../../../contract/text.forms.ts'
import { answerLine, decisionLabels, vendorDecisionLine } from './finding-labels.ts'
import { printable } from './missing-glyphs.ts'

const day = (iso: string | null): string => iso?.slice(0, 10) ?? 'unknown'

/** The same answers by control: an appendix. */
const isFramework = ({ id }: ReviewSection): boolean => id.startsWith('framework-')

/** The number of each finding that has quotes: its place among all of them, as on the screen. */
function numberFindings({ findings }: ReviewPage): ReadonlyMap<string, number> {
  const numbered = findings.map(({ id, quotes }, index) => ({ id, quotes, number: index + 1 }))
  return new Map(numbered.filter(({ quotes }) => quotes.length > 0).map(({ id, number }) => [id, number]))
}

/** Beyond this the compiler refuses an address. */
const longestLink = 2000
const longestShownAddress = 300

const rightToLeft = /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

function passageOf({ text }: Quote, document: DocumentHead | undefined) {
  const url = document?.url ?? ''
  return {
    text: text.replaceAll(/\s+/g, ' ').trim(),
    rtl: rightToLeft.test(text),
    page: document?.title ?? 'Page',
    url: shortText(url, longestShownAddress),
    link: url.length <= longestLink ? url : '',
    read: day(document?.fetched_at ?? null),
    sha256: document?.text_sha256 ?? '',
  }
}

/** What the report's template reads: plain texts and numbers, prepared from a completed review. Pure. */
export const reviewData = (page: ReviewPage) => mapStrings(contentOf(page), printable)

function contentOf(page: ReviewPage) {
  const numbers = numberFindings(page)
  const refs = (claim: Claim): number[] =>
    [...new Set(claim.finding_ids.flatMap((id) => numbers.get(id) ?? []))].toSorted((a, b) => a - b)
  const sayClaim = (claim: Claim) => ({ text: claim.text, refs: refs(claim) })
  const sayBlock = (block: ReviewBlock) => {
    if (block.type === 'heading') return block
    if (block.type === 'paragraph') return { type: block.type, claims: block.claims.map(sayClaim) }
    return { type: block.type, items: block.items.map((item) => item.map(sayClaim)) }
  }
  const saySection = ({ title, blocks }: ReviewSection) => ({ title, blocks: blocks.map(sayBlock) })
  const documents = new Map(page.documents.map((document) => [document.id, document]))
  const byNumber = page.findings
    .flatMap((finding) => {
      const number = numbers.get(finding.id)
      return number === undefined ? [] : [{ number, finding }]
    })
    .toSorted((a, b) => a.number - b.number)
  const { scan, vendor } = page
  const decided = new Map(page.decisions.map((decision) => [decision.fact, decision]))
  const onPlan = page.our_plan === null ? '' : `, for the ${page.our_plan} plan`
  const website = vendor.website === null ? '' : `${vendor.website} · `
  return {
    title: `Security review of ${vendor.name}`,
    vendor: vendor.name,
    subtitle: `${website}scan completed ${day(scan.completed_at)}, ${page.documents.length} documents read${onPlan}`,
    footer: `Assay ${scan.receipt?.versions['assay'] ?? ''} · scoring ${scan.breakdown?.version ?? ''} · as of ${scan.breakdown?.as_of ?? ''}`,
    figures: [
      { label: 'Verdict', value: scan.breakdown ? verdictLabels[scan.breakdown.verdict] : '–' },
      { label: 'Quality', value: scan.quality === null ? '–' : `${scan.quality} of 100` },
      { label: 'Coverage', value: `${scan.coverage ?? 0} of 100` },
      { label: 'Score', value: scan.score === null ? 'Withheld' : `${scan.score} of 100, ${scan.grade ?? '–'}` },
    ],
    decision: page.vendor_decision === null ? '' : vendorDecisionLine(page.vendor_decision),
    summary: page.summary.map(saySection),
    analysis: page.analysis.filter((section) => !isFramework(section)).map(saySection),
    frameworks: page.analysis.filter(isFramework).map(saySection),
    restrictions: page.restrictions.map((row) => ({
      risk: row.risk,
      severity: severityLabels[row.severity],
      minimum: row.minimumPlans,
      restriction: row.restriction,
      mitigation: row.alternativeMitigation,
    })),
    decisions: page.decisions.map(decisionLabels),
    evidence: byNumber.map(({ number, finding }) => ({
      number,
      question: factHeadOf(finding.fact).question,
      answer: answerLine(finding, decided.get(finding.fact)),
      passages: finding.quotes.map((quote) => passageOf(quote, documents.get(quote.document_id))),
    })),
  }
}
