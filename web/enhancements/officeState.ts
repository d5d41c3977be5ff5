import { timeInWords } from '#shared/rules/timeInWords.ts'

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
  // Swedish writes `2026-11-21 18:04:05`, which sorts as text.
  const now = instant.toLocaleString('sv', { timeZone: 'America/New_York' })
  for (let day = 0; day < 7; day += 1) {
    const date = new Date(Date.parse(now.slice(0, 10)) + day * 864e5)
    const name = date.toISOString().slice(0, 10)
    const weekday = date.toLocaleString('en', { weekday: 'long', timeZone: 'UTC' })
    const partsOf = (word: string) => times.match(RegExp(`\\S*${word}\\S*`, 'g'))
    for (const part of partsOf(name) ?? partsOf(weekday.slice(0, 2)) ?? []) {
      const [opens = '', closes] = part.match(/\d+:\d+/g) ?? []
      if (!closes || now >= `${name} ${closes}`) continue
      return now < `${name} ${opens}`
        ? `Closed, opens ${weekday} ${timeInWords(opens)}`
        : `Open until ${timeInWords(closes)}`
    }
  }
  return 'Closed'
}
