import { expect, it } from 'vitest'
import { apiLimits } from '#shared/apiLimits.ts'
import { htmlSize } from '#shared/checks/htmlSize.ts'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { type ElementName, elementSchemas } from '#shared/entities/pageContent.ts'
import { limits } from '#shared/limits.ts'
import { byDay } from '#shared/testing/soak.ts'
import { layoutResponses } from '../../testing/fakeResponses.ts'
import { renderRoute } from '../../testing/renderRoute.tsx'

const src = '/media/0123456789abcdef0123456789abcdef.webp'
const url = '/faq'
const text = 'The quick & brown “fox”'
const list = <Entry,>(entry: Entry) => Array.from({ length: 10 }, () => entry)
const values: Record<ElementName, object> = {
  'main heading': { text },
  'section heading': { text },
  'section title': { text },
  subtitle: { text },
  description: { text },
  'content paragraph': { text },
  'cta button': { label: text, url },
  'profile image': { src },
  'background image': { src },
  'section image': { src },
  'background color': { color: 'teal' },
  'email input': { title: text },
  'region dropdown': { title: text, options: list({ value: text, label: text }) },
  'social icon': { url: 'https://social.example/clinic', iconName: 'facebook' },
  'dark mode toggle': { enabled: true },
  'insurance logos': { logos: list({ name: text, src }) },
  card: { title: text, description: text, image: src, ctaText: text, ctaUrl: url },
  feature: { icon: 'Clock', title: text, description: text },
  photograph: { src, alt: text, width: 1_440, height: 960 },
  'link list': { links: list({ label: text, url }) },
  'rich text': { html: `<h2>${text}</h2><p>{name}</p>` },
  'translated text': { heading: text, html: `<p>${text}</p>`, english: `<p>${text}</p>` },
  'care card': { card: 'overdose' },
  'group times': {},
  'office facts': { office: 'Town 0' },
  'review status': {},
}
const names = Object.keys(elementSchemas) as ElementName[] // It has all of them.

const [post] = seed.posts
const sections = {
  ...Object.fromEntries(
    names.map((name) => [name, { name: 'a', elements: list({ name, values: values[name] }) }]),
  ),
  form: { type: 'embed', title: text },
  frame: { type: 'embed', title: text, url: 'https://video.example/1' },
  offices: { type: 'locations' },
}
const page = (content: unknown[]) => ({ title: 'Questions', content })
const siteOf = (count: number) => ({
  ...site,
  offices: Array.from({ length: count }, (_, index) => ({
    ...site.offices[index % 3],
    name: `Town ${index}`,
  })),
})
const faqPage = (content: unknown[], offices: number) =>
  renderRoute(
    '/faq',
    (url) => ({ ...layoutResponses, '/api/site': siteOf(offices), '/api/pages/faq': page(content) })[url],
  )
const postPage = (content: string) =>
  renderRoute(
    '/blog/long',
    (url) => ({ ...layoutResponses, '/api/blog/posts/long': { ...post, slug: 'long', content } })[url],
  )

// The estimate does not know the offices, so the most of them need the most.
it.each(byDay([1, limits.offices], 1))(
  'is estimated at no less than what the page has with %i offices [13.37]',
  async (offices) => {
    const empty = (await faqPage([], offices)).length
    for (const [name, section] of Object.entries(sections)) {
      const content = list(section)
      const added = htmlSize('page', page(content)) - htmlSize('page', page([]))
      expect(added, name).toBeGreaterThan((await faqPage(content, offices)).length - empty)
    }
  },
)

it('of a post is estimated at no less than what the page has [13.37]', async () => {
  const headings = list('<h2>A heading of a post</h2><p>{name}</p>').join('')
  const added = htmlSize('post', { content: headings }) - htmlSize('post', {})
  expect(added).toBeGreaterThan((await postPage(headings)).length - (await postPage('')).length)
})

it('is at most 300 KB for everything that a new site has [13.37]', () => {
  const sizes = [
    ...Object.entries(seed.pages).map(([id, one]) => [id, htmlSize('page', one)]),
    ...seed.treatments.map((one) => [one.id, htmlSize('treatment', one)]),
    ...seed.posts.map((one) => [one.id, htmlSize('post', one)]),
  ]
  expect(sizes.filter(([, size]) => Number(size) > apiLimits.page.htmlBytes * 0.72)).toEqual([])
})
