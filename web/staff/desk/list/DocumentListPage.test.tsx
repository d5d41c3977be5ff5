import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { navigate, renderLoggedIn } from '../../testing/renderStaff.tsx'
import { post } from '../testing/editorScreen.ts'

afterEach(cleanup)

const sleep = { kind: 'post', id: 'post-1', title: 'Sleep', status: 'published', address: '/blog/sleep' }
const rest = {
  ...{ kind: 'post', id: 'post-2', title: '', status: 'changed' },
  ...{ updatedAt: '2026-11-20T15:00:00.000Z', updatedBy: 'ruth' },
}
const list = (query = '') => `GET /api/admin/documents?${query}kind=post` as const
const found = { documents: [sleep, rest], total: 31, pages: 2 }

describe('the list of posts', () => {
  it('links each document, with its status and its last change', async () => {
    await renderLoggedIn('/admin/posts', { [list()]: found })
    const links = await screen.findAllByRole('link', { name: /Sleep|Untitled/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/posts/post-1',
      '/admin/posts/post-2',
    ])
    expect(screen.getByText('Nov 20, 2026, 10:00 AM EST, by ruth')).toBeTruthy()
    expect(screen.getByText('31 documents')).toBeTruthy()
  })

  it('is searched, filtered and paged by the server', async () => {
    const { sent } = await renderLoggedIn('/admin/posts', {
      [list()]: found,
      [list('page=2&')]: found,
      [list('status=draft&')]: { documents: [], total: 0, pages: 0 },
      [list('search=nap&status=draft&')]: { documents: [], total: 0, pages: 0 },
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Next' }))
    await screen.findByText('Page 2 of 2')
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'draft' } })
    await screen.findByText('0 documents')
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'nap' } })
    await waitFor(() =>
      expect(sent.map(({ request }) => new URLSearchParams(request.split('?')[1]).get('search'))).toContain(
        'nap',
      ),
    )
  })

  it('lists what needs a clinical review, of the pages that clinicians review', async () => {
    await renderLoggedIn('/admin/treatment-pages', {
      'GET /api/admin/documents?kind=treatment': found,
      'GET /api/admin/documents?status=review&kind=treatment': { documents: [], total: 0, pages: 0 },
    })
    await screen.findByText('31 documents')
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'review' } })
    await screen.findByText('0 documents')
    cleanup()
    await renderLoggedIn('/admin/posts', { [list()]: found })
    expect(screen.queryByRole('option', { name: 'Needs review' })).toBeNull()
  })

  it('begins a post with New post', async () => {
    await renderLoggedIn('/admin/posts', {
      [list()]: found,
      'POST /api/admin/documents/post': { ...post, id: 'post-9' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'New post' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/admin/posts/post-9'))
  })

  it('says when it cannot be loaded, and loads again on request', async () => {
    await renderLoggedIn('/admin/posts', { [list()]: [{ status: 503 }, { status: 200, json: found }] })
    await screen.findByText('The list could not be loaded.')
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('link', { name: 'Sleep' })
  })
})
