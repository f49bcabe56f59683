import { factHeadOf } from '../../../../catalog/facts.ts'
import { conditionsOf, sayRemoval, sayState, stateLabels } from '../../../../contract/conditions.forms.ts'
import type { Claim, ReviewBlock, ReviewSection } from '../../../../contract/reviews.ts'
import type { Quote } from '../../../../contract/findings.ts'
import type { DocumentHead, ReviewPage } from '../../../../contract/reviews.page.ts'
import {
  redFlagLabels,
  restrictionStatusLabels,
  severityLabels,
  verdictLabels,
} from '../../../../contract/labels.forms.ts'
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

/** How the verdict is coloured. */
const verdictTones = {
  approve: 'ok',
  approve_with_conditions: 'warn',
  insufficient_evidence: 'plain',
  conditions_not_met: 'bad',
  refuse: 'bad',
} as const

const isRedFlag = (kind: string): kind is keyof typeof redFlagLabels => kind in redFlagLabels

/** More of them would push our own decision off the first pages. */
const mostConditions = 20

/** A row of the tracker as it stands: who does what until when. */
function sayTracked(page: ReviewPage, fact: string) {
  const held = page.tracked.find((row) => row.fact === fact)
  const status = held?.status ?? 'todo'
  return {
    status: restrictionStatusLabels[status],
    owner: held?.owner?.name ?? '',
    due: held?.due ?? '',
  }
}

/** What the report's template reads: plain texts and numbers, prepared from a completed review. Pure. */
export const reviewData = (page: ReviewPage, organization = '') => mapStrings(contentOf(page, organization), printable)

/** What the first page shows beside the decision's own text. */
function briefOf(page: ReviewPage, numbers: ReadonlyMap<string, number>) {
  const { title, note, progress, rows } = conditionsOf(page)
  const factOf = new Map(page.restrictions.map(({ id, fact }) => [id, fact]))
  return {
    conditions_title: title,
    conditions_note: [note, `${progress}.`].filter((words) => words !== '').join(' '),
    conditions: rows.slice(0, mostConditions).map((row) => ({
      state: stateLabels[row.state],
      text: row.condition.text,
      beside: [row.acceptedBy === null ? '' : sayState(row), sayRemoval(row)]
        .filter((words) => words !== '')
        .join(' · '),
      refs: row.condition.finding_ids.flatMap((id) => numbers.get(id) ?? []),
      tracked:
        row.condition.restriction_id === null
          ? { status: 'To judge', owner: '', due: '' }
          : sayTracked(page, factOf.get(row.condition.restriction_id) ?? ''),
    })),
    conditions_left: Math.max(0, rows.length - mostConditions),
    red_flags: page.observations.flatMap(({ kind, text, quotes }) =>
      isRedFlag(kind) ? [{ label: redFlagLabels[kind], text: quotes[0] ? `“${quotes[0].text.trim()}”` : text }] : [],
    ),
    decision: page.vendor_decision === null ? '' : vendorDecisionLine(page.vendor_decision),
  }
}

function contentOf(page: ReviewPage, organization: string) {
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
    organization,
    verdict: {
      label: scan.breakdown ? verdictLabels[scan.breakdown.verdict] : 'No verdict',
      tone: scan.breakdown ? verdictTones[scan.breakdown.verdict] : 'plain',
    },
    score: { value: scan.score, grade: scan.grade ?? '' },
    measures: [
      { label: 'Quality of the answers', value: scan.quality ?? null },
      { label: 'Coverage of the questions', value: scan.coverage ?? null },
    ],
    brief: briefOf(page, numbers),
    summary: page.summary.map(saySection),
    analysis: page.analysis.filter((section) => !isFramework(section)).map(saySection),
    frameworks: page.analysis.filter(isFramework).map(saySection),
    restrictions: page.restrictions.map((row) => ({
      risk: row.risk,
      severity: severityLabels[row.severity],
      minimum: row.minimumPlans,
      restriction: row.restriction,
      mitigation: row.alternativeMitigation,
      tracked: sayTracked(page, row.fact),
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
