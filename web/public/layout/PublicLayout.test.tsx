import { act, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { streetLine } from '#shared/clinic/offices.ts'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { limits } from '#shared/limits.ts'
import { menuTreatments } from '#shared/menus/treatmentLinks.ts'
import { messages } from '#shared/messages.ts'
import type { FakeResponses } from '../../testing/fakeResponses.ts'
import { openRenderedPage } from '../../testing/renderedPage.ts'
import { renderSite } from '../../testing/renderSite.tsx'
import { loadSlots } from './slots.ts'

// The first import of a slot takes as long as its transformation.
beforeAll(async () => void (await loadSlots()))

const posts = [{ id: 'a', slug: 'a', title: 'First steps', category: 'Recovery', content: '<p>Text</p>' }]
const somePosts: FakeResponses = { '/api/blog/posts?page=1': { posts, total: 1, pages: 1 } }

describe('a page that came as HTML', () => {
  it('shows its content while the alerts are still read', async () => {
    openRenderedPage()
    await renderSite('/forms', { '/api/alerts': 'pending' })
    await within(screen.getByRole('main')).findByRole('heading', { level: 1 })
  })
  it('keeps its header, teaser and footer [2.2]', async () => {
    const page = openRenderedPage({ teaser: '<section>Our Blog</section>' })
    const elements = () =>
      ['header', '[data-slot="teaser"] > section', 'footer'].map((name) => page.querySelector(name))
    const before = elements()
    const { router } = await renderSite('/forms', somePosts)
    await act(() => router.navigate({ to: '/sitemap' }))
    await screen.findByRole('heading', { level: 1, name: 'Site Map' })
    expect(before).not.toContain(null)
    for (const [at, element] of elements().entries()) expect(element).toBe(before[at])
  })
  it('hides its teaser on paths of the blog and of the contact page only', async () => {
    openRenderedPage({ teaser: '<section>Our Blog</section>' })
    const { router } = await renderSite('/contact-us')
    const teaser = document.querySelector<HTMLElement>('[data-slot="teaser"]')
    expect([teaser?.hidden, teaser?.style.display]).toEqual([true, ''])
    await act(() => router.navigate({ to: '/forms' }))
    expect([teaser?.hidden, teaser?.style.display]).toEqual([false, 'contents'])
  })
})

describe('the blog teaser strip', () => {
  it('is on a page reached from one that has none [2.1]', async () => {
    openRenderedPage()
    await renderSite('/forms', somePosts)
    await screen.findByRole('heading', { name: messages.teaser.heading })
    await screen.findByText('First steps')
  })
  it('shows 3 placeholders while its posts load [2.81, 9.19]', async () => {
    openRenderedPage()
    await renderSite('/forms', { '/api/blog/posts?page=1': 'pending' })
    await screen.findByRole('heading', { name: messages.teaser.heading })
    expect(document.querySelectorAll('[data-slot="teaser"] [data-placeholder]')).toHaveLength(
      limits.skeletons.few,
    )
  })
  it('has the first 3 posts, each with category, title, 150 characters and a "Read More" link [2.80, 9.5]', async () => {
    const many = Array.from({ length: 9 }, (_, at) => ({
      id: `${at}`,
      slug: `post-${at}`,
      title: `Post ${at}`,
      category: 'Recovery',
      content: `<p>${'<b>x</b>'.repeat(200)}</p>`,
    }))
    await renderSite('/forms', { '/api/blog/posts?page=1': { posts: many, total: 9, pages: 1 } })
    const strip = within(await screen.findByRole('region', { name: 'Our Blog' }))
    strip.getByText('Stay informed with our latest articles and resources')
    const cards = strip.getAllByRole('article')
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Post 0',
      'Post 1',
      'Post 2',
    ])
    const first = within(cards[0] ?? document.body)
    first.getByText('Recovery')
    first.getByText(`${'x'.repeat(150)}…`)
    const link = first.getByRole('link', { name: /^Read More/ })
    expect(link.getAttribute('href')).toBe('/blog/post-0')
    expect(strip.getByRole('link', { name: 'View All Articles' }).getAttribute('href')).toBe('/blog')
  })
  it('is nothing without posts [2.81]', async () => {
    await renderSite('/forms', { '/api/blog/posts?page=1': { posts: [], total: 0, pages: 0 } })
    expect(screen.queryByRole('heading', { name: 'Our Blog' })).toBeNull()
  })
  it.each(['/contact-us', '/contact-us/anything', '/blog/anything'])('is not on %s [2.79]', async (path) => {
    await renderSite(path, somePosts)
    expect(screen.queryByRole('heading', { name: messages.teaser.heading })).toBeNull()
  })
})

describe('the menus of the header', () => {
  it('are "Addiction Treatment", "Mental Health Treatment" and "How We Help" [2.19]', async () => {
    const { container } = await renderSite('/forms')
    expect(Array.from(container.querySelectorAll('#site-menu summary'), (menu) => menu.textContent)).toEqual([
      'Addiction Treatment',
      'Mental Health Treatment',
      'How We Help',
    ])
  })
  it('link the category pages, and each fetched page at its slug [2.11, 2.20]', async () => {
    const slug = 'what-we-treat/alcohol-addiction'
    const categories = Object.values(menuTreatments).map((page) => ({
      ...page,
      slug: page.id.replaceAll('.', '/'),
    }))
    const { container } = await renderSite('/forms', {
      '/api/service-pages': [{ id: 'a', slug, title: 'Alcohol Addiction' }, ...categories],
    })
    const links = Array.from(container.querySelectorAll('header details a'), (a) => a.getAttribute('href'))
    expect(links.filter((link) => !link?.includes('#')).slice(0, 5)).toEqual([
      '/what-we-treat',
      `/${slug}`,
      '/what-we-treat/prescription-drug-addiction',
      '/what-we-treat/benzodiazepine-addiction',
      '/what-we-treat/mental-health-treatment',
    ])
  })
  it('list the Overview and the eleven fixed pages of How We Help, in order [2.21]', async () => {
    const { container } = await renderSite('/forms')
    const links = container.querySelectorAll('header details:last-of-type > div > :first-child a')
    expect(Array.from(links, (a) => a.getAttribute('href'))).toEqual([
      '/how-we-help',
      '/how-we-help/group-therapy',
      '/how-we-help/individual-therapy',
      '/how-we-help/family-programs',
      '/how-we-help/intensive-outpatient-treatment',
      '/how-we-help/benefits-of-outpatient-rehab',
      '/how-we-help/medication-assisted-treatment',
      '/how-we-help/co-occurring-disorder-treatment',
      '/how-we-help/aftercare',
      '/how-we-help/sober-living',
      '/how-we-help/veterans-rehab',
      '/how-we-help/asam-level-5-early-intervention',
    ])
    expect(links[0]?.textContent).toBe('Overview')
    expect(links[11]?.textContent).toBe('ASAM Level .5 – Early Intervention')
  })
  it('follow their pages to other addresses and titles, keep fixed pages that the list lacks, and lack others that are not published [2.20, 2.21, 2.111]', async () => {
    const lacking = ['what-we-treat.mental-health-treatment', 'how-we-help.group-therapy']
    const treatments = seed.treatments
      .filter(({ id }) => ![...lacking, 'how-we-help.telehealth-treatment'].includes(id))
      .map((page) =>
        page.id === 'how-we-help.aftercare' ? { ...page, slug: 'how-we-help/after', title: 'After' } : page,
      )
    const { container } = await renderSite('/forms', { '/api/service-pages': treatments })
    const links = Array.from(container.querySelectorAll('header details a'), (link) =>
      [link.getAttribute('href'), link.textContent].join(' '),
    )
    expect(links).toContain('/how-we-help/after After')
    expect(links).toContain('/how-we-help/group-therapy Group Therapy')
    expect(links).toContain('/what-we-treat/mental-health-treatment Mental Health Treatment')
    expect(links.filter((link) => / (?:Aftercare|Telehealth Treatment)$/.test(link))).toEqual([])
  })
  it('end each group with a link to its full list [2.30]', async () => {
    const { container } = await renderSite('/forms', {
      '/api/service-pages': seed.treatments,
    })
    const below = (slug: string) => seed.treatments.filter((page) => page.slug.startsWith(`${slug}/`)).length
    const lists = Array.from(container.querySelectorAll('header details ul'))
    const last = lists.map((list) => list.querySelector('li:last-child a'))
    expect(last.map((link) => `${link?.getAttribute('href')} ${link?.textContent}`)).toEqual([
      `/what-we-treat#all-pages See all ${below('what-we-treat')} pages of What We Treat`,
      `/what-we-treat/prescription-drug-addiction#related-pages See all ${below('what-we-treat/prescription-drug-addiction')} pages of Prescription Drug Addiction`,
      `/what-we-treat/benzodiazepine-addiction#related-pages See all ${below('what-we-treat/benzodiazepine-addiction')} pages of Benzodiazepine Addiction`,
      `/what-we-treat/mental-health-treatment#related-pages See all ${below('what-we-treat/mental-health-treatment')} pages of Mental Health Treatment`,
      `/how-we-help#all-pages See all ${below('how-we-help')} pages of How We Help`,
      '/how-we-help/telehealth-treatment Telehealth Treatment',
    ])
  })
  it('link first visit, paying, the days after an overdose, pregnancy, the checks, teenagers, assessment and telehealth as first steps [2.31]', async () => {
    const { container } = await renderSite('/forms', {
      '/api/service-pages': seed.treatments,
    })
    const links = container.querySelectorAll('header details:last-of-type > div > :last-child a')
    expect(Array.from(links, (a) => a.getAttribute('href'))).toEqual([
      '/your-first-visit',
      '/paying-for-treatment',
      '/after-an-overdose',
      '/pregnancy',
      '/check-yourself',
      '/for-teenagers',
      '/how-we-help/drug-and-alcohol-assessment',
      '/how-we-help/telehealth-treatment',
    ])
  })
  it('list the fetched pages [7.7]', async () => {
    await renderSite('/forms', { '/api/service-pages': seed.treatments })
    expect(screen.getAllByRole('link', { name: /Depression/, hidden: true }).length).toBeGreaterThan(0)
  })
  it.each([null, 'text', 7, { 0: seed.treatments[0], length: 1 }, { posts: seed.treatments }])(
    'list only the fixed pages if the fetched value is not an array [2.32]',
    async (value) => {
      await renderSite('/forms', { '/api/service-pages': value })
      expect(screen.queryByRole('link', { name: /Depression/, hidden: true })).toBeNull()
      expect(screen.getAllByRole('link', { name: 'Group Therapy', hidden: true })).toHaveLength(1)
    },
  )
})

describe('the header', () => {
  it('has the phones of the three offices, and links to home, FAQ, reviews, blog and contact [1.7, 2.12, 2.18]', async () => {
    const { container } = await renderSite('/forms')
    const phones = within(screen.getByRole('list', { name: 'Office phones' })).getAllByRole('link')
    expect(phones.map(({ textContent }) => textContent)).toEqual(
      site.offices.map(({ name, phone }) => `${name} ${phone}`),
    )
    const links = Array.from(container.querySelectorAll('header nav > a'))
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/faq',
      '/reviews',
      '/blog',
      '/contact-us',
    ])
    expect(links.at(-1)?.textContent).toBe('Contact Us')
  })
})

describe('the footer', () => {
  const footer = () => within(screen.getByRole('contentinfo'))

  it('has Quick Links to forms, both landing pages, blog, reviews, FAQ and contact [2.74]', async () => {
    await renderSite('/forms')
    const links = within(footer().getByRole('navigation', { name: 'Quick Links' })).getAllByRole('link')
    expect(links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)).toEqual([
      '/forms Forms',
      '/what-we-treat What We Treat',
      '/how-we-help How We Help',
      '/blog Blog',
      '/reviews Reviews',
      '/faq FAQ',
      '/contact-us Contact Us',
    ])
  })
  it('and the menu How We Help have up to 3 pages that staff add to them [13.16]', async () => {
    const added = seed.treatments.slice(0, 4).map((page) => ({ ...page, linkedFrom: ['menu', 'footer'] }))
    await renderSite('/forms', { '/api/service-pages': [...added, ...seed.treatments.slice(4)] })
    const titles = added.slice(0, 3).map(({ title }) => title)
    const textsOf = (list: Element | null | undefined) =>
      Array.from(list?.querySelectorAll('a') ?? [], ({ textContent }) => textContent)
    const more = footer().getByRole('navigation', { name: 'More help' })
    expect(textsOf(more).slice(-3)).toEqual(titles)
    expect(textsOf(screen.getByText('First steps').nextElementSibling).slice(-3)).toEqual(titles)
    expect(textsOf(more)).not.toContain(added[3]?.title)
  })
  it('has the social links of the clinic, and no heading for them where there are none [18.11]', async () => {
    const socialLinks = [{ name: 'Facebook', url: 'https://www.facebook.example/clinic' }]
    const { unmount } = await renderSite('/forms', { '/api/site': { ...site, socialLinks } })
    const links = within(footer().getByRole('navigation', { name: 'Follow us' })).getAllByRole('link')
    expect(links.map((link) => `${link.getAttribute('href')} ${link.textContent}`)).toEqual([
      'https://www.facebook.example/clinic Facebook',
    ])
    unmount()
    await renderSite('/forms')
    expect(footer().queryByText('Follow us')).toBeNull()
  })
  it('has the licenses and seals of the clinic on every page, with their links [18.11]', async () => {
    const accreditations = [
      {
        name: 'Certified',
        image: '/art/marks/seal-1.svg',
        description: 'By a body.',
        url: 'https://seal.example/1',
      },
      { name: 'License 12-345', description: 'Of Georgia.' },
    ]
    const real = { ...site, accreditations, sampleNotice: '' }
    const { unmount } = await renderSite('/forms', { '/api/site': real })
    const list = footer().getByRole('list', { name: 'Licenses and accreditation' })
    expect(list.textContent).toBe('CertifiedLicense 12-345')
    expect(list.querySelector('img')?.getAttribute('src')).toBe('/art/marks/seal-1.svg')
    expect(within(list).getByRole('link').getAttribute('href')).toBe('https://seal.example/1')
    unmount()
    await renderSite('/forms', { '/api/site': { ...real, sampleNotice: 'Samples.' } })
    expect(footer().queryByRole('list', { name: 'Licenses and accreditation' })).toBeNull()
  })
  it('has the logo that links home, Site Map, Privacy Policy and the copyright of this year [2.78]', async () => {
    await renderSite('/forms')
    expect(
      footer()
        .getByRole('link', { name: `${site.name}, home` })
        .getAttribute('href'),
    ).toBe('/')
    expect(footer().getByRole('link', { name: 'Site Map' }).getAttribute('href')).toBe('/sitemap')
    expect(footer().getByRole('link', { name: 'Privacy Policy' }).getAttribute('href')).toBe(
      '/privacy-policy',
    )
    expect(screen.getByRole('contentinfo').textContent).toContain(
      `© ${new Date().getFullYear()} ${site.name}`,
    )
  })
  it('says that the site is general information, no medical advice and no doctor-patient relationship [1.5]', async () => {
    await renderSite('/forms')
    footer().getByText(/general information purposes only.*medical advice.*doctor-patient relationship/)
  })
  it('has the three offices with address, zip and phone, Alpharetta at Ste 101 [1.6, 2.75]', async () => {
    await renderSite('/forms')
    for (const { name, street, suite, city, zip, phone } of site.offices) {
      const address = streetLine({ street, suite })
      const office = within(footer().getByRole('heading', { level: 3, name }).closest('li') ?? document.body)
      office.getByText(new RegExp(`${address}.*${city}, GA ${zip}`))
      office.getByRole('link', { name: new RegExp(phone.replace(/[()]/g, '.')) })
      const directions = office.getByRole<HTMLAnchorElement>('link', { name: /^Get Directions/ })
      expect(directions.target).toBe('_blank')
      expect(directions.href).toMatch(/^https:\/\/www\.google\.com\/maps\/dir\//)
      expect(new URL(directions.href).searchParams.get('destination')).toBe(`${address}, ${city}, GA ${zip}`)
    }
    expect(site.offices.map(({ city, zip }) => `${city} ${zip}`)).toEqual([
      'Cumming 30040',
      'Jefferson 30549',
      'Alpharetta 30022',
    ])
    footer().getByText(/Ste 101/)
  })
})
