import { describe, expect, it } from 'vitest'
import { site } from '../content/site.ts'
import { hasMarkers, ofOffice, resolved, withFacts } from './factMarkers.ts'

describe('a text with markers for facts of the clinic', () => {
  it.each([
    ['Call {phone}.', 'Call (770) 555-0142.'],
    [
      '<a href="tel:{phone:Jefferson}">{phone:Jefferson}</a>',
      '<a href="tel:+17065550168">(706) 555-0168</a>',
    ],
    [
      '{name}, {address:Alpharetta}',
      'Foothills Recovery Center, 1155 Placeholder Bridge Road, Ste 101, Alpharetta, GA 30022',
    ],
    ['mailto:{email}', 'mailto:hello@foothills-recovery.example'],
    ['{privacyOfficer}: tel:{privacyPhone}', 'Privacy Officer: tel:+17705550150'],
    ['{nextVisit}', site.nextVisit],
    ['{tagline}', 'Recovering Possibilities Throughout Georgia'],
    ['{phone:Atlanta} {other}', '{phone:Atlanta} {other}'],
  ])('%s reads %s [18.13]', (text, read) => expect(withFacts(text, site)).toBe(read))

  it('asks an office for what staff have not written [2.54]', () => {
    expect(withFacts('{nextVisit} {selfPay}', { ...site, nextVisit: '', selfPay: '' })).toBe(
      'Ask an office when the next first visit is possible. Ask an office for the price before you book.',
    )
  })

  it('is found and resolved at any depth', () => {
    const page = { content: [{ elements: [{ values: { text: 'Call {phone}' } }] }], order: 3, parent: null }
    expect(hasMarkers(page)).toBe(true)
    const read = resolved(page, site)
    expect(read).toEqual({
      content: [{ elements: [{ values: { text: 'Call (770) 555-0142' } }] }],
      order: 3,
      parent: null,
    })
    expect(hasMarkers(read)).toBe(false)
  })
})

it('facts with line breaks and backslashes are put into texts that are JSON, which stays JSON [13.50]', () => {
  const content = JSON.stringify([{ name: 'hero', elements: ['{tagline}', '{office}: {about}'] }])
  const read = resolved({ content, order: 1 }, { ...site, tagline: 'One\nTwo \\ "Three"' })
  const page = ofOffice(read as { content: string }, { name: 'Cumming', about: 'Up\nthe "stairs"' })
  expect(JSON.parse(page.content)).toEqual([
    { name: 'hero', elements: ['One\nTwo \\ "Three"', 'Cumming: Up\nthe "stairs"'] },
  ])
  expect(page).toMatchObject({ order: 1 })
})
