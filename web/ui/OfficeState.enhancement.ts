import { easternTime } from './easternTime.ts'

/** Says of each office whether it is open. The call controls call the office that is last on the page. */
export function showOfficeStates() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const { isOpen, text } = officeState(element.dataset.hours)
    element.textContent = text
    document.documentElement.dataset.state = isOpen ? 'open' : 'closed'
  }
}

/** The text is like `Open until 8 pm`. `times` are those of `openingTimes`. */
export function officeState(times = '', instant = new Date()): { isOpen: boolean; text: string } {
  const now = easternTime(instant)
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(+now + day * 864e5)
    const name = date.toISOString().slice(0, 10)
    const weekday = date.toUTCString().slice(0, 2)
    // An exception comes before the hours of its weekday.
    const [part = '', dayName] = times.match(`(${weekday}[a-z]*)(${name}|\\D*)=[^;]*`) ?? []
    let isOpen = false
    for (const time of part.match(/..:.. .+?m/g) ?? []) {
      if (now.toISOString() < `${name}T${time}`)
        return { isOpen, text: `${isOpen ? 'Open until' : `Closed, opens ${dayName}day`}${time.slice(5)}` }
      isOpen = !isOpen
    }
  }
  return { isOpen: false, text: 'Closed' }
}
