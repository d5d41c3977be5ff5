import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'
import { columnOf, daysOf } from './calendarEntries.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T15:00:00.000Z') }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const audit = (month: 'november' | 'december') =>
  ({
    november: 'GET /api/admin/audit?from=2026-11-01T04%3A00%3A00.000Z&to=2026-12-01T05%3A00%3A00.000Z',
    december: 'GET /api/admin/audit?from=2026-12-01T05%3A00%3A00.000Z&to=2027-01-01T05%3A00%3A00.000Z',
  })[month]
const log = (...records: object[]) => ({ records, people: [], actions: [], isComplete: true })
const list = (...documents: object[]) => ({ documents, total: documents.length, totals: [], pages: 1 })
const document = (id: string, facts: object, kind = 'post') => ({
  kind,
  id,
  title: id,
  status: 'scheduled',
  ...facts,
})
const record = (at: string, action: string, subject: string, rest: object = { title: 'Sleep' }) => ({
  ...{ at, action, subject, by: 'ana' },
  ...rest,
})

const open = (month = '') =>
  renderLoggedIn(`/admin/calendar${month}`, {
    'GET /api/admin/documents?status=scheduled&perPage=1000': list(
      // 11:30 PM in the clinic's zone, which is another day in UTC.
      document('Rest', { publishAt: '2026-12-01T04:30:00.000Z', unpublishAt: '2026-12-24T17:00:00.000Z' }),
    ),
    'GET /api/admin/documents?kind=alert&perPage=1000': list(
      document(
        'Closed',
        { startsAt: '2026-11-20T13:00:00.000Z', unpublishAt: '2026-11-27T13:00:00.000Z' },
        'alert',
      ),
    ),
    [audit('november')]: log(
      record('2026-11-20T15:00:00.000Z', 'publish', 'post/post-1'),
      record('2026-11-19T15:00:00.000Z', 'unpublish', 'faq/faq-1', { title: 'Why?', isDeleted: true }),
      record('2026-11-18T15:00:00.000Z', 'save', 'post/post-1'),
      record('2026-11-17T15:00:00.000Z', 'closed', 'call-request/c-1'),
    ),
    [audit('december')]: log(),
  })

const emptyMonth = async (month: string, ...scheduled: object[]) => {
  await renderLoggedIn(`/admin/calendar?month=${month}`, {
    'GET /api/admin/documents?status=scheduled&perPage=1000': list(...scheduled),
    'GET /api/admin/documents?kind=alert&perPage=1000': list(),
    [audit('november')]: log(),
    'GET /api/admin/audit?from=2026-10-01T04%3A00%3A00.000Z&to=2026-11-01T04%3A00%3A00.000Z': log(),
  })
  await screen.findByText('Nothing goes out or comes off in this month.')
  const way = window.document.querySelector('main p + a')
  return [way?.textContent, way?.getAttribute('href')]
}

it('leads from a month without an entry to the next entry, else to the posts, unless the month is over [14.64]', async () => {
  const posts = ['Choose a post to schedule', '/admin/blog']
  expect(await emptyMonth('2026-11')).toEqual(posts)
  cleanup()
  expect(await emptyMonth('2026-10')).toEqual([undefined, undefined])
  cleanup()
  const rest = document('Rest', { publishAt: '2027-01-05T14:00:00.000Z' })
  expect(await emptyMonth('2026-11', rest)).toEqual(['Next: Rest, Jan 5, 2027', '?month=2027-01'])
})

/** The days of the month on which something happens, with what it is. */
const shown = async () => {
  const days = within(await screen.findByRole('list', { name: /20/ })).getAllByRole('listitem')
  return days.flatMap((day) => {
    const entries = within(day).queryAllByRole('listitem')
    return entries.map((entry) => `${day.querySelector('time')?.dateTime} ${entry.textContent}`)
  })
}

it('the calendar has what goes out and comes off, and what did, by the days of the clinic [14.64]', async () => {
  await open()
  expect(await shown()).toEqual([
    '2026-11-19 10:00 AM Taken offWhy? (FAQ)',
    '2026-11-20 8:00 AM BeganClosed (Alert)',
    '2026-11-20 10:00 AM PublishedSleep (Post)',
    '2026-11-27 8:00 AM EndsClosed (Alert)',
    '2026-11-30 11:30 PM Goes outRest (Post)',
  ])
  expect(screen.getByRole('link', { name: /^Rest/ }).getAttribute('href')).toBe('/admin/blog/Rest')
  expect(screen.queryByRole('link', { name: /^Why/ })).toBeNull()
  expect(today()).toBe('2026-11-21')
})

const today = () => window.document.querySelector<HTMLTimeElement>('time[aria-current]')?.dateTime

it('the address names the month [14.64]', async () => {
  await open('?month=2026-12')
  expect(await shown()).toEqual(['2026-12-24 12:00 PM Comes offRest (Post)'])
  const links = ['Previous month, November 2026', 'Next month, January 2027']
  expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '?month=2026-11',
    '?month=2027-01',
  ])
})

it('a month has its days, each below its weekday', () => {
  expect([daysOf('2026-02').length, daysOf('2028-02').length, daysOf('2026-12').length]).toEqual([28, 29, 31])
  expect([columnOf('2026-11-01'), columnOf('2026-11-28')]).toEqual([1, 7])
})
