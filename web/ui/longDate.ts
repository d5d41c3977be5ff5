import { timeZone } from '#shared/site.ts'

const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone,
})

/** The date in Georgia: "March 14, 2026". Empty for an invalid timestamp. */
export function longDate(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
