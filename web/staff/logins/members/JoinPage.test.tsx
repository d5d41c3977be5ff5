import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { isLoggedIn } from '../../loginFlag.ts'
import { navigate, renderStaff } from '../../testing/renderStaff.tsx'

const strong = 'velvet kettle harbor nine'
afterEach(cleanup)

async function choosePassword() {
  for (const label of ['New password', 'Repeat the new password'])
    fireEvent.change(await screen.findByLabelText(label), { target: { value: strong } })
  fireEvent.click(screen.getByRole('button', { name: 'Save password and log in' }))
}

describe('a one-time link', () => {
  it('leads to a screen that sets the password and logs in, with the token in no address [15.8]', async () => {
    const { sent } = await renderStaff('/admin/join#cleo.ray.secret', {
      'POST /api/admin/join': { username: 'cleo.ray' },
      'POST /api/admin/session': { username: 'cleo.ray', expiresAt: '' },
    })
    await screen.findByText('Your username is cleo.ray.')
    await choosePassword()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin'))
    expect(isLoggedIn()).toBe(true)
    expect(sent).toEqual([
      { request: 'POST /api/admin/join', json: { token: 'cleo.ray.secret', password: strong } },
      { request: 'POST /api/admin/session', json: { username: 'cleo.ray', password: strong } },
    ])
  })

  it('that has been used says so', async () => {
    await renderStaff('/admin/join#cleo.secret', { 'POST /api/admin/join': { status: 401, json: {} } })
    await choosePassword()
    await screen.findByText('This link has been used, or is too old. Please ask for a new one.')
  })

  it('without its end says so', async () => {
    await renderStaff('/admin/join')
    await screen.findByText('This link is incomplete. Please open the whole link that you were given.')
  })
})
