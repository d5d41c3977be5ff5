import { officePath } from '../../documents/paths.ts'
import type { Office } from '../../entities/site.ts'
import { site } from '../site.ts'
import { articleSection } from './articleSection.ts'
import { element, storedPage } from './storedPage.ts'

const [cumming, jefferson, alpharetta] = site.offices

export const offices = storedPage({
  title: 'Our offices',
  content: [
    {
      name: 'introduction',
      elements: [
        element('main heading', { text: 'Three offices, one team' }),
        element('description', {
          text: 'Choose the one that is easiest to reach. Some visits can take place by video.',
        }),
      ],
    },
    {
      name: 'office_pages',
      elements: [
        element('link list', {
          title: 'Parking, access and how to get there',
          links: site.offices.map((office) => ({
            label: `${office.name} office`,
            url: officePath(office),
          })),
        }),
      ],
    },
    { name: 'locations', type: 'locations', title: 'Addresses and hours' },
    {
      name: 'groups',
      elements: [
        element('section heading', { text: 'Group times' }),
        element('description', {
          text: 'Groups fill up and times change. A counselor chooses with you which one fits.',
        }),
        element('group times', {}),
      ],
    },
  ],
  seo: {
    metaTitle: 'Our Offices | {name}',
    metaDescription:
      'Offices in Cumming, Jefferson and Alpharetta, Georgia: addresses, hours, phone numbers, parking, access and weekly group times.',
    keywords: ['outpatient rehab Cumming GA', 'rehab Jefferson GA', 'addiction treatment Alpharetta GA'],
  },
})

export const officeCumming = officePage(
  cumming,
  'Between Lake Lanier and GA 400, for Forsyth County and the towns around it.',
)
export const officeJefferson = officePage(
  jefferson,
  'For Jackson County and the northeast, near the road from Athens to Gainesville.',
)
export const officeAlpharetta = officePage(
  alpharetta,
  'For north Fulton County and metro Atlanta, also by bus.',
)

function officePage(office: Office, description: string) {
  return storedPage({
    title: `${office.name} office`,
    content: [
      {
        name: 'introduction',
        elements: [
          element('main heading', { text: `Visit us in ${office.name}` }),
          element('description', { text: description }),
          element('profile image', { src: `/art/offices/${office.name.toLowerCase()}.svg`, alt: '' }),
        ],
      },
      { name: 'facts', elements: [element('office facts', { office: office.name })] },
      {
        name: 'groups',
        elements: [
          element('section heading', { text: 'Group times' }),
          element('group times', { office: office.name }),
        ],
      },
      articleSection(
        'arriving',
        'When you arrive',
        `<p>Give your name at the desk; nobody asks for more in the waiting room. Tell us if you would like to wait in your car or in a quiet room.</p>
<p>Read <a href="/your-first-visit">what happens at a first visit</a> and <a href="/paying-for-treatment">how to pay for treatment</a>. Need a ramp, an interpreter or large print? See <a href="/accessibility">accessibility</a>, or call ahead.</p>`,
      ),
    ],
    seo: {
      metaTitle: `${office.name} Office | {name}`,
      metaDescription: `The ${office.name} office: address, hours, phone, parking, access for wheelchairs, ways to come without a car, and weekly group times.`,
      keywords: [`outpatient rehab ${office.city} GA', 'addiction treatment ${office.city} Georgia`],
    },
  })
}
