/** The menu of a phone closes once a link was chosen, with Escape, and when something else is touched. */
export function closeMenu(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu')
  if (!menu) return
  const close = (): void => {
    menu.open = false
  }
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) close()
  })
  document.addEventListener('click', (event) => {
    if (event.target instanceof Node && !menu.contains(event.target)) close()
  })
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return
    close()
    menu.querySelector('summary')?.focus()
  })
}
