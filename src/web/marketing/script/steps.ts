const rotation = 4_000

/** Makes the three steps tabs. They move on every four seconds until somebody hovers, focuses or chooses. */
export function runSteps(): void {
  const place = document.querySelector<HTMLElement>('[data-steps]')
  if (!place) return
  const steps = [...place.querySelectorAll<HTMLElement>('.step')]
  const panels = [...place.querySelectorAll<HTMLElement>('.panel')]
  const buttons = steps.map((step, index) => asTab(step, panels[index], index))
  let active = 0
  let isChosen = false
  let timer: ReturnType<typeof setInterval> | undefined

  const show = (index: number): void => {
    active = (index + steps.length) % steps.length
    for (const [at, step] of steps.entries()) {
      step.toggleAttribute('data-active', at === active)
      buttons[at]?.setAttribute('aria-selected', String(at === active))
      if (buttons[at]) buttons[at].tabIndex = at === active ? 0 : -1
      panels[at]?.toggleAttribute('data-shown', at === active)
    }
  }
  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
    place.removeAttribute('data-running')
  }
  const run = (): void => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isChosen || isStill || timer !== undefined || place.matches(':hover') || place.contains(document.activeElement))
      return
    place.setAttribute('data-running', '')
    timer = setInterval(() => show(active + 1), rotation)
  }
  const choose = (index: number): void => {
    isChosen = true
    stop()
    show(index)
  }

  for (const [index, button] of buttons.entries()) {
    button.addEventListener('click', () => choose(index))
    button.addEventListener('keydown', (event) => {
      const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
      const goal = step === undefined ? { Home: 0, End: steps.length - 1 }[event.key] : active + step
      if (goal === undefined) return
      event.preventDefault()
      choose(goal)
      buttons[active]?.focus()
    })
  }
  place.addEventListener('pointerenter', stop)
  place.addEventListener('pointerleave', run)
  place.addEventListener('focusin', stop)
  place.addEventListener('focusout', () => setTimeout(run))
  place.dataset['live'] = ''
  show(0)
  new IntersectionObserver(([entry]) => (entry?.isIntersecting === true ? run() : stop())).observe(place)
}

/** The heading of a step becomes the tab of its panel. */
function asTab(step: HTMLElement, panel: HTMLElement | undefined, index: number): HTMLButtonElement {
  const heading = step.querySelector('h3')
  const words = heading?.querySelector('span:last-child')
  const button = document.createElement('button')
  button.type = 'button'
  button.id = `step-${index + 1}`
  button.textContent = words?.textContent ?? ''
  button.setAttribute('role', 'tab')
  button.setAttribute('aria-controls', panel?.id ?? '')
  words?.replaceWith(button)
  heading?.setAttribute('role', 'presentation')
  step.setAttribute('role', 'presentation')
  step.parentElement?.setAttribute('role', 'tablist')
  step.parentElement?.setAttribute('aria-label', 'How it works')
  step.parentElement?.setAttribute('aria-orientation', 'vertical')
  panel?.setAttribute('role', 'tabpanel')
  panel?.setAttribute('aria-labelledby', button.id)
  return button
}
