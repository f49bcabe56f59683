import type { FactFile } from '../fact-file.ts'

export const aiGovernance: FactFile = {
  id: 'ai.governance',
  group: 'GenAI',
  question: 'Does the vendor state an AI policy, human review or AI risk framework?',
  kind: 'policy',
  weight: 2,
  agent: 'genai_policy_analysis',
  values: {
    yes: 'AI policy, responsible-AI principles, human oversight, ISO 42001 or NIST AI RMF adopted.',
    partial: "Planned certificate with partial process, or framework only 'considered'.",
    no: 'Vendor says it has none.',
    excluded: "Customer's AI duties; accuracy disclaimers; training statement; general security policy.",
  },
  controls: {
    soc2: ['CC3.2', 'CC5.3'],
    iso27001: ['A.5.1', 'A.5.8'],
    csf2: ['GV.PO-01'],
    sp80053: ['PM-9', 'RA-3'],
  },
  params: ['framework', 'human_review'],
  topicWords: ['responsible ai', 'ai policy', 'ai governance', 'ai principle', 'ai risk'],
  texts: {
    topic: 'AI governance',
    yes: 'A rule for the use of AI is stated[, based on {framework}].',
    partial: 'Rules for the use of AI are described only in part.',
    no: 'The vendor says that it has no policy for the use of AI.',
    unknown: 'We found no policy and no risk framework for AI.',
    risk: 'AI used without stated rules',
    stake: 'Without rules, each team decides alone what its model may see and do.',
    mitigation: 'Apply your own AI policy to the features that you enable.',
    ask: 'Which policy and which human oversight govern your AI features?',
    owner: 'AI governance lead',
    severity: 'low',
  },
  reading: () => ({
    yes: [
      {
        match:
          '(?:human|person|people|reviewer|engineer)s? (?:\\w+ ){0,3}(?:review|approv|verif|check)\\w* (?:\\w+ ){0,4}(?:\\bai\\b|generated|output|suggestion)',
        example: 'Human check ai.',
      },
      {
        match:
          '(?:responsible|ethical|trustworthy|safe) (?:use of )?(?:\\bai\\b|artificial intelligence|machine learning)',
        example: 'We have published our responsible AI principles.',
      },
      {
        match:
          '(?:\\bai\\b|artificial intelligence) (?:\\w+ )?(?:governance|polic(?:y|ies)|principles|ethics|risk (?:management|assessment|framework)|committee|usage policy|use policy|guidelines|code of conduct)',
        example: 'We have published our responsible AI principles.',
      },
      {
        match:
          '(?:nist ai|ai rmf|iso(?:/iec)? ?42001|eu ai act)\\b && (?:adopt|follow|align|comply|certif|implement|framework|accordance|complian)',
        example: 'Our responsible AI policy follows the NIST AI Risk Management Framework.',
      },
      {
        match:
          '(?:human (?:oversight|review|in the loop|supervision|intervention|approval))\\b && any:(?:\\bai\\b|artificial|model|generative|llm|automated)',
        example: 'Our AI policy demands a risk assessment and a human review for each new use of a model.',
      },
      {
        match:
          '(?:\\bai\\b|generated|outputs?|suggestions?)\\b && (?:reviewed|approved|verified|confirmed) by (?:\\w+ ){0,3}(?:human|people|person|user|engineer)',
        example: 'AI suggestions are reviewed by a human before they are applied.',
      },
    ],
    partial: [
      { match: '(?:nist ai|iso ?42001)\\b && (?:consider|planned|working)', example: 'Nist ai planned.' },
      {
        match: 'iso ?42001\\b ... (?:planned|in progress)|consider\\w* (?:\\w+ ){0,3}(?:nist ai|ai rmf)',
        example: 'Consider ai rmf.',
      },
    ],
    lesser: [{ match: 'consider\\w* (?:\\w+ ){0,4}(?:nist ai|ai rmf)', example: 'Consider ai rmf.' }],
    traps: [
      { match: 'ai generated changes', example: 'Ai generated changes.' },
      { match: 'may have rights|applicable law', example: 'Applicable law.' },
      { match: 'repositories|source code controls', example: 'Acme scans your repositories for secrets.' },
      { match: 'code ?base|your repositor', example: 'Acme scans your repositories for secrets.' },
      {
        match:
          'you (?:are responsible|should|must|agree|acknowledge)|customer (?:is responsible|shall|must|should)|accuracy|inaccura|right to (?:human|obtain)|automated (?:individual )?decision|profiling|acceptable use',
        example: 'You are responsible for checking AI output.',
      },
    ],
    allow: ['condition', 'staff', 'third', 'negation', 'denial', 'future'],
    params: [
      { name: 'framework', pattern: '\\b(nist ai(?: rmf)?|iso ?42001|eu ai act)\\b', as: 'text' },
      { name: 'human_review', pattern: '\\bhuman\\b', as: 'flag' },
    ],
  }),
}
