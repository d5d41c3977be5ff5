import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { unansweredTexts } from '../../../data/write.ts'
import { isLoggedIn } from '../../loginFlag.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'
import { tooManyAttempts } from '../../ui/SubmitForm.tsx'

const account = {
  username: 'ana',
  userHandle: 'handle',
  passkeys: [],
  secondFactor: false,
  recoveryCodes: 0,
}
const read = 'GET /api/admin/account'
const recent = { 'GET /api/admin/session': { username: 'ana', expiresAt: '', isRecent: true } }
const change = 'PUT /api/admin/account/password'
const strong = 'velvet kettle harbor nine'
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
  it('is changed with the current one, and the fields are empty again [15.3]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: account,
      [change]: { status: 204 },
    })
    await fillIn()
    await screen.findByText('Your other devices are signed out.')
    expect(sent.at(-1)).toEqual({ request: change, json: { current: 'first light', new: strong } })
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
  })

  it('is estimated while it is typed, by dictionaries that are loaded then [15.4]', async () => {
    await renderLoggedIn('/admin/settings/account', { [read]: account })
    await screen.findByText(/^At least 12 characters/)
    type('New password', 'password1234')
    await screen.findByText(/tried first/)
    type('New password', strong)
    await screen.findByText('Strong enough.')
  })

  it('is not sent if the two passwords differ', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/account', { [read]: account })
    await fillIn('velvet kettle')
    await screen.findByText('The two passwords differ.')
    expect(sent.map(({ request }) => request)).not.toContain(change)
  })

  it.each([
    [400, { message: 'This is not your current password.' }, 'This is not your current password.'],
    [429, { message: 'Too many requests' }, tooManyAttempts()],
    [503, { message: 'Please try again in a moment' }, `${unansweredTexts.title}. ${unansweredTexts.text}`],
    [404, { message: 'Not found' }, 'Nothing was changed. Please try again.'],
  ])('that the server refuses with %i is explained in the form', async (status, json, sentence) => {
    await renderLoggedIn('/admin/settings/account', { [read]: account, [change]: { status, json } })
    await fillIn()
    await waitFor(() => expect(screen.getByText(sentence)))
    expect(screen.getByLabelText('New password')).toHaveProperty('value', strong)
  })
})

describe('the passkeys', () => {
  const at = '2026-11-20T12:00:00.000Z'
  const phone = { id: 'a', name: 'My phone', createdAt: at, lastUsedAt: at }
  const key = { id: 'b', name: 'Key', createdAt: at, lastUsedAt: null }
  const change = 'PATCH /api/admin/account'

  it('are listed with their last use', async () => {
    await renderLoggedIn('/admin/settings/account', { [read]: { ...account, passkeys: [phone, key] } })
    await screen.findByText('Added November 20, 2026, last used November 20, 2026')
    screen.getByText('Added November 20, 2026, never used')
  })

  it('are renamed', async () => {
    const renamed = { ...account, passkeys: [{ ...phone, name: 'Laptop' }, key] }
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: { ...account, passkeys: [phone, key] },
      [change]: renamed,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Rename My phone' }))
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Laptop' } })
    fireEvent.submit(screen.getByLabelText('Name'))
    await screen.findByText('Laptop')
    const passkeys = [
      { id: 'a', name: 'Laptop' },
      { id: 'b', name: 'Key' },
    ]
    expect(sent.at(-1)).toEqual({ request: change, json: { passkeys } })
  })

  it('are removed after a confirmation', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: { ...account, passkeys: [phone, key] },
      ...recent,
      [change]: { ...account, passkeys: [key] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
    expect(sent.at(-1)).toEqual({ request: change, json: { passkeys: [{ id: 'b', name: 'Key' }] } })
  })

  it('are removed after another login where the last one is long ago [15.18]', async () => {
    const session = recent['GET /api/admin/session']
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: { ...account, passkeys: [phone, key] },
      'GET /api/admin/session': [{ ...session, isRecent: false }, session],
      'POST /api/admin/session': session,
      [change]: { ...account, passkeys: [key] },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const login = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
    login.getByText('This changes who can log in, or how. Please show that it is you.')
    expect(sent.map(({ request }) => request)).not.toContain(change)
    fireEvent.change(login.getByLabelText('Username'), { target: { value: 'ana' } })
    fireEvent.change(login.getByLabelText('Password'), { target: { value: 'secret words' } })
    fireEvent.click(login.getByRole('button', { name: 'Login' }))
    await waitFor(() => expect(screen.queryByText('My phone')).toBeNull())
    expect(sent.at(-1)).toEqual({ request: change, json: { passkeys: [{ id: 'b', name: 'Key' }] } })
  })

  it('stay without the other login [15.18]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: { ...account, passkeys: [phone, key] },
      'GET /api/admin/session': { ...recent['GET /api/admin/session'], isRecent: false },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Remove My phone' }))
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
    const login = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
    fireEvent.click(login.getByRole('button', { name: 'Close' }))
    await screen.findByText('Nothing was changed, because you did not log in again.')
    expect(sent.map(({ request }) => request)).not.toContain(change)
    expect(isLoggedIn()).toBe(true)
  })

  it('need a browser that has them', async () => {
    await renderLoggedIn('/admin/settings/account', { [read]: account })
    await screen.findByText('This browser does not support passkeys.')
  })
})

describe('the second factor', () => {
  const phone = { id: 'a', name: 'My phone', createdAt: '2026-11-20T12:00:00.000Z', lastUsedAt: null }
  const withPasskey = { ...account, passkeys: [phone] }
  const on = { ...withPasskey, secondFactor: true, recoveryCodes: 10 }
  const codes = 'POST /api/admin/account/recovery-codes'

  it('needs a passkey', async () => {
    await renderLoggedIn('/admin/settings/account', { [read]: account })
    await screen.findByText('Add a passkey first.')
    expect(screen.queryByRole('button', { name: 'Turn on' })).toBeNull()
  })

  it('is turned on with recovery codes, which are shown once [15.16]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: withPasskey,
      ...recent,
      [codes]: { account: { ...withPasskey, recoveryCodes: 10 }, codes: ['abcde-fghjk-mnpqr'] },
      'PATCH /api/admin/account': on,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Turn on' }))
    await screen.findByText('abcde-fghjk-mnpqr')
    await screen.findByText(
      'On: a password alone does not log you in. It takes a passkey, or a recovery code with the password.',
    )
    expect(sent.at(-1)).toEqual({ request: 'PATCH /api/admin/account', json: { secondFactor: true } })
    fireEvent.click(screen.getByRole('button', { name: 'I have stored them' }))
    await waitFor(() => expect(screen.queryByText('abcde-fghjk-mnpqr')).toBeNull())
    screen.getByText('10 recovery codes left.')
  })

  it('is turned off', async () => {
    await renderLoggedIn('/admin/settings/account', {
      ...recent,
      [read]: on,
      'PATCH /api/admin/account': withPasskey,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Turn off' }))
    await screen.findByText('Off: your password alone logs you in.')
  })
})

describe('notices by mail', () => {
  const notices = 'GET /api/admin/account/notices'
  const changeNotices = 'PUT /api/admin/account/notices'
  const address = 'ana@clinic.example'

  it.each([
    [{ state: 'none' }, 'Off: you read on Today that somebody waits for you.', 'Get notices'],
    [
      { state: 'waiting', address },
      `Not confirmed yet: the link in the mail to ${address} (from AWS Notifications) has to be opened within two days.`,
      'Send the link again',
    ],
    [{ state: 'confirmed', address }, `On: mails go to ${address}.`, 'Change the address'],
    [
      { state: 'ended' },
      'Off: nobody opened the link within two days, or somebody unsubscribed with the link in a mail.',
      'Send the link again',
    ],
  ])('that are %j say so [15.22]', async (state, sentence, action) => {
    await renderLoggedIn('/admin/settings/account', { [read]: account, [notices]: state })
    await screen.findByText(sentence)
    screen.getByRole('button', { name: action })
    expect(screen.getByLabelText('Mail address')).toHaveProperty(
      'value',
      'address' in state ? state.address : '',
    )
  })

  it('begin with an address, and end without one [15.22]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/account', {
      [read]: account,
      [notices]: { state: 'none' },
      [changeNotices]: [{ state: 'waiting', address }, { state: 'none' }],
    })
    fireEvent.change(await screen.findByLabelText('Mail address'), { target: { value: address } })
    fireEvent.click(screen.getByRole('button', { name: 'Get notices' }))
    await screen.findByText(/^Not confirmed yet/)
    expect(sent.at(-1)).toEqual({ request: changeNotices, json: { address } })
    fireEvent.click(screen.getByRole('button', { name: 'Remove the address' }))
    await screen.findByText(/^Off: you read on Today/)
    expect(sent.at(-1)).toEqual({ request: changeNotices, json: { address: null } })
  })
})
