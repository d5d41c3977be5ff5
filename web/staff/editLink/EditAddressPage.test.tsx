import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { renderLoggedIn } from '../testing/renderStaff.tsx'

afterEach(cleanup)

describe('the address of the link "Edit this page"', () => {
  const list = (search: string, perPage: number) =>
    `GET /api/admin/documents?search=${encodeURIComponent(search)}&perPage=${perPage}` as const
  const page = {
    kind: 'treatment',
    id: 'detox',
    title: 'Detox',
    status: 'published',
    address: '/how-we-help/detox',
  }
  const answer = 'It takes about five days with a nurse.'
  const faq = { kind: 'faq', id: 'f1', title: 'How long?', status: 'published' }
  const found = (path: string, sentence: string) => ({ found: { path: [path], sentence } })
  const open = async (words: string[], responses: object) => {
    const query = new URLSearchParams([['path', page.address], ...words.map((text) => ['words', text])])
    const { router } = await renderLoggedIn(`/admin/edit?${query}`, {
      [list(page.address, 1)]: { documents: [page] },
      ...responses,
    })
    return router
  }

  it('opens the page at the field with the words [13.68]', async () => {
    const router = await open(['Rest'], {
      [list('Rest', 50)]: {
        documents: [
          { ...faq, ...found('answer', 'Rest') },
          { ...page, ...found('heading1', 'Rest') },
        ],
      },
    })
    await waitFor(() => expect(router.state.location.href).toBe('/admin/pages/detox#heading1'))
  })

  it('opens the question that the page shows, if the words are in its answer [13.68]', async () => {
    const router = await open(['Called 770-555-0101', answer], {
      [list('Called 770-555-0101', 50)]: { documents: [] },
      [list(answer, 50)]: { documents: [{ ...faq, ...found('answer', answer) }] },
    })
    await waitFor(() => expect(router.state.location.href).toBe('/admin/faqs/f1#answer'))
  })

  it('opens the page alone, where its words are nowhere', async () => {
    const router = await open(['Rest'], {
      [list('Rest', 50)]: { documents: [{ ...faq, ...found('answer', 'Rest') }] },
    })
    await waitFor(() => expect(router.state.location.href).toBe('/admin/pages/detox'))
  })

  it('says so of a page without a document', async () => {
    await renderLoggedIn('/admin/edit?path=/forms', { [list('/forms', 1)]: { documents: [] } })
    await screen.findByText(/^The texts of this page are part of the website’s code/)
  })

  it('asks for a login over it, if the session has ended', async () => {
    await renderLoggedIn('/admin/edit?path=/forms', { [list('/forms', 1)]: { status: 401 } })
    await screen.findByRole('heading', { name: 'Please log in again' })
  })
})
