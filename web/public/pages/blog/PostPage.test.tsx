import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const post = {
  id: 'post-1',
  slug: 'the-first-30-days',
  title: 'The first thirty days',
  category: 'Life in recovery',
  author: 'Dana Whitlow',
  content:
    '<p onclick="x()">Begin <a href="/what-we-treat/alcohol-addiction">here</a>.<script>window.bad = 1</script><img src="x" onerror="window.bad = 1"></p>',
  excerpt: 'Begin here.',
  createdAt: '2026-03-15T02:00:00.000Z',
}
const related = Array.from({ length: 6 }, (_, at) => ({ ...post, id: `post-${at}`, title: `Related ${at}` }))
const relatedUrl = '/api/blog/posts?page=1&category=Life%20in%20recovery'
const open = (responses: FakeResponses = {}) =>
  renderSite('/blog/the-first-30-days', {
    '/api/blog/posts/the-first-30-days': post,
    [relatedUrl]: { posts: related, total: 6, pages: 1 },
    '/api/service-pages': [{ id: 's', slug: 'what-we-treat/alcohol-addiction', title: 'Alcohol Addiction' }],
    ...responses,
  })

describe('a post', () => {
  it('has title, "By {author}", a long date in Georgia and its category [2.44]', async () => {
    await open()
    const article = within(screen.getByRole('heading', { level: 1 }).closest('article') ?? document.body)
    expect(article.getByRole('heading', { level: 1 }).textContent).toBe('The first thirty days')
    article.getByText('By Dana Whitlow')
    expect(article.getByText('March 14, 2026').getAttribute('datetime')).toBe(post.createdAt)
    article.getByText('Life in recovery')
  })
  it('ends with its sources and the day on which it was compared with them [2.70]', async () => {
    await open({
      '/api/blog/posts/the-first-30-days': {
        ...post,
        sources: [
          { title: 'Family and Medical Leave', publisher: 'DOL', year: 2026, url: 'https://www.dol.gov' },
        ],
        checkedOn: '2026-11-23',
      },
    })
    const source = screen.getByRole('link', { name: 'Family and Medical Leave' })
    expect(source.getAttribute('href')).toBe('https://www.dol.gov')
    expect(source.closest('footer')?.textContent).toBe(
      'Sources (1), checked on November 23, 2026Family and Medical Leave. DOL, 2026.',
    )
  })
  it('shows its cover after its text and on its card, and an illustration where it has none [14.7]', async () => {
    const cover = { image1: '/media/deck.webp', image1Alt: 'A deck at dawn' }
    const relatedPosts = related.map((row) => (row.id === 'post-2' ? { ...row, ...cover } : row))
    await open({
      '/api/blog/posts/the-first-30-days': { ...post, ...cover },
      [relatedUrl]: { posts: relatedPosts, total: 6, pages: 1 },
    })
    const image = screen.getByRole('img', { name: 'A deck at dawn' })
    expect(image.getAttribute('src')).toBe('/media/deck.webp')
    const text = screen.getByRole('link', { name: 'here' })
    expect(text.compareDocumentPosition(image)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const sourceOf = (title: string) =>
      screen
        .getByRole('heading', { name: title })
        .closest('article')
        ?.querySelector('img')
        ?.getAttribute('src')
    expect(sourceOf('Related 2')).toBe('/media/deck.webp')
    expect(sourceOf('Related 3')).toMatch(/^\/art\//)
  })
  it('has breadcrumbs built from the slug’s segments, and tells search engines the same [2.45]', async () => {
    await open()
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem')
    expect(trail.map((step) => step.textContent)).toEqual(['Home', 'Blog', post.title])
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    const [list, posting] = data['@graph']
    expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      'Home',
      'Blog',
      post.title,
    ])
    expect(posting).toMatchObject({ '@type': 'BlogPosting', headline: post.title })
  })
  it('shows its HTML without scripts and event handlers [2.44]', async () => {
    const { container } = await open()
    screen.getByRole('link', { name: 'here' })
    expect(container.innerHTML).not.toContain('onclick')
    expect(container.innerHTML).not.toContain('onerror')
    expect(container.querySelector('main script:not([type])')).toBeNull()
    expect(Reflect.get(window, 'bad')).toBeUndefined()
  })
  it('lists its headings at the top, each with a link [2.61]', async () => {
    const content = '<h2>What it is</h2><p>a</p><h2>Where to get it</h2><p>b</p>'
    await open({ '/api/blog/posts/the-first-30-days': { ...post, content } })
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(contents.map((link) => link.getAttribute('href'))).toEqual([
      '#section-what-it-is',
      '#section-where-to-get-it',
    ])
    expect(screen.getByRole('heading', { name: 'Where to get it' }).id).toBe('section-where-to-get-it')
  })
  it('has no list of contents without headings', async () => {
    await open()
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
  })
  it('lists the treatment pages that its text links to [2.45]', async () => {
    await open()
    const links = within(screen.getByRole('navigation', { name: 'Related treatment' })).getAllByRole('link')
    expect(links[0]?.textContent).toBe('Alcohol Addiction')
  })
  it('lists treatment pages even if they cannot be read', async () => {
    await open({ '/api/service-pages': 500 })
    const links = within(screen.getByRole('navigation', { name: 'Related treatment' })).getAllByRole('link')
    expect(links).toHaveLength(3)
  })
  it('has at most 3 related posts, itself not among them [2.45, 9.4]', async () => {
    await open()
    const titles = screen.getAllByRole('heading', { level: 3, name: /^Related \d/ }).map((h) => h.textContent)
    expect(titles).toEqual(['Related 0', 'Related 2', 'Related 3'])
  })
  it('has no related posts if it is alone in its category', async () => {
    await open({ [relatedUrl]: { posts: [post], total: 1, pages: 1 } })
    expect(screen.queryByRole('heading', { name: 'More on this' })).toBeNull()
  })
  it('says "Failed to fetch related posts" and still shows the post [8.4]', async () => {
    await open({ [relatedUrl]: 'timeout' })
    screen.getByText('Failed to fetch related posts')
    screen.getByRole('link', { name: 'here' })
  })
  it('with a title of 300 characters and a broken date is still shown', async () => {
    const title = 'Long '.repeat(60)
    await open({ '/api/blog/posts/the-first-30-days': { ...post, title, createdAt: 'yesterday' } })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(document.querySelector('main time')).toBeNull()
  })
})
