import { expect, it } from 'vitest'
import { showOfficeStates } from './OfficeState.enhancement.ts'

it.each(['{"week":[],"dates":{}}', '{"week":[],"behind":[5,4]}', ''])(
  'a page that another release rendered keeps its line: %s',
  (hours) => {
    document.body.innerHTML = `<p>Closed, opens Monday</p><p>Open</p>`
    for (const line of document.querySelectorAll('p')) line.dataset.hours = hours
    showOfficeStates()
    expect(document.body.textContent).toBe('Closed, opens MondayOpen')
    expect(document.documentElement.dataset.state).toBe(undefined)
  },
)
