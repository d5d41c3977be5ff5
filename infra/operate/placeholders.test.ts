import { describe, expect, it } from 'vitest'
import { careCardsReviewer } from '#shared/content/careCards.ts'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import type { Office } from '#shared/entities/site.ts'
import { type Facts, productionProblems, sampleName } from './placeholders.ts'

const [first, second = first] = site.offices
const realOffice = office(first)

const real: Facts = {
  site: {
    ...site,
    name: 'A Real Clinic',
    email: 'hello@clinic.org',
    offices: [office(first), office(second)],
    privacyOfficer: { ...site.privacyOfficer, phone: '(770) 200-1235' },
    nextVisit: '',
    selfPay: '',
    officeSampleNotice: '',
    insurers: [{ name: 'A Real Health Plan' }],
    accreditations: [],
  },
  reviews: [{}],
  treatments: [{}],
  pages: { home: { title: 'Home', content: [] } },
  careCardsReviewer: 'Ana Reyes, LPC',
}
const problemsWith = (change: Partial<Facts['site']>) =>
  productionProblems({ ...real, site: { ...real.site, ...change } })

describe('a production deploy', () => {
  it('is not refused if every fact is real', () => expect(productionProblems(real)).toEqual([]))

  it.each<[Partial<Facts['site']>, string]>([
    [{ name: sampleName }, 'a made-up one'],
    [{ privacyOfficer: site.privacyOfficer }, "The privacy officer's phone"],
    [{ email: 'hello@foothills-recovery.example' }, 'mail address'],
    [
      {
        offices: [realOffice, { ...second, phone: '(706) 200-1234' }],
      },
      'The address of the Jefferson office',
    ],
    [
      {
        offices: [realOffice, { ...second, street: '1 Main Street' }],
      },
      'The phone of the Jefferson office',
    ],
    [
      { insurers: [{ name: 'Sample Health Plan A' }], accreditations: [{ name: 'State license (sample)' }] },
      '2 insurers, accreditations and licenses are samples (Sample Health Plan A, State license (sample))',
    ],
    [{ nextVisit: 'Sample: soon.' }, 'When a first visit is possible'],
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

  it.each([
    ['notice-of-privacy-practices', 'have the clinic’s lawyer read it'],
    ['es', 'have a qualified translator read it'],
  ])('is refused until somebody has signed off the page %s', (id, advice) => {
    const problems = (page: Facts['pages'][string]) => productionProblems({ ...real, pages: { [id]: page } })
    expect(problems({ title: 'Sample', content: [], sampleReview: true })).toEqual([
      expect.stringContaining(advice),
    ])
    expect(problems({ title: 'Signed off', content: [] })).toEqual([])
  })

  it('is refused while a page has a placeholder for its date, also after a sign-off', () => {
    const notice = { ...seed.pages['notice-of-privacy-practices'], sampleReview: undefined }
    expect(productionProblems({ ...real, pages: { notice } })).toEqual([
      expect.stringMatching(/“Notice of Privacy Practices” has no effective date yet/),
    ])
  })

  it('is refused while no clinician has reviewed the care cards', () =>
    expect(productionProblems({ ...real, careCardsReviewer: undefined })).toEqual([
      expect.stringContaining('have one read shared/content/careCards.ts'),
    ]))

  it('is refused for the site as delivered, with every sample in it', () =>
    expect(productionProblems({ ...seed, careCardsReviewer }).length).toBeGreaterThanOrEqual(8))
})

function office<Sample extends Office>(sample: Sample): Sample {
  return { ...sample, street: '1 Main Street', phone: '(770) 200-1234' }
}
