import { expect, it } from 'vitest'
import { timeZones } from '../region/timeZones.ts'
import { wallClock } from './wallClock.ts'

const hour = 3_600_000

it.each(timeZones)(
  'the clock of $name is that of $id in each hour of twelve years, as the time zone database has it [9.26]',
  (zone) => {
    const database = new Intl.DateTimeFormat('en-US', {
      timeZone: zone.id,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      hourCycle: 'h23',
    })
    const wrong: string[] = []
    const start = Date.UTC(new Date().getUTCFullYear() - 1, 0)
    for (let at = start; at < start + 12 * 366 * 24 * hour; at += hour) {
      const own = wallClock(new Date(at), zone.behind)
      const shown = `${own.getUTCMonth() + 1}/${own.getUTCDate()}/${own.getUTCFullYear()}, ${String(own.getUTCHours()).padStart(2, '0')}`
      if (shown !== database.format(at)) wrong.push(new Date(at).toISOString())
    }
    expect(wrong).toEqual([])
  },
)
