import { agents, type Agent } from '../../catalog/fact-entry.ts'
import { factById } from '../../catalog/facts.ts'
import type { Finding, Observation, Quote } from '../../contract/findings.ts'
import { storable } from '../../contract/text.forms.ts'
import type { AgentAnswer, Corpus } from '../corpus.ts'
import { admitFindings } from '../verify/admit.ts'
import { decideFact, notStated, type Decision } from './decide.ts'
import { planReader, type PlanReader } from './gates.ts'
import { collectEvidence } from './match.ts'
import { findForeign, findInstructions } from './observations.ts'
import { prepareCorpus, type PreparedCorpus } from './prepare.ts'
import { factRules, type FactRules } from './rules.ts'

/** Features that exist only within another; of sessions those of single sign-on. */
const partOf: ReadonlyMap<string, string> = new Map([
  ['iam.sso_enforce', 'iam.sso'],
  ['iam.scim', 'iam.sso'],
  ['iam.session', 'iam.sso'],
  ['log.export', 'log.audit'],
  ['log.retention', 'log.audit'],
])

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
  const evidence = prepared.documents.flatMap((document) => collectEvidence(rules, document))
  return decideFact(rules, factById(rules.entry.fact), evidence, reader, prepared.corpus.asOf)
}

/** What is part of another feature is sold with it: without a limit of its own, it has that feature's plans. */
function withInherited(finding: Finding, decided: ReadonlyMap<string, Finding>): Finding {
  const bought = decided.get(partOf.get(finding.fact) ?? '')
  if (!bought || finding.plans.length > 0 || (finding.value !== 'yes' && finding.value !== 'partial')) return finding
  if (finding.fact === 'iam.session' && !/\b(?:sso|saml|single sign)/i.test(finding.quotes[0]?.text ?? ''))
    return finding
  if (bought.plans.length === 0) return finding
  // The passages that limit the bought prove the limit of its part.
  const isNew = (quote: Quote): boolean =>
    !finding.quotes.some((own) => own.document_id === quote.document_id && own.start === quote.start)
  return { ...finding, plans: bought.plans, quotes: [...finding.quotes, ...bought.quotes.filter(isNew)] }
}

/** Runs one agent over a prepared corpus: exactly one finding for each of its facts, all through the gate. */
export function runAgent(prepared: PreparedCorpus, agent: Agent): AgentAnswer {
  if (agent === 'executive_summary_generator') return emptyAnswer(agent)
  const reader = planReader(prepared.plans)
  const decided = new Map<string, Finding>()
  const observations: Observation[] = []
  for (const rules of factRules) {
    if (factById(rules.entry.fact).agent !== agent) continue
    const decision = decide(prepared, rules, reader)
    decided.set(rules.entry.fact, decision.finding)
    observations.push(...decision.observations)
  }
  const findings = [...decided.values()].map((finding) => withInherited(finding, decided))
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

/** Prepares the corpus and runs all agents, in the order of the catalogue. */
export function analyseCorpus(corpus: Corpus): AgentAnswer[] {
  const prepared = prepareCorpus(corpus)
  return agents.map((agent) => runAgent(prepared, agent))
}
