import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { timeZones } from '#shared/region/timeZones.ts'
import { showClinicYear } from './clinicYear.enhancement.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a page that stays open has the new year once it begins at the clinic [2.78]', () => {
  document.body.innerHTML = `<footer>© <span data-year='${JSON.stringify(timeZones[0].behind)}'>2026</span></footer>`
  const shownAt = (now: string) => {
    vi.setSystemTime(new Date(now))
    showClinicYear()
    return document.querySelector('[data-year]')?.textContent
  }
  expect(shownAt('2027-01-01T04:59:59Z')).toBe('2026')
  expect(shownAt('2027-01-01T05:00:00Z')).toBe('2027')
  expect(shownAt('2027-07-01T00:00:00Z')).toBe('2027')
})

it('a page that another release rendered keeps its year', () => {
  document.body.innerHTML = '<footer>© <span data-year="">2026</span></footer>'
  showClinicYear()
  expect(document.body.textContent).toBe('© 2026')
})
