import { easternTime } from './easternTime.ts'

export const clinicYear = (now = new Date()): number => easternTime(now).getUTCFullYear()

/** A page that was rendered or opened last year has the year of the clinic, wherever the visitor is. */
export function showClinicYear() {
  const year = String(clinicYear())
  for (const element of document.querySelectorAll('[data-year]'))
    if (element.textContent !== year) element.textContent = year
}
