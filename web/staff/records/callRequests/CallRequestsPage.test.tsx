import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallRequest } from '#shared/entities/callRequest.ts'
import { pressUndo, renderLoggedIn } from '../../testing/renderStaff.tsx'

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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T19:30:00.000Z') })
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the inbox of call requests', () => {
  it('lists when each came and for which office, and names nobody [12.18]', async () => {
    await openInbox()
    const item = (await screen.findByText('Sat, Nov 21, 2:05 PM')).closest('li')
    expect(item?.textContent).toBe('Waiting 25 minutesSat, Nov 21, 2:05 PMJeffersonNewShow number')
    screen.getByText('1 person waits for a call.')
  })

  it('says how long each person has waited, and the longest one loudest [12.18]', async () => {
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
    const at = (minutes: number, more: Partial<CallRequest> = {}) => ({
      ...{ ...waiting, ...more, id: `${1_000_000 - minutes}`, receivedAt: ago(minutes) },
    })
    const tried = { count: 1, at: ago(30), by: 'ruth', how: 'no answer' } as const
    await openInbox({
      [list]: [
        [
          at(0.5),
          at(119),
          at(47 * 60, { state: 'tried', tried }),
          at(50 * 60),
          at(60 * 60, { state: 'reached' }),
        ],
      ],
    })
    const waits = (await screen.findAllByText(/^(Waiting|Just came in)/)).map(
      ({ textContent }) => textContent,
    )
    expect(waits).toEqual(['Waiting 2 days', 'Waiting 47 hours', 'Waiting 119 minutes', 'Just came in'])
    const main = screen.getAllByRole('button').filter(({ className }) => /\bmain\b/.test(className))
    expect(main.map((button) => button.closest('li')?.textContent)).toEqual([
      expect.stringContaining('Waiting 2 days'),
    ])
  })

  it('shows name, number and wishes on request, with the focus on the name, so that a second press calls nobody', async () => {
    await openInbox()
    await press('Show number')
    const call = await screen.findByRole('link', { name: 'Call (770) 555-0199' })
    expect(call.getAttribute('href')).toBe('tel:+17705550199')
    expect(document.activeElement).toBe(screen.getByText('Ana'))
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
    await screen.findByText(/^Reached. Deleted on/)
    expect(sent.at(-1)?.json).toEqual({ isClosed: true, note: 'Visits on Monday', version: 2 })
    expect(screen.queryByText('Ana')).toBeNull()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo closing' })),
    )
  })

  it('shows the change of a colleague in place of an outdated one, and keeps the note [12.19]', async () => {
    const current = { ...opened, state: 'reached', version: 5 }
    await openInbox({ [change]: { status: 409, json: { message: 'stale', current } } })
    await press('Show number')
    fireEvent.change(await screen.findByLabelText('Note for colleagues'), { target: { value: 'Call again' } })
    await press('Add note')
    await screen.findByText('A colleague has changed this request. You see their change now.')
    screen.getByText('Reached', { selector: 'strong' })
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

  it('keeps each request and its buttons in their place when it is opened and closed, and ignores a double press', async () => {
    const reached = { ...opened, state: 'reached' }
    const closed = { ...reached, closedAt: new Date().toISOString(), version: 3 }
    const later = { ...waiting, id: '20261121-b' }
    const { sent } = await openInbox({
      [list]: [[later, waiting]],
      [change]: [reached, closed, { ...reached, version: 4 }],
    })
    const [button] = await screen.findAllByRole('button', { name: 'Show number' })
    if (!button) throw new Error('There is no button')
    fireEvent.click(button)
    await screen.findByText('Ana')
    fireEvent.click(button, { detail: 2 })
    expect([button.textContent, button.getAttribute('aria-expanded')]).toEqual(['Hide number', 'true'])
    await press('Reached')
    await waitFor(() => expect(screen.getByRole('button', { current: true }).textContent).toBe('Reached'))
    const close = screen.getByRole('button', { name: 'Close request' })
    fireEvent.click(close)
    await waitFor(() => expect(close.textContent).toBe('Undo closing'))
    fireEvent.click(close, { detail: 2 })
    expect([button.textContent, close.textContent]).toEqual(['Show number', 'Undo closing'])
    expect(document.activeElement).toBe(close)
    expect(close.closest('li')?.previousElementSibling).toBeNull()
    await pressUndo('Request closed')
    await waitFor(() => expect(close.textContent).toBe('Close request'))
    expect(sent.at(-1)?.json).toEqual({ isClosed: false, version: 3 })
  })

  it('does not undo closing after a day', async () => {
    const closedAt = new Date(Date.now() - 25 * 3_600_000).toISOString()
    await openInbox({ [list]: [[{ ...opened, state: 'spam', closedAt }]] })
    await screen.findByText(/^Spam. Deleted on/)
    expect(screen.queryByRole('button', { name: 'Undo closing' })).toBeNull()
  })

  it('has the requests of one number together, and older ones on request [12.9]', async () => {
    const full = Array.from({ length: 100 }, (_, at) => ({
      ...waiting,
      id: `20261121-${999 - at}`,
      number: at % 98 === 0 ? 'same' : `${at}`,
    }))
    const older = { ...waiting, id: '20261120-z', office: 'Cumming' }
    await openInbox({ [list]: [full], [`${list}?before=20261121-900`]: [[older]] })
    const [first, second] = await screen.findAllByText(/^The same number/)
    expect([first?.textContent, second?.textContent]).toEqual([
      'The same number, 1 of 2',
      'The same number, 2 of 2',
    ])
    expect(first?.closest('li')?.nextSibling).toBe(second?.closest('li'))
    await press('Show older ones')
    await screen.findByText('Cumming')
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

describe('what may be spam', () => {
  const suspected = 'GET /api/admin/call-requests?suspected=yes'
  const suspect: CallRequest = { ...waiting, id: '20261121-b-field', suspicion: 'field' }
  const path = `/api/admin/call-requests/${suspect.id}` as const
  const openSuspected = (requests: readonly CallRequest[], responses: object = {}) =>
    renderLoggedIn('/admin/calls', {
      [list]: [[]],
      [suspected]: [requests],
      [`POST ${path}/open`]: { request: { ...suspect, openedBy: 'staff', version: 2 }, details, notes: [] },
      ...responses,
    })
  const group = async (name: RegExp) => (await screen.findByText(name)).closest('details') as HTMLElement
  /** A flood of one network, and a person of the same network whose form had a stamp of its own. */
  const flood = Array.from(
    { length: 120 },
    (_, at): CallRequest => ({
      ...suspect,
      id: `20261121-${1_000 - at}-network`,
      suspicion: 'network',
      network: 'n',
      number: `${at}`,
      isStamped: false,
    }),
  )

  it('says why each request is in it, and that it may be from a person [12.8]', async () => {
    await openSuspected([suspect])
    await screen.findByText('1 request may be spam.')
    screen.getByText('1 request that is like no other')
    screen.getByText('1 filled in a field that people do not see, as some password managers do')
  })

  it('is one line for a flood, and another for a person beside it [12.8]', async () => {
    await openSuspected([{ ...suspect, network: 'n', isStamped: true, suspicion: 'network' }, ...flood])
    const titles = (await screen.findAllByText(/^\d+ requests? (from|that)/)).map(
      ({ textContent }) => textContent,
    )
    expect(titles).toEqual([
      '1 request that is like no other, sent as people send the form',
      '120 requests from one network',
    ])
  })

  it('is one line for requests with one number [12.8]', async () => {
    await openSuspected([
      suspect,
      { ...suspect, id: 'a', number: 'x', network: 'n' },
      { ...suspect, id: 'b', number: 'x', network: 'm' },
    ])
    expect((await group(/^2 requests with the same number/)).querySelectorAll('li > p')).toHaveLength(2)
  })

  it('shows the names and last digits of fifty with one press [12.9]', async () => {
    const { sent } = await openSuspected(flood, {
      'POST /api/admin/call-requests/names': [[{ id: flood[0]?.id, firstName: 'Ana', lastDigits: '0199' }]],
    })
    await press('Show 50 names')
    await screen.findByText('Ana, …0199')
    expect(sent.at(-1)?.json).toEqual({ ids: flood.slice(0, 50).map(({ id }) => id) })
    expect((await group(/^120 requests from/)).querySelectorAll('li > p')).toHaveLength(50)
    await press('Show 50 more')
    expect((await group(/^120 requests from/)).querySelectorAll('li > p')).toHaveLength(100)
  })

  it('is set aside by group, a hundred at a time, and shown again for a day [12.9]', async () => {
    const close = 'POST /api/admin/call-requests/close'
    const aside = flood.map((request) => ({
      ...request,
      state: 'spam' as const,
      closedAt: new Date().toISOString(),
      version: 2,
    }))
    const { sent } = await openSuspected(flood, {
      [close]: [aside.slice(0, 100), aside.slice(100), flood.slice(0, 100), flood.slice(100)],
    })
    await press('Set these 120 aside')
    await screen.findByText('Nothing is left to look at.')
    const ids = flood.map(({ id }) => id)
    expect(sent.slice(-2)).toEqual([
      { request: close, json: { ids: ids.slice(0, 100), isClosed: true } },
      { request: close, json: { ids: ids.slice(100), isClosed: true } },
    ])
    await press('Show these 120 again')
    await screen.findByText('120 requests may be spam.')
    expect(sent.at(-1)?.json).toEqual({ ids: ids.slice(100), isClosed: false })
  })

  it.each([
    ['A person', { state: 'new' }, 'It is in the list of calls now.'],
    ['Spam', { state: 'spam', isClosed: true }, 'It is in the list of calls, closed as spam.'],
  ])(
    'moves a request to Calls as %s, where its row stays in its place, marked and undone with one press [12.9]',
    async (name, step, place) => {
      const { suspicion, isClosed, ...moved } = { ...suspect, isClosed: false, ...step, version: 3 }
      const closed = isClosed ? { closedAt: new Date().toISOString() } : {}
      const { sent } = await openSuspected([suspect, { ...suspect, id: '20261120-a-field' }], {
        [`PATCH ${path}`]: [
          { ...moved, ...closed },
          { ...suspect, version: 4 },
        ],
      })
      const rows = () => Array.from(document.querySelectorAll('li > p'), ({ parentElement }) => parentElement)
      await screen.findByText('2 requests may be spam.')
      const before = rows()
      fireEvent.click(screen.getAllByRole('button', { name: 'Show number' })[0] as HTMLElement)
      await screen.findByText('Ana')
      await press(name)
      await screen.findByText(place)
      expect(sent.at(-1)).toEqual({ request: `PATCH ${path}`, json: { ...step, version: 2 } })
      expect(screen.getByRole('button', { name, current: true })).toBeTruthy()
      expect(rows()).toEqual(before)
      screen.getByText('1 request may be spam.')
      await press('Undo')
      await screen.findByText('2 requests may be spam.')
      expect(sent.at(-1)).toEqual({ request: `PATCH ${path}`, json: { isSuspected: true, version: 3 } })
      expect(rows()).toEqual(before)
      expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    },
  )

  it('is counted on the dashboard, with a link [12.8]', async () => {
    await renderLoggedIn('/admin', { [list]: [[]], [suspected]: [[suspect]] })
    const link = await screen.findByRole('link', { name: /^1 request may be spam\. Look whether/ })
    expect(link.getAttribute('href')).toBe('/admin/calls#possibly-spam')
  })
})

describe('the dashboard', () => {
  it('says how many people wait for a call, with a link to the inbox', async () => {
    await renderLoggedIn('/admin', { [list]: { status: 200, json: [waiting, { ...waiting, id: 'b' }] } })
    const link = await screen.findByRole('link', { name: '2 people wait for a call.' })
    expect(link.getAttribute('href')).toBe('/admin/calls')
    screen.getByText('The first one for 25 minutes.')
    expect(screen.queryByText('Nobody is waiting for you.')).toBeNull()
  })

  it('says nothing about call requests while nobody waits', async () => {
    await renderLoggedIn('/admin', { [list]: { status: 200, json: [{ ...opened, state: 'reached' }] } })
    await screen.findByRole('heading', { name: 'Dashboard' })
    expect(screen.queryByText(/wait/)).toBeNull()
  })
})
