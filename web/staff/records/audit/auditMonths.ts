import { apiLimits } from '#shared/apiLimits.ts'
import { clinicTime, instantOf } from '../../ui/clinicTime.ts'

/** The months whose records are kept, such as `2026-11`, newest first. `now` is ISO 8601. */
export function auditMonths(now: string): string[] {
  const oldest = new Date(Date.parse(now) - apiLimits.auditRetention).toISOString()
  const months = [monthOf(now)]
  while ((months.at(-1) ?? '') > monthOf(oldest)) months.push(monthAfter(months.at(-1) ?? '', -1))
  return months
}

/** The month in clinic time. `to` is the first instant of the next month. */
export const timeOfMonth = (month: string): { from: string; to: string } => ({
  from: instantOf(`${month}-01T00:00`),
  to: instantOf(`${monthAfter(month, 1)}-01T00:00`),
})

/** A name such as `November 2026`. */
export const monthName = (month: string): string => format.format(new Date(`${month}-01T00:00:00.000Z`))

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'long', year: 'numeric' })

export const monthOf = (instant: string) => clinicTime(instant).slice(0, 7)

export function monthAfter(month: string, count: number): string {
  const date = new Date(`${month}-01T00:00:00.000Z`)
  date.setUTCMonth(date.getUTCMonth() + count)
  return date.toISOString().slice(0, 7)
}
