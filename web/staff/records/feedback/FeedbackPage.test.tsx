import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { staffMessages } from '../../staffMessages.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

const list = 'GET /api/admin/page-feedback'
const counts = [
  { page: '/faq', yes: 12, no: 1 },
  { page: '/what-we-treat/anxiety', yes: 0, no: 7 },
]
afterEach(cleanup)

describe('the feedback screen', () => {
  it('counts yes and no by page, the most noes first', async () => {
    await renderLoggedIn('/admin/feedback', { [list]: [counts] })
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
      ['Page', 'Yes', 'No'],
      ['/what-we-treat/anxiety', '0', '7'],
      ['/faq', '12', '1'],
    ])
    expect(screen.getByRole('link', { name: '/faq' }).getAttribute('href')).toBe('/faq')
  })
  it('says that nobody has answered yet', async () => {
    await renderLoggedIn('/admin/feedback', { [list]: [[]] })
    await screen.findByText('No visitor has answered yet.')
  })
  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/feedback', { [list]: [{ status: 503 }, { status: 200, json: counts }] })
    await screen.findByText(staffMessages.feedbackFailed)
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table')
  })
})
