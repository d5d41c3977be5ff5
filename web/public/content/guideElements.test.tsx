import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { careTitles } from '#shared/content/careTitles.ts'
import { site } from '#shared/content/site.ts'
import { renderSite } from '../../testing/renderSite.tsx'

const showing = (...elements: { name: string; values: object }[]) =>
  renderSite('/contact-us', {
    '/api/pages/contact-us': { title: 'Contact Us', content: [{ name: 'section', elements }] },
  })
const main = () => within(screen.getByRole('main'))
const [cumming] = site.offices

describe('an element', () => {
  it('that is a rich text shows its HTML without scripts [11.6]', async () => {
    const { container } = await showing({
      name: 'rich text',
      values: {
        html: '<p>Bring <strong>your card</strong>.</p><script>alert(1)</script><img src="x" onerror="x">',
      },
    })
    expect(main().getByText('your card').tagName).toBe('STRONG')
    expect(container.querySelector('script:not([type]), [onerror]')).toBeNull()
  })

  it('that is a care card shows the stored wording of its name [11.1]', async () => {
    await showing({ name: 'care card', values: { card: 'child-poisoning' } })
    main().getByRole('heading', { level: 2, name: careTitles['child-poisoning'] })
    expect(
      main()
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['What you see', 'What to do now', 'What next'])
  })

  it('that is a care card of an unknown name says "Unknown element type"', async () => {
    await showing({ name: 'care card', values: { card: 'toString' } })
    main().getByText('Unknown element type')
  })

  it('that is a link list links what cannot run a script [11.6]', async () => {
    await showing({
      name: 'link list',
      values: {
        title: 'On this page',
        links: [
          { label: 'Evenings', url: '#section-evenings' },
          { label: 'Attack', url: 'javascript:alert(1)' },
          { url: '/faq' },
          'text',
        ],
      },
    })
    const links = within(main().getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#section-evenings'])
  })

  it('that is a section heading can be linked', async () => {
    await showing({ name: 'section heading', values: { text: 'No insurance?' } })
    expect(main().getByRole('heading', { name: 'No insurance?' }).id).toBe('section-no-insurance')
  })

  it('of group times shows all offices, or the named one, and says that the times are samples [11.6, 11.11]', async () => {
    const { unmount } = await showing({ name: 'group times', values: {} })
    expect(main().getAllByRole('list', { name: /^Groups in / })).toHaveLength(site.offices.length)
    expect(main().getByRole('link', { name: cumming.name }).getAttribute('href')).toBe('/offices/cumming')
    main().getByText(site.officeSampleNotice)
    unmount()
    await showing({ name: 'group times', values: { office: cumming.name } })
    const groups = within(main().getByRole('list', { name: 'Groups in Cumming' })).getAllByRole('listitem')
    expect(groups).toHaveLength(cumming.groups.length)
    expect(groups[1]?.textContent).toBe('Intensive outpatient, eveningsMon, Wed, Thu5 pm to 8 pm')
    expect(main().getAllByRole('list', { name: /^Groups in / })).toHaveLength(1)
  })

  it('of office facts shows address, phone, hours, parking, access and transit [11.10]', async () => {
    await showing({ name: 'office facts', values: { office: cumming.name } })
    const terms = main().getAllByRole('term')
    expect(terms.map((term) => term.textContent)).toEqual([
      'Address',
      'Phone',
      'Hours',
      'Parking',
      'Access',
      'Without a car',
    ])
    for (const fact of [cumming.parking, cumming.access, cumming.transit, site.officeSampleNotice])
      main().getByText(fact)
    main().getByText('Friday: 8:30 am to 5 pm')
    main().getByRole('link', { name: /Get Directions to Cumming/ })
  })

  it('of office facts shows nothing for a name that no office has', async () => {
    await showing({ name: 'office facts', values: { office: 'Atlantis' } })
    expect(main().queryAllByRole('term')).toEqual([])
  })

  it('of the review status claims no review, and says where each page names its own [11.12]', async () => {
    await showing({ name: 'review status', values: {} })
    main().getByText('A page that a clinician has reviewed names the reviewer and the day at its end.')
    main().getByText(/no reviewer is named, or the reviewer is marked as a sample, no clinician has reviewed/)
  })
})
