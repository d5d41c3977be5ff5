import { timeZone } from '#shared/fixedFacts.ts'

const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone,
})

/** The date in Georgia of a timestamp or a day (`YYYY-MM-DD`): "March 14, 2026". Empty for anything else. */
export function longDate(time: string | undefined): string {
  const date = new Date(time?.length === 10 ? `${time}T12:00:00-05:00` : (time ?? ''))
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
