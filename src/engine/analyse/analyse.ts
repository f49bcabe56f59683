import { agents, type Agent } from '../../catalog/fact-entry.ts'
import type { Finding, Observation, Quote } from '../../contract/findings.ts'
import { storable } from '../../contract/text.forms.ts'
import type { AgentAnswer, Corpus, TextNotes } from '../corpus.ts'
import { admitFindings } from '../verify/admit.ts'
import { verifyQuote } from '../verify/quotes.ts'
import { noteTexts } from '../write/text-notes.ts'
import { decideFact, notStated, type Decision } from './decide.ts'
import { planReader, type PlanReader } from './gates.ts'
import { findForeign, findInstructions } from './observations.ts'
import { prepareCorpus, type PreparedCorpus } from './prepare.ts'
import { factRules, type FactRules } from './rules.ts'

const emptyAnswer = (agent: Agent): AgentAnswer => ({
  agent,
  success: true,
  findings: [],
  observations: [],
  plans: [],
  refusedQuotes: 0,
  error: null,
})

function decide(prepared: PreparedCorpus, rules: FactRules, reader: PlanReader): Decision {
  const evidence = prepared.evidence.get(rules.entry.fact) ?? []
  return decideFact(rules, evidence, reader, prepared.corpus.asOf)
}

/** What is part of another feature is sold with it: without a limit of its own, it has that feature's plans. */
function withInherited(finding: Finding, { entry }: FactRules, decided: ReadonlyMap<string, Finding>): Finding {
  const bought = decided.get(entry.partOf?.fact ?? '')
  if (!bought || finding.plans.length > 0 || (finding.value !== 'yes' && finding.value !== 'partial')) return finding
  const when = entry.partOf?.when
  if (when !== undefined && !new RegExp(when, 'i').test(finding.quotes[0]?.text ?? '')) return finding
  if (bought.plans.length === 0) return finding
  // The passages that limit the bought prove the limit of its part.
  const isNew = (quote: Quote): boolean =>
    !finding.quotes.some((own) => own.document_id === quote.document_id && own.start === quote.start)
  return { ...finding, plans: bought.plans, quotes: [...finding.quotes, ...bought.quotes.filter(isNew)] }
}

/** Runs one agent over a prepared corpus: exactly one finding for each of its facts, all through the gate. */
function runAgent(prepared: PreparedCorpus, agent: Agent): AgentAnswer {
  if (agent === 'executive_summary_generator') return emptyAnswer(agent)
  const reader = planReader(prepared.plans)
  const decided = new Map<string, Finding>()
  const observations: Observation[] = []
  const own = factRules.filter((rules) => rules.fact.agent === agent)
  for (const rules of own) {
    const decision = decide(prepared, rules, reader)
    decided.set(rules.entry.fact, decision.finding)
    observations.push(...decision.observations)
  }
  const findings = own.flatMap((rules) => {
    const finding = decided.get(rules.fact.id)
    return finding ? [withInherited(finding, rules, decided)] : []
  })
  if (agent === 'advanced_web_scraper') observations.push(...findInstructions(prepared), ...findForeign(prepared))
  const admission = admitFindings(findings, prepared.corpus.documents)
  const refused = new Set(admission.refused.map((one) => one.finding.id))
  return storable({
    ...emptyAnswer(agent),
    findings: findings.map((finding) => (refused.has(finding.id) ? notStated(finding.fact) : finding)),
    observations,
    plans: agent === 'pricing_analysis' ? prepared.plans : [],
    refusedQuotes: admission.refused.length,
  })
}

/** The share of quotes that stand in their documents, 0–1, counted anew; 1 when there are none. */
function verifiedShare(corpus: Corpus, answers: readonly AgentAnswer[]): number {
  const texts = new Map(corpus.documents.map((document) => [document.id, document]))
  const quotes = answers.flatMap((answer) => answer.findings).flatMap((finding) => finding.quotes)
  const verified = quotes.filter((quote) => {
    const document = texts.get(quote.document_id)
    return document !== undefined && verifyQuote(document, quote)
  })
  return quotes.length === 0 ? 1 : verified.length / quotes.length
}

export interface Analysis {
  /** In the order of the catalogue, those of `done` included. */
  readonly answers: readonly AgentAnswer[]
  readonly notes: TextNotes
  readonly verifiedShare: number
}

export interface AnalysisSteps {
  /** Answers of an earlier attempt, which are not worked out again. */
  readonly done?: readonly AgentAnswer[]
  /** Hears the id of the document that is about to be worked on. */
  readonly onDocument?: (id: string) => void
  /** Called when the documents have been worked on and what remains concerns them all. */
  readonly onDocumentsRead?: () => void
  readonly onAnswer?: (answer: AgentAnswer) => void
}

/** Everything that needs the texts of a corpus, in one go: the answers of all agents, and what the writer tells of the texts. */
export function analyse(corpus: Corpus, steps: AnalysisSteps = {}): Analysis {
  const done = new Map((steps.done ?? []).map((answer) => [answer.agent, answer]))
  const prepared = prepareCorpus(corpus, steps.onDocument)
  steps.onDocumentsRead?.()
  const answers = agents.map((agent) => {
    const earlier = done.get(agent)
    if (earlier) return earlier
    const answer = runAgent(prepared, agent)
    steps.onAnswer?.(answer)
    return answer
  })
  return { answers, notes: noteTexts(corpus), verifiedShare: verifiedShare(corpus, answers) }
}

/** The answers of all agents, in the order of the catalogue. */
export const analyseCorpus = (corpus: Corpus): readonly AgentAnswer[] => analyse(corpus).answers
