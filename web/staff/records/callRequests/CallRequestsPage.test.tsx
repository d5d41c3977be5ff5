import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

const list = 'GET /api/admin/call-requests'
const waiting: CallRequest = {
  id: '20261121-a',
  receivedAt: '2026-11-21T19:05:00.000Z',
  office: 'Jefferson',
  state: 'new',
  version: 1,
  deletedAt: '2026-12-21T19:05:00.000Z',
}
const opened: CallRequest = { ...waiting, openedBy: 'staff', version: 2 }
const details = {
  firstName: 'Ana',
  phone: '(770) 555-0199',
  bestTime: 'evening',
  mayLeaveMessage: 'no',
  language: 'spanish',
}
const show = { [`POST /api/admin/call-requests/${waiting.id}/open`]: { request: opened, details, notes: [] } }
const change = `PATCH /api/admin/call-requests/${waiting.id}` as const
const openInbox = (responses: object = {}) =>
  renderLoggedIn('/admin/calls', { [list]: [[waiting]], ...show, ...responses })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('the inbox of call requests', () => {
  it('lists when each came and for which office, and names nobody [12.18]', async () => {
    await openInbox()
    const item = (await screen.findByText('Sat, Nov 21, 2:05 PM')).closest('li')
    expect(item?.textContent).toBe('Sat, Nov 21, 2:05 PMJeffersonNewShow number')
    screen.getByText('1 person waits for a call.')
  })

  it('shows name, number and wishes on request, with the focus on the link that calls', async () => {
    await openInbox()
    await press('Show number')
    const call = await screen.findByRole('link', { name: 'Call (770) 555-0199' })
    expect(call.getAttribute('href')).toBe('tel:+17705550199')
    expect(document.activeElement).toBe(call)
    for (const text of ['Ana', 'Evening', 'Spanish (español)', 'Leave no message']) screen.getByText(text)
    screen.getByText('New. staff has seen the number')
  })

  it('keeps a note that is typed until it is added [10.20]', async () => {
    const note = () => screen.findByLabelText<HTMLTextAreaElement>('Note for colleagues')
    await openInbox()
    await press('Show number')
    fireEvent.change(await note(), { target: { value: 'Asked for Spanish' } })
    cleanup()
    await openInbox({ [change]: { ...opened, version: 3 } })
    await press('Show number')
    expect((await note()).value).toBe('Asked for Spanish')
    await press('Add note')
    await screen.findByText('Asked for Spanish')
    cleanup()
    await openInbox()
    await press('Show number')
    expect((await note()).value).toBe('')
  })

  it('records how the call went, to the version on the screen', async () => {
    const how = 'left a message'
    const tried = { count: 2, at: '2026-11-21T20:05:00.000Z', by: 'ruth', how }
    const { sent } = await openInbox({ [change]: { ...opened, state: 'tried', tried, version: 3 } })
    await press('Show number')
    const button = await screen.findByRole('button', { name: 'Left a message' })
    button.focus()
    await press('Left a message')
    await screen.findByText('Tried 2 times, last on Sat, Nov 21, 3:05 PM by ruth: left a message')
    screen.getByText('1 person waits for a call.')
    expect(document.activeElement).toBe(button)
    expect(sent.at(-1)).toEqual({
      request: change,
      json: { state: 'tried', how, version: 2 },
    })
  })

  it('closes a request with the note that is not added yet', async () => {
    const closed = { ...opened, state: 'reached', closedAt: waiting.receivedAt, version: 3 }
    const { sent } = await openInbox({ [change]: closed })
    await press('Show number')
    fireEvent.change(await screen.findByLabelText('Note for colleagues'), {
      target: { value: 'Visits on Monday' },
    })
    await press('Close request')
    await screen.findByText(/^Reached. Closed, deleted on/)
    expect(sent.at(-1)?.json).toEqual({ isClosed: true, note: 'Visits on Monday', version: 2 })
    expect(screen.queryByText('Ana')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show number' })),
    )
  })

  it('shows the change of a colleague in place of an outdated one, and keeps the note [12.19]', async () => {
    const current = { ...opened, state: 'reached', version: 5 }
    await openInbox({ [change]: { status: 409, json: { message: 'stale', current } } })
    await press('Show number')
    fireEvent.change(await screen.findByLabelText('Note for colleagues'), { target: { value: 'Call again' } })
    await press('Add note')
    await screen.findByText('A colleague has changed this request. You see their change now.')
    screen.getByText('Reached', { selector: 'span' })
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note for colleagues').value).toBe('Call again')
  })

  it('keeps what was reached in view until somebody closes it, and undoes closing for a day [12.20]', async () => {
    const reached = { ...opened, state: 'reached' }
    const closed = { ...reached, closedAt: new Date().toISOString(), version: 3 }
    const { sent } = await openInbox({ [list]: [[reached]], [change]: [closed, { ...reached, version: 4 }] })
    await screen.findByText('Nobody is waiting for a call.')
    await press('Close request')
    await press('Undo closing')
    await screen.findByRole('button', { name: 'Close request' })
    expect(sent.slice(-2).map(({ json }) => json)).toEqual([
      { isClosed: true, version: 2 },
      { isClosed: false, version: 3 },
    ])
  })

  it('does not undo closing after a day', async () => {
    const closedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await openInbox({ [list]: [[{ ...opened, state: 'spam', closedAt }]] })
    await screen.findByText(/^Spam. Closed/)
    expect(screen.queryByRole('button', { name: 'Undo closing' })).toBeNull()
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/calls', {
      [list]: [{ status: 503 }, { status: 200, json: [waiting] }],
    })
    await screen.findByText('The call requests could not be loaded.')
    await press('Try again')
    await screen.findByText('Jefferson')
  })

  it('says that nobody waits', async () => {
    await openInbox({ [list]: { status: 200, json: [] } })
    await screen.findByText('Nobody is waiting for a call.')
  })
})

describe('the folder of what may be spam', () => {
  const folder = 'GET /api/admin/suspected-calls'
  const suspect: CallRequest = { ...waiting, id: '20261121-b-field', suspicion: 'field' }
  const empty = { count: 0, requests: [] }
  const filled = [
    { suspicion: 'field', count: 1, requests: [suspect] },
    { suspicion: 'stamp', ...empty },
    { suspicion: 'pace', ...empty },
    { suspicion: 'network', ...empty, setAside: { until: 'x', by: 'ruth', at: waiting.receivedAt } },
  ]
  const path = `/api/admin/call-requests/${suspect.id}` as const
  const openFolder = (responses: object = {}) =>
    renderLoggedIn('/admin/calls/possibly-spam', {
      [folder]: [filled],
      [list]: [[]],
      [`POST ${path}/open`]: { request: { ...suspect, openedBy: 'staff', version: 2 }, details, notes: [] },
      ...responses,
    })

  it('says why each request is in it, and that it may be from a person [12.8]', async () => {
    await openFolder()
    await screen.findByText('1 request may be spam.')
    screen.getByRole('heading', { name: 'Filled in the hidden field (1)' })
    screen.getByText(/A browser or a password manager may have done it for a person/)
    expect(screen.queryByRole('heading', { name: /^Sent too fast/ })).toBeNull()
    screen.getByText(/^ruth set earlier ones aside on Sat, Nov 21, 2:05 PM/)
  })

  it.each([
    ['A person', { state: 'new' }, 'It is in Calls now.'],
    ['Spam', { state: 'spam', isClosed: true }, 'It is in Calls, closed as spam.'],
  ])(
    'moves a request to Calls as %s, with one press after its number was shown [12.9]',
    async (name, step, toast) => {
      const { suspicion, ...moved } = { ...suspect, ...step, version: 3 }
      const { sent } = await openFolder({ [`PATCH ${path}`]: moved })
      await press('Show number')
      await screen.findByText('Ana')
      await press(name)
      await screen.findByText(toast)
      expect(sent.at(-1)).toEqual({ request: `PATCH ${path}`, json: { ...step, version: 2 } })
      screen.getByText('Nothing looks like spam.')
      expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    },
  )

  it('shows older ones on request, and sets all of one reason aside', async () => {
    const older = { ...suspect, id: '20261120-c-field', receivedAt: '2026-11-20T19:05:00.000Z' }
    const many = [{ ...filled[0], count: 1_000 }]
    const { sent } = await openFolder({
      [folder]: [
        many,
        [{ ...filled[0], ...empty, setAside: { until: suspect.id, by: 'staff', at: waiting.receivedAt } }],
      ],
      [`GET /api/admin/suspected-calls/field?before=${suspect.id}`]: [[older]],
      'PUT /api/admin/suspected-calls/field': { status: 204 },
    })
    await screen.findByText('At least 1000 requests may be spam.')
    await press('Show older ones')
    await screen.findByText('Fri, Nov 20, 2:05 PM')
    await press('Set all 1000 aside')
    await screen.findByText(/^staff set earlier ones aside/)
    expect(sent).toContainEqual({
      request: 'PUT /api/admin/suspected-calls/field',
      json: { until: suspect.id },
    })
    await press('Show them again')
    await waitFor(() =>
      expect(sent).toContainEqual({ request: 'PUT /api/admin/suspected-calls/field', json: { until: null } }),
    )
  })

  it('is counted on the dashboard, with a link [12.8]', async () => {
    await renderLoggedIn('/admin', { [list]: [[]], [folder]: [filled] })
    const link = await screen.findByRole('link', { name: /^1 request may be spam\. Look whether/ })
    expect(link.getAttribute('href')).toBe('/admin/calls/possibly-spam')
  })
})

describe('the dashboard', () => {
  it('says how many people wait for a call, with a link to the inbox', async () => {
    await renderLoggedIn('/admin', { [list]: { status: 200, json: [waiting, { ...waiting, id: 'b' }] } })
    const link = await screen.findByRole('link', { name: '2 people wait for a call.' })
    expect(link.getAttribute('href')).toBe('/admin/calls')
  })

  it('says nothing about call requests while nobody waits', async () => {
    await renderLoggedIn('/admin', { [list]: { status: 200, json: [{ ...opened, state: 'reached' }] } })
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(screen.queryByText(/wait/)).toBeNull()
  })
})
