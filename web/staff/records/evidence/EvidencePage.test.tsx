import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { inBrowser, inTables } from '#shared/content/storedData.ts'
import { textsInCode } from '#shared/content/textsInCode.ts'
import { renderLoggedIn } from '../../testing/renderStaff.tsx'
import { evidenceOf } from './evidence.ts'

afterEach(cleanup)

const list =
  'GET /api/admin/documents?kind=treatment,landing,page,faq,post&status=online&sort=title&perPage=1000'
const summary = { kind: 'page', status: 'published' } as const
const documents = [
  {
    ...summary,
    id: 'pregnancy',
    title: 'A draft of another title',
    address: '/pregnancy',
    lastReviewed: '2026-10-01',
  },
  { ...summary, id: 'es', title: 'Ayuda', address: '/es' },
]
const sources = [{ title: 'TIP 63', publisher: 'SAMHSA', year: 2021, url: 'https://store.samhsa.gov/tip63' }]
const content = { lastReviewed: '2026-10-01', reviewedBy: 'Ana Reyes, LPC', checkedOn: '2026-09-30', sources }
const member = { id: 'm-1', name: 'Jo Park', role: 'Nurse', license: 'RN 7', image1: '/media/a.webp' }

const responses = {
  'GET /api/site': { ...site, license: 'License 7.', restoreTestedOn: '2026-01-12' },
  'GET /api/team-members': [[member]],
  [list]: { documents, total: 2, totals: [], pages: 1 },
  'GET /api/admin/documents/page/pregnancy': {
    ...{ kind: 'page', id: 'pregnancy', status: 'published', draft: null },
    published: { content: { ...content, title: 'Pregnancy' }, version: 1 },
  },
}

describe('the evidence', () => {
  it('is made from what is stored, and can be printed [14.65]', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    await renderLoggedIn('/admin/settings/evidence', responses)
    const rowsOf = (name: string) =>
      within(screen.getByRole('table', { name }))
        .getAllByRole('row')
        .slice(1)
        .map(({ children }) => Array.from(children, ({ textContent }) => textContent))
    await screen.findByRole('heading', { name: /^Licenses and accreditation/ })
    expect(rowsOf('Licenses and accreditation')).toEqual(
      expect.arrayContaining([
        ['The clinic', 'License 7.'],
        ['The medical director', 'Not recorded'],
        ['Jo Park', 'Nurse, RN 7'],
      ]),
    )
    expect(rowsOf('Pages and posts that somebody has signed off')).toEqual([
      [
        'Pregnancy',
        'Ana Reyes, LPC',
        '2026-10-01',
        '2026-09-30',
        'TIP 63, SAMHSA 2021, https://store.samhsa.gov/tip63',
      ],
    ])
    expect(rowsOf('Texts that nobody has signed off, or with a sample for it')).toEqual([['Ayuda', '/es']])
    expect(rowsOf('Tests')).toEqual([
      ['Restoring the site from a copy', '2026-01-12'],
      ['Accessibility of the built site, with axe and by hand', 'Not recorded'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('is saved as data with the same rows [14.65]', async () => {
    const blobs: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
        revokeObjectURL: () => {},
      }),
    )
    await renderLoggedIn('/admin/settings/evidence', responses)
    fireEvent.click(await screen.findByRole('button', { name: 'Save as data' }))
    const data = JSON.parse((await blobs[0]?.text()) ?? '')
    expect(Object.keys(data)).toHaveLength(11)
    expect(data).toMatchObject({ clinic: site.name, at: expect.stringMatching(/^\d{4}-/) })
    expect(data['Pages and posts that somebody has signed off']).toMatchObject([
      { Text: 'Pregnancy', By: 'Ana Reyes, LPC' },
    ])
  })

  it('names every profession that reads a text of the code, and all data that is about people', () => {
    const parts = evidenceOf({
      site,
      team: [],
      documents: [],
      contents: new Map(),
      readAt: '2026-11-28T09:00:00.000Z',
      formHost: 'forms.example.org',
    })
    const rowsOf = (title: string) => parts.find((part) => part.title === title)?.rows ?? []
    expect(rowsOf('Texts in the code')).toHaveLength(textsInCode.flatMap(({ readers }) => readers).length)
    const said = [inBrowser, inTables]
      .flatMap(({ visitors, staff }) => [...visitors, ...staff])
      .flatMap(({ says = [] }) => says)
    expect(
      rowsOf('What is stored about people')
        .map(([, , what]) => what)
        .sort(),
    ).toEqual(said.sort())
    expect(rowsOf('Processors').at(-1)).toEqual(['forms.example.org', 'Runs the contact form.'])
    expect(rowsOf('How long it is kept')).toContainEqual(['A request for a call, at most', '30'])
    expect(rowsOf('Languages of the notice of language help')).toHaveLength(site.languageNotices.length)
  })
})
