// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { emergency, lifeline } from '#shared/site.ts'
import { formPage } from './formPage.ts'
import { receivedPage, refusedPage } from './resultPages.ts'

describe.each([
  ['the form', formPage(site)],
  ['the page of thanks', receivedPage(site)],
  ['the page of problems', refusedPage(site)],
])('%s', (_, page) => {
  it('has the crisis lines and the phone of every office', () => {
    for (const { phone } of site.offices) expect(page).toContain(phone)
    for (const { dial } of [emergency, lifeline]) expect(page).toContain(`href="tel:${dial}"`)
  })
  it('is not indexed', () => expect(page).toContain('<meta name="robots" content="noindex">'))
  it('leaves its frame when a number is called', () =>
    expect(page.match(/href="tel:/g)).toHaveLength(
      page.match(/href="tel:[^"]*" target="_top"/g)?.length ?? 0,
    ))
})

describe('the form', () => {
  it('has the crisis lines before its first field', () =>
    expect(formPage(site).indexOf('tel:988')).toBeLessThan(formPage(site).indexOf('name="firstName"')))
  it('says when the offices are open and what happens with what is sent', () => {
    expect(formPage(site)).toContain(
      'Our offices are open Monday to Thursday 8:30 am to 8 pm, Friday 8:30 am to 5 pm.',
    )
    expect(formPage(site)).toContain(
      'We delete it 7 days after your call is done, and never later than 30 days.',
    )
  })
  it('asks for no reason, email address or insurance', () =>
    expect(formPage(site)).not.toMatch(
      /name="(?!firstName|phone|mayLeaveMessage|bestTime|language|office|website)\w+"(?! content)/,
    ))
})

it.each(['firstName', 'phone', 'mayLeaveMessage', '429', 'other'])(
  'the page of problems has a sentence for the fragment %s',
  (fragment) => expect(refusedPage(site)).toContain(`id="${fragment}"`),
)
