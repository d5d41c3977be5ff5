import { describe, expect, it } from 'vitest'
import { seed } from '#shared/content/seed.ts'
import { site } from '#shared/content/site.ts'
import { textsInCode } from '#shared/content/textsInCode.ts'
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
    license: 'License 1, outpatient.',
    medicalDirector: 'Ana Reyes, MD.',
    grievanceCoordinator: 'Jo Park, (770) 200-1236.',
    takesFederalMoney: 'no',
    officeSampleNotice: '',
    insurers: [{ name: 'A Real Health Plan' }],
    accreditations: [],
    textSignOffs: textsInCode.flatMap(({ text, readers }) =>
      readers.map((reader) => ({
        text,
        reader,
        reviewedBy: 'Ana Reyes, LPC',
        lastReviewed: '2026-11-28',
      })),
    ),
  },
  reviews: [{}],
  teamMembers: [{}],
  faqs: [{ question: 'Where are you?', answer: '<p>In Georgia.</p>' }],
  treatments: [{}],
  pages: { home: { title: 'Home', content: [] } },
}
const problemsWith = (change: Partial<Facts['site']>) =>
  productionProblems({ ...real, site: { ...real.site, ...change } })

describe('a production deploy', () => {
  it('is not refused if every fact is real', () => expect(productionProblems(real)).toEqual([]))

  it.each<[Partial<Facts['site']>, string]>([
    [{ name: sampleName }, 'a made-up one'],
    [{ license: '' }, 'does not say the license'],
    [{ medicalDirector: '' }, 'does not say the medical director'],
    [{ grievanceCoordinator: '' }, 'does not say who receives complaints'],
    [{ takesFederalMoney: undefined }, 'takes federal money'],
    [{ takesFederalMoney: 'yes' }, 'in 14 of 15 languages'],
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
  ])('is refused for %j [11.11]', (change, sentence) =>
    expect(problemsWith(change)).toEqual([expect.stringContaining(sentence)]),
  )

  it.each<[what: string, Partial<Facts>, RegExp]>([
    ['sample reviews [13.59]', { reviews: [{ isSample: true }] }, /^1 of 1 reviews are samples/],
    [
      'sample members of the team [13.63]',
      { teamMembers: [{ isSample: true }, {}] },
      /^1 of 2 members of the team are samples/,
    ],
    [
      'sample reviews of treatment pages [13.24]',
      { treatments: [{ sampleReview: true }, {}] },
      /^1 of 2 treatment pages come with reviews that are made up/,
    ],
    [
      'a sample answer, such as from what age the clinic treats people',
      { faqs: seed.faqs },
      /^The answer to “From what age do you treat people\?” is a sample/,
    ],
    [
      'a page with a placeholder for its date, also after a sign-off',
      { pages: { notice: { ...seed.pages['notice-of-privacy-practices'], sampleReview: undefined } } },
      /“Notice of Privacy Practices” has no effective date yet/,
    ],
  ])('is refused for %s', (_, change, sentence) =>
    expect(productionProblems({ ...real, ...change })).toEqual([expect.stringMatching(sentence)]),
  )

  it.each([
    ['notice-of-privacy-practices', 'have the clinic’s lawyer read it'],
    ['es', 'have a qualified translator read it'],
  ])('is refused until somebody has signed off the page %s [2.52]', (id, advice) => {
    const problems = (page: Facts['pages'][string]) => productionProblems({ ...real, pages: { [id]: page } })
    expect(problems({ title: 'Sample', content: [], sampleReview: true })).toEqual([
      expect.stringContaining(advice),
    ])
    expect(problems({ title: 'Signed off', content: [] })).toEqual([])
  })

  it('is refused while nobody has signed off a text that is in no document: the care cards, the privacy policy, the forms [13.4]', () =>
    expect(problemsWith({ textSignOffs: [] })).toEqual([
      expect.stringContaining('have a clinician and the clinic’s lawyer read shared/content/careCards.ts'),
      expect.stringContaining('have the clinic’s lawyer read shared/content/privacyPolicy.ts'),
      expect.stringContaining('have a clinician and the clinic’s lawyer read shared/content/forms/'),
      expect.stringContaining('have a qualified translator read shared/content/callFormTexts.ts'),
    ]))

  it('is refused while one of two readers of such a text is missing, or has read it before its last change [13.4]', () => {
    const { textSignOffs } = real.site
    const withoutLawyer = textSignOffs.filter(
      ({ text, reader }) => `${text} ${reader}` !== 'care-cards lawyer',
    )
    const old = textSignOffs.map((one) =>
      one.text === 'privacy-policy' ? { ...one, lastReviewed: '2026-11-25' } : one,
    )
    expect([withoutLawyer, old].map((list) => problemsWith({ textSignOffs: list }))).toEqual([
      [expect.stringContaining('have the clinic’s lawyer read shared/content/careCards.ts')],
      [expect.stringContaining('have the clinic’s lawyer read shared/content/privacyPolicy.ts')],
    ])
  })

  it('is refused for the site as delivered, with every sample in it', () =>
    expect(productionProblems(seed).length).toBeGreaterThanOrEqual(8))
})

function office<Sample extends Office>(sample: Sample): Sample {
  return { ...sample, street: '1 Main Street', phone: '(770) 200-1234' }
}
