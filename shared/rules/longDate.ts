const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/New_York',
})

const timeFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/New_York',
})

/** The date and time in Georgia: "Sat, Nov 21, 2:05 PM". */
export const dateAndTime = (timestamp: string): string => timeFormat.format(new Date(timestamp))

/** The date in Georgia: "March 14, 2026". Empty for an invalid timestamp. */
export function longDate(timestamp: string): string {
  const date = new Date(timestamp)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
