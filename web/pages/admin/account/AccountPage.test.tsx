import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { staffMessages } from '#shared/staffMessages.ts'
import { renderLoggedIn } from '../testing/renderStaff.tsx'

const session = { username: 'ana', expiresAt: '2026-11-22T12:00:00.000Z' }
const change = 'PUT /api/admin/account/password'
const strong = 'velvet kettle harbor nine'
const { account } = staffMessages
afterEach(cleanup)

function type(label: string, value: string) {
  fireEvent.focus(screen.getByLabelText(label))
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

async function fillIn(repeated = strong) {
  await screen.findByLabelText('Current password')
  type('Current password', 'first light')
  type('New password', strong)
  type('Repeat the new password', repeated)
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

describe('one’s own password', () => {
  it('is changed with the current one, and the fields are empty again', async () => {
    const { sent } = await renderLoggedIn('/admin/account', {
      'GET /api/admin/session': session,
      [change]: { status: 204 },
    })
    await fillIn()
    await screen.findByText(account.passwordChangedText)
    expect(sent.at(-1)).toEqual({ request: change, json: { current: 'first light', new: strong } })
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
  })

  it('is estimated while it is typed, by dictionaries that are loaded then', async () => {
    await renderLoggedIn('/admin/account', { 'GET /api/admin/session': session })
    await screen.findByText(account.passwordHint)
    type('New password', 'password1234')
    await screen.findByText(/tried first/)
    type('New password', strong)
    await screen.findByText(account.strength.high)
  })

  it('is not sent if the two passwords differ', async () => {
    const { sent } = await renderLoggedIn('/admin/account', { 'GET /api/admin/session': session })
    await fillIn('velvet kettle')
    await screen.findByText(account.passwordsDiffer)
    expect(sent.map(({ request }) => request)).not.toContain(change)
  })

  it.each([
    [400, { message: 'This is not your current password.' }, 'This is not your current password.'],
    [429, { message: 'Too many requests' }, staffMessages.login.tooManyAttempts()],
    [503, { message: 'Please try again in a moment' }, staffMessages.requestFailed],
  ])('that the server refuses with %i is explained in the form', async (status, json, sentence) => {
    await renderLoggedIn('/admin/account', { 'GET /api/admin/session': session, [change]: { status, json } })
    await fillIn()
    await waitFor(() => expect(screen.getByText(sentence)))
    expect(screen.getByLabelText('New password')).toHaveProperty('value', strong)
  })
})
