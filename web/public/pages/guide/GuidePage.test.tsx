import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { officePath } from '#shared/documents/paths.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'
import { guides, linksOf } from '../../layout/pageLinks.ts'

const open = (key: (typeof guides)[number]) => {
  const { path, content } = pages[key]
  return renderSite(path, { [`/api/pages/${content}`]: seed.pages[content] })
}

describe.each(guides)('the guide %s', (key) => {
  it('has its title, its stored sections and a number to call', async () => {
    await open(key)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(pages[key].title)
    expect(main.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(1)
    expect(main.queryByText('Unknown element type')).toBeNull()
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('tel:+17705550142')
  })

  it('says "Page not found" without content', async () => {
    await renderSite(pages[key].path)
    screen.getByText('Page not found')
  })
})

it('each office has a page', () => {
  const paths = linksOf('guides').map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(site.offices.map(officePath)))
})

it.each(site.offices.map((office) => [office.name, office] as const))(
  'the page of the %s office describes it for search engines as a clinic with its address, hours and phone',
  async (_, office) => {
    const key = guides.find((guide) => pages[guide].path === officePath(office))
    if (!key) throw new Error('The office has no page')
    await open(key)
    const graph = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}',
    )
    const clinics = graph['@graph'].filter((entry: { '@type': string }) => entry['@type'] === 'MedicalClinic')
    expect(clinics).toHaveLength(1)
    expect(clinics[0]).toMatchObject({
      url: expect.stringMatching(new RegExp(`${officePath(office)}$`)),
      address: { postalCode: office.zip },
      telephone: `+1${office.phone.replace(/\D/g, '')}`,
    })
    expect(clinics[0].openingHoursSpecification).toHaveLength(office.hours.length)
  },
)
