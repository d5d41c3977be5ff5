import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const list = 'GET /api/admin/redirects'
const add = 'POST /api/admin/redirects'
const at = '2026-11-20T15:00:00.000Z'
const automatic = { from: '/blog/old', to: '/blog/new', by: 'ruth', at, isServed: true }
const manual = { from: '/our-team', to: '/offices', by: 'ana', at, isManual: true, isServed: false }

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the redirects', () => {
  it('are listed with their addresses, the time, who made them, and how [14.41]', async () => {
    await renderLoggedIn('/admin/settings/redirects', { [list]: [[automatic, manual]] })
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    const cells = rows.map((row) => Array.from(row.children, (cell) => cell.textContent).slice(0, 4))
    expect(cells).toEqual([
      ['/blog/old', '/blog/new', 'Nov 20, 2026, 10:00 AM EST', 'Automatic, when ruth published'],
      [
        '/our-team',
        `/offices${'Not in use: there is no longer a page at the new address.'}`,
        'Nov 20, 2026, 10:00 AM EST',
        'ana',
      ],
    ])
  })

  it('that are damaged say so, and can be deleted [14.59]', async () => {
    await renderLoggedIn('/admin/settings/redirects', { [list]: [[{ ...automatic, isDamaged: true }]] })
    await screen.findByText('Damaged: it leads nowhere. Delete it, and add it again if you need it.')
    screen.getByRole('button', { name: 'Delete the redirect of /blog/old' })
  })

  it('are added by their paths, whatever was pasted', async () => {
    const added = { ...manual, from: '/team', isServed: true }
    const { sent } = await renderLoggedIn('/admin/settings/redirects', {
      [list]: [[], [added]].map((json) => ({ status: 200, json })),
      [add]: { status: 201, json: added },
    })
    await screen.findByText('There are no redirects yet.')
    type('Old address', 'https://www.example.org/Team/')
    type('New address', '/offices')
    fireEvent.click(screen.getByRole('button', { name: 'Add redirect' }))
    await screen.findByText('/team will lead to /offices.')
    expect(sent).toContainEqual({ request: add, json: { from: '/team', to: '/offices' } })
    await screen.findByRole('button', { name: 'Delete the redirect of /team' })
  })

  it('are refused with a sentence at the field, which keeps its text and gets the focus [13.67]', async () => {
    await renderLoggedIn('/admin/settings/redirects', {
      [list]: [[]],
      [add]: {
        status: 400,
        json: { message: 'Refused', issues: [{ path: ['from'], message: 'is the address of a page' }] },
      },
    })
    await screen.findByText('There are no redirects yet.')
    type('Old address', '/faq')
    type('New address', '/blog')
    fireEvent.click(screen.getByRole('button', { name: 'Add redirect' }))
    const problem = await screen.findByText('Old address is the address of a page.')
    expect(problem.role).toBe('alert')
    const field = screen.getByLabelText<HTMLInputElement>('Old address')
    expect(field.value).toBe('/faq')
    expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(problem.id)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    expect(screen.getByLabelText('New address').getAttribute('aria-invalid')).toBeNull()
  })

  it('are deleted after a question that names the address', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/redirects', {
      [list]: [[manual], []],
      'DELETE /api/admin/redirects?from=%2Four-team': { status: 204 },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the redirect of /our-team' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Delete the redirect of /our-team?' }))
    dialog.getByText('Visitors with a link to the old address will see “404 Page Not Found”.')
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('There are no redirects yet.')
    expect(sent.map(({ request }) => request)).toContain('DELETE /api/admin/redirects?from=%2Four-team')
  })

  it('that cannot be loaded are loaded again on request', async () => {
    await renderLoggedIn('/admin/settings/redirects', {
      [list]: [{ status: 503 }, { status: 200, json: [automatic] }],
    })
    await screen.findByText('The redirects could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('table')
  })
})
