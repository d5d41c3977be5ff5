import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const faqs = [
  {
    id: 'cost',
    question: 'What does it cost?',
    answer: '<p>It <em>depends</em>.</p>',
    categoryName: 'Cost',
    sources: [
      { title: 'No Surprises', publisher: 'CMS', year: 2026, url: 'https://www.cms.gov/nosurprises' },
    ],
    checkedOn: '2026-11-23',
  },
  {
    id: 'beer',
    question: 'Is beer alcohol?',
    answer: '<p>Yes.</p>',
    categoryName: 'Alcohol Addiction',
    servicePageId: 'alcohol',
  },
  { id: 'first', question: 'Where do I start?', answer: '<p onclick="x()">Here.</p>', categoryName: 'Cost' },
]
const list = { faqs, total: 3, pages: 1, categories: ['Cost', 'Alcohol Addiction'] }
const page = {
  title: 'Frequently Asked Questions',
  content: [{ name: 'ask', elements: [{ name: 'description', values: { text: 'Ask it anyway.' } }] }],
}
const open = (responses: FakeResponses = {}, path = '/faq') =>
  renderSite(path, {
    '/api/pages/faq': page,
    '/api/faqs': list,
    '/api/service-pages': [
      { id: 'alcohol', slug: 'what-we-treat/alcohol-addiction', title: 'Alcohol Addiction' },
    ],
    ...responses,
  })
const answers = () => Array.from(document.querySelectorAll<HTMLDetailsElement>('main details[name="faq"]'))

describe('the FAQ page', () => {
  it('shows its stored content and every general question under its topic [2.46]', async () => {
    await open()
    screen.getByText('Ask it anyway.')
    const cost = screen.getByRole('region', { name: 'Cost' })
    expect(Array.from(cost.querySelectorAll('summary > h3'), (q) => q.textContent)).toEqual([
      'What does it cost?',
      'Where do I start?',
    ])
  })
  it('says below an answer when it was checked, and against what [2.70]', async () => {
    await open()
    const summary = screen.getByText('November 23, 2026').closest('summary')
    expect(summary?.textContent).toBe('Sources (1), checked on November 23, 2026')
    expect(summary?.closest('details')?.open).toBe(false)
    expect(screen.getByRole('link', { name: 'No Surprises' }).parentElement?.textContent).toBe(
      'No Surprises. CMS, 2026.',
    )
  })
  it('lists its topics with links to each', async () => {
    await open()
    const topics = within(screen.getByRole('navigation', { name: 'Topics' }))
    expect(topics.getByRole('link', { name: 'Cost' }).getAttribute('href')).toBe('#topic-cost')
    expect(document.getElementById('topic-cost')).not.toBeNull()
  })
  it('has the questions of each treatment page in a closed group of its own, with a link to the page [2.46]', async () => {
    await open()
    const conditions = screen.getByRole('region', { name: 'Conditions and treatments' })
    const group = within(conditions)
      .getByRole('heading', { level: 3, name: 'Alcohol Addiction' })
      .closest('details')
    expect(group?.open).toBe(false)
    const inGroup = within(group ?? conditions)
    inGroup.getByText('Is beer alcohol?')
    expect(inGroup.getByRole('link', { name: 'More about Alcohol Addiction' }).getAttribute('href')).toBe(
      '/what-we-treat/alcohol-addiction',
    )
  })
  it('has every question of the clinic, each once and as a heading [2.46]', async () => {
    const { faqs: all, treatments } = seed
    await open({
      '/api/faqs': { faqs: all, total: all.length, pages: 1, categories: [] },
      '/api/service-pages': [...treatments],
    })
    const headings = Array.from(
      document.querySelectorAll('main details > summary > :is(h3, h4)'),
      (h) => h.textContent,
    )
    const questions = headings.filter((text) => all.some(({ question }) => question === text))
    expect(questions).toHaveLength(149)
    expect(questions.toSorted()).toEqual(all.map(({ question }) => question).toSorted())
  })
  it('opens the group around the answer that the hash of its address names', async () => {
    await open({}, '/faq#beer')
    const opened = Array.from(document.querySelectorAll('main details[open] > summary'), (s) => s.textContent)
    expect(opened).toEqual(['Alcohol Addiction1 question', 'Is beer alcohol?'])
  })
  it('answers the questions of a page that is not in the list itself', async () => {
    await open({ '/api/service-pages': [] })
    const alcohol = within(screen.getByRole('region', { name: 'Alcohol Addiction' }))
    alcohol.getByText('Is beer alcohol?')
    expect(screen.queryByRole('region', { name: 'Conditions and treatments' })).toBeNull()
  })
  it('keeps at most one answer open, by the details elements’ shared name', async () => {
    await open()
    expect(answers()).toHaveLength(3)
    expect(answers().some((answer) => answer.open)).toBe(false)
  })
  it('opens the answer that the hash of its address names', async () => {
    await open({}, '/faq#first')
    expect(
      answers()
        .filter((answer) => answer.open)
        .map((answer) => answer.textContent),
    ).toEqual(['Where do I start?Here.'])
  })
  it('tells search engines exactly the questions on the screen', async () => {
    await open()
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    const entry = data['@graph'].find((node: { '@type': string }) => node['@type'] === 'FAQPage')
    expect(entry.mainEntity.map(({ name }: { name: string }) => name)).toEqual([
      'What does it cost?',
      'Where do I start?',
    ])
    expect(entry.mainEntity[0].acceptedAnswer.text).toBe('It depends.')
  })
  it('shows answers without scripts', async () => {
    const { container } = await open()
    expect(container.innerHTML).not.toContain('onclick')
  })
  it('says "Failed to fetch FAQs" and keeps the rest of the page [8.6]', async () => {
    await open({ '/api/faqs': 'timeout' })
    screen.getByText('Failed to fetch FAQs')
    screen.getByText('Ask it anyway.')
  })
  it('says "No content available." without questions', async () => {
    await open({ '/api/faqs': { faqs: [], total: 0, pages: 0, categories: [] } })
    screen.getByText('No content available.')
  })
})
