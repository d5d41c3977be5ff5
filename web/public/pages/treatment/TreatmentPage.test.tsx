import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import type { TreatmentPage } from '#shared/entities/treatmentPage.ts'
import { pageLoadFailed } from '#shared/loading.ts'
import { messages } from '#shared/messages.ts'
import type { FakeResponses } from '../../../testing/fakeResponses.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const pageAt = (slug: string) => {
  const page = seed.treatments.find((one) => one.slug === slug)
  if (!page) throw new Error(`The seed has no page ${slug}`)
  return page
}
const child = {
  ...pageAt('what-we-treat/prescription-drug-addiction/oxycodone-addiction'),
  heroImage: '/art/valley-wide.svg',
  image2: '/art/bridge-afternoon.svg',
  image3: '/art/lake-dusk.svg',
}
const parent = pageAt('what-we-treat/prescription-drug-addiction')
const faqs = seed.faqs.filter(({ servicePageId }) => servicePageId === child.id)
const faqList = { faqs, total: faqs.length, pages: 1, categories: [child.title] }
const noFaqs = { faqs: [], total: 0, pages: 0, categories: [] }

const open = (
  page: Pick<TreatmentPage, 'slug' | 'id'> & Partial<TreatmentPage>,
  responses: FakeResponses = {},
) =>
  renderSite(`/${page.slug}`, {
    '/api/service-pages': [...seed.treatments],
    [`/api/treatment-pages/${page.slug}`]: page,
    [`/api/faqs?servicePageId=${page.id}`]: noFaqs,
    ...responses,
  })
const crumbs = () => within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
const data = (container: HTMLElement): { '@type': string; lastReviewed?: string }[] => {
  const script = container.ownerDocument.querySelector('script[type="application/ld+json"]')?.textContent
  return JSON.parse(script ?? '{}')['@graph']
}

describe('a treatment page', () => {
  it('opens with breadcrumbs named after the pages, its title and its main image [2.60]', async () => {
    await open(child)
    expect(
      crumbs()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Home', 'What We Treat', 'Prescription Drug Addiction'])
    expect(crumbs().getByText(child.title).getAttribute('aria-current')).toBe('page')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(child.title)
    expect(screen.getByRole('img', { name: child.title }).getAttribute('src')).toBe(child.image1)
  })
  it('shows its hero image and images 1 to 3 once each [2.71]', async () => {
    const { container } = await open(child)
    for (const src of [child.heroImage, child.image1, child.image2, child.image3])
      expect(container.querySelectorAll(`main article img[src="${src}"]`)).toHaveLength(1)
  })
  it('has the additional resources above its questions [2.73]', async () => {
    await open(child, { [`/api/faqs?servicePageId=${child.id}`]: faqList })
    const resources = screen.getByRole('heading', { name: 'Additional Resources' })
    const questions = screen.getByRole('heading', { name: 'Frequently asked questions' })
    expect(resources.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
  it('ends with the office hours as the only promise of an answer, and 988 for any hour', async () => {
    await open(child)
    const text = screen.getByRole('heading', { name: 'You do not have to have it all worked out' })
      .parentElement?.textContent
    expect(text).toContain('We answer during office hours; 988 answers calls and texts at any hour.')
  })
  it('offers every width of an uploaded image', async () => {
    const image1Sources = [480, 960].map((width) => ({ src: `/media/x-${width}.webp`, width }))
    await open({ ...child, image1Alt: 'A quiet room', image1Sources })
    expect(screen.getByRole('img', { name: 'A quiet room' }).getAttribute('srcset')).toBe(
      '/media/x-480.webp 480w, /media/x-960.webp 960w',
    )
  })
  it('starts with its key points, before any card or list of links [2.62]', async () => {
    const { container } = await open(pageAt('what-we-treat/mental-health-treatment/depression'))
    const parts = container.querySelectorAll('main article :is(h2, details, nav h2, nav p)')
    const names = Array.from(parts, (part) => part.id || part.textContent)
    const order = ['Key points', 'urgent-help', 'page-contents', 'related-pages']
    expect(names.filter((name) => order.includes(name))).toEqual(order)
    expect(
      container.querySelector('main article details')?.compareDocumentPosition(parts[0] ?? container),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  })
  it('lists its child pages [2.60]', async () => {
    await open(parent)
    const related = within(screen.getByRole('navigation', { name: 'Related pages' }))
    const children = seed.treatments.filter(({ parentId }) => parentId === parent.id)
    expect(related.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      children.map(({ slug }) => `/${slug}`),
    )
  })
  it('lists the parent and the siblings of a page without children [2.60]', async () => {
    await open(child)
    const related = within(screen.getByRole('navigation', { name: 'Related pages' }))
    related.getByRole('link', { name: parent.title })
    related.getByRole('link', { name: 'Codeine Addiction' })
    expect(related.queryByRole('link', { name: child.title })).toBeNull()
  })
  it('shows texts 1 to 4 under headings 1 to 3, with images 2 and 3 among them [2.71]', async () => {
    const { container } = await open(child)
    for (const heading of [child.heading1, child.heading2, child.heading3]) {
      screen.getByRole('heading', { level: 2, name: heading ?? '' })
    }
    screen.getByText(/Oxycodone is the opioid in OxyContin/)
    screen.getByText(/medicine is not a last resort/)
    for (const src of [child.image2, child.image3]) {
      expect(container.querySelectorAll(`main img[src="${src}"][width][height]`)).toHaveLength(1)
    }
  })
  it('lists its headings and its questions at the top, each with a link [2.61]', async () => {
    const { container } = await open(child, { [`/api/faqs?servicePageId=${child.id}`]: faqList })
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(contents.map(({ textContent }) => textContent)).toEqual([
      child.heading1,
      child.heading2,
      child.heading3,
      'Frequently asked questions',
      'Related pages',
    ])
    for (const link of contents)
      expect(container.querySelectorAll(link.getAttribute('href') ?? '')).toHaveLength(1)
  })
  it('shows its further sections after text 4, with their images, and lists their headings [13.16]', async () => {
    const html = '<p>The deck is behind the building.<script>steal()</script></p>'
    const sections = [{ heading: 'Where to park', html, image: '/art/dock-dawn.svg' }]
    await open({ ...child, sections })
    const heading = screen.getByRole('heading', { level: 2, name: 'Where to park' })
    expect(heading.parentElement?.innerHTML).toContain('<p>The deck is behind the building.</p>')
    expect(heading.parentElement?.querySelector('img')?.getAttribute('src')).toBe('/art/dock-dawn.svg')
    const before = screen.getByRole('heading', { level: 2, name: child.heading3 ?? '' })
    expect(before.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    expect(contents.getByRole('link', { name: 'Where to park' }).getAttribute('href')).toBe(`#${heading.id}`)
  })
  it('leaves no gap where headings, texts and images are missing', async () => {
    const { id, slug, title, description, category, parentId, image1, version, updatedAt } = child
    const bare = { id, slug, title, description, category, parentId, image1, version, updatedAt }
    const { container } = await open(bare)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(container.querySelectorAll('main article section:not(details section)')).toHaveLength(0)
    expect(container.querySelectorAll('main article img')).toHaveLength(1)
    expect(screen.queryByText(/Last reviewed/)).toBeNull()
  })
  it('gives the day of its last review, and 911 and 988 [2.69]', async () => {
    const { container } = await open({ ...child, sampleReview: undefined })
    expect(screen.getByText('August 19, 2026').getAttribute('datetime')).toBe('2026-08-19')
    screen.getByText(/by Foothills Clinical Team/)
    const note = within(screen.getByText(/This page is general information/))
    expect(note.getByRole('link', { name: 'call 911' }).getAttribute('href')).toBe('tel:911')
    expect(note.getByRole('link', { name: 'call or text 988' }).getAttribute('href')).toBe('tel:988')
    expect(data(container).find((one) => one['@type'] === 'MedicalWebPage')?.lastReviewed).toBe('2026-08-19')
  })
  it('names the clinician who has reviewed it, also to search engines [13.23]', async () => {
    const reviewed = { ...child, reviewedBy: 'Ana Reyes, LPC', sampleReview: undefined }
    const { container } = await open(reviewed)
    screen.getByText(/by Ana Reyes, LPC\./)
    expect(data(container)).toContainEqual(
      expect.objectContaining({ reviewedBy: { '@type': 'Person', name: 'Ana Reyes, LPC' } }),
    )
  })
  it('names a team that has reviewed it as an organization', async () => {
    const { container } = await open({ ...child, sampleReview: undefined })
    expect(data(container)).toContainEqual(
      expect.objectContaining({ reviewedBy: { '@type': 'Organization', name: 'Foothills Clinical Team' } }),
    )
  })
  it('says nothing of a sample review, to visitors or to search engines [13.24]', async () => {
    const { container } = await open(child)
    expect(screen.queryByText(/Last reviewed/)).toBeNull()
    expect(data(container).filter((one) => 'lastReviewed' in one)).toEqual([])
    expect(data(container).filter((one) => 'reviewedBy' in one)).toEqual([])
  })
  it('lists its sources with publisher, year and link, once they are opened [2.69]', async () => {
    await open(child)
    const details = screen.getByText(/^Sources \(\d+\), checked on/).closest('details')
    expect(details?.open).toBe(false)
    const sources = within(details ?? document.body)
    expect(sources.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual(
      child.sources?.map(({ title, publisher, year }) => `${title}. ${publisher}, ${year}.`),
    )
    expect(sources.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href'))).toEqual(
      child.sources?.map(({ url }) => url),
    )
  })
  it('has the contact form [2.60]', async () => {
    await open(child)
    screen.getByRole('complementary', { name: 'Ask us to call you' })
  })
  it('has the contact form after its text, which a phone shows first [2.58]', async () => {
    await open(child)
    const form = screen.getByRole('complementary', { name: 'Ask us to call you' })
    const text = screen.getByText(/medicine is not a last resort/)
    expect(text.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
  it('ends with exactly the 13 additional resources, in order, and a phone link [2.72]', async () => {
    await open(child)
    const heading = screen.getByRole('heading', { name: 'Additional Resources' })
    const links = within(heading.closest('section') ?? heading).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/what-we-treat/alcohol-addiction',
      '/what-we-treat/drug-addiction',
      '/what-we-treat/prescription-drug-addiction',
      '/how-we-help/intensive-outpatient-treatment',
      '/how-we-help/family-programs',
      '/how-we-help/alternative-therapies',
      '/blog',
      '/faq',
      '/sitemap',
      '/privacy-policy',
      '/contact-us',
      '/forms',
      '/reviews',
      'tel:+17705550142',
    ])
  })
  it("unfolds the page's own questions, which search engines read too", async () => {
    const { container } = await open(child, { [`/api/faqs?servicePageId=${child.id}`]: faqList })
    expect(container.querySelectorAll('details[name="faq"]')).toHaveLength(faqs.length)
    expect(data(container).map((one) => one['@type'])).toContain('FAQPage')
  })
  it('shows no questions if it has none', async () => {
    await open(child)
    expect(screen.queryByText('Frequently asked questions')).toBeNull()
  })
  it('says "Failed to fetch FAQs" and keeps the page when its questions cannot be read', async () => {
    await open(child, { [`/api/faqs?servicePageId=${child.id}`]: 500 })
    screen.getByText('Failed to fetch FAQs')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(child.title)
  })
  it('ends with a call to action to the contact page [2.73]', async () => {
    await open(child)
    const call = screen.getByRole('heading', { name: 'You do not have to have it all worked out' })
    const section = within(call.closest('section') ?? call)
    expect(section.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us')
  })
  it('runs no script of a stored text', async () => {
    const text1 = '<p onclick="x()">Calm</p><script>document.title="x"</script><img src="x" onerror="x()">'
    const { container } = await open({ ...child, text1 })
    expect(screen.getByText('Calm').getAttribute('onclick')).toBeNull()
    expect(container.querySelector('main [onerror], main script:not([type])')).toBeNull()
  })
})

describe('a treatment page that does not show', () => {
  it('is the not-found screen for an address that no page has', async () => {
    await renderSite('/what-we-treat/nothing', { '/api/service-pages': [...seed.treatments] })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.notFound)
  })
  it('is the not-found screen also when the list of pages cannot be read', async () => {
    await renderSite('/what-we-treat/nothing', { '/api/service-pages': 'timeout' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.notFound)
  })
  it('is the not-found screen below a wrong parent', async () => {
    await renderSite('/what-we-treat/benzodiazepine-addiction/oxycodone-addiction', {
      '/api/service-pages': [...seed.treatments],
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(messages.notFound)
  })
  it('is an outage when nothing can be read', async () => {
    await renderSite(`/${child.slug}`, {
      '/api/service-pages': 'timeout',
      [`/api/treatment-pages/${child.slug}`]: 'timeout',
    })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(pageLoadFailed)
  })
  it('says "Loading..." while it loads', async () => {
    await open(child, { [`/api/treatment-pages/${child.slug}`]: 'pending' })
    await screen.findByText(messages.loading)
  })
})
