import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DocumentKind, Tasks } from '#shared/entities/documents.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'
import { waitsForServer } from '../../ui/Loaded.tsx'

afterEach(cleanup)

const earlier = '1 page shows an earlier version: which, why, and what to do'
const read = 'GET /api/admin/tasks'
const damaged = 'GET /api/admin/documents?status=damaged&perPage=1'
const nothingWaits: Tasks = {
  counts: [],
  missed: [],
  approvals: [],
  questions: [],
  told: [],
  newMembers: [],
  imagesWithoutText: 0,
}
const nothing = {
  [read]: nothingWaits,
  'GET /api/admin/documents?perPage=10&page=1': { documents: [], total: 0, totals: [], pages: 1 },
  [damaged]: { documents: [], total: 0, totals: [], pages: 1 },
  'GET /api/admin/notices': { arrive: false },
  'GET /api/admin/call-requests': { status: 200, json: [] },
  'GET /api/admin/call-requests?suspected=yes': { status: 200, json: [] },
  'GET /api/admin/rendering': { requested: 3, published: 3, failed: false },
}
const call = {
  ...{ id: 'a', receivedAt: '2026-11-21T19:05:00.000Z', deletedAt: '2026-12-21T19:05:00.000Z' },
  ...{ office: 'any', state: 'new', version: 1 },
}
const tasks = async () =>
  Array.from(
    (await screen.findByRole('region', { name: 'What needs doing' })).querySelectorAll('a'),
    (link) => [link.getAttribute('href'), link.textContent],
  )

describe('what needs doing', () => {
  it('has query keys that begin with the address, as all queries do [7.2]', async () => {
    const { queryClient } = await renderLoggedIn('/admin', nothing)
    await screen.findByText('Nobody is waiting for you.')
    const keys = queryClient.getQueryCache().getAll()
    expect(keys.length).toBeGreaterThan(5)
    for (const { queryKey } of keys) expect(queryKey[0]).toMatch(/^\/api\//)
  })
  it('is a word to who runs the website, if mails about calls reach nobody', async () => {
    const notices = { address: 'desk@clinic.example', arrive: false }
    await renderLoggedIn('/admin', { ...nothing, 'GET /api/admin/notices': notices })
    await screen.findByText(/^Nobody gets a mail when somebody asks for a call: desk@clinic.example /)
    cleanup()
    await renderLoggedIn('/admin', { ...nothing, 'GET /api/admin/notices': { ...notices, arrive: true } })
    await screen.findByText('Nobody is waiting for you.')
  })
  it('is an approval by link of one’s own text, and a clinician whom a colleague has named [14.61, 15.26]', async () => {
    const told = { kind: 'post', id: 'a', title: 'Rest', by: 'Jane Roe, MD, by link', action: 'approve' }
    await renderLoggedIn('/admin', {
      ...nothing,
      [read]: {
        ...nothingWaits,
        told: [{ ...told, at: '2026-11-24T19:05:00.000Z' }],
        clinician: { name: 'Jane Roe, MD', by: 'ben' },
      },
    })
    await screen.findByText('Jane Roe, MD, by link, has approved “Rest” (Tue, Nov 24, 2:05 PM)')
    expect(await tasks()).toContainEqual([
      '/admin/settings/team',
      'ben has named Jane Roe, MD as the clinician whose approval by link counts: confirm that, or remove it',
    ])
  })
  it('is a link for each, to where it is done [13.4, 13.66]', async () => {
    const count = (state: Tasks['counts'][number]['state'], kind: DocumentKind, total: number) => ({
      ...{ state, kind, total },
    })
    const counts = [
      count('draft', 'post', 2),
      count('changed', 'page', 1),
      count('scheduled', 'post', 1),
      count('clinician', 'treatment', 31),
      count('clinician', 'landing', 2),
      count('clinician', 'faq', 7),
      count('lawyer', 'post', 1),
      count('translator', 'page', 1),
      count('clinician', 'site', 2),
      count('lawyer', 'site', 3),
      count('comments', 'post', 1),
      count('brokenLinks', 'service', 1),
      count('sample', 'review', 6),
      count('sample', 'site', 1),
      count('inForce', 'alert', 1),
    ]
    const approvals: Tasks['approvals'] = [
      { kind: 'post', id: 'one', title: 'Sleep', approval: { askedBy: 'ruth' } },
      { kind: 'post', id: 'two', title: 'Rest', approval: { askedBy: 'ana', approvedBy: 'ruth' } },
    ]
    const questions: Tasks['questions'] = [
      { kind: 'post', id: 'three', title: 'Meals', by: 'omar' },
      { kind: 'post', id: 'two', title: 'Rest', by: 'ruth', isAnswer: true },
    ]
    await renderLoggedIn('/admin', {
      ...nothing,
      [read]: { ...nothingWaits, counts, approvals, questions, imagesWithoutText: 1 },
      'GET /api/admin/rendering': { requested: 3, published: 2, failed: true },
      'GET /api/admin/publications': {
        total: 3,
        documents: [[], [], ['needs it']].map((issues) => ({ isOutdated: false, issues })),
      },
    })
    await screen.findByText(/can be published/)
    await waitFor(() => expect(screen.queryByText(/loading…/)).toBeNull())
    expect(await tasks()).toEqual([
      ['/admin/blog/one', 'ruth asks you to approve “Sleep”'],
      ['/admin/blog/two', 'ruth has approved “Rest”: it can be published'],
      ['/admin/blog/three#comments', 'omar has written to you on “Meals”'],
      ['/admin/blog/two#comments', 'ruth has answered you on “Rest”'],
      ['/admin/ready-to-publish', '2 drafts can be published, 1 is unfinished'],
      ['/admin/blog?status=scheduled', 'Blog: 1 scheduled'],
      [
        '/admin/settings/activity',
        'The website does not show the last change yet: which pages failed, and why',
      ],
      ['/admin/clinic/alerts?status=inForce', 'Alerts: 1 in force'],
      ['/admin/blog?status=comments', 'Blog: 1 with open comments'],
      ['/admin/services?status=brokenLinks', 'Services: 1 with a broken link'],
      ['/admin/settings/images#withoutText', '1 image has no text for people who do not see images'],
      ['/admin/pages?status=clinician', 'Pages: 33 for a clinician to read'],
      ['/admin/faqs?status=clinician', 'FAQs: 7 for a clinician to read'],
      ['/admin/clinic/legal', 'Clinic: texts that are in no document are for a clinician to read'],
      ['/admin/blog?status=lawyer', 'Blog: 1 for a lawyer to read'],
      ['/admin/clinic/legal', 'Clinic: texts that are in no document are for a lawyer to read'],
      ['/admin/pages?status=translator', 'Pages: 1 for a translator to read'],
      ['/admin/reviews?status=sample', 'Reviews: 6 with sample content'],
      ['/admin/clinic/hours', 'Clinic: sample facts of the clinic are still in place'],
    ])
    const debt = document.querySelector('details:has(a) summary')
    expect(Array.from(debt?.querySelectorAll('strong') ?? [], (total) => total.textContent)).toEqual([
      '42',
      '5',
      '7',
    ])
    expect(screen.queryByText('Nobody is waiting for you.')).toBeNull()
  })

  it('counts the pages that show an earlier version [13.71]', async () => {
    const problems = { at: '2026-11-22T12:00:00.000Z', pages: [{ path: '/faq', reason: 'It is damaged.' }] }
    const rendering = { requested: 3, published: 3, failed: false, problems }
    await renderLoggedIn('/admin', { ...nothing, 'GET /api/admin/rendering': rendering })
    await screen.findByText(earlier)
    expect(await tasks()).toEqual([['/admin/settings/activity', earlier]])
  })

  it('says so where there is nothing [13.72]', async () => {
    await renderLoggedIn('/admin', nothing)
    await screen.findByText('Nobody is waiting for you.')
    expect(await tasks()).toEqual([])
  })

  it('begins with what could not go out when due: why, and a link to the document [13.44]', async () => {
    const missed = [
      { kind: 'post', id: 'p', title: 'Sleep', why: 'Slug is required.' },
      { kind: 'faq', id: 'f', title: '', why: 'Somebody published it since.' },
      { kind: 'review', id: 'r', title: 'Thanks' },
    ]
    await renderLoggedIn('/admin', { ...nothing, [read]: { ...nothingWaits, missed } })
    await screen.findByText('Nobody is waiting for you.')
    const [first, second, third] = [...(document.querySelector('main')?.querySelectorAll('p a') ?? [])]
    expect([first?.getAttribute('href'), first?.textContent]).toEqual([
      '/admin/blog/p',
      'Sleep could not be published or taken down when due. Slug is required. Open it and correct that, or cancel the time: it is tried again at least once an hour.',
    ])
    expect(second?.textContent).toMatch(/when due\. Somebody published it since\. Open it/)
    expect(third?.textContent).toMatch(/It is tried again\./)
    const search = screen.getByRole('searchbox', { name: 'Search everything' })
    expect(third?.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('takes 3 requests, of which the navigation shares one [13.66]', async () => {
    const { sent } = await renderLoggedIn('/admin', nothing)
    await screen.findByText('Nobody is waiting for you.')
    const others = ['calls', 'call-requests', 'documents?', 'service-pages']
    expect(
      sent
        .map(({ request }) => request)
        .filter((request) => !others.some((other) => request.includes(other))),
    ).toEqual([read, 'GET /api/admin/rendering', 'GET /api/admin/notices'])
  })

  it('names in one box what could not be loaded, the calls too, shows the others, and tries again [13.72]', async () => {
    const counts = [{ state: 'brokenLinks', kind: 'faq', total: 4 }]
    const calls = 'GET /api/admin/call-requests'
    await renderLoggedIn('/admin', {
      ...nothing,
      [read]: [{ status: 500 }, { ...nothingWaits, counts }],
      [calls]: [{ status: 500 }, { status: 200, json: [call] }],
      'GET /api/admin/rendering': { requested: 3, published: 2, failed: true },
    })
    await screen.findByText('Could not be loaded: Calls, Documents.')
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByText(waitsForServer)).toBeTruthy()
    expect((await tasks()).map(([path]) => path)).toEqual(['/admin/settings/activity'])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('FAQs: 4 with a broken link')
    await screen.findByText('1 person waits for a call.')
  })

  it('keeps the calls that it shows when a later read fails, and says that they may be old [13.72]', async () => {
    const { queryClient } = await renderLoggedIn('/admin', {
      ...nothing,
      'GET /api/admin/call-requests': [{ status: 200, json: [call] }, { status: 500 }],
    })
    await screen.findByText('1 person waits for a call.')
    await act(() => queryClient.refetchQueries({ queryKey: ['/api/admin/call-requests'] }))
    await screen.findByText('May be out of date: Calls.')
    screen.getByText('1 person waits for a call.')
  })

  it('asks for photographs of the clinic until they are there, with their size [13.66]', async () => {
    const photographs: Tasks['photographs'] = ['home', 'team']
    await renderLoggedIn('/admin', { ...nothing, [read]: { ...nothingWaits, photographs } })
    await screen.findByText('Head and shoulders in daylight. They agree to it. At least 640 x 640 pixels.')
    expect(await tasks()).toEqual([
      ['/admin/pages/home', 'The front page'],
      ['/admin/clinic/team', 'Each member of the team'],
    ])
    await screen.findByText('Nobody is waiting for you.')
  })

  it('counts damaged documents, with a link to their list [14.59]', async () => {
    const totals = [
      { kind: 'post', total: 2 },
      { kind: 'site', total: 1 },
    ]
    await renderLoggedIn('/admin', { ...nothing, [damaged]: { documents: [], total: 3, totals, pages: 3 } })
    await screen.findByText('Blog: 2 damaged, to restore or to delete')
    expect(await tasks()).toEqual([
      ['/admin/blog?status=damaged', 'Blog: 2 damaged, to restore or to delete'],
      ['/admin/clinic/hours', 'Clinic: damaged, to restore'],
    ])
  })

  it('names a part that is still loading [13.72]', async () => {
    await renderLoggedIn('/admin', nothing)
    expect(
      screen.getByText(
        'Calls, Calls that may be spam, The website, Mails about calls, Documents, The check of all documents: loading…',
      ),
    ).toBeTruthy()
    expect(screen.queryByText('Nobody is waiting for you.')).toBeNull()
    await screen.findByText('Nobody is waiting for you.')
  })
})
