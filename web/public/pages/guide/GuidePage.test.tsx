import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { guides } from '#shared/content/linkLists.ts'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { officePath } from '#shared/documents/paths.ts'
import type { Site } from '#shared/entities/site.ts'
import { pages } from '#shared/pages.ts'
import { renderSite } from '../../../testing/renderSite.tsx'
import { enhancePrintButtons } from '../../../ui/print.enhancement.ts'
import { clinics } from '../../head/structuredData.ts'

const open = (key: (typeof guides)[number]) => {
  const { path, content } = pages[key]
  return renderSite(path, { [`/api/pages/${content}`]: seed.pages[content] })
}

describe.each(guides)('the guide %s [13.61]', (key) => {
  it('has its title, its stored sections and a number to call [11.5]', async () => {
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

it('the pages to print have a button that prints, also when the app has rendered it', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  enhancePrintButtons()
  await open('toPrint')
  fireEvent.click(screen.getByRole('button', { name: 'Print the sheets' }))
  expect(print).toHaveBeenCalledOnce()
})

const openOffice = (path: string) => renderSite(path, { '/api/pages/office': seed.pages.office })

it.each(site.offices.map((office) => [office.name, office] as const))(
  'the page of the %s office has its name, its facts and its groups, and describes it for search engines as a clinic [11.10]',
  async (_, office) => {
    await openOffice(officePath(office))
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1 }).textContent).toBe(`${office.name} office`)
    for (const text of [office.about ?? '?', office.parking, office.groups[0]?.name ?? '?'])
      main.getAllByText(text)
    expect(document.title).toContain(`${office.name} Office`)
    expect(document.body.innerHTML).not.toMatch(/\{(office|about)\}/)
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

it('an office that the clinic does not have has no page [11.8]', async () => {
  await openOffice('/offices/atlantis')
  screen.getByText('404 Page Not Found')
})

it('two offices in one town are two clinics for search engines [11.10]', () => {
  const [corporate] = site.offices
  const second: Site['offices'] = [corporate, { ...corporate, name: 'Cumming North' }]
  expect(new Set(clinics({ ...site, offices: second }).map((entry) => entry['@id'])).size).toBe(2)
})

it('an office that staff add has a page, and links to it at the end of every page [11.8]', async () => {
  const [corporate, ...others] = site.offices
  const added = { ...corporate, name: 'Flowery Branch', about: 'Near the lake.' }
  await renderSite('/offices/flowery-branch', {
    '/api/pages/office': seed.pages.office,
    '/api/site': { ...site, offices: [corporate, ...others, added] },
  })
  screen.getByRole('heading', { level: 1, name: 'Flowery Branch office' })
  screen.getByText('Near the lake.')
  const offices = within(screen.getByRole('region', { name: 'Our Offices' }))
  expect(offices.getByRole('link', { name: 'Flowery Branch' }).getAttribute('href')).toBe(
    '/offices/flowery-branch',
  )
})
