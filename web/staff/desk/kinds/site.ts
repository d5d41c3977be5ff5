import * as z from 'zod/mini'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { Site, TextSignOff } from '#shared/entities/site.ts'
import { clinicZone } from '#shared/hours/localDay.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import { holidays, region } from '#shared/region/ours.ts'
import {
  expected,
  type Fields,
  fieldsOf,
  type GroupOfFields,
  type KindForm,
  optional,
  required,
} from './fieldsOf.ts'
import type { SiteTab } from './fieldTypes.ts'
import { choiceOf } from './sharedFields.ts'

const exception: Fields = {
  from: required('day', 'First day'),
  to: required('day', 'Last day', 'The same day for a single one.'),
  opens: optional('time', 'Opens', 'Empty when the office is closed.'),
  closes: optional('time', 'Closes'),
  reason: required('line', 'Reason', 'As visitors read it, such as “Thanksgiving” or “Ice”.'),
}
export const exceptionFields = fieldsOf(exception)

const closed = (title: string, fields: Fields): GroupOfFields => ({ title, fields })
const open: typeof closed = (title, fields) => ({ title, fields, startsOpen: true })

/** A group for each possible office. The form shows only the groups of the clinic's offices. */
const ofOffices = (group: typeof closed, fields: Fields): GroupOfFields[] =>
  Array.from({ length: limits.offices }, (_, index) => {
    const named = Object.entries(fields).map(([name, field]) => [`offices.${index}.${name}`, field])
    return { ...group(`Office ${index + 1}`, Object.fromEntries(named)), office: index }
  })

const notice = { control: 'text', help: 'Leave it empty once all of them are the clinic’s own.' } as const

const tabs: Readonly<Record<SiteTab, readonly GroupOfFields[]>> = {
  hours: ofOffices(open, {
    exceptions: {
      control: 'list',
      label: 'Holidays and exceptions',
      help: `Days with other hours, or none: federal holidays, ${holidays.join(', ')}, snow. All other days count as usual ones. Pages show exceptions 60 days ahead.`,
      entry: exception,
    },
    hours: {
      control: 'week',
      label: 'Hours',
      help: 'The office is open on the days that are ticked.',
      entry: {
        days: required('weekdays', 'Days'),
        opens: required('time', 'Opens'),
        closes: required('time', 'Closes'),
      },
    },
  }),
  phones: [
    ...ofOffices(open, {
      phone: required(
        'phone',
        'Phone',
        'Such as (555) 555-0123. That of the first office is the number of every “Call us”.',
      ),
    }),
    { fields: { email: required('line', 'Email') } },
    closed('Crisis contacts', {
      crisisLines: {
        control: 'list',
        label: 'Crisis contacts',
        help: '988 and 911 come first on every page. Nobody can change them here.',
        entry: {
          name: required('line', 'Name'),
          number: required('line', 'Number', 'As visitors read it.'),
          dial: required('dial', 'Number to dial', 'Such as 1-800-662-4357, or a short number.'),
          text: optional('dial', 'Number for text messages', 'Such as 988, or 838255.'),
          description: required('text', 'Description'),
        },
      },
    }),
    closed('Social links', {
      socialLinks: {
        control: 'list',
        label: 'Links to social networks',
        help: 'At the end of every page, on Contact Us, and for search engines.',
        entry: {
          name: required('line', 'Network', 'Facebook, Instagram, YouTube, LinkedIn, X or another.'),
          url: required('line', 'Web address', 'The page of the clinic there. Begins with https://.'),
        },
      },
    }),
  ],
  offices: [
    {
      fields: {
        name: required('line', 'Name'),
        tagline: required('line', 'Tagline'),
      },
    },
    ...ofOffices(closed, {
      street: required('line', 'Street'),
      suite: optional('line', 'Suite'),
      city: required(
        'line',
        'City',
        'Of the mail address. Menus, and the address of the office’s page, have the name of the office.',
      ),
      state: required('line', 'State'),
      zip: required('line', 'ZIP'),
      about: optional('text', 'About the office', 'A sentence for its page, such as the places nearby.'),
      image: optional('image', 'Image of its page', 'A photograph of the building or its entrance.'),
      ...(region.timeZones.length > 1 && {
        timeZone: {
          control: 'choice',
          options: region.timeZones.map(({ id, name }) => [id, name] as const),
          label: 'Time zone',
          help: 'Of its hours. Schedules are in the zone of the clinic.',
          none: `${clinicZone.name}, the clinic’s own`,
        },
      }),
      parking: required('text', 'Parking'),
      access: required('text', 'Access'),
      transit: required('text', 'Without a car'),
      groups: {
        control: 'list',
        label: 'Groups',
        entry: {
          name: required('line', 'Group'),
          days: required('weekdays', 'Days'),
          starts: required('time', 'Starts'),
          ends: required('time', 'Ends'),
        },
        initial: { name: '', days: [], starts: '09:00', ends: '12:00' },
      },
      'position.0': required(
        'degrees',
        'Latitude',
        'Such as 33.7490. It puts the office on the map. In most map apps, a long press on the place shows both numbers.',
      ),
      'position.1': required('degrees', 'Longitude', 'Negative for west, such as -84.3880.'),
    }),
    closed('Map', {
      'map.center.0': required(
        'degrees',
        'Latitude of the center',
        'The map in the footer shows the region around its center.',
      ),
      'map.center.1': required('degrees', 'Longitude of the center', 'Negative for west.'),
      'map.zoom': required(
        'number',
        'Zoom',
        'From 8, the whole region, to 12, one town. Each step is twice as close.',
      ),
    }),
    open('First visits and prices', {
      nextVisit: optional(
        'text',
        'When a first visit is possible',
        'A sentence. Home, the contact page and the search show it. Empty: visitors are asked to call.',
      ),
      selfPay: optional('text', 'Cost without insurance', 'A sentence with a range.'),
    }),
  ],
  insurers: [
    open('Insurers', {
      insurers: {
        control: 'list',
        label: 'Accepted insurers',
        help: 'Only those with which the clinic has an agreement. Home lists them in this order. A logo is square, and the insurer permits its use.',
        entry: {
          name: required('line', 'Insurer'),
          image: optional('image', 'Logo'),
        },
      },
    }),
    closed('Accreditation and licenses', {
      accreditations: {
        control: 'list',
        label: 'Accreditations, licenses and memberships',
        help: 'Only those that are valid today. Home lists them in this order.',
        entry: {
          name: required('line', 'Name'),
          description: optional('text', 'Description', 'Who issues it, and what it covers.'),
          image: optional('image', 'Seal'),
          url: optional('line', 'Web address', 'Where visitors can check it. Begins with https://.'),
        },
      },
    }),
  ],
  legal: [
    open('Privacy officer', {
      'privacyOfficer.title': required('line', 'Title'),
      'privacyOfficer.phone': required('phone', 'Phone'),
      'privacyOfficer.office': required('office', 'Office'),
    }),
    open('Notices that the law wants', {
      license: expected('text', 'License', 'A sentence with number and class, for the page Your rights.'),
      medicalDirector: expected('text', 'Medical director', 'A sentence with name and license.'),
      grievanceCoordinator: expected('text', 'Complaints', 'A sentence: who receives them, and how.'),
      takesFederalMoney: {
        ...choiceOf(['yes', 'no']),
        label: 'Takes federal money',
        help: 'Such as Medicaid, Medicare or a grant. Yes: the notice of equal treatment and language help is shown.',
        none: 'Nobody has said so yet',
      },
    }),
    closed('Language help', {
      languageNotices: {
        control: 'list',
        label: 'Notices',
        help: 'The notice in the 15 languages most spoken in the state. Copy the translations of the Department of Health and Human Services, with {phone} for your number.',
        entry: {
          language: required('line', 'Language', 'In the language itself, such as Español.'),
          code: required('line', 'Code', 'Such as es, vi or ko. Screen readers choose the voice by it.'),
          text: required('text', 'Notice'),
        },
      },
    }),
    open('Texts that are in no document', {
      textSignOffs: {
        control: 'list',
        label: 'Sign-offs',
        help: 'Who has read the texts that nobody can change here: the care cards, on Urgent Help; the privacy policy; the two forms to print; and the Spanish texts of the call form. A sign-off ends when the text changes.',
        entry: {
          text: { ...choiceOf(TextSignOff.shape.text.options), label: 'Text', required: true },
          reader: { ...choiceOf(TextSignOff.shape.reader.options), label: 'Profession', required: true },
          reviewedBy: required(
            'line',
            'Name and credentials',
            'Such as “Ana Reyes, LPC”. Visitors see it below the care cards.',
          ),
          lastReviewed: required('day', 'Day of the reading'),
        },
      },
    }),
    closed('Tests of the site', {
      restoreTestedOn: optional('day', 'Last test of a restore', 'See docs/runbooks/restore.md.'),
      accessibilityTestedOn: optional(
        'day',
        'Last test of accessibility',
        'With axe, and with a screen reader and keys.',
      ),
    }),
    open('Publishing', {
      whoPublishes: {
        ...choiceOf(['two-people']),
        label: 'Who publishes',
        help: 'Two people: a document goes live once somebody other than who publishes it has approved its text. One person does these, and Activity lists them: alerts, so that they go out at once; taking off the website; a sign-off with its name; the order of lists. An approval ends when its member can no longer log in. Who invites a member or resets a login, and that member, count as one person for a day. It takes two people to change this back.',
        none: 'One person',
      },
    }),
    open('Notices of sample content', {
      sampleNotice: { label: 'Beside sample reviews, insurers and accreditation', ...notice },
      officeSampleNotice: { label: 'Beside sample hours and sample groups', ...notice },
    }),
  ],
}

export const site: KindForm = {
  groups: Object.entries(tabs).flatMap(
    ([tab, groups]) => groups.map((group) => ({ ...group, tab: tab as SiteTab })), // A key of it.
  ),
  previewPath: () => pages.contact.path,
  withDraft: ({ path, published }, { content }) =>
    path === '/api/site' && isRecord(published) ? { ...published, ...completeFacts(content) } : undefined,
}

/** Leaves out facts that are still being typed, such as a time without its end, because pages cannot show them. */
const completeFacts = (content: DraftContent) =>
  Object.fromEntries(
    Object.entries(Site.shape).flatMap(([name, schema]) => {
      const fact = z.safeParse(schema, content[name])
      return fact.success ? [[name, fact.data]] : []
    }),
  )
