/** A claim shows its passage beside it, without leaving the place in the page. */
export function showEvidence(): void {
  const claims = document.querySelectorAll<HTMLAnchorElement>('[data-claims] a[data-evidence]')
  const panel = document.querySelector<HTMLElement>('.excerpt-evidence')
  if (!panel || claims.length === 0) return
  const show = (number: string): void => {
    panel.dataset['chosen'] = number
    for (const piece of panel.querySelectorAll('.evidence'))
      piece.toggleAttribute('data-shown', piece.id === `evidence-${number}`)
    for (const claim of claims) {
      if (claim.dataset['evidence'] === number) claim.setAttribute('aria-current', 'true')
      else claim.removeAttribute('aria-current')
    }
  }
  for (const claim of claims)
    claim.addEventListener('click', (event) => {
      event.preventDefault()
      show(claim.dataset['evidence'] ?? '')
      const { top, bottom } = panel.getBoundingClientRect()
      const isSeen = top < innerHeight * 0.8 && bottom > 0
      if (!isSeen) panel.scrollIntoView({ block: 'nearest' })
    })
  const [, named] = /^#evidence-(\d+)$/.exec(location.hash) ?? []
  show(named ?? claims[0]?.dataset['evidence'] ?? '')
}
