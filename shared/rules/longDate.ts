const format = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'America/New_York',
})

/** A moment as a long date in Georgia: "March 14, 2026"; nothing for what is no date. */
export function longDate(moment: string): string {
  const date = new Date(moment)
  return Number.isNaN(date.getTime()) ? '' : format.format(date)
}
