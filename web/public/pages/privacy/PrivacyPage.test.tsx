import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { hipaaGuidance } from '#shared/fixedFacts.ts'
import { setSettings } from '../../../settings.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

describe('/privacy-policy', () => {
  it('has its six sections, in order [2.50, 2.61]', async () => {
    await renderSite('/privacy-policy')
    const article = within(screen.getByRole('article'))
    const headings = article.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(headings.slice(1)).toEqual([
      'Information Collection',
      'Information Use',
      'Security',
      'Cookies',
      'Sharing',
      'Contact Information',
    ])
  })
  it('gives phone and mailing address of the privacy officer, and the federal HIPAA guidance [2.50]', async () => {
    await renderSite('/privacy-policy')
    const { phone } = site.privacyOfficer
    const [{ street, zip }] = site.offices
    expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:+17705550150')
    expect(screen.getAllByText(new RegExp(`${street}.*${zip}`)).length).toBeGreaterThan(0)
    const guidance = screen.getByRole('link', { name: 'federal HIPAA guidance for individuals' })
    expect(guidance.getAttribute('href')).toBe(hipaaGuidance)
  })
  it('says what the form asks for, who opens it and when it is deleted', async () => {
    const { container } = await renderSite('/privacy-policy')
    expect(container.textContent).toContain('only staff who are signed in can open it')
    expect(container.textContent).toContain('7 days after your call is done, and never later than 30 days')
    expect(container.textContent).not.toContain('outside service')
  })
  it('says that the hosted form belongs to a service, where one is configured', async () => {
    setSettings({ origin: '', contactFormUrl: 'https://forms.example/f', contactFormScript: '' })
    const { container } = await renderSite('/privacy-policy')
    expect(container.textContent).toContain('run by an outside service')
    expect(container.textContent).not.toContain('It is our own')
    setSettings({ origin: '', contactFormUrl: '', contactFormScript: '' })
  })
  it('links to each section', async () => {
    const { container } = await renderSite('/privacy-policy')
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    for (const link of contents.getAllByRole('link')) {
      expect(container.querySelector(link.getAttribute('href') ?? '')).not.toBeNull()
    }
  })
})
