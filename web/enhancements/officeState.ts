import { timeInWords } from '#shared/rules/timeInWords.ts'
import { easternTime } from './easternTime.ts'

/** Says of each office whether it is open. The last is the one that the call controls call. */
export function showOfficeStates() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const state = officeState(element.dataset.hours ?? '', new Date())
    element.textContent = state
    document.documentElement.toggleAttribute('data-closed', state[0] === 'C')
  }
}

/** As in `Open until 8 pm`. `times` are those of `openingTimes`. */
export function officeState(times: string, instant: Date): string {
  const now = easternTime(instant)
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(+now + day * 864e5)
    const weekday = `${['Sun', 'Mon', 'Tues', 'Wednes', 'Thurs', 'Fri', 'Satur'][date.getUTCDay()]}day`
    const name = date.toISOString().slice(0, 10)
    const word = times.includes(name) ? name : weekday.slice(0, 2)
    for (const [, opens = '', closes = ''] of times.matchAll(RegExp(`${word}\\S*=(\\S+)-(\\S+)`, 'g'))) {
      const isBefore = (time: string) => now.toISOString() < `${name}T${time}`
      if (isBefore(opens)) return `Closed, opens ${weekday} ${timeInWords(opens)}`
      if (isBefore(closes)) return `Open until ${timeInWords(closes)}`
    }
  }
  return 'Closed'
}
