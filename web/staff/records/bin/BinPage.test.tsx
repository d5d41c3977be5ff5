import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { unansweredTexts } from '../../../data/write.ts'
import { navigate, renderLoggedIn } from '../../testing/renderStaff.tsx'

afterEach(cleanup)

const post = {
  ...{ kind: 'post', id: 'post-1', title: 'Sleep', address: '/blog/sleep', by: 'ruth' },
  ...{ at: '2026-11-20T15:00:00.000Z', until: '2027-02-18T15:00:00.000Z' },
}
const faq = { ...post, kind: 'faq', id: 'faq-1', title: '', address: undefined }
const restored = { kind: 'post', id: 'post-1', status: 'draft', published: null, draft: null }
const list = 'GET /api/admin/bin'
const restore = 'POST /api/admin/bin/post/post-1/restore'

describe('the bin', () => {
  it('lists what was deleted with its title, its kind, who and when', async () => {
    await renderLoggedIn('/admin/settings/bin', { [list]: { documents: [post, faq] } })
    const [, first, second] = await screen.findAllByRole('row')
    const cellsOf = (row = document.body) => Array.from(row.children, ({ textContent }) => textContent)
    expect(cellsOf(first)).toEqual([
      'Sleep/blog/sleep',
      'Post',
      'Deleted Nov 20, 2026, 10:00 AM EST, by ruthCan be restored until Feb 18, 2027, 10:00 AM EST',
      'Restore Sleep',
    ])
    within(second ?? document.body).getByRole('button', { name: 'Restore Untitled' })
  })

  it('has what is damaged, which can be restored too [14.59]', async () => {
    await renderLoggedIn('/admin/settings/bin', { [list]: { documents: [{ ...post, isDamaged: true }] } })
    await screen.findByText('Damaged: what can be read of it can be restored.')
    screen.getByRole('button', { name: 'Restore Sleep' })
  })

  it('restores a document and leads to it [14.51]', async () => {
    const { sent } = await renderLoggedIn('/admin/settings/bin', {
      [list]: { documents: [post] },
      [restore]: restored,
    })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore Sleep' }))
    await waitFor(() => expect(navigate).toHaveBeenCalledExactlyOnceWith('/admin/blog/post-1'))
    expect(sent.map(({ request }) => request)).toContain(restore)
  })

  it.each([
    ['was not restored', 400, 'Not restored'],
    ['may be restored', 503, unansweredTexts.title],
  ])('says that a document %s, and stays', async (_, status, sentence) => {
    await renderLoggedIn('/admin/settings/bin', { [list]: { documents: [post] }, [restore]: { status } })
    fireEvent.click(await screen.findByRole('button', { name: 'Restore Sleep' }))
    await screen.findByText(sentence)
    expect(navigate).not.toHaveBeenCalled()
  })

  it('says that nothing is in it, with nothing to press', async () => {
    await renderLoggedIn('/admin/settings/bin', { [list]: { documents: [] } })
    const { parentElement: empty } = await screen.findByText('The bin is empty.')
    expect(empty?.querySelector('a, button')).toBeNull()
  })
})
