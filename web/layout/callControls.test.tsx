import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pages } from '#shared/content/pages.ts'
import { showOfficeStates } from '../enhancements/officeState.ts'
import { renderSite } from '../testing/renderSite.tsx'

const monday = { noon: '2026-11-23T17:00:00Z', night: '2026-11-24T02:00:00Z' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(monday.noon) }))
afterEach(() => {
  vi.useRealTimers()
  document.documentElement.removeAttribute('data-closed')
})

describe('the call bar', () => {
  it('has the main phone, 988, 911 and a call back, of which a style sheet shows three', async () => {
    await renderSite('/forms')
    const links = within(screen.getByRole('navigation', { name: 'Call for help' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call us', 'tel:+17705550142'],
      ['Call or text 988', 'tel:988'],
      ['Call 911', 'tel:911'],
      ['Ask for a call', '/contact-us'],
    ])
  })

  it('marks the page while the main office is closed', async () => {
    await renderSite('/forms')
    showOfficeStates()
    expect(document.documentElement.hasAttribute('data-closed')).toBe(false)
    vi.setSystemTime(Date.parse(monday.night))
    showOfficeStates()
    expect(document.documentElement.hasAttribute('data-closed')).toBe(true)
    vi.setSystemTime(Date.parse('2026-11-24T14:00:00Z'))
    showOfficeStates()
    expect(document.documentElement.hasAttribute('data-closed')).toBe(false)
  })
})

it('each office says beside its hours whether it is open', async () => {
  await renderSite('/contact-us', { '/api/pages/contact-us': pages['contact-us'] })
  expect(within(screen.getByRole('main')).getAllByText('Open until 8 pm')).toHaveLength(3)
  vi.setSystemTime(Date.parse(monday.night))
  showOfficeStates()
  expect(within(screen.getByRole('main')).getAllByText('Closed, opens Tuesday 8:30 am')).toHaveLength(3)
})
