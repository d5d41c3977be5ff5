import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { site } from '#shared/content/site.ts'
import { messages } from '#shared/messages.ts'
import type { FakeResponses } from '../../testing/fakeResponses.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const showing = (content: unknown, responses: FakeResponses = {}) =>
  renderSite('/contact-us', { '/api/pages/contact-us': { title: 'Contact Us', content }, ...responses })
/** The facts of a site whose staff have not entered any insurers. */
const withoutInsurers: FakeResponses = { '/api/site': { ...site, insurers: [] } }
const elements = (...list: unknown[]) => [{ name: 'section', elements: list }]
const element = (name: string, values: unknown = {}) => ({ name, values })
const main = () => within(screen.getByRole('main'))

describe('page content', () => {
  it('is read as a list of named sections [3.2]', async () => {
    await showing(elements(element('description', { text: 'Come as you are.' })))
    main().getByText('Come as you are.')
  })
  it('is read as an object with title and sections [3.2]', async () => {
    await showing({ title: 'T', sections: elements(element('description', { text: 'Come as you are.' })) })
    main().getByText('Come as you are.')
  })
  it.each([
    ['One', 'Two', 'Three'],
    ['Three', 'One', 'Two'],
  ])('shows its sections in their stored order: %s, %s, %s [3.2]', async (...titles) => {
    await showing(titles.map((text) => ({ name: text, elements: [element('section heading', { text })] })))
    const headings = main().getAllByRole('heading', { level: 2 })
    expect(headings.map(({ textContent }) => textContent).slice(0, 3)).toEqual(titles)
  })
  it('is read as a reference to a table [3.2]', async () => {
    await showing(
      { table: 'reviews' },
      { '/api/reviews': [{ id: 'r', title: 'Kind', content: 'They listened.', author: 'A. B.' }] },
    )
    main().getByRole('heading', { name: 'Kind' })
  })
  it('is read from JSON text as from the value itself [3.1]', async () => {
    await showing(JSON.stringify(elements(element('description', { text: 'Come as you are.' }))))
    main().getByText('Come as you are.')
  })
  it('finds the offices that a region names, however it is written', async () => {
    const [first, second] = site.offices.map(({ name }) => name)
    const written = [
      ` ${first}\u200b `.toUpperCase(),
      second?.replace(/^./, '$&\u00ad'),
      `Near ${first}`,
      'Elsewhere',
    ]
    const options = written.map((value, index) => ({ label: `Region ${index}`, value }))
    await showing([
      {
        name: 'Message',
        elements: [
          element('region dropdown', { title: 'Region', options }),
          element('email input', { title: 'Email' }),
        ],
      },
    ])
    const named = main().getAllByRole<HTMLOptionElement>('option', { name: /^Region/ })
    expect(named.map(({ dataset }) => dataset.offices)).toEqual(['0', '1', '0', ''])
  })
  it.each([null, '', [], {}])('says "No content available." when it is %j [8.10]', async (content) => {
    await showing(content)
    main().getByText('No content available.')
  })
  it.each(['{"sections": [', '7', { banner: 'x' }])(
    'that fails to parse (%j) is reported and replaced with a default description [8.11]',
    async (content) => {
      const fetch = vi.fn().mockResolvedValue(new Response())
      vi.stubGlobal('fetch', fetch)
      vi.spyOn(console, 'error').mockImplementation(() => undefined)
      await showing(content)
      main().getByText(messages.content.defaultDescription)
      await waitFor(() => expect(fetch.mock.calls[0]?.[0]).toBe('/api/client-errors'))
      expect(fetch.mock.calls[0]?.[1].body).toContain('Page content: ')
    },
  )
  it('says "Unknown element type" for an unrecognized element, and shows the others [8.10]', async () => {
    await showing(elements(element('hologram'), element('description', { text: 'Come as you are.' })))
    main().getByText('Unknown element type')
    main().getByText('Come as you are.')
  })
  it('never requests an image from another website', async () => {
    const src = 'https://evil.example/pixel.png'
    await showing(
      elements(
        element('main heading', { text: 'Heading' }),
        element('profile image', { src }),
        element('section image', { src }),
        element('background image', { src }),
        element('card', { title: 'Card', image: src }),
        element('insurance logos', { logos: [{ name: 'Insurer', src }] }),
      ),
      withoutInsurers,
    )
    main().getByText('Insurer')
    expect(document.body.innerHTML).not.toContain('evil.example')
  })
  it('with malformed sections and elements still shows the others', async () => {
    const sections = [
      7,
      { name: 'odd' },
      ...elements(null, 'text', element('cta button', 5), element('cta button', { label: ['x'] })),
      ...elements(
        element('region dropdown', { title: 4, options: 'north' }),
        element('card'),
        element('feature'),
      ),
      ...elements(element('insurance logos', { logos: [null, { name: 'Plan A', src: 9 }] })),
      ...elements(element('description', { text: 'Come as you are.' })),
    ]
    await showing(sections, withoutInsurers)
    main().getByText('Come as you are.')
    main().getByText('Plan A')
  })
})

describe('an element of page content', () => {
  it('named main heading moves its section into the page header if that section is the first', async () => {
    await showing(
      elements(
        element('main heading', { text: 'Start anywhere' }),
        element('description', { text: 'Call or write.' }),
        element('profile image', { src: '/art/x.svg', alt: 'Hills' }),
        element('cta button', { label: 'Call us', url: 'tel:+17705550142' }),
      ),
    )
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Contact Us')
    main().getByText('Start anywhere')
    expect(main().getByRole('img', { name: 'Hills' }).getAttribute('src')).toBe('/art/x.svg')
    expect(main().getByRole('link', { name: 'Call us' }).getAttribute('href')).toBe('tel:+17705550142')
    expect(main().queryByText('No content available.')).toBeNull()
  })
  it.each([
    ['main heading', 'heading'],
    ['section heading', 'heading'],
    ['section title', 'heading'],
    ['subtitle', 'paragraph'],
    ['description', 'paragraph'],
    ['content paragraph', 'paragraph'],
  ])('named %s is a %s [3.4]', async (name, role) => {
    await showing([{ type: 'locations' }, ...elements(element(name, { text: 'Text of it' }))])
    main().getByText('Text of it', { selector: role === 'heading' ? 'h2' : 'p' })
  })
  it.each(['profile image', 'section image', 'background image'])(
    'named %s is an image [3.4]',
    async (name) => {
      await showing(elements(element(name, { src: '/art/x.svg', alt: 'Hills' })))
      const image = main().getByRole('img', { name: 'Hills' })
      expect(image.getAttribute('width')).not.toBeNull()
      expect(image.getAttribute('height')).not.toBeNull()
    },
  )
  it('named photograph is an image with a caption, and nothing without alternative text [3.3]', async () => {
    const photograph = { src: '/media/desk.webp', width: 1200, height: 800 }
    await showing(
      elements(
        element('photograph', { ...photograph, alt: 'The desk in Cumming', caption: 'Our front desk' }),
        element('photograph', { ...photograph, caption: 'Nobody can hear what this shows' }),
      ),
    )
    expect(main().getByRole('img', { name: 'The desk in Cumming' }).getAttribute('width')).toBe('1200')
    expect(main().getByRole('figure').textContent).toBe('Our front desk')
    expect(main().queryByText('Nobody can hear what this shows')).toBeNull()
  })
  it('that is a button never links to an address that could run a script [3.4]', async () => {
    await showing(
      elements(
        element('cta button', { label: 'Bad', url: 'javascript:alert(1)' }),
        element('social icon', { iconName: 'Facebook', url: 'data:text/html,x' }),
        element('cta button', { label: 'Good', url: '/forms' }),
      ),
    )
    expect(main().queryByText('Bad')).toBeNull()
    expect(main().queryByText('Facebook')).toBeNull()
    expect(main().getByRole('link', { name: 'Good' }).getAttribute('href')).toBe('/forms')
  })
  it('that is a button without an address leads to the contact page, one with a relative address below the root', async () => {
    await showing(
      elements(element('cta button', { label: 'Ask' }), element('cta button', { label: 'Read', url: 'faq' })),
    )
    expect(main().getByRole('link', { name: 'Ask' }).getAttribute('href')).toBe('/contact-us')
    expect(main().getByRole('link', { name: 'Read' }).getAttribute('href')).toBe('/faq')
  })
  it.each([
    ['tel:+17705550142', ['Call us: office-hours', 'Ask: office-hours', 'Ask for a call: after-hours']],
    ['tel:911', ['Call us: always', 'Ask: always']],
  ])('that is a first button to %s is there while somebody answers', async (url, shown) => {
    await showing(
      elements(element('cta button', { label: 'Call us', url }), element('cta button', { label: 'Ask' })),
    )
    const links = within(main().getByText('Call us').closest('p') ?? document.body).getAllByRole('link')
    const when = (link: HTMLElement) => /office-hours|after-hours/.exec(link.className)?.[0] ?? 'always'
    expect(links.map((link) => `${link.textContent}: ${when(link)}`)).toEqual(shown)
  })
  it('shows once, even where the header shows another of its name', async () => {
    const image = (alt: string) => ({ src: `/art/${alt}.svg`, alt })
    await showing(
      elements(
        element('main heading', { text: 'First heading' }),
        element('main heading', { text: 'Second heading' }),
        element('description', { text: 'First description' }),
        element('description', { text: 'Second description' }),
        element('subtitle', { text: 'The subtitle' }),
        element('profile image', image('One')),
        element('profile image', image('Two')),
        element('background image', image('Three')),
      ),
    )
    for (const text of [
      'First heading',
      'Second heading',
      'First description',
      'Second description',
      'The subtitle',
    ])
      expect(main().getAllByText(text)).toHaveLength(1)
    for (const name of ['One', 'Two', 'Three']) expect(main().getAllByRole('img', { name })).toHaveLength(1)
  })
  it('says "No content available." for an empty list of elements', async () => {
    await showing(elements())
    main().getByText('No content available.')
  })
  it('with a title beside its sections has it as the heading of the page', async () => {
    await showing({
      title: 'Reach us',
      sections: elements(element('description', { text: 'Call or write.' })),
    })
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('Reach us')
  })
  it('that is a background color tints its section only with a color, and no section of nothing else', async () => {
    const text = element('description', { text: 'On a color.' })
    const { container } = await showing([
      ...elements(text, element('background color', { color: 'teal' })),
      ...elements(text, element('background color', { color: 'url(https://evil.example/x)' })),
      ...elements(element('background color', { color: 'peru' })),
    ])
    const tints = [...container.querySelectorAll('main [style]')].map((section) =>
      section.getAttribute('style'),
    )
    expect(tints).toEqual(['--tint: teal;'])
  })
  it('that is a reference to a post shows the first 150 characters of its content', async () => {
    const content = `<p>${'word '.repeat(60)}</p>`
    await showing(
      { table: 'posts', items: ['p1'] },
      {
        '/api/blog/posts/p1': { id: 'p1', slug: 'p1', title: 'P', category: 'C', excerpt: 'Other', content },
      },
    )
    main().getByText(`${'word '.repeat(30).trim()}…`)
    expect(main().queryByText('Other')).toBeNull()
  })
  it('that is a social icon is a link with its name [3.6]', async () => {
    await showing(
      elements(
        element('social icon', { iconName: 'facebook', url: 'https://example.org/us' }),
        element('social icon', { iconName: 'Radio', url: 'https://example.org/radio' }),
      ),
    )
    main().getByRole('link', { name: 'Facebook' })
    main().getByRole('link', { name: 'Radio' })
  })
  it('that is a dark mode toggle switches the theme, unless it is not enabled [3.6]', async () => {
    await showing([
      ...elements(element('dark mode toggle', { enabled: true, label: 'Night page' })),
      ...elements(element('dark mode toggle', { enabled: false, label: 'Not this one' })),
    ])
    expect(main().getByRole('button', { name: 'Night page' }).dataset.themeToggle).toBe('')
    expect(main().queryByRole('button', { name: 'Not this one' })).toBeNull()
  })
  it('that is a card, a feature or a list of insurers renders as such [3.9]', async () => {
    await showing(
      elements(
        element('card', {
          title: 'Aftercare',
          description: 'Steady',
          ctaText: 'See',
          ctaUrl: '/how-we-help',
        }),
        element('feature', { icon: 'Heart', title: 'Kindness', description: 'First' }),
        element('insurance logos'),
      ),
    )
    main().getByRole('link', { name: 'See about Aftercare' })
    main().getByRole('heading', { name: 'Kindness' })
    main().getByText('Sample Health Plan A')
    main().getByText(site.sampleNotice)
  })
  it('that is a list of insurers shows the facts of the clinic, and those of an older page only without them [18.12]', async () => {
    const page = elements(element('insurance logos', { logos: [{ name: 'Plan of the page' }] }))
    await showing(page)
    main().getByText('Sample Health Plan A')
    expect(main().queryByText('Plan of the page')).toBeNull()
    cleanup()
    await showing(page, withoutInsurers)
    main().getByText('Plan of the page')
  })
  it('that is a list of insurers is empty, without a notice, where there are none [18.12]', async () => {
    await showing(elements(element('insurance logos')), withoutInsurers)
    expect(main().queryByText(site.sampleNotice)).toBeNull()
  })
  it('that is a social icon is followed by the social links of the clinic, each once [18.11]', async () => {
    const url = 'https://www.facebook.example/clinic'
    const socialLinks = [
      { name: 'Facebook', url },
      { name: 'YouTube', url: 'https://www.youtube.example/clinic' },
    ]
    await showing(elements(element('social icon', { iconName: 'Facebook', url })), {
      '/api/site': { ...site, socialLinks },
    })
    const links = main().getAllByRole('link', { name: /^(Facebook|YouTube)$/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(socialLinks.map((link) => link.url))
  })
})

describe('the region dropdown and the email input', () => {
  const form = elements(
    element('region dropdown', {
      title: 'Where are you?',
      placeholder: 'Choose',
      options: [{ value: 'Jefferson', label: 'Jackson County' }, { value: 7 }],
    }),
    element('email input', { title: 'Your address', placeholder: 'name@example.com' }),
    element('cta button', { label: 'Start an email', url: 'mailto:hello@clinic.example' }),
  )
  it('have the labels of the content [3.5]', async () => {
    await showing(form)
    expect(main().getByRole('combobox', { name: 'Where are you?' }).tagName).toBe('SELECT')
    expect(main().getByRole('textbox', { name: 'Your address' }).getAttribute('type')).toBe('email')
    expect(mail()).toBe('mailto:hello@clinic.example')
  })
  const mail = () => main().getByRole('link', { name: 'Start an email' }).getAttribute('href') ?? ''

  it('have a button of their own if the content has none', async () => {
    await showing(elements(element('email input', { title: 'Your address' })))
    expect(mail()).toBe(`mailto:${site.email}`)
  })
})

describe('an embed section', () => {
  it('without an address is the contact form [3.7]', async () => {
    await showing([{ type: 'embed', title: 'Write to us' }])
    main().getByRole('heading', { name: 'Write to us' })
    main().getByRole('form', { name: 'Ask us to call you' })
  })
  it('with an address is a frame of it, 863 px high, and a link to it [9.18]', async () => {
    await showing([{ type: 'embed', title: 'Booking', url: 'https://book.example/x' }])
    expect(main().getByTitle('Booking').getAttribute('height')).toBe('863')
    expect(main().getByTitle('Booking').getAttribute('sandbox')).toContain('allow-scripts')
    expect(
      main()
        .getByRole('link', { name: /Open Booking/ })
        .getAttribute('href'),
    ).toBe('https://book.example/x')
  })
})

describe('a locations section', () => {
  it('without locations shows the clinic’s own three, with hours, phone and directions', async () => {
    await showing([{ type: 'locations', title: 'Visit us' }])
    for (const { name, phone, street } of site.offices) {
      const office = main().getByRole('heading', { name, level: 3 }).closest('li')
      expect(office?.textContent).toContain(street)
      expect(office?.textContent).toContain(phone)
      expect(office?.textContent).toContain('Monday to Thursday8:30 am to 8 pm')
    }
    expect(main().getAllByRole('link', { name: /Get Directions to/ })).toHaveLength(3)
  })
  it('shows the locations of the page, and nothing for what is none [3.7, 3.10]', async () => {
    const annex = {
      ...{ name: 'Annex', subtitle: 'By the lake', address: '1 Lake Road', city: 'Buford', state: 'GA' },
      ...{ zip: '30518', phone: '(770) 555-0100', directions_url: 'https://maps.example/annex' },
    }
    await showing([{ type: 'locations', locations: [annex, 4, {}] }])
    const office = main().getByRole('heading', { name: 'Annex' }).closest('li')
    expect(office?.textContent).toContain('By the lake')
    expect(main().getAllByRole('link', { name: /Get Directions to/ })).toHaveLength(1)
  })
})

describe('a table reference', () => {
  const services = ['a', 'b', 'c'].map((id) => ({
    id,
    slug: `how-we-help/${id}`,
    title: `Service ${id}`,
    description: 'Text',
  }))
  it('to an unknown table says "Error loading content: Unsupported table: …" and "Unsupported table type" [8.9]', async () => {
    await showing({ table: 'pharmacies' })
    const error = main().getByText('Error loading content: Unsupported table: pharmacies')
    expect(error.className).toContain('error')
    main().getByText('Unsupported table type')
  })
  it('shows all services', async () => {
    await showing({ table: 'services' }, { '/api/services': services })
    expect(
      main()
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(services.map(({ title }) => title))
  })
  it('shows the services of its items in their order [3.7]', async () => {
    await showing(
      { table: 'services', items: ['c', 'a'] },
      { '/api/services/a': services[0] ?? 0, '/api/services/c': services[2] ?? 0 },
    )
    expect(
      main()
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['Service c', 'Service a'])
  })
  it('says which service could not be fetched and shows the others [8.5]', async () => {
    await showing(
      { table: 'services', items: ['a', 'x'] },
      { '/api/services/a': services[0] ?? 0, '/api/services/x': 500 },
    )
    main().getByText('Error loading content: Failed to fetch service x')
    main().getByText('Service a')
  })
  it('shows the FAQs of its items in their order', async () => {
    const faqs = ['a', 'b', 'c'].map((id) => ({
      id,
      question: `Q ${id}?`,
      answer: '<p>A</p>',
      categoryName: 'C',
    }))
    await showing(
      { table: 'faqs', items: ['b', 'gone', 'a'] },
      { '/api/faqs': { faqs, total: 3, pages: 1, categories: ['C'] } },
    )
    expect(Array.from(document.querySelectorAll('main summary'), (q) => q.textContent)).toEqual([
      'Q b?',
      'Q a?',
    ])
  })
  it.each([
    ['services', '/api/services', 'Failed to fetch services'],
    ['faqs', '/api/faqs', 'Failed to fetch FAQs'],
    ['reviews', '/api/reviews', 'Failed to fetch reviews'],
    ['posts', '/api/blog/posts?page=1&perPage=9', 'Failed to fetch blog posts'],
  ])('to %s whose list cannot be read says so in red [8.9]', async (table, url, message) => {
    await showing({ table }, { [url]: 500 })
    expect(main().getByRole('alert').textContent).toBe(`Error loading content: ${message}`)
    expect(main().getByRole('alert').className).toBe('error')
  })
  it('with no entries says "No content available."', async () => {
    await showing({ table: 'services' }, { '/api/services': [] })
    main().getByText('No content available.')
  })
})
