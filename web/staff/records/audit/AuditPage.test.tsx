import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { staffMessages } from '../../staffMessages.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const texts = staffMessages.audit
const november = 'from=2026-11-01T04%3A00%3A00.000Z&to=2026-12-01T05%3A00%3A00.000Z'
const october = 'from=2026-10-01T04%3A00%3A00.000Z&to=2026-11-01T04%3A00%3A00.000Z'
const list = (query: string) => `GET /api/admin/audit?${query}` as const
const records = [
  { at: '2026-11-20T15:00:00.000Z', by: 'ana', action: 'publish', subject: 'post/post-1', title: 'Sleep' },
  {
    at: '2026-11-19T15:00:00.000Z',
    by: 'ruth',
    action: 'delete',
    subject: 'post/post-2',
    title: 'Rest',
    isDeleted: true,
  },
  { at: '2026-11-18T15:00:00.000Z', by: 'ruth', action: 'order', subject: 'faq/*' },
  { at: '2026-11-17T15:00:00.000Z', by: 'ana', action: 'closed', subject: 'call-request/c-1' },
  { at: '2026-11-16T15:00:00.000Z', by: 'ana', action: 'create', subject: 'redirect/old' },
  { at: '2026-11-13T15:00:00.000Z', by: 'ana', action: 'putBack', subject: 'post/post-1', title: 'Sleep' },
]
const log = {
  records,
  people: ['ana', 'ruth'],
  actions: ['closed', 'delete', 'order', 'publish'],
  isComplete: true,
}
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('what could not be rendered', () => {
  const at = '2026-11-21T14:30:00.000Z'
  const rendering = { requested: 4, published: 3, failed: true }
  const report = () => screen.queryByRole('region', { name: staffMessages.rendering.failed.title })

  it('is named with its page, the time and the reason, above the records', async () => {
    const pages = [
      { path: '/faq', reason: 'The database did not respond in time.' },
      { reason: '404.html is missing.' },
    ]
    await renderLoggedIn('/admin/settings/activity', {
      [list(november)]: log,
      'GET /api/admin/rendering': { ...rendering, problems: { at, pages } },
    })
    await screen.findByText(/^The rendering of the pages failed on Nov 21, 2026, 9:30 AM EST\./)
    expect(
      within(report() ?? document.body)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/faq')
    const items = within(report() ?? document.body).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '/faq The database did not respond in time.',
      '404.html is missing.',
      ...staffMessages.rendering.failed.steps,
    ])
  })

  it('is said without a reason where the rendering could not record one', async () => {
    await renderLoggedIn('/admin/settings/activity', {
      [list(november)]: log,
      'GET /api/admin/rendering': rendering,
    })
    await screen.findByText(staffMessages.rendering.withoutReason)
  })

  it('is named for pages that show an earlier version [13.71]', async () => {
    const problems = { at, pages: [{ path: '/faq', reason: 'It is damaged.' }] }
    await renderLoggedIn('/admin/settings/activity', {
      [list(november)]: log,
      'GET /api/admin/rendering': { ...rendering, failed: false, problems },
    })
    await screen.findByRole('region', { name: staffMessages.rendering.notRendered.title })
  })

  it('is not mentioned where everything is rendered', async () => {
    await renderLoggedIn('/admin/settings/activity', {
      [list(november)]: log,
      'GET /api/admin/rendering': { ...rendering, failed: false },
    })
    await screen.findByRole('table')
    expect(screen.queryByText(staffMessages.rendering.steps)).toBeNull()
  })
})

describe('the audit screen', () => {
  it('says who did what, when, and to which document, of this month', async () => {
    await renderLoggedIn('/admin/settings/activity', { [list(november)]: log })
    const rows = within(await screen.findByRole('table'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => Array.from(row.children, (cell) => cell.textContent))).toEqual([
      ['Fri, Nov 20, 10:00 AM', 'ana', 'Published', 'Post Sleep'],
      ['Thu, Nov 19, 10:00 AM', 'ruth', 'Deleted', 'Post “Rest”, which is deleted'],
      ['Wed, Nov 18, 10:00 AM', 'ruth', 'Changed the order', 'FAQs'],
      ['Tue, Nov 17, 10:00 AM', 'ana', 'Closed', 'Call request c-1'],
      ['Mon, Nov 16, 10:00 AM', 'ana', 'Added', 'Redirect /old'],
      ['Fri, Nov 13, 10:00 AM', 'ana', 'Put back on the website', 'Post Sleep'],
    ])
    expect(screen.getAllByRole('link', { name: 'Sleep' })[0]?.getAttribute('href')).toBe('/admin/blog/post-1')
  })

  it('is filtered by the server, by month, who, what and document [14.44]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/activity', {
      [list(november)]: log,
      [list(october)]: log,
      [list(`${october}&by=ruth`)]: log,
      [list(`${october}&by=ruth&action=order`)]: log,
      [list(`${october}&by=ruth&action=order&subject=sleep`)]: { ...log, records: [] },
    })
    await screen.findByRole('table')
    choose('Month', '2026-10')
    choose(texts.columns.by, 'ruth')
    choose(texts.columns.action, 'order')
    choose(texts.columns.subject, 'sleep')
    await screen.findByText('0 records')
    expect(sent.at(-1)?.request).toBe(list(`${october}&by=ruth&action=order&subject=sleep`))
  })

  it('shows 100 records at first', async () => {
    const many = Array.from({ length: 101 }, () => records[1])
    await renderLoggedIn('/admin/settings/activity', { [list(november)]: { ...log, records: many } })
    await screen.findByText('101 records')
    expect(screen.getAllByRole('row')).toHaveLength(101)
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    expect(screen.getAllByRole('row')).toHaveLength(102)
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('says that a month has more records than one response', async () => {
    await renderLoggedIn('/admin/settings/activity', { [list(november)]: { ...log, isComplete: false } })
    await screen.findByText('This month has more records than one list can show. These are the newest.')
  })

  it('exports what is found as CSV [14.44]', async () => {
    const files: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
        revokeObjectURL: () => undefined,
      }),
    )
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    await renderLoggedIn('/admin/settings/activity', { [list(november)]: log })
    fireEvent.click(await screen.findByRole('button', { name: 'Export as CSV' }))
    expect(click.mock.contexts[0]).toMatchObject({ download: 'audit-2026-11.csv' })
    const lines = (await files[0]?.text())?.trim().split('\r\n')
    expect(lines).toHaveLength(7)
    expect(lines?.slice(0, 2).join('\n').replace('\ufeff', '')).toBe(
      '"When","Who","What","Document","Title"\n"2026-11-20T15:00:00.000Z","ana","Published","post/post-1","Sleep"',
    )
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/settings/activity', {
      [list(november)]: [{ status: 503 }, { status: 200, json: log }],
    })
    await screen.findByText('The records could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => screen.getByRole('table'))
  })
})
