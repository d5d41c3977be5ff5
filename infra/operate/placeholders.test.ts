import { describe, expect, it } from 'vitest'
import { type Facts, productionProblems } from './placeholders.ts'

const real: Facts = {
  site: {
    name: 'A Real Clinic',
    mainPhone: '(770) 200-1234',
    email: 'hello@clinic.org',
    offices: [{ name: 'Cumming', address: '1 Main Street', phone: '(770) 200-1234' }],
    privacyOfficer: { phone: '(770) 200-1235' },
    officeSampleNotice: '',
  },
  reviews: [{}],
  treatments: [{}],
  careCardsReviewer: 'Ana Reyes, LPC',
}
const problemsWith = (change: Partial<Facts['site']>) =>
  productionProblems({ ...real, site: { ...real.site, ...change } })

describe('a production deploy', () => {
  it('is not refused if every fact is real', () => expect(productionProblems(real)).toEqual([]))

  it.each([
    [{ name: 'Foothills Recovery Center' }, 'a made-up one'],
    [{ mainPhone: '(770) 555-0142' }, 'The main phone is (770) 555-0142'],
    [{ privacyOfficer: { phone: '(770) 555-0150' } }, "The privacy officer's phone"],
    [{ email: 'hello@foothills-recovery.example' }, 'mail address'],
    [
      { offices: [{ name: 'Jefferson', address: '28 Example Mill Road', phone: '(706) 200-1234' }] },
      'The address of the Jefferson office',
    ],
    [
      { offices: [{ name: 'Jefferson', address: '1 Main Street', phone: '(706) 555-0168' }] },
      'The phone of the Jefferson office',
    ],
    [{ officeSampleNotice: 'Sample times.' }, 'Group times, parking, access and transit'],
  ])('is refused for %j', (change, sentence) =>
    expect(problemsWith(change)).toEqual([expect.stringContaining(sentence)]),
  )

  it('is refused for sample reviews', () =>
    expect(productionProblems({ ...real, reviews: [{ isSample: true }] })).toEqual([
      expect.stringMatching(/^1 of 1 reviews are samples/),
    ]))

  it('is refused for sample reviews of treatment pages', () =>
    expect(productionProblems({ ...real, treatments: [{ sampleReview: true }, {}] })).toEqual([
      expect.stringMatching(/^1 of 2 treatment pages come with reviews that are made up/),
    ]))

  it('is refused while no clinician has reviewed the care cards', () =>
    expect(productionProblems({ ...real, careCardsReviewer: undefined })).toEqual([
      expect.stringContaining('have one read shared/content/careCards.ts'),
    ]))

  it('is refused for the site as delivered, with every sample in it', () =>
    expect(productionProblems().length).toBeGreaterThanOrEqual(8))
})
