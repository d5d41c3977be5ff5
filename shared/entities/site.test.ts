import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { site } from '../content/site.ts'
import { box, region } from '../region/ours.ts'
import { Site } from './site.ts'
import { validationMessages } from './validationMessages.ts'

const [cumming, jefferson, alpharetta] = site.offices
const officeWith = (change: object) => ({ offices: [{ ...cumming, ...change }, jefferson, alpharetta] })

const iceDay = { from: '2027-01-12', to: '2027-01-12', reason: 'Ice' }

const messagesFor = (change: object) =>
  z.safeParse(Site, { ...site, ...change }).error?.issues.map(({ message }) => message) ?? []

describe('the facts of the clinic', () => {
  it('of a new site are valid', () => expect(messagesFor({})).toEqual([]))

  it('stored before they had insurers, accreditation and social links have none of them, and the first map [18.12]', () => {
    const { insurers: _, accreditations: __, socialLinks: ___, map: ____, ...older } = site
    expect(z.parse(Site, older)).toEqual({ ...site, insurers: [], accreditations: [], socialLinks: [] })
  })

  it.each<[string, object, string]>([
    ['an insurer without a name', { insurers: [{ name: ' ' }] }, validationMessages.notEmpty],
    [
      'a logo of another website',
      { insurers: [{ name: 'A Plan', image: 'https://example.org/logo.png' }] },
      validationMessages.imageAddress,
    ],
    ['an accreditation without a name', { accreditations: [{ name: '' }] }, validationMessages.notEmpty],
    [
      'an accreditation with an address that is not secure',
      { accreditations: [{ name: 'A License', url: 'http://example.org' }] },
      validationMessages.httpsAddress,
    ],
    [
      'a map far from the state',
      { map: { center: [40.7, -84.1], zoom: 9 } },
      validationMessages.inState(region.name, box),
    ],
    ['a map of the world', { map: { ...site.map, zoom: 2 } }, validationMessages.minimum(8)],
    ['a map of one street', { map: { ...site.map, zoom: 18 } }, validationMessages.maximum(12)],
    ...['http://example.org', 'javascript:alert(1)', 'https://', 'https:///clinic', '@clinic', ''].map(
      (url): [string, object, string] => [
        `the social link "${url}"`,
        { socialLinks: [{ name: 'Facebook', url }] },
        validationMessages.httpsAddress,
      ],
    ),
    ['a phone with letters', officeWith({ phone: '(770) CALL-NOW' }), validationMessages.phoneOfClinic],
    ['a name with a straight quote', { name: 'The "Foothills"' }, validationMessages.plain],
    ['a name of spaces', { name: '  ' }, validationMessages.notEmpty],
    ['a name that nobody can see', { name: '\u200b\u2060\u3164' }, validationMessages.notEmpty],
    ['a street with a tag', officeWith({ street: '<b>1 Main</b>' }), validationMessages.plain],
    [
      'a position outside Georgia',
      officeWith({ position: [40.7, -84.1] }),
      validationMessages.inState(region.name, box),
    ],
    ['an office in another state', officeWith({ state: 'FL' }), validationMessages.state(region)],
    ['a ZIP code with letters', officeWith({ zip: '3OO40' }), validationMessages.zip],
    [
      'hours that end before they begin',
      officeWith({ hours: [{ days: ['Mo'], opens: '17:00', closes: '08:30' }] }),
      validationMessages.endsFirst,
    ],
    [
      'other hours that end before they begin',
      officeWith({ exceptions: [{ ...iceDay, opens: '12:00', closes: '09:00' }] }),
      validationMessages.endsFirst,
    ],
    [
      'an exception with only one time',
      officeWith({ exceptions: [{ ...iceDay, opens: '09:00' }] }),
      validationMessages.bothTimes,
    ],
    [
      'an exception whose last day is before its first',
      officeWith({ exceptions: [{ ...iceDay, to: '2027-01-11' }] }),
      validationMessages.endsFirst,
    ],
    [
      'an exception of more than a month',
      officeWith({ exceptions: [{ ...iceDay, to: '2027-02-12' }] }),
      validationMessages.longestException(31),
    ],
    [
      'a day that no calendar has',
      officeWith({ exceptions: [{ ...iceDay, from: '2027-01-32', to: '2027-01-32' }] }),
      validationMessages.date,
    ],
    [
      'overlapping exceptions',
      officeWith({
        exceptions: [
          { ...iceDay, to: '2027-01-14' },
          { ...iceDay, from: '2027-01-14', to: '2027-01-15' },
        ],
      }),
      validationMessages.overlaps(1),
    ],
  ])('refuse %s, in a sentence [18.8]', (_, change, message) =>
    expect(messagesFor(change)).toContain(message),
  )
})
