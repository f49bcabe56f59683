import { callPublic, Refusal } from './public-calls.ts'

interface Slots {
  readonly form: object | null
  readonly slots: readonly string[]
}

/** How long the form of a third party may take until ours comes in its place. */
const patience = 8_000
const unreachable = 'We could not be reached. Please try again, or write to us.'

const dayIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', timeZone }).format(
    new Date(moment),
  )
const timeIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit', timeZone }).format(new Date(moment))

function fillZones(select: HTMLSelectElement): void {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const zones = [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort()
  select.replaceChildren(
    ...zones.map((zone) => new Option(zone.replaceAll('_', ' '), zone, zone === own, zone === own)),
  )
}

function slotChoice(moment: string, timeZone: string, isFirst: boolean): HTMLLabelElement {
  const input = Object.assign(document.createElement('input'), { type: 'radio', name: 'starts_at', value: moment })
  input.required = true
  input.checked = isFirst
  const words = Object.assign(document.createElement('span'), { textContent: timeIn(moment, timeZone) })
  const label = document.createElement('label')
  label.append(input, words)
  return label
}

/** Days and times as the chosen zone's clock shows them. */
function offer(form: HTMLFormElement, slots: readonly string[]): void {
  const [zone, day] = [form.elements.namedItem('time_zone'), form.elements.namedItem('day')]
  const place = form.querySelector('[data-slots]')
  if (!(zone instanceof HTMLSelectElement) || !(day instanceof HTMLSelectElement) || !place) return
  const showTimes = (): void => {
    const ofDay = slots.filter((one) => dayIn(one, zone.value) === day.value)
    place.replaceChildren(...ofDay.map((one, index) => slotChoice(one, zone.value, index === 0)))
  }
  const showDays = (): void => {
    const days = [...new Set(slots.map((one) => dayIn(one, zone.value)))]
    day.replaceChildren(...days.map((one) => new Option(one, one)))
    showTimes()
  }
  if (zone.options.length === 0) fillZones(zone)
  zone.addEventListener('change', showDays)
  day.addEventListener('change', showTimes)
  showDays()
}

async function send(form: HTMLFormElement): Promise<void> {
  const typed = new FormData(form)
  const valueOf = (name: string): string => {
    const value = typed.get(name)
    return typeof value === 'string' ? value : ''
  }
  const names = ['name', 'email', 'organization', 'time_zone', 'starts_at', 'website']
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)]))
  const [problem, button] = [form.querySelector('[data-problem]'), form.querySelector('button')]
  const told = document.querySelector('[data-booked]')
  if (!problem || !button || !told) return
  problem.textContent = ''
  button.disabled = true
  try {
    await callPublic('/briefings', values)
    const [zone, at] = [valueOf('time_zone'), valueOf('starts_at')]
    told.textContent = `Booked: ${dayIn(at, zone)}, ${timeIn(at, zone)} (${zone}). The invitation is on its way to ${valueOf('email')}.`
    form.hidden = true
  } catch (error) {
    problem.textContent = error instanceof Refusal ? error.message : unreachable
    if (error instanceof Refusal) await renew(form)
  } finally {
    button.disabled = false
  }
}

/** A time that was refused may be gone: what is free now is asked for again. */
async function renew(form: HTMLFormElement): Promise<void> {
  try {
    // safe because the route's own schema made the answer
    offer(form, ((await callPublic('/briefings/slots')) as Slots).slots)
  } catch {
    // The times of before stay.
  }
}

/** The form of a third party in a document of its own, which knows nothing of ours. False where it does not come. */
function showFrame(place: HTMLElement): Promise<boolean> {
  const frame = document.createElement('iframe')
  frame.className = 'frame'
  frame.title = 'Schedule a meeting'
  frame.setAttribute('sandbox', 'allow-scripts allow-forms allow-popups')
  frame.src = '/schedule-briefing/frame'
  place.append(frame)
  addEventListener('pagehide', () => frame.remove())
  return new Promise((done) => {
    const timer = setTimeout(() => {
      frame.remove()
      done(false)
    }, patience)
    addEventListener('message', (event) => {
      if (event.source !== frame.contentWindow || event.data !== 'form-shown') return
      clearTimeout(timer)
      done(true)
    })
  })
}

/** Shows the form that this installation has set up, and ours where it has none or where that one does not come. */
export function sendBriefing(): void {
  const place = document.querySelector<HTMLElement>('[data-briefing]')
  const form = place?.querySelector<HTMLFormElement>('[data-booking]')
  const fallback = place?.querySelector<HTMLElement>('[data-fallback]')
  if (!place || !form || !fallback) return
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
  const start = async (): Promise<void> => {
    // safe because the route's own schema made the answer
    const { form: other, slots } = (await callPublic('/briefings/slots')) as Slots
    if (other !== null && (await showFrame(place))) return
    if (slots.length === 0) {
      fallback.dataset['failed'] = ''
      return
    }
    offer(form, slots)
    form.hidden = false
  }
  void start().catch(() => {
    fallback.dataset['failed'] = ''
  })
}
