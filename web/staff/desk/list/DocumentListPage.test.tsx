import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { post } from '../../testing/editorScreen.ts'
import { navigate, renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const sleep = { kind: 'post', id: 'post-1', title: 'Sleep', status: 'published', address: '/blog/sleep' }
const rest = {
  ...{ kind: 'post', id: 'post-2', title: '', status: 'changed' },
  ...{ updatedAt: '2026-11-20T15:00:00.000Z', updatedBy: 'ruth' },
}
const at = '2099-01-15T14:30:00.000Z'
const rowOf = (name: string) => screen.getByRole<HTMLElement>('link', { name }).closest('li') ?? document.body
const openFilter = async () => fireEvent.click(await screen.findByRole('button', { name: 'Filter' }))
const list = (query = '') => `GET /api/admin/documents?${query}kind=post` as const
const found = { documents: [sleep, rest], total: 31, pages: 2 }

describe('the list of posts', () => {
  it('links each document, with its status and its last change [14.11]', async () => {
    await renderLoggedIn('/admin/blog', { [list()]: found })
    const links = await screen.findAllByRole('link', { name: /Sleep|Untitled/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/blog/post-1',
      '/admin/blog/post-2',
    ])
    const row = within(rowOf('Untitled'))
    for (const text of ['ruth', 'Nov 20, 2026', 'Changed']) row.getByText(text)
    expect(within(rowOf('Sleep')).queryByText('Published')).toBeNull()
    expect(screen.getByText('31 documents')).toBeTruthy()
  })

  it('has the category of each post, or the stars and the author of a review [13.3]', async () => {
    const documents = [{ ...sleep, about: 'Rest and sleep' }, rest]
    await renderLoggedIn('/admin/blog', { [list()]: { ...found, documents } })
    within((await screen.findByRole('link', { name: 'Sleep' })).closest('li') ?? document.body).getByText(
      'Rest and sleep',
    )
    cleanup()
    const review = { ...sleep, kind: 'review', about: 'Jolene B.', rating: 4 }
    await renderLoggedIn('/admin/reviews', {
      'GET /api/admin/documents?kind=review': { ...found, documents: [review] },
    })
    await screen.findByText('Jolene B.')
    screen.getByRole('img', { name: '4 out of 5 stars' })
  })

  it('has the image of each document, and the illustration of a post without one', async () => {
    const documents = [{ ...sleep, id: 'post-3', image: '/media/a.webp' }, sleep]
    await renderLoggedIn('/admin/blog', { [list()]: { ...found, documents } })
    const links = await screen.findAllByRole('link', { name: 'Sleep' })
    const sources = links.map((link) => link.closest('li')?.querySelector('img')?.getAttribute('src'))
    expect(sources).toEqual(['/media/a.webp', expect.stringMatching(/^\/art\/[\w-]+\.svg$/)])
  })

  it('leads from an empty list back to all documents', async () => {
    const none = { documents: [], total: 0, pages: 0 }
    await renderLoggedIn('/admin/blog?search=nap', { [list('search=nap&')]: none, [list()]: found })
    fireEvent.click(await screen.findByRole('button', { name: 'Show all' }))
    await screen.findByRole('link', { name: 'Sleep' })
  })

  it.each([
    [{ status: 'scheduled', publishAt: at }, 'Publishes Jan 15, 2099, 9:30 AM EST'],
    [{ status: 'scheduled', unpublishAt: at }, 'Ends Jan 15, 2099, 9:30 AM EST'],
    [{ startsAt: at, unpublishAt: at }, 'Starts Jan 15, 2099, 9:30 AM EST'],
    [{ startsAt: '2020-01-15T14:30:00.000Z', unpublishAt: at }, 'Shown until Jan 15, 2099, 9:30 AM EST'],
    [{ status: 'past', unpublishAt: at }, 'Ended Jan 15, 2099, 9:30 AM EST'],
  ])('has the hour of what begins or ends: %j [14.39]', async (times, facts) => {
    await renderLoggedIn('/admin/blog', { [list()]: { ...found, documents: [{ ...sleep, ...times }] } })
    await screen.findByText(facts)
  })

  it('names a damaged document, and says what to do about it [14.59]', async () => {
    const documents = [{ ...rest, isDamaged: true }]
    await renderLoggedIn('/admin/blog', { [list()]: { ...found, documents } })
    const link = await screen.findByRole('link', { name: 'post-2' })
    expect(link.getAttribute('href')).toBe('/admin/blog/post-2')
    screen.getByText('Damaged: open it to restore an earlier version, or to delete it.')
  })

  it('shows the sentence that a search found, and opens its field [13.69]', async () => {
    const place = { path: ['content'], sentence: 'Go to bed at ten.' }
    await renderLoggedIn('/admin/blog', {
      [list()]: {
        ...found,
        documents: [
          { ...sleep, found: place },
          { ...rest, title: 'Naps' },
        ],
      },
    })
    const link = await screen.findByRole('link', { name: 'Sleep' })
    expect(link.getAttribute('href')).toBe('/admin/blog/post-1#content')
    screen.getByText('Go to bed at ten.')
  })

  it('is searched, filtered and paged by the server [14.11]', async () => {
    const { sent } = await renderLoggedIn('/admin/blog', {
      [list()]: found,
      [list('page=2&')]: found,
      [list('status=draft&')]: { documents: [], total: 0, pages: 0 },
      [list('search=nap&status=draft&')]: { documents: [], total: 0, pages: 0 },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 2')
    await openFilter()
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } })
    await screen.findByText('Nothing to show.')
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nap' } })
    await waitFor(() =>
      expect(sent.map(({ request }) => new URLSearchParams(request.split('?')[1]).get('search'))).toContain(
        'nap',
      ),
    )
  })

  it('lists what a clinician has to read, of the kinds that somebody signs off [13.26]', async () => {
    await renderLoggedIn('/admin/pages', {
      'GET /api/admin/documents?kind=treatment,landing,page,faq,service&sort=order&perPage=1000': found,
      'GET /api/admin/documents?status=clinician&kind=treatment,landing,page': {
        documents: [],
        total: 0,
        pages: 0,
      },
    })
    await screen.findByRole('list', { name: 'Pages' })
    await openFilter()
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'clinician' } })
    await screen.findByText('Nothing to show.')
    cleanup()
    await renderLoggedIn('/admin/blog', { [list()]: found })
    await openFilter()
    screen.getByRole('option', { name: 'For a lawyer' })
    cleanup()
    await renderLoggedIn('/admin/reviews', { 'GET /api/admin/documents?kind=review': found })
    await openFilter()
    expect(screen.queryByRole('option', { name: 'For a lawyer' })).toBeNull()
  })

  it('begins a post with New post', async () => {
    await renderLoggedIn('/admin/blog', {
      [list()]: found,
      'POST /api/admin/documents/post': { ...post, id: 'post-9' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'New post' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/blog/post-9'))
  })

  it('begins an alert about today that ends with the day [10.15]', async () => {
    vi.useFakeTimers({ now: Date.parse('2027-01-12T22:30:00.000Z'), toFake: ['Date'] })
    const alerts = 'GET /api/admin/documents?kind=alert' as const
    const { sent } = await renderLoggedIn('/admin/clinic/alerts', {
      [alerts]: { documents: [], total: 0, pages: 0 },
      'POST /api/admin/documents/alert': { ...post, kind: 'alert', id: 'alert-9' },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Offices closed' }))
    await waitFor(() => expect(navigate).toHaveBeenCalled())
    vi.useRealTimers()
    expect(sent.find(({ request }) => request.startsWith('POST'))?.json).toMatchObject({
      content: { endsAt: '2027-01-13T05:00:00.000Z' },
    })
  })

  it('begins one post at a double click [10.20]', async () => {
    const { sent } = await renderLoggedIn('/admin/blog', {
      [list()]: found,
      'POST /api/admin/documents/post': { ...post, id: 'post-9' },
    })
    const button = screen.getByRole('button', { name: 'New post' })
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/blog/post-9'))
    fireEvent.click(button)
    expect(sent.filter(({ request }) => request.startsWith('POST'))).toHaveLength(1)
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/blog', { [list()]: [{ status: 503 }, { status: 200, json: found }] })
    await screen.findByText('The list could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Sleep' })
  })

  it('has the filter of its last visit in this tab [14.10]', async () => {
    const drafts = { [list('status=draft&')]: { documents: [], total: 0, pages: 0 } }
    await renderLoggedIn('/admin/blog', { [list()]: found, ...drafts })
    await openFilter()
    fireEvent.change(await screen.findByLabelText('Status'), { target: { value: 'draft' } })
    await screen.findByText('Nothing to show.')
    cleanup()
    const { router } = await renderLoggedIn('/admin/blog', { [list()]: found, ...drafts })
    await screen.findByText('Nothing to show.')
    expect(router.state.location.search).toEqual({ status: 'draft' })
  })
})

describe('the tree of pages', () => {
  const summary = (kind: DocumentKind, id: string, rest: object = {}) => ({
    ...{ kind, id, title: id, status: 'published', ...rest },
  })
  const documents = [
    summary('page', 'faq', { address: '/faq' }),
    summary('page', 'home', { address: '/' }),
    summary('landing', 'what-we-treat', { address: '/what-we-treat' }),
    summary('treatment', 'benzo', { address: '/what-we-treat/benzo' }),
    summary('treatment', 'xanax', { address: '/what-we-treat/benzo/xanax' }),
    summary('faq', 'Is it safe?', { shownOn: 'treatment:benzo' }),
    summary('faq', 'Where are you?', { shownOn: '/faq' }),
    summary('service', 'Care', { shownOn: '/what-we-treat/benzo' }),
  ]
  const below = (title: string) =>
    within(screen.getByRole('list', { name: `Below ${title}` }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent)

  it('has each page below the one whose address begins its own, with its FAQs, services and feedback [2.107, 14.10]', async () => {
    await renderLoggedIn('/admin/pages', {
      'GET /api/admin/documents?kind=treatment,landing,page,faq,service&sort=order&perPage=1000': {
        documents,
        total: documents.length,
        pages: 1,
      },
      'GET /api/admin/page-feedback': [[{ page: '/what-we-treat/benzo', yes: 12, no: 1 }]],
    })
    const tree = await screen.findByRole('list', { name: 'Pages' })
    expect([...tree.children].map((item) => item.querySelector('a')?.textContent)).toEqual([
      'home',
      'faq',
      'what-we-treat',
    ])
    expect(below('what-we-treat')).toEqual(['benzo'])
    fireEvent.click(screen.getByRole('button', { name: 'Below benzo' }))
    expect(below('benzo')).toEqual(['xanax', 'Is it safe?', 'Care'])
    fireEvent.click(screen.getByRole('button', { name: 'Below faq' }))
    expect(below('faq')).toEqual(['Where are you?'])
    screen.getByText('Helpful: 12 yes, 1 no')
  })
})
