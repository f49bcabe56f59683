import type { Plan } from '../../../contract/plans.ts'
import { appPath, sitePath } from '../links.ts'
import { Mark, Note } from './Note.tsx'
import { planWords } from './plan-words.ts'
import { SectionHead } from './SectionHead.tsx'

function PlanCard({ plan, isFirst }: { readonly plan: Plan; readonly isFirst: boolean }) {
  const words = planWords(plan)
  const href = plan.is_custom ? sitePath('/schedule-briefing') : appPath('/auth?tab=sign-up')
  return (
    <li className={plan.is_most_popular ? 'plan popular' : 'plan'} data-plan={plan.id}>
      <h3>
        <span data-of="name">{plan.name}</span>
        {plan.is_most_popular && <span className="tag">Most popular</span>}
      </h3>
      <p className="plan-line" data-of="description">
        {plan.description}
      </p>
      <p className="plan-price">
        <span className="price" data-of="price">
          {words.price}
        </span>{' '}
        <span data-of="period">{words.period}</span>
      </p>
      <p className="plan-each">
        <span data-of="perReport">{words.perReport}</span>
        {words.saving !== '' && (
          <>
            , saves <span data-of="saving">{words.saving}</span>
            {isFirst ? (
              <Mark of="g" />
            ) : (
              <sup className="mark">
                <a href="#note-g" aria-label="Basis of this figure: note g">
                  g
                </a>
              </sup>
            )}
          </>
        )}
      </p>
      <ul className="ruled" data-of="features">
        {plan.features.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      <a href={href} className="button outlined" data-of="action">
        {words.action}
      </a>
    </li>
  )
}

export function Pricing({ plans }: { readonly plans: readonly Plan[] }) {
  return (
    <section className="container section" id="pricing" aria-labelledby="pricing-title">
      <SectionHead id="pricing" title="Pricing" line="Per report, with the arithmetic shown." />
      <ul className="plans" data-plans="">
        {plans.map((plan, index) => (
          <PlanCard key={plan.id} plan={plan} isFirst={index === 0} />
        ))}
      </ul>
      <div className="three notes">
        <Note letter="g" of="Savings per report.">
          Against $3,000 for a review by hand (note b): 1 − the price of a report ÷ $3,000. Enterprise prices are agreed
          by volume, from where a report costs $300 or less.
        </Note>
        <p className="basis">
          <span>
            <strong>Price per report.</strong> The month’s price divided by its reports, in whole dollars. All prices
            are in US dollars, without taxes.
          </span>
        </p>
        <p className="basis">
          <span>
            <strong>Extra reports.</strong> Beyond a plan’s month each further report costs $599.
          </span>
        </p>
      </div>
    </section>
  )
}
