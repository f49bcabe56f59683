import { agents, type Agent } from '../../catalog/fact-entry.ts'
import type { Finding, Observation } from '../../contract/findings.ts'
import { storable } from '../../contract/text.forms.ts'
import type { AgentAnswer, Corpus } from '../corpus.ts'
import type { ExtractionRequest, Extractor } from '../ports.ts'
import { admitAnswer } from '../verify/admit.ts'
import { decideFact, type Decision } from './decide.ts'
import { patternsId } from './extractor-ids.ts'
import { planReader } from './plan-requirements.ts'
import { findForeign, findInstructions } from './observations.ts'
import { prepareCorpus, type PreparedCorpus } from './prepare.ts'
import { findRedFlags } from './red-flags.ts'
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

/** The answer to one fact before its plans are compared with those of others. */
export function decideOne(prepared: PreparedCorpus, rules: FactRules): Decision {
  const evidence = prepared.evidence.get(rules.entry.fact) ?? []
  return decideFact(rules, evidence, planReader(prepared.plans), prepared.corpus.asOf)
}

/** Runs one agent over a prepared corpus: exactly one finding for each of its facts, all admitted. */
export function runAgent(prepared: PreparedCorpus, agent: Agent): AgentAnswer {
  if (agent === 'executive_summary_generator') return emptyAnswer(agent)
  const decided = new Map<string, Finding>()
  const observations: Observation[] = []
  const own = factRules.filter((rules) => rules.fact.agent === agent)
  for (const rules of own) {
    const decision = decideOne(prepared, rules)
    decided.set(rules.entry.fact, decision.finding)
    observations.push(...decision.observations)
  }
  const findings = own.flatMap((rules) => {
    const finding = decided.get(rules.fact.id)
    return finding ? [finding] : []
  })
  if (agent === 'advanced_web_scraper')
    observations.push(...findInstructions(prepared), ...findForeign(prepared), ...findRedFlags(prepared))
  const answer = {
    ...emptyAnswer(agent),
    findings,
    observations,
    plans: agent === 'pricing_analysis' ? prepared.plans : [],
  }
  return storable(admitAnswer(answer, prepared.corpus.documents))
}

function answerAll({ corpus, done, ...steps }: ExtractionRequest): readonly AgentAnswer[] {
  const earlier = new Map(done.map((answer) => [answer.agent, answer]))
  const prepared = prepareCorpus(corpus, steps.onDocument)
  steps.onDocumentsRead?.()
  return agents.map((agent) => {
    const known = earlier.get(agent)
    if (known) return known
    const answer = runAgent(prepared, agent)
    steps.onAnswer?.(answer)
    return answer
  })
}

/** The answers of all agents, in the order of the catalogue. */
export const analyseCorpus = (corpus: Corpus): readonly AgentAnswer[] => answerAll({ corpus, done: [] })

/**
 * Reads with the rules of the codebook. Holds its event loop until it is done: text of a page is given to it in a process of
 * its own, which is limited from outside.
 */
export const patternExtractor: Extractor = {
  id: patternsId,
  version: '1',
  tier: 'local',
  agents,
  budget: { milliseconds: null },
  extract: async (request) => answerAll(request),
}
