import { z } from 'zod'

/** What sets a fact apart when it is read and told, each with the reason. */
export const factTraits = {
  certificate: 'Held by a body: the one named before it holds it. A plan sells its report, not the certificate.',
  attestation:
    'Runs out on the day that its page gives; of what a plan sells only an agreement or a report concerns it.',
  'audit-events': 'Rows of a reference of audit events speak of it; of other facts they only name what is recorded.',
  'reporting-scope': 'What is out of scope for reporters is part of the answer.',
  'taught-to-staff': 'What staff are taught is its subject, not talk beside it.',
  internal:
    'How the vendor works inside: pages about the product speak of it only where the vendor says that it does so.',
  'report-in-plans': 'Its report is sold with plans, so a row of a table of plans states it, though it is internal.',
  'for-members': 'Members of the customer use it: a handbook for staff says nothing of it.',
  'protects-data': 'Done for everybody’s data: a page about the product must name whose data or connections it means.',
  'list-goes-on': 'Its list goes on in the next sentences of the page.',
  regions: 'Pages contradict each other where one keeps the data in a region and another names a different one.',
  'own-key': 'The customer’s own key is its subject, and not more than what it asks.',
  'promised-by-denial': 'Promised by a denial, such as “we do not sell”: a denying sentence takes nothing back.',
  'kept-for-a-time': 'A period without end is no period, and answers only in part.',
  'sign-in': 'Says through whose accounts people sign in, where the customer’s own provider does not do it.',
} as const satisfies Readonly<Record<string, string>>

export type FactTrait = keyof typeof factTraits
// safe because the keys are those of the table
export const factTrait = z.enum(Object.keys(factTraits) as [FactTrait, ...FactTrait[]])
