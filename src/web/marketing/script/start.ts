const accessKey = 'auth_token'

/** Who is signed in goes to their dashboard; who is not gets started there. */
export function sayWhereToStart(): void {
  const link = document.querySelector('[data-start]')
  if (!link) return
  const token = localStorage.getItem(accessKey)
  if (token?.split('.').length === 3) link.textContent = 'Dashboard'
}
