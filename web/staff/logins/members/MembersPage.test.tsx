import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Member } from '#shared/entities/members.ts'
import { staffMessages } from '../../staffMessages.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

const list = 'GET /api/admin/members'
const expiresAt = '2026-11-24T17:00:00.000Z'
const passwordOnly = { secondFactor: false, passkeys: 0, recoveryCodes: 0 }
const ana: Member = {
  ...passwordOnly,
  username: 'ana',
  status: 'active',
  isYou: true,
  lastSeenAt: expiresAt,
  linkExpiresAt: null,
}
const ben: Member = {
  ...passwordOnly,
  username: 'ben',
  status: 'active',
  isYou: false,
  lastSeenAt: null,
  linkExpiresAt: null,
}
const session = { username: 'ana', expiresAt, isRecent: true }
const recent = { 'GET /api/admin/session': session }
const { members } = staffMessages
afterEach(cleanup)

const card = async (username: string) =>
  (await screen.findByRole('heading', { level: 2, name: new RegExp(`^${username}`) })).closest(
    'li',
  ) as HTMLElement

describe('the members screen', () => {
  it('says who can log in, and when each was last seen [15.6]', async () => {
    const cleo: Member = { ...ben, username: 'cleo', status: 'invited', linkExpiresAt: expiresAt }
    await renderLoggedIn('/admin/settings/team', { [list]: [[ana, ben, cleo]] })
    expect((await card('ana')).textContent).toContain('Last seen Nov 24, 2026, 12:00 PM EST')
    expect((await card('ben')).textContent).toContain('Never logged in')
    expect((await card('cleo')).textContent).toContain('works until Nov 24, 2026, 12:00 PM EST')
    within(await card('cleo')).getByText(members.status.invited)
  })

  it('says how each logs in [15.17]', async () => {
    const strong = { ...ben, secondFactor: true, passkeys: 2, recoveryCodes: 1 }
    const invited: Member = { ...ben, username: 'cleo', status: 'invited' }
    await renderLoggedIn('/admin/settings/team', { [list]: [[{ ...ana, passkeys: 1 }, strong, invited]] })
    expect((await card('ana')).textContent).toContain('1 passkey, no second factor')
    expect((await card('ben')).textContent).toContain('Second factor: 2 passkeys, 1 recovery code left')
    expect((await card('cleo')).textContent).not.toContain('passkey')
  })

  it('has no actions for one’s own login', async () => {
    await renderLoggedIn('/admin/settings/team', { [list]: [[ana, ben]] })
    expect(within(await card('ana')).queryAllByRole('button')).toEqual([])
    expect(within(await card('ben')).getAllByRole('button')).toHaveLength(4)
  })

  it('shows the one-time link of a new member once, with the token after its #', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/team', {
      [list]: [[ana]],
      ...recent,
      'POST /api/admin/members': { status: 201, json: { username: 'cleo', token: 'cleo.secret', expiresAt } },
    })
    fireEvent.change(await screen.findByLabelText('Username of a new member'), { target: { value: 'cleo' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add member' }))
    const link = within(await screen.findByRole('dialog')).getByLabelText('Link')
    expect(link).toHaveProperty('value', `${location.origin}/admin/join#cleo.secret`)
    expect(sent).toContainEqual({ request: 'POST /api/admin/members', json: { username: 'cleo' } })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.body.innerHTML).not.toContain('cleo.secret'))
  })

  it('has Disable and Remove apart from what takes nothing away', async () => {
    await renderLoggedIn('/admin/settings/team', { [list]: [[ana, ben]] })
    const groups = within(await card('ben'))
      .getAllByRole('button')
      .map((button) => [button.textContent, button.parentElement])
    const [first, last] = [groups[0]?.[1], groups.at(-1)?.[1]]
    expect(groups.map(([name, group]) => [name, group === last])).toEqual([
      ['Sign out everywhere', false],
      ['Reset', false],
      ['Disable', true],
      ['Remove', true],
    ])
    expect(first).not.toBe(last)
  })

  it('disables a member after a confirmation, and reads the list again', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/team', {
      [list]: [[ana, ben], [{ ...ben, status: 'disabled' }]].map((json) => ({ status: 200, json })),
      ...recent,
      'POST /api/admin/members/ben': { invitation: null },
    })
    fireEvent.click(within(await card('ben')).getByRole('button', { name: 'Disable ben' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Disable' }))
    await screen.findByRole('button', { name: 'Enable ben' })
    expect(sent).toContainEqual({ request: 'POST /api/admin/members/ben', json: { action: 'disable' } })
  })

  it('shows the new link of a member who was reset', async () => {
    await renderLoggedIn('/admin/settings/team', {
      [list]: [[ana, ben]],
      ...recent,
      'POST /api/admin/members/ben': { invitation: { username: 'ben', token: 'ben.secret', expiresAt } },
    })
    fireEvent.click(within(await card('ben')).getByRole('button', { name: 'Reset ben' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty(
      'value',
      `${location.origin}/admin/join#ben.secret`,
    )
  })

  it('adds a member after another login where the last one is long ago [15.19]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/team', {
      [list]: [[ana]],
      'GET /api/admin/session': [{ ...session, isRecent: false }, session],
      'POST /api/admin/session': session,
      'POST /api/admin/members': { status: 201, json: { username: 'cleo', token: 'cleo.secret', expiresAt } },
    })
    fireEvent.change(await screen.findByLabelText('Username of a new member'), { target: { value: 'cleo' } })
    fireEvent.click(screen.getByRole('button', { name: 'Add member' }))
    const login = within(await screen.findByRole('dialog', { name: 'Please log in again' }))
    expect(sent.map(({ request }) => request)).not.toContain('POST /api/admin/members')
    fireEvent.change(login.getByLabelText('Username'), { target: { value: 'ana' } })
    fireEvent.change(login.getByLabelText('Password'), { target: { value: 'secret words' } })
    fireEvent.click(login.getByRole('button', { name: 'Login' }))
    expect(await screen.findByLabelText('Link')).toHaveProperty(
      'value',
      `${location.origin}/admin/join#cleo.secret`,
    )
  })

  it('says why the server refuses a change', async () => {
    await renderLoggedIn('/admin/settings/team', {
      [list]: [[ana, ben]],
      ...recent,
      'POST /api/admin/members/ben': { status: 409, json: { message: 'This is the last member.' } },
    })
    fireEvent.click(within(await card('ben')).getByRole('button', { name: 'Remove ben' }))
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await screen.findByText('This is the last member.')
  })

  it('says when the list cannot be loaded, and loads it again on request', async () => {
    await renderLoggedIn('/admin/settings/team', { [list]: [{ status: 503 }, { status: 200, json: [ana] }] })
    await screen.findByText('The list of members could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await card('ana')
  })
})
