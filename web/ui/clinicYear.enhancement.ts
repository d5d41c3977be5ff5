import { wallClock } from '#shared/hours/wallClock.ts'

/** Updates the year on pages that were rendered or opened last year. The year is that of the clinic's time zone. */
export function showClinicYear() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-year]')) {
    try {
      const year = String(wallClock(new Date(), JSON.parse(element.dataset.year ?? '')).getUTCFullYear())
      if (element.textContent !== year) element.textContent = year
    } catch {
      // Another release rendered the page.
    }
  }
}
