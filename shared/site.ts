export interface Office {
  name: string
  address: string
  city: string
  state: 'GA'
  zip: string
  phone: string
  position: readonly [latitude: number, longitude: number]
  hours: readonly OpeningHours[]
  parking: string
  access: string
  transit: string
  groups: readonly GroupSession[]
}

/** A group that meets every week. */
export interface GroupSession {
  name: string
  days: OpeningHours['days']
  starts: string
  ends: string
}

export interface OpeningHours {
  days: readonly ('Mo' | 'Tu' | 'We' | 'Th' | 'Fr' | 'Sa' | 'Su')[]
  /** Local time, 24 hours: `08:30`. */
  opens: string
  closes: string
}

export interface CrisisLine {
  name: string
  number: string
  /** The number of its `tel:` link. */
  dial: string
  /** The number of its `sms:` link. */
  text?: string
  description: string
}

const weekdays: readonly OpeningHours[] = [
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

const cumming: Office = {
  name: 'Cumming',
  address: '410 Sample Ridge Parkway',
  city: 'Cumming',
  state: 'GA',
  zip: '30040',
  phone: '(770) 555-0142',
  position: [34.2073, -84.1402],
  hours: weekdays,
  parking: 'Free spaces in front of the building, two of them wide enough for a van with a ramp.',
  access: 'Level entrance, a door that opens by button, an accessible restroom, and seats without arms.',
  transit: 'No bus stops nearby. Ask us about visits by video if you have no ride.',
  groups: [daytimeIntensive, eveningIntensive, familyGroup, aftercareGroup],
}
const jefferson: Office = {
  name: 'Jefferson',
  address: '28 Example Mill Road',
  city: 'Jefferson',
  state: 'GA',
  zip: '30549',
  phone: '(706) 555-0168',
  position: [34.1171, -83.5724],
  hours: weekdays,
  parking: 'Free gravel lot behind the building, with one paved accessible space at the side door.',
  access:
    'A ramp with handrails leads to the side door. The accessible restroom is on the ground floor, as are all group rooms.',
  transit:
    'The county’s ride service takes bookings on weekdays. Ask us about visits by video if you have no ride.',
  groups: [eveningIntensive, aftercareGroup],
}
const alpharetta: Office = {
  name: 'Alpharetta',
  address: '1155 Placeholder Bridge Road, Ste 101',
  city: 'Alpharetta',
  state: 'GA',
  zip: '30022',
  phone: '(678) 555-0117',
  position: [34.0289, -84.2546],
  hours: weekdays,
  parking: 'Free garage; the accessible spaces are on level 1, next to the elevator.',
  access:
    'Elevator to all floors, doors that open by button, and an accessible restroom beside the waiting room.',
  transit:
    'A bus stops within a few minutes’ walk on weekdays. Check the timetable for the last bus before an evening group.',
  groups: [daytimeIntensive, eveningIntensive, familyGroup],
}

const lifeline = {
  name: '988 Suicide & Crisis Lifeline',
  number: '988',
  dial: '988',
  text: '988',
  description:
    'Call or text, any hour, for thoughts of suicide, a mental health crisis or a drug or alcohol crisis.',
} as const satisfies CrisisLine
const emergency: CrisisLine = {
  name: 'Emergency',
  number: '911',
  dial: '911',
  description: 'An overdose, or a life in danger right now.',
}

/**
 * The facts of the clinic: the one file to edit when its name, a phone number or an address changes. All of them are
 * samples: name and streets are made up, and the 555-01xx numbers are not in service. `npm run doctor` refuses a
 * production deploy with them.
 */
export const site = {
  name: 'Foothills Recovery Center',
  timeZone: 'America/New_York',
  tagline: 'Recovering Possibilities Throughout Georgia',
  /** The corporate address first. */
  offices: [cumming, jefferson, alpharetta],
  corporateOffice: cumming,
  /** For calls to action. */
  mainPhone: cumming.phone,
  email: 'hello@foothills-recovery.example',
  privacyOfficer: {
    title: 'Privacy Officer',
    phone: '(770) 555-0150',
    address: cumming,
  },
  /** Halfway between the outermost offices, so that the map shows all of them on a phone. */
  mapCenter: [34.1181, -83.9135] as const,
  lifeline,
  emergency,
  crisisLines: [
    lifeline,
    emergency,
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
  ] satisfies CrisisLine[],
  disclaimer:
    'The information on this website is for general information purposes only. Nothing on this site should be taken as medical advice for any individual case or situation. This information is not intended to create, and receipt or viewing does not constitute, a doctor-patient relationship.',
  /** Beside sample content that could pass for real: reviews, insurers, accreditation. */
  sampleNotice:
    'Sample content: it shows how this page looks and does not describe a real person or agreement.',
  /** Beside hours, groups and rooms of the offices. Empty once they are those of the clinic. */
  officeSampleNotice: 'Sample times and sample details. Call the office before you rely on them.' as string,
  hipaaGuidance: 'https://www.hhs.gov/hipaa/for-individuals/index.html',
  pdfReader: 'https://get.adobe.com/reader/',
} as const
