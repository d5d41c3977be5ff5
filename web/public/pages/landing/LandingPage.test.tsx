import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import type { TreatmentCategory } from '#shared/entities/treatmentPage.ts'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const open = (category: TreatmentCategory, responses: FakeResponses = {}) =>
  renderSite(`/${category}`, {
    '/api/service-pages': [...seed.treatments],
    '/api/reviews': [...seed.reviews],
    [`/api/treatment-pages/${category}`]: seed.landings.find(({ slug }) => slug === category) ?? 404,
    ...responses,
  })
const index = (name: string) => within(screen.getByRole('region', { name }))

describe.each([
  ['what-we-treat', 'What We Treat', 'Everything we treat'],
  ['how-we-help', 'How We Help', 'Every way we help'],
] as const)('the landing page /%s', (category, title, all) => {
  it('has hero, contact form and reviews carousel [2.57]', async () => {
    const landing = seed.landings.find(({ slug }) => slug === category)
    const { container } = await open(category)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(container.querySelector(`img[src="${landing?.heroImage}"]`)).not.toBeNull()
    screen.getByRole('complementary', { name: 'Ask us to call you' })
    const carousel = within(screen.getByRole('region', { name: 'Reviews' }))
    expect(carousel.getAllByRole('article')).toHaveLength(seed.reviews.length)
    expect(screen.getByRole('link', { name: 'All reviews' }).getAttribute('href')).toBe('/reviews')
  })
  it('has an index of exactly the pages of its branch, children within their parents [2.57]', async () => {
    await open(category)
    const links = index(all).getAllByRole('link')
    const expected = seed.treatments.filter((page) => page.category === category)
    expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
      new Set(expected.map(({ slug }) => `/${slug}`)),
    )
    expect(links).toHaveLength(expected.length)
  })
  it('shows headings 1 to 3 above texts 2 to 4, with images 1 to 3 among them [2.57]', async () => {
    const landing = seed.landings.find(({ slug }) => slug === category)
    const { container } = await open(category)
    for (const heading of [landing?.heading1, landing?.heading2, landing?.heading3])
      screen.getByRole('heading', { level: 2, name: heading ?? '?' })
    for (const src of [landing?.image1, landing?.image2, landing?.image3])
      expect(container.querySelectorAll(`main img[src="${src}"]`)).toHaveLength(1)
  })
  it('has the contact form after the introduction and the index [2.58]', async () => {
    const { container } = await open(category)
    const form = screen.getByRole('complementary', { name: 'Ask us to call you' })
    const introduction = container.querySelector('main section p + p') ?? form
    const heading = screen.getByRole('heading', { name: all })
    expect(introduction.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(heading.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
  it('shows no carousel without reviews', async () => {
    await open(category, { '/api/reviews': [] })
    expect(screen.queryByRole('region', { name: 'Reviews' })).toBeNull()
  })
  it('shows without texts and images, which are optional [2.57]', async () => {
    const { container } = await open(category, {
      [`/api/treatment-pages/${category}`]: { slug: category, title, description: 'In short' },
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(container.querySelectorAll('main img')).toHaveLength(0)
  })
})

describe('how the landing pages end', () => {
  it('is "Begin Your Recovery Journey" on How We Help [2.59]', async () => {
    await open('how-we-help')
    const heading = screen.getByRole('heading', { name: 'Begin Your Recovery Journey' })
    const call = within(heading.closest('section') ?? heading)
    expect(call.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us')
  })
  it('is another call to action on What We Treat', async () => {
    await open('what-we-treat')
    expect(screen.queryByText('Begin Your Recovery Journey')).toBeNull()
  })
})
