import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { renderSite } from '../testing/renderSite.tsx'
import { PageFeedback } from './PageFeedback.tsx'

afterEach(cleanup)

it('is a native form that sends the page and yes or no, and has no field for text [2.104]', () => {
  render(<PageFeedback path="/faq" />)
  const form = document.querySelector('form')
  expect(form?.getAttribute('action')).toBe('/api/page-feedback')
  expect(form?.method).toBe('post')
  for (const [name, value] of [
    ['Yes', 'yes'],
    ['No', 'no'],
  ]) {
    const button = screen.getByRole<HTMLButtonElement>('button', {
      name,
      description: 'Was this page helpful?',
    })
    const sent = new FormData(form ?? undefined, button)
    expect([...sent]).toEqual([
      ['page', '/faq'],
      ['helpful', value],
    ])
  }
  expect(screen.queryByRole('textbox')).toBeNull()
})

const [treatment] = seed.treatments
const [post] = seed.posts
it.each([
  [`/${treatment?.slug}`, { [`/api/treatment-pages/${treatment?.slug}`]: treatment }],
  [`/blog/${post?.slug}`, { [`/api/blog/posts/${post?.slug}`]: post }],
  ['/faq', { '/api/pages/faq': seed.pages.faq }],
  ['/paying-for-treatment', { '/api/pages/paying-for-treatment': seed.pages['paying-for-treatment'] }],
])('is on %s [2.104]', async (path, responses) => {
  await renderSite(path, responses as object)
  const feedback = within(screen.getByRole('complementary', { name: 'Feedback' }))
  feedback.getByRole('button', { name: 'Yes' })
  expect(document.querySelector<HTMLInputElement>('input[name="page"]')?.value).toBe(path)
})

it.each(['/', '/contact-us'])('is not on %s', async (path) => {
  await renderSite(path, {
    '/api/pages/home': seed.pages.home,
    '/api/pages/contact-us': seed.pages['contact-us'],
  })
  expect(screen.queryByRole('complementary', { name: 'Feedback' })).toBeNull()
})
