import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Alert } from '#shared/entities/alert.ts'
import { openRenderedPage } from '../../testing/renderedPage.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { enhanceAlerts, hideEndedAlerts, unannouncedAlerts } from './Alerts.enhancement.ts'

const now = Date.parse('2026-01-12T12:00:00.000Z')
const ice: Alert = {
  id: 'ice',
  version: 2,
  message: 'Our offices are closed because of ice.',
  level: 'information',
  startsAt: '2026-01-12T10:00:00.000Z',
  endsAt: '2026-01-12T22:00:00.000Z',
  link: '/contact-us',
  linkText: 'Ask for a call',
}
const outage: Alert = { ...ice, id: 'outage', level: 'urgent', message: '988 may not answer.' }

const renderAlerts = (alerts: Alert[], path = '/forms') => renderSite(path, { '/api/alerts': alerts })
const banner = () => screen.queryByRole('region', { name: 'Alerts' })

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ toFake: ['Date'], now })
})
afterEach(() => void vi.useRealTimers())

describe('an alert', () => {
  it('is the first thing on the page after the link to its text, with its link', async () => {
    await renderAlerts([ice])
    const region = within(screen.getByRole('region', { name: 'Alerts' }))
    expect(region.getByText(/closed because of ice/)).toBeDefined()
    expect(region.getByRole('link', { name: 'Ask for a call' }).getAttribute('href')).toBe('/contact-us')
    expect(banner()?.previousElementSibling?.textContent).toBe('Skip to main content')
  })

  it('is not on the page after its end, whatever the API’s cache says [16.3]', async () => {
    vi.setSystemTime(Date.parse(ice.endsAt))
    await renderAlerts([ice])
    expect(banner()).toBeNull()
  })

  it('is only on the pages that it names', async () => {
    const { unmount } = await renderAlerts([{ ...ice, pages: ['/faq', '/forms'] }])
    expect(banner()).not.toBeNull()
    unmount()
    await renderAlerts([{ ...ice, pages: ['/faq'] }])
    expect(banner()).toBeNull()
  })

  it('is reported when it is on the page, so that one that loads after the page is announced [16.8]', async () => {
    const shown: (string | undefined)[] = []
    const note = () => shown.push(banner()?.textContent ?? undefined)
    document.addEventListener('site:alerts', note)
    await renderAlerts([ice])
    document.removeEventListener('site:alerts', note)
    expect(shown).toEqual([expect.stringContaining('closed because of ice')])
  })

  it('has "Urgent" in words, and cannot be dismissed then [16.7]', async () => {
    await renderAlerts([outage, ice])
    const [first, second] = banner()?.children ?? []
    expect(first?.textContent).toContain('Urgent: 988 may not answer.')
    expect(first?.querySelector('button')).toBeNull()
    expect(second?.querySelector('button')?.textContent).toBe('Dismiss')
  })

  it('shows markup in its message as text', async () => {
    await renderAlerts([{ ...ice, message: '<img src=x onerror=alert(1)>' }])
    expect(banner()?.querySelector('img')).toBeNull()
    expect(banner()?.textContent).toContain('<img src=x onerror=alert(1)>')
  })

  it('leaves a page without alerts as it is', async () => {
    await renderAlerts([])
    expect(banner()).toBeNull()
  })
})

describe('a dismissed alert', () => {
  enhanceAlerts()

  it('disappears, and no cookie is set', async () => {
    await renderAlerts([ice])
    screen.getByRole('button', { name: 'Dismiss' }).click()
    expect(document.querySelector<HTMLElement>('[data-alert]')?.hidden).toBe(true)
    expect(document.cookie).toBe('')
  })

  it('stays away from later pages until it is published again [16.7]', async () => {
    const first = await renderAlerts([ice])
    screen.getByRole('button', { name: 'Dismiss' }).click()
    first.unmount()
    const second = await renderAlerts([ice])
    expect(banner()).toBeNull()
    second.unmount()
    await renderAlerts([{ ...ice, version: 3 }])
    expect(banner()).not.toBeNull()
  })

  it('leaves another one closed, as in a page that came as HTML with both [1.8]', async () => {
    const first = await renderAlerts([ice])
    screen.getByRole('button', { name: 'Dismiss' }).click()
    first.unmount()
    await renderAlerts([outage, ice])
    expect(banner()?.children).toHaveLength(1)
    expect(banner()?.querySelector('details')?.open).toBe(false)
  })

  it('disappears from this page where the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined)
    // This page remembers it without storage, also in later tests.
    await renderAlerts([{ ...ice, version: 9 }])
    screen.getByRole('button', { name: 'Dismiss' }).click()
    expect(document.querySelector<HTMLElement>('[data-alert]')?.hidden).toBe(true)
  })
})

it('an alert is announced once, and again only after it was published again [16.8]', async () => {
  const { unmount } = await renderAlerts([ice])
  expect(unannouncedAlerts()).toBe('Our offices are closed because of ice. Ask for a call ')
  expect(unannouncedAlerts()).toBe('')
  unmount()
  await renderAlerts([{ ...ice, version: 3 }])
  expect(unannouncedAlerts()).toContain('closed because of ice')
})

describe('on a page that came as HTML', () => {
  const alerts = '<section data-alerts="" aria-label="Alerts"><div data-alert="ice.1">Ice</div></section>'

  it('while alerts cannot be read, those of the rendered page stay [16.11]', async () => {
    openRenderedPage({ alerts })
    await renderSite('/forms', { '/api/alerts': 503 })
    expect(banner()?.textContent).toBe('Ice')
  })

  it('the alerts in force replace its own, before the header', async () => {
    openRenderedPage({ alerts })
    await renderSite('/forms', { '/api/alerts': [ice] })
    await screen.findByText(/closed because of ice/)
    expect(screen.queryByText('Ice')).toBeNull()
    expect(banner()?.parentElement?.nextElementSibling).toBe(document.querySelector('[data-slot="header"]'))
  })

  it('its alerts disappear where none is in force', async () => {
    openRenderedPage({ alerts })
    await renderSite('/forms', { '/api/alerts': [] })
    await waitFor(() => expect(banner()).toBeNull())
  })
})

it('the end of an alert on an open page leaves its space, so that nothing moves', async () => {
  document.body.innerHTML = `<div data-alert="ice.2" data-ends="${ice.endsAt}">Ice</div>`
  const alert = document.querySelector<HTMLElement>('[data-alert]')
  hideEndedAlerts()
  expect(alert?.style.visibility).toBe('')
  vi.setSystemTime(Date.parse(ice.endsAt))
  hideEndedAlerts()
  expect(alert?.style.visibility).toBe('hidden')
})
