import type { GroupSession, OpeningHours, Site } from '../entities/site.ts'
import { limits } from '../limits.ts'
import { mapCenter } from '../site.ts'

const weekdays: OpeningHours[] = [
  { days: ['Mo', 'Tu', 'We', 'Th'], opens: '08:30', closes: '20:00' },
  { days: ['Fr'], opens: '08:30', closes: '17:00' },
]

const daytimeIntensive: GroupSession = {
  name: 'Intensive outpatient, mornings',
  days: ['Mo', 'Tu', 'Th'],
  starts: '09:00',
  ends: '12:00',
}
const eveningIntensive: GroupSession = {
  name: 'Intensive outpatient, evenings',
  days: ['Mo', 'We', 'Th'],
  starts: '17:00',
  ends: '20:00',
}
const familyGroup: GroupSession = { name: 'Family group', days: ['Tu'], starts: '18:00', ends: '19:30' }
const aftercareGroup: GroupSession = { name: 'Aftercare', days: ['We'], starts: '18:00', ends: '19:30' }

const cumming: Site['offices'][0] = {
  name: 'Cumming',
  street: '410 Sample Ridge Parkway',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  phone: '(770) 555-0142',
  position: [34.2073, -84.1402],
  hours: weekdays,
  exceptions: [],
  parking: 'Free spaces in front of the building, two of them wide enough for a van with a ramp.',
  access: 'Level entrance, a door that opens by button, an accessible restroom, and seats without arms.',
  transit: 'No bus stops nearby. Ask us about visits by video if you have no ride.',
  groups: [daytimeIntensive, eveningIntensive, familyGroup, aftercareGroup],
}
const jefferson: Site['offices'][1] = {
  name: 'Jefferson',
  street: '28 Example Mill Road',
  city: 'Jefferson',
  state: 'GA',
  zip: '30549',
  phone: '(706) 555-0168',
  position: [34.1171, -83.5724],
  hours: weekdays,
  exceptions: [],
  parking: 'Free gravel lot behind the building, with one paved accessible space at the side door.',
  access:
    'A ramp with handrails leads to the side door. The accessible restroom is on the ground floor, as are all group rooms.',
  transit:
    'The county’s ride service takes bookings on weekdays. Ask us about visits by video if you have no ride.',
  groups: [eveningIntensive, aftercareGroup],
}
const alpharetta: Site['offices'][2] = {
  name: 'Alpharetta',
  street: '1155 Placeholder Bridge Road',
  suite: 'Ste 101',
  city: 'Alpharetta',
  state: 'GA',
  zip: '30022',
  phone: '(678) 555-0117',
  position: [34.0289, -84.2546],
  hours: weekdays,
  exceptions: [],
  parking: 'Free garage; the accessible spaces are on level 1, next to the elevator.',
  access:
    'Elevator to all floors, doors that open by button, and an accessible restroom beside the waiting room.',
  transit:
    'A bus stops within a few minutes’ walk on weekdays. Check the timetable for the last bus before an evening group.',
  groups: [daytimeIntensive, eveningIntensive, familyGroup],
}

const accreditations: Site['accreditations'] = [
  {
    name: 'State license (sample)',
    description: 'Does the state license the program for the care that it offers you?',
    image: '/art/marks/seal-1.svg',
  },
  {
    name: 'Accredited care (sample)',
    description: 'Does an independent body visit regularly and check safety and quality?',
    image: '/art/marks/seal-2.svg',
  },
  {
    name: 'Recovery network member (sample)',
    description:
      'Does the program work with others nearby, so that a referral is a handshake and not a list?',
    image: '/art/marks/seal-3.svg',
  },
]

/** Made up, like all facts below. */
export const sampleName = 'Foothills Recovery Center'

/**
 * The first version of the clinic's facts, which staff then change in the staff area. All of them are samples: name and
 * streets are made up, and the 555-01xx numbers are not in service. `npm run doctor` refuses a production deploy with them.
 */
export const site: Site = {
  name: sampleName,
  tagline: 'Recovering Possibilities Throughout Georgia',
  email: 'hello@foothills-recovery.example',
  offices: [cumming, jefferson, alpharetta],
  privacyOfficer: { title: 'Privacy Officer', phone: '(770) 555-0150', office: 'Cumming' },
  crisisLines: [
    {
      name: 'Georgia Crisis & Access Line',
      number: '1-800-715-4225',
      dial: '+18007154225',
      description: 'Crisis help and treatment openings anywhere in Georgia, any hour.',
    },
    {
      name: 'SAMHSA National Helpline',
      number: '1-800-662-4357',
      dial: '+18006624357',
      description: 'Free, confidential treatment referral, in English and Spanish, any hour.',
    },
  ],
  insurers: [
    { name: 'Sample Health Plan A', image: '/art/marks/insurer-1.svg' },
    { name: 'Sample Health Plan B', image: '/art/marks/insurer-2.svg' },
    { name: 'Sample Health Plan C', image: '/art/marks/insurer-3.svg' },
    { name: 'Sample Health Plan D', image: '/art/marks/insurer-4.svg' },
    { name: 'Sample Health Plan E', image: '/art/marks/insurer-5.svg' },
    { name: 'Sample Health Plan F', image: '/art/marks/insurer-6.svg' },
  ],
  accreditations,
  // An invented account could be that of somebody else.
  socialLinks: [],
  map: { center: mapCenter, zoom: limits.map.zoom },
  sampleNotice:
    'Sample content: it shows how this page looks and does not describe a real person or agreement.',
  officeSampleNotice: 'Sample times and sample details. Call the office before you rely on them.',
}
