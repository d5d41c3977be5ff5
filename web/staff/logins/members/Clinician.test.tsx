import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

const list = 'GET /api/admin/members'
const read = 'GET /api/admin/clinician'
const change = 'POST /api/admin/clinician'
const at = '2026-11-24T17:00:00.000Z'
const members = ['ana', 'ben'].map((username) => ({
  ...{ username, isYou: username === 'ana', status: 'active', secondFactor: false, passkeys: 0 },
  ...{ recoveryCodes: 0, lastSeenAt: null, linkExpiresAt: null },
}))
const roe = { name: 'Jane Roe, MD', by: 'ben', at, state: 'confirmed', address: 'roe@clinic.example' }
const others = {
  [list]: [members],
  'GET /api/admin/session': { username: 'ana', expiresAt: at, isRecent: true },
} as const
afterEach(cleanup)

const section = async () =>
  within(await screen.findByRole('region', { name: 'Clinician who approves by link' }))

it('a colleague confirms the name and the address, or removes them [15.26]', async () => {
  const { sent } = await renderLoggedIn('/admin/settings/team', {
    ...others,
    [read]: { clinician: roe },
    [change]: { clinician: { ...roe, confirmedBy: 'ana', since: at } },
  })
  const shown = await section()
  await shown.findByText(
    'Named by ben, Nov 24, 2026, 12:00 PM EST. Somebody other than ben has to confirm this.',
  )
  fireEvent.click(shown.getByRole('button', { name: 'Confirm Jane Roe, MD' }))
  await shown.findByText('Named by ben, Nov 24, 2026, 12:00 PM EST, and confirmed by ana.')
  expect(sent.at(-1)).toEqual({ request: change, json: { action: 'confirm', at } })
  expect(shown.queryByRole('button', { name: /^Confirm/ })).toBeNull()
  shown.getByRole('button', { name: 'Remove Jane Roe, MD' })
})

it('who has named somebody cannot confirm that, and reads when it counts and whether the address is confirmed [15.26]', async () => {
  const waiting = { ...roe, by: 'ana', state: 'waiting' }
  await renderLoggedIn('/admin/settings/team', {
    ...others,
    [read]: { clinician: { ...waiting, since: '2026-11-25T17:00:00.000Z' } },
  })
  const shown = await section()
  await shown.findByText(
    'Named by ana, Nov 24, 2026, 12:00 PM EST. Counts from Nov 25, 2026, 12:00 PM EST on.',
  )
  shown.getByText(/^Not confirmed yet: the link in the mail to roe@clinic\.example/)
  expect(shown.queryByRole('button', { name: /^Confirm/ })).toBeNull()
})

it('a member names somebody [15.26]', async () => {
  const { sent } = await renderLoggedIn('/admin/settings/team', {
    ...others,
    [read]: { clinician: null },
    [change]: { clinician: { ...roe, by: 'ana' } },
  })
  const shown = await section()
  fireEvent.change(await shown.findByLabelText('Name and credentials'), { target: { value: roe.name } })
  fireEvent.change(shown.getByLabelText('Mail address of the clinician'), { target: { value: roe.address } })
  fireEvent.click(shown.getByRole('button', { name: 'Name the clinician' }))
  await shown.findByText(/Somebody other than ana has to confirm this/)
  expect(sent.at(-1)).toEqual({
    request: change,
    json: { action: 'name', name: roe.name, address: roe.address },
  })
})
