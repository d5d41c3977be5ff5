import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { setSettings } from '../../../settings.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const open = (response: object | number | string) =>
  renderSite('/contact-us', { '/api/pages/contact-us': response })

describe('the contact page', () => {
  it('is its page header and its stored content [2.42]', async () => {
    await open(seed.pages['contact-us'])
    const main = within(screen.getByRole('main'))
    main.getByRole('heading', { level: 1, name: 'Contact Us' })
    for (const { name } of site.offices) main.getByRole('heading', { level: 3, name })
    main.getByRole('heading', { level: 2, name: 'Ask us to call you' })
  })
  it('has the hosted form of a stage that configures one, with phones until it has loaded', async () => {
    setSettings({ origin: '', contactFormUrl: 'https://forms.example/f', contactFormScript: '' })
    await open(seed.pages['contact-us'])
    const main = within(screen.getByRole('main'))
    main.getByText(/^A form of the service that receives our messages opens here/)
    expect(main.queryByRole('form', { name: 'Ask us to call you' })).toBeNull()
    setSettings({ origin: '', contactFormUrl: '', contactFormScript: '' })
  })
  it('tells search engines about each office with its hours', async () => {
    await open(seed.pages['contact-us'])
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}')
    const entry = data['@graph'].filter((node: { '@type': string }) => node['@type'] === 'MedicalClinic')
    expect(entry).toHaveLength(3)
    expect(entry[0]).toMatchObject({
      address: { postalCode: '30040' },
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '08:30', closes: '20:00' },
        { dayOfWeek: ['Friday'] },
      ],
    })
  })
  it('has no blog teaser', async () => {
    await open(seed.pages['contact-us'])
    expect(screen.queryByRole('heading', { name: 'Our Blog' })).toBeNull()
  })
  it('says "Loading..." while it loads [4.1]', async () => {
    await open('pending')
    await screen.findByText('Loading...')
  })
})
