// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { site } from '#shared/site.ts'
import { contactFormPlaceholder } from './contactFormPlaceholder.ts'
import { webManifest } from './webManifest.ts'

describe('the placeholder of the contact form', () => {
  const page = contactFormPlaceholder()
  it('says that no form is configured, and has the phone of every office', () => {
    expect(page).toContain('<h1>No contact form is configured yet</h1>')
    for (const { phone } of site.offices) expect(page).toContain(phone)
    for (const { dial } of [site.emergency, site.lifeline]) expect(page).toContain(`href="tel:${dial}"`)
  })
  it('is not indexed, and has no script', () => {
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toContain('<script')
  })
})

describe('the web manifest', () => {
  it('has the clinic’s name and icons of 192 and 512 px', () => {
    const { name, icons } = JSON.parse(webManifest())
    expect(name).toBe(site.name)
    expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512'])
  })
})
