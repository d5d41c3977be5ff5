import { cleanup, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import type { Site } from '#shared/entities/site.ts'
import { messages } from '#shared/messages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const showing = (content: unknown, facts: Site = site) =>
  renderSite('/', {
    '/api/site': facts,
    '/api/pages/home': { title: 'Home', content },
    '/api/reviews': [...seed.reviews],
  })
const main = () => within(screen.getByRole('main'))
const element = (name: string, values: unknown = {}) => ({ name, values })

const names = [
  'hero',
  'contact_section',
  'main_content',
  'insurance_section',
  'support_section',
  'service_cards',
  'testimonials_section',
  'values_section',
  'accreditation_section',
]

describe('every section of the home page', () => {
  it.each(names)('%s shows all that is stored in it, once [2.39, 3.9]', async (name) => {
    await showing([
      {
        name,
        elements: [
          element('subtitle', { text: 'The subtitle' }),
          element('description', { text: 'The description' }),
          element('description', { text: 'Another description' }),
          element('content paragraph', { text: 'A paragraph' }),
          element('cta button', { label: 'Read on', url: '/faq' }),
          element('section image', { src: '/art/x.svg', alt: 'Hills' }),
          element('card', { title: 'A card', ctaText: 'Look', ctaUrl: '/forms' }),
          element('hologram'),
        ],
      },
    ])
    for (const text of [
      'The subtitle',
      'The description',
      'Another description',
      'A paragraph',
      'Read on',
      'A card',
    ])
      expect(main().getAllByText(text), text).toHaveLength(1)
    expect(main().getAllByRole('img', { name: 'Hills' })).toHaveLength(1)
    expect(main().getByRole('link', { name: /Look/ }).getAttribute('href')).toBe('/forms')
    main().getByText(messages.content.unknownElement)
  })
  it.each(names.slice(1))('%s has its stored background color', async (name) => {
    const { container } = await showing([
      {
        name,
        elements: [
          element('description', { text: 'On a color.' }),
          element('background color', { color: 'teal' }),
        ],
      },
    ])
    expect(container.querySelector('main [style*="--tint"]')?.getAttribute('style')).toBe('--tint: teal;')
  })
})

describe('the home page', () => {
  it.each([
    ['of the specification', names],
    ['that staff gave them', names.toReversed()],
  ])('has its sections in the order %s, and a closing call to contact [2.39, 3.8]', async (_, stored) => {
    await showing(
      stored.map((name) => ({
        name,
        elements: [element(name === 'hero' ? 'main heading' : 'section title', { text: name })],
      })),
    )
    const headings = main()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent ?? '')
    expect(headings.filter((heading) => names.includes(heading))).toEqual(stored)
    const calls = main().getAllByRole('link', { name: 'Contact Us' })
    expect(calls.at(-1)?.getAttribute('href')).toBe('/contact-us')
  })
  it('opens with heading, subtitle and button of the hero [2.38]', async () => {
    await showing([
      {
        name: 'hero',
        elements: [
          element('main heading', { text: 'Welcome' }),
          element('subtitle', { text: 'Come as you are' }),
          element('cta button', { label: 'Begin', url: '/faq' }),
        ],
      },
    ])
    main().getByRole('heading', { level: 1, name: 'Welcome' })
    main().getByText('Come as you are')
    expect(main().getByRole('link', { name: 'Begin' }).getAttribute('href')).toBe('/faq')
  })
  it.each(['Clock', 'Heart', 'Shield', 'Users', 'Sparkles'])(
    'has the icon %s beside a value [2.40]',
    async (icon) => {
      const { container } = await showing([
        { name: 'values_section', elements: [element('feature', { icon, title: 'Calm' })] },
      ])
      expect(container.querySelector(`main li .lucide-${icon.toLowerCase()}`)).not.toBeNull()
    },
  )
  it('of a new site has its sections in the order of the specification [2.39]', () =>
    expect(seed.pages.home.content).toEqual(names.map((name) => expect.objectContaining({ name }))))
  it('has the tagline as its heading without a hero, and one heading with two [1.1]', async () => {
    await showing([{ name: 'main_content', elements: [element('section title', { text: 'Calm' })] }])
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(site.tagline)
    cleanup()
    const hero = { name: 'hero', elements: [element('main heading', { text: 'Welcome' })] }
    await showing([hero, hero])
    expect(main().getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })
  it('shows further sections, tables, locations and embeds where they are stored', async () => {
    await showing([
      { name: 'more', elements: [element('section title', { text: 'Something more' })] },
      { type: 'locations', title: 'Where we are' },
      { table: 'reviews', title: 'What people say' },
      { name: 'hero', elements: [element('main heading', { text: 'Welcome' })] },
    ])
    expect(
      main()
        .getAllByRole('heading', { level: 1 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Welcome'])
    expect(
      main()
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent)
        .slice(0, 3),
    ).toEqual(['Something more', 'Where we are', 'What people say'])
  })
  it('has the accreditation of the clinic below the cards of the page [18.11]', async () => {
    const accreditation = {
      name: 'State license 12-345',
      description: 'Outpatient care.',
      url: 'https://license.example/12-345',
    }
    const cards = [element('card', { title: 'A card of the page' })]
    await showing([{ name: 'accreditation_section', elements: cards }], {
      ...site,
      accreditations: [accreditation],
    })
    expect(
      main()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['A card of the page', 'State license 12-345'])
    main().getByText('Outpatient care.')
    expect(
      main()
        .getByRole('link', { name: /State license/ })
        .getAttribute('href'),
    ).toBe(accreditation.url)
  })
  it('with content that fails to parse reports it and shows the default description, not "Page not found"', async () => {
    const fetch = vi.fn().mockResolvedValue(new Response())
    vi.stubGlobal('fetch', fetch)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await showing('{"sections": [')
    main().getByText(messages.content.defaultDescription)
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe(site.tagline)
    expect(screen.queryByText(messages.pageNotFound)).toBeNull()
  })
  it('shows the sample content without an unknown element', async () => {
    const { container } = await showing(seed.pages.home.content)
    expect(container.querySelectorAll('main > * section, main > section').length).toBeGreaterThan(8)
    expect(screen.queryByText(messages.content.unknownElement)).toBeNull()
  })
})
