import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const page = {
  title: 'Reviews',
  content: [{ name: 'x', elements: [{ name: 'description', values: { text: 'Hi.' } }] }],
}
const reviews = [
  { id: 'a', title: 'Kind', content: 'They listened.', author: 'A. B.', rating: 4 },
  { id: 'b', title: 'Steady', content: 'They stayed.', author: 'C. D.' },
]
const open = (responses: FakeResponses = {}) =>
  renderSite('/reviews', { '/api/pages/reviews': page, '/api/reviews': reviews, ...responses })

describe('the reviews page', () => {
  it('shows its stored content and every review, five stars where the rating is missing [2.47, 3.14, 9.17]', async () => {
    await open()
    screen.getByText('Hi.')
    screen.getByRole('heading', { name: 'Kind' })
    expect(screen.getAllByRole('img', { name: /stars$/ }).map((stars) => stars.ariaLabel)).toEqual([
      '4 out of 5 stars',
      '5 out of 5 stars',
    ])
  })
  it('shows six of more reviews, and the others in a closed group [2.47]', async () => {
    await open({ '/api/reviews': Array.from({ length: 8 }, (_, id) => ({ ...reviews[0], id: `${id}` })) })
    const others = screen.getByText('2 more reviews').closest('details')
    expect(others?.open).toBe(false)
    expect(others?.querySelectorAll('article')).toHaveLength(2)
    expect(document.querySelectorAll('article')).toHaveLength(8)
  })
  it('says that its samples are samples, beside their words [13.59]', async () => {
    const [kind, steady] = reviews
    await open({ '/api/reviews': [{ ...kind, isSample: true }, steady] })
    screen.getByText(site.sampleNotice)
    const mark = screen.getByText('Sample review')
    expect(mark.closest('article')?.querySelector('blockquote')?.textContent).toBe('They listened.')
  })
  it('says nothing about samples if every review is a person’s', async () => {
    await open()
    expect(screen.queryByText('Sample review')).toBeNull()
    expect(screen.queryByText(site.sampleNotice)).toBeNull()
  })
  it('tells search engines nothing about ratings', async () => {
    await open()
    expect(document.querySelector('script[type="application/ld+json"]')?.textContent).not.toMatch(
      /rating|review"/i,
    )
  })
  it('says "No reviews found." when there are none [2.47]', async () => {
    await open({ '/api/reviews': [] })
    screen.getByText('No reviews found.')
  })
  it('says "Failed to fetch reviews" and keeps the rest of the page [8.7]', async () => {
    await open({ '/api/reviews': 500 })
    screen.getByText('Failed to fetch reviews')
    expect(screen.queryByText('No reviews found.')).toBeNull()
  })
})
