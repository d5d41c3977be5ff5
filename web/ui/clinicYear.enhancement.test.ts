import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clinicYear, showClinicYear } from './clinicYear.enhancement.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['2027-01-01T04:59:59Z', 2026],
  ['2027-01-01T05:00:00Z', 2027],
  ['2027-07-01T00:00:00Z', 2027],
])('at %s the clinic’s year is %i [2.78]', (now, year) => expect(clinicYear(new Date(now))).toBe(year))

it('a page that stays open has the new year once it begins in Georgia [2.78]', () => {
  document.body.innerHTML = '<footer>© <span data-year="">2026</span></footer>'
  const shownAt = (now: string) => {
    vi.setSystemTime(new Date(now))
    showClinicYear()
    return document.querySelector('[data-year]')?.textContent
  }
  expect(shownAt('2027-01-01T04:59:59Z')).toBe('2026')
  expect(shownAt('2027-01-01T05:00:00Z')).toBe('2027')
})
