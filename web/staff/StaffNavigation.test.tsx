import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { staffScreens } from './screens.ts'
import { renderLoggedIn } from './testing/renderStaff.tsx'

afterEach(cleanup)

const navigation = () => within(screen.getByRole('navigation', { name: 'Staff area' }))
const groupButton = (name: string) => navigation().getByRole('button', { name })
const openGroups = () =>
  navigation()
    .queryAllByRole('button', { expanded: true })
    .map(({ textContent }) => textContent?.trim())

describe('the staff navigation', () => {
  it('leads to every screen by its name', async () => {
    await renderLoggedIn('/admin/feedback', { 'GET /api/admin/page-feedback': [] })
    for (const { title, path } of Object.values(staffScreens))
      expect(navigation().getByRole('link', { name: title }).getAttribute('href')).toBe(path)
  })

  it('marks the screen that is shown, and its group', async () => {
    await renderLoggedIn('/admin/feedback', { 'GET /api/admin/page-feedback': [] })
    const marked = [...document.querySelectorAll('nav [aria-current]')]
    expect(
      marked.map((element) => [element.textContent?.trim(), element.getAttribute('aria-current')]),
    ).toEqual([
      ['Website', 'true'],
      ['Feedback', 'page'],
    ])
  })

  it('opens one group at a time', async () => {
    await renderLoggedIn('/admin')
    expect(openGroups()).toEqual([])
    fireEvent.click(groupButton('Content'))
    expect(openGroups()).toEqual(['Content'])
    fireEvent.click(groupButton('Website'))
    expect(openGroups()).toEqual(['Website'])
    fireEvent.click(groupButton('Website'))
    expect(openGroups()).toEqual([])
  })

  it('closes a group with Escape, and gives its button the focus', async () => {
    await renderLoggedIn('/admin')
    fireEvent.click(groupButton('Content'))
    const link = navigation().getByRole('link', { name: 'Posts' })
    link.focus()
    fireEvent.keyDown(link, { key: 'Escape' })
    expect(openGroups()).toEqual([])
    expect(document.activeElement).toBe(groupButton('Content'))
  })

  it('closes a group on a press outside, and when the focus leaves it', async () => {
    await renderLoggedIn('/admin')
    fireEvent.click(groupButton('Content'))
    fireEvent.pointerDown(screen.getByRole('heading', { level: 1 }))
    expect(openGroups()).toEqual([])

    fireEvent.click(groupButton('Content'))
    groupButton('Content').focus()
    navigation().getByRole('button', { name: 'Log out' }).focus()
    fireEvent.focusOut(groupButton('Content'), {
      relatedTarget: navigation().getByRole('button', { name: 'Log out' }),
    })
    expect(openGroups()).toEqual([])
  })
})
