import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { staffScreens, staffSections } from './screens.ts'
import { renderLoggedIn } from './testing/renderStaff.tsx'

afterEach(cleanup)

const navigation = () => within(screen.getByRole('navigation', { name: 'Staff area' }))
const tabs = (section: string) => within(screen.getByRole('navigation', { name: `Views of ${section}` }))
const current = () =>
  [...document.querySelectorAll('nav [aria-current]')].map((element) => [
    element.textContent,
    element.getAttribute('aria-current'),
  ])

describe('the staff navigation', () => {
  it('leads to seven sections [14.1]', async () => {
    await renderLoggedIn('/admin/blog')
    expect(staffSections).toHaveLength(7)
    for (const section of staffSections)
      expect(navigation().getByRole('link', { name: section }).getAttribute('href')).toBe(
        Object.values(staffScreens).find((screen) => screen.section === section)?.path,
      )
  })

  it.each(['Today', 'Pages', 'Clinic', 'Settings'] as const)(
    'has a tab for each screen of %s [14.1]',
    async (section) => {
      const screens = Object.values(staffScreens).filter((screen) => screen.section === section)
      await renderLoggedIn(screens[0]?.path ?? '')
      expect(
        tabs(section)
          .getAllByRole('link')
          .map((link) => link.getAttribute('href')),
      ).toEqual(screens.map(({ path }) => path))
    },
  )

  it('marks the section and the tab that are shown', async () => {
    await renderLoggedIn(staffScreens.redirects.path)
    expect(current()).toEqual([
      ['Settings', 'true'],
      ['Redirects', 'page'],
    ])
    cleanup()
    await renderLoggedIn('/admin/faqs/1')
    expect(current()).toEqual([['Pages', 'true']])
  })

  it('counts the calls that wait [14.1]', async () => {
    const call = { state: 'new', version: 1, receivedAt: '2026-11-21T19:05:00.000Z', office: 'any' }
    await renderLoggedIn('/admin/blog', {
      'GET /api/admin/call-requests': [
        [
          { ...call, id: 'a' },
          { ...call, id: 'b' },
        ],
      ],
    })
    await navigation().findByRole('link', { name: /^Calls ?2 calls wait$/ })
    navigation().getByRole('button', { name: /^Menu ?2 calls wait$/ })
  })
})
