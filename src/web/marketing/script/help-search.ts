const folded = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

/** Finds pages of the help by their words: all of them have to stand in a page. */
export function searchHelp(): void {
  const form = document.querySelector<HTMLFormElement>('[data-help-search]')
  const field = form?.querySelector('input')
  const told = form?.querySelector('[role="status"]')
  if (!form || !field || !told) return
  const topics = [...document.querySelectorAll<HTMLElement>('[data-topic]')].map((place) => ({
    place,
    words: folded(`${place.textContent} ${place.dataset['topic'] ?? ''}`),
  }))
  const search = (): void => {
    const asked = folded(field.value).split(' ').filter(Boolean)
    const found = topics.filter(({ place, words }) => {
      const isFound = asked.every((word) => words.includes(word))
      place.hidden = !isFound
      return isFound
    })
    const count = found.length === 1 ? 'One page' : `${found.length} pages`
    told.textContent = asked.length === 0 ? '' : found.length === 0 ? 'No page has these words.' : count
  }
  form.dataset['live'] = ''
  form.addEventListener('submit', (event) => event.preventDefault())
  field.addEventListener('input', search)
}
