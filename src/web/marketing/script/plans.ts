import type { Plan } from '../../../contract/plans.ts'
import { planWords } from '../landing/plan-words.ts'
import { callPublic } from './public-calls.ts'

function write(card: Element, part: string, text: string): void {
  const place = card.querySelector(`[data-of="${part}"]`)
  if (place && place.textContent !== text) place.textContent = text
}

function renew(card: Element, plan: Plan): void {
  const words = planWords(plan)
  write(card, 'name', plan.name)
  write(card, 'description', plan.description)
  write(card, 'price', words.price)
  write(card, 'period', words.period)
  write(card, 'perReport', words.perReport)
  write(card, 'saving', words.saving)
  write(card, 'action', words.action)
  const list = card.querySelector('[data-of="features"]')
  list?.replaceChildren(
    ...plan.features.map((one) => Object.assign(document.createElement('li'), { textContent: one })),
  )
}

/**
 * The page was built with the plans that a new installation sells. What this one sells takes their place: changed prices,
 * plans that came, plans that went. Without an answer the page stays as it is.
 */
export async function renewPlans(): Promise<void> {
  const list = document.querySelector('[data-plans]')
  if (!list) return
  try {
    // safe because the route's own schema made the answer
    const { packages } = (await callPublic('/payments/packages')) as { readonly packages: readonly Plan[] }
    const cards = [...list.querySelectorAll('[data-plan]')]
    const [model] = cards
    for (const plan of packages) {
      const own = cards.find((card) => card.getAttribute('data-plan') === plan.id) ?? model?.cloneNode(true)
      if (!(own instanceof Element)) continue
      own.setAttribute('data-plan', plan.id)
      renew(own, plan)
      if (!own.isConnected) list.append(own)
    }
    for (const card of cards) if (!packages.some(({ id }) => id === card.getAttribute('data-plan'))) card.remove()
  } catch {
    // What was built in stays.
  }
}
