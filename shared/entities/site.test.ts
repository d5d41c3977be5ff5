import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { site } from '../content/site.ts'
import { Site } from './site.ts'
import { validationMessages } from './validationMessages.ts'

const [cumming, jefferson, alpharetta] = site.offices
const officeWith = (change: object) => ({ offices: [{ ...cumming, ...change }, jefferson, alpharetta] })

const messagesFor = (change: object) =>
  z.safeParse(Site, { ...site, ...change }).error?.issues.map(({ message }) => message) ?? []

describe('the facts of the clinic', () => {
  it('of a new site are valid', () => expect(messagesFor({})).toEqual([]))

  it.each<[string, object, string]>([
    ['a phone with letters', officeWith({ phone: '(770) CALL-NOW' }), validationMessages.phoneOfClinic],
    ['a position outside Georgia', officeWith({ position: [40.7, -84.1] }), validationMessages.inGeorgia],
    ['a ZIP code with letters', officeWith({ zip: '3OO40' }), validationMessages.zip],
    [
      'hours that end before they begin',
      officeWith({ hours: [{ days: ['Mo'], opens: '17:00', closes: '08:30' }] }),
      validationMessages.endsFirst,
    ],
    ['crisis lines without 988', { crisisLines: site.crisisLines.slice(1) }, validationMessages.crisisLines],
  ])('refuse %s, in a sentence', (_, change, message) => expect(messagesFor(change)).toEqual([message]))
})
