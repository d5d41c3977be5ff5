import { wallClock } from '#shared/hours/wallClock.ts'
import type { OpeningTimes } from './openingTimes.ts'

/** Writes whether each office is open. The last office on the page decides what the call controls show. */
export function showOfficeStates() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    try {
      const { isOpen, text } = officeState(JSON.parse(element.dataset.hours ?? ''))
      if (element.textContent !== text) element.textContent = text
      document.documentElement.dataset.state = isOpen ? 'open' : 'closed'
    } catch {
      // Another release rendered the page, with other data.
    }
  }
}

/** `text` is a phrase such as `Open until 8 pm`. */
export function officeState({ week, dates, behind }: OpeningTimes, instant = new Date()) {
  const now = wallClock(instant, behind)
  for (let days = 0; days < 7; days += 1) {
    const date = new Date(+now + days * 864e5)
    const day = date.toISOString().slice(0, 10)
    const [dayName, times] = week[date.getUTCDay()] ?? ['', []]
    let isOpen = false
    for (const [time, words] of dates[day] ?? times) {
      if (now.toISOString() < `${day}T${time}`)
        return { isOpen, text: `${isOpen ? 'Open until' : `Closed, opens ${dayName}`} ${words}` }
      isOpen = !isOpen
    }
  }
  return { isOpen: false, text: 'Closed' }
}
