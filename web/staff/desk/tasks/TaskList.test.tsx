import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const earlier = '1 page shows an earlier version: which, why, and what to do'
const list = (status: string) => `GET /api/admin/documents?status=${status}` as const
const found = (totals: { kind: DocumentKind; total: number }[]) => ({
  documents: [],
  total: totals.reduce((sum, { total }) => sum + total, 0),
  totals,
  pages: 1,
})
const nothing = {
  ...Object.fromEntries(
    [
      'draft',
      'changed',
      'scheduled',
      'missed',
      'clinician',
      'lawyer',
      'translator',
      'brokenLinks',
      'sample',
      'inForce',
    ].map((status) => [list(status), found([])]),
  ),
  'GET /api/admin/documents?perPage=10&page=1': found([]),
  'GET /api/admin/media': { images: [] },
  'GET /api/admin/notices': { arrive: false },
  'GET /api/admin/rendering': { requested: 3, published: 3, failed: false },
}
const tasks = async () =>
  Array.from(
    (await screen.findByRole('region', { name: 'What needs doing' })).querySelectorAll('a'),
    (link) => [link.getAttribute('href'), link.textContent],
  )

describe('what needs doing', () => {
  it('has query keys that begin with the address, as all queries do', async () => {
    const { queryClient } = await renderLoggedIn('/admin', nothing)
    await screen.findByText('Nothing needs doing now.')
    const keys = queryClient.getQueryCache().getAll()
    expect(keys.length).toBeGreaterThan(8)
    for (const { queryKey } of keys) expect(queryKey[0]).toMatch(/^\/api\//)
  })
  it('is a word to who runs the website, if mails about calls reach nobody', async () => {
    const notices = { address: 'desk@clinic.example', arrive: false }
    await renderLoggedIn('/admin', { ...nothing, 'GET /api/admin/notices': notices })
    await screen.findByText(/^Nobody gets a mail when somebody asks for a call: desk@clinic.example /)
    cleanup()
    await renderLoggedIn('/admin', { ...nothing, 'GET /api/admin/notices': { ...notices, arrive: true } })
    await screen.findByText('Nothing needs doing now.')
  })
  it('is a link for each, to where it is done', async () => {
    const use = { kind: 'post', id: 'p', title: 'Sleep', isDraft: false }
    await renderLoggedIn('/admin', {
      ...nothing,
      [list('draft')]: found([{ kind: 'post', total: 2 }]),
      [list('changed')]: found([{ kind: 'page', total: 1 }]),
      [list('scheduled')]: found([{ kind: 'post', total: 1 }]),
      [list('missed')]: found([{ kind: 'faq', total: 1 }]),
      [list('clinician')]: found([
        { kind: 'treatment', total: 31 },
        { kind: 'landing', total: 2 },
        { kind: 'faq', total: 7 },
      ]),
      [list('lawyer')]: found([{ kind: 'post', total: 1 }]),
      [list('translator')]: found([{ kind: 'page', total: 1 }]),
      [list('brokenLinks')]: found([{ kind: 'service', total: 1 }]),
      [list('inForce')]: found([{ kind: 'alert', total: 1 }]),
      [list('sample')]: found([
        { kind: 'review', total: 6 },
        { kind: 'site', total: 1 },
      ]),
      'GET /api/admin/media': { images: [{ id: 'x', files: [{ src: '/media/x.webp' }], uses: [use] }] },
      'GET /api/admin/rendering': { requested: 3, published: 2, failed: true },
    })
    await waitFor(() => expect(screen.queryByText(/loading…/)).toBeNull())
    expect(await tasks()).toEqual([
      [
        '/admin/settings/activity',
        'The website does not show the last change yet: which pages failed, and why',
      ],
      ['/admin/clinic/alerts?status=inForce', 'Alerts: 1 in force'],
      ['/admin/ready-to-publish', '3 drafts wait to be published'],
      ['/admin/blog?status=scheduled', 'Blog: 1 scheduled'],
      ['/admin/faqs?status=missed', 'FAQs: 1 that could not be published or taken down when due'],
      ['/admin/pages?status=clinician', 'Pages: 33 for a clinician to read'],
      ['/admin/faqs?status=clinician', 'FAQs: 7 for a clinician to read'],
      ['/admin/blog?status=lawyer', 'Blog: 1 for a lawyer to read'],
      ['/admin/pages?status=translator', 'Pages: 1 for a translator to read'],
      ['/admin/services?status=brokenLinks', 'Services: 1 with a broken link'],
      ['/admin/settings/images#withoutText', '1 image has no text for people who do not see images'],
      ['/admin/reviews?status=sample', 'Reviews: 6 with sample content'],
      ['/admin/clinic/hours', 'Clinic: sample facts of the clinic are still in place'],
    ])
    expect(screen.queryByText('Nothing needs doing now.')).toBeNull()
  })

  it('counts the pages that show an earlier version', async () => {
    const problems = { at: '2026-11-22T12:00:00.000Z', pages: [{ path: '/faq', reason: 'It is damaged.' }] }
    const rendering = { requested: 3, published: 3, failed: false, problems }
    await renderLoggedIn('/admin', { ...nothing, 'GET /api/admin/rendering': rendering })
    await screen.findByText(earlier)
    expect(await tasks()).toEqual([['/admin/settings/activity', earlier]])
  })

  it('says so where there is nothing', async () => {
    await renderLoggedIn('/admin', nothing)
    await screen.findByText('Nothing needs doing now.')
    expect(await tasks()).toEqual([])
  })

  it('names a part that could not be loaded, shows the others, and tries again', async () => {
    const drafts = found([{ kind: 'post', total: 2 }])
    await renderLoggedIn('/admin', {
      ...nothing,
      [list('draft')]: drafts,
      [list('brokenLinks')]: [{ status: 500 }, found([{ kind: 'faq', total: 4 }])],
    })
    await screen.findByText('Broken links: could not be loaded.')
    expect(await tasks()).toEqual([['/admin/ready-to-publish', '2 drafts wait to be published']])
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('FAQs: 4 with a broken link')
  })

  it('names a part that is still loading', async () => {
    await renderLoggedIn('/admin', nothing)
    expect(screen.getByText('Broken links: loading…')).toBeTruthy()
    expect(screen.queryByText('Nothing needs doing now.')).toBeNull()
    await screen.findByText('Nothing needs doing now.')
  })
})
