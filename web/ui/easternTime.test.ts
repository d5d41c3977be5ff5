// @vitest-environment node
import { expect, it } from 'vitest'
import { easternTime } from './easternTime.ts'

const hour = 3_600_000
const zone = new Intl.DateTimeFormat('sv', {
  timeZone: 'America/New_York',
  dateStyle: 'short',
  timeStyle: 'medium',
})

it('is the time of America/New_York in each hour of twelve years, as the current time zone database has it [9.26]', () => {
  const wrong: string[] = []
  const start = Date.UTC(new Date().getUTCFullYear() - 1, 0)
  for (let at = start; at < start + 12 * 366 * 24 * hour; at += hour) {
    const own = easternTime(new Date(at)).toISOString().slice(0, 19).replace('T', ' ')
    if (own !== zone.format(at)) wrong.push(new Date(at).toISOString())
  }
  expect(wrong).toEqual([])
})
