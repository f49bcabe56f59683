import { agents, type Agent } from '../../catalog/fact-entry.ts'
import { factById } from '../../catalog/facts.ts'
import type { Finding, Observation } from '../../contract/findings.ts'
import type { AgentAnswer, Corpus } from '../corpus.ts'
import { admitFindings } from '../verify/admit.ts'
import { decideFact, notStated } from './decide.ts'
import { planReader } from './gates.ts'
import { collectEvidence } from './match.ts'
import { findForeign, findInstructions } from './observations.ts'
import { prepareCorpus, type PreparedCorpus } from './prepare.ts'
import { factRules } from './rules.ts'

const emptyAnswer = (agent: Agent): AgentAnswer => ({
  agent,
  success: true,
  findings: [],
  observations: [],
  plans: [],
  refusedQuotes: 0,
  error: null,
})

/** Runs one agent over a prepared corpus: exactly one finding for each of its facts, all through the gate. */
export function runAgent(prepared: PreparedCorpus, agent: Agent): AgentAnswer {
  if (agent === 'executive_summary_generator') return emptyAnswer(agent)
  const reader = planReader(prepared.plans)
  const findings: Finding[] = []
  const observations: Observation[] = []
  for (const rules of factRules) {
    const fact = factById(rules.entry.fact)
    if (fact.agent !== agent) continue
    const evidence = prepared.documents.flatMap((document) => collectEvidence(rules, document))
    const decision = decideFact(rules, fact, evidence, reader, prepared.corpus.asOf)
    findings.push(decision.finding)
    observations.push(...decision.observations)
  }
  if (agent === 'advanced_web_scraper') observations.push(...findInstructions(prepared), ...findForeign(prepared))
  const admission = admitFindings(findings, prepared.corpus.documents)
  const refused = new Set(admission.refused.map((one) => one.finding.id))
  return {
    ...emptyAnswer(agent),
    findings: findings.map((finding) => (refused.has(finding.id) ? notStated(finding.fact) : finding)),
    observations,
    plans: agent === 'pricing_analysis' ? prepared.plans : [],
    refusedQuotes: admission.refused.length,
  }
}

/** Prepares the corpus and runs all agents, in the order of the catalogue. */
export function analyseCorpus(corpus: Corpus): AgentAnswer[] {
  const prepared = prepareCorpus(corpus)
  return agents.map((agent) => runAgent(prepared, agent))
}
