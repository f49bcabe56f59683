import { CircleCheck, CircleSlash } from 'lucide-react'
import type { DocumentHead } from '../../../../contract/reviews.page.ts'
import { kindLabels } from '../../../lib/source-labels.ts'

/** Kinds that a review should have, the most valuable first. */
const expectedKinds = [
  'security',
  'trust',
  'compliance',
  'privacy',
  'dpa',
  'subprocessors',
  'terms',
  'sla',
  'pricing',
  'status',
  'docs',
  'disclosure',
  'ai',
] as const

export function KindCoverage({ documents }: { readonly documents: readonly DocumentHead[] }) {
  return (
    <section aria-labelledby="kinds" className="mb-8">
      <h2 id="kinds" className="text-ui font-semibold">
        Coverage by kind
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-px overflow-hidden rounded-card border border-line bg-s1">
        {expectedKinds.map((kind) => {
          const amount = documents.filter((document) => document.kind === kind).length
          const Shape = amount > 0 ? CircleCheck : CircleSlash
          return (
            <li
              key={kind}
              className="-mr-px -mb-px flex items-center gap-2 border-r border-b border-line px-3 py-2 text-label"
            >
              <Shape className={`size-3.5 shrink-0 ${amount > 0 ? 'text-ok' : 'text-fg3'}`} aria-hidden="true" />
              <span className={amount > 0 ? 'text-fg2' : 'text-fg3'}>{kindLabels[kind]}</span>
              <span className="ml-auto text-fg3 tabular-nums">{amount > 0 ? amount : 'none'}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
