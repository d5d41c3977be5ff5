import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { showOfficeStates } from '../../ui/OfficeState.enhancement.ts'

const monday = { noon: '2026-11-23T17:00:00Z', night: '2026-11-24T02:00:00Z' }

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(monday.noon) }))
afterEach(() => {
  vi.useRealTimers()
  delete document.documentElement.dataset.state
})

describe('the call bar', () => {
  it('has 988, 911, the main phone and a call back, of which a style sheet shows three', async () => {
    await renderSite('/forms')
    const links = within(screen.getByRole('navigation', { name: 'Call for help' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call or text 988', 'tel:988'],
      ['Call 911', 'tel:911'],
      ['Call us', 'tel:+17705550142'],
      ['Ask for a call', '/contact-us#ask-for-a-call'],
    ])
  })

  it('marks the page while the main office is closed [17.4]', async () => {
    await renderSite('/forms')
    showOfficeStates()
    expect(document.documentElement.dataset.state).toBe('open')
    vi.setSystemTime(Date.parse(monday.night))
    showOfficeStates()
    expect(document.documentElement.dataset.state).toBe('closed')
    vi.setSystemTime(Date.parse('2026-11-24T14:00:00Z'))
    showOfficeStates()
    expect(document.documentElement.dataset.state).toBe('open')
  })
})

it('after hours, the form and the call bar of a page that the app shows say at once when it opens', async () => {
  vi.setSystemTime(Date.parse(monday.night))
  await renderSite('/how-we-help', { '/api/treatment-pages/how-we-help': seed.landings[1] ?? 404 })
  screen.getByText('Closed, opens Tuesday 8:30 am', { selector: 'form strong' })
  screen.getByText('Closed, opens Tuesday 8:30 am', { selector: 'nav span' })
  expect(document.documentElement.dataset.state).toBe('closed')
})

it('each office says beside its hours whether it is open [17.1]', async () => {
  await renderSite('/contact-us', { '/api/pages/contact-us': seed.pages['contact-us'] })
  // The form says when it opens, too.
  const besideHours = { ignore: 'form *' }
  const main = within(screen.getByRole('main'))
  expect(main.getAllByText('Open until 8 pm', besideHours)).toHaveLength(3)
  vi.setSystemTime(Date.parse(monday.night))
  showOfficeStates()
  expect(main.getAllByText('Closed, opens Tuesday 8:30 am', besideHours)).toHaveLength(3)
})

it('a holiday is closed, and is listed beside the hours with its reason [17.3]', async () => {
  vi.setSystemTime(Date.parse('2026-11-26T17:00:00Z'))
  const exceptions = [
    { from: '2026-11-26', to: '2026-11-26', reason: 'Thanksgiving' },
    { from: '2026-11-27', to: '2026-11-27', opens: '10:00', closes: '12:00', reason: 'Short day' },
  ]
  const [cumming, ...others] = site.offices
  await renderSite('/contact-us', {
    '/api/site': { ...site, offices: [{ ...cumming, exceptions }, ...others] },
    '/api/pages/contact-us': seed.pages['contact-us'],
  })
  const main = within(screen.getByRole('main'))
  expect(main.getByText('Thursday, November 26').nextElementSibling?.textContent).toBe(
    'closed (Thanksgiving)',
  )
  expect(main.getByText('Friday, November 27').nextElementSibling?.textContent).toBe(
    '10 am to 12 pm (Short day)',
  )
  const besideHours = { ignore: 'form *' }
  expect(main.getAllByText('Closed, opens Friday 10 am', besideHours)).toHaveLength(1)
  expect(main.getAllByText('Open until 8 pm', besideHours)).toHaveLength(2)
  expect(document.documentElement.dataset.state).toBe('closed')
})
