import { easternTime } from './easternTime.ts'

export const clinicYear = (now = new Date()): number => easternTime(now).getUTCFullYear()

/** Updates the year on pages that were rendered or opened last year. The year is that of the clinic's time zone. */
export function showClinicYear() {
  const year = String(clinicYear())
  for (const element of document.querySelectorAll('[data-year]'))
    if (element.textContent !== year) element.textContent = year
}
