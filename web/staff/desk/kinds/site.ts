import * as z from 'zod/mini'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { DraftContent } from '#shared/entities/documents.ts'
import { OfficeException, Site } from '#shared/entities/site.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages.ts'
import { type GroupWords, type KindForm, partFieldsOf, type Words } from './fieldsOf.ts'
import type { SiteTab } from './fieldTypes.ts'

const exceptionWords: Words = {
  from: 'First day',
  to: { label: 'Last day', help: 'The same day for a single one.' },
  opens: { help: 'Empty when the office is closed.' },
  reason: { help: 'As visitors read it, such as “Thanksgiving” or “Ice”.' },
}
export const exceptionFields = partFieldsOf(OfficeException, exceptionWords)

const closed = (title: string, fields: Words): GroupWords => ({ title, fields })
const open: typeof closed = (title, fields) => ({ title, fields, startsOpen: true })

/** A group for each office that a clinic can have. The form shows those of the offices that it has. */
const ofOffices = (group: typeof closed, words: Words): GroupWords[] =>
  Array.from({ length: limits.offices }, (_, index) => {
    const fields = Object.entries(words).map(([name, own]) => [`offices.${index}.${name}`, own])
    return { ...group(`Office ${index + 1}`, Object.fromEntries(fields)), office: index }
  })

const notice = { help: 'Leave it empty once all of them are the clinic’s own.', control: 'text' } as const

const tabs: Readonly<Record<SiteTab, readonly GroupWords[]>> = {
  hours: ofOffices(open, {
    exceptions: {
      label: 'Holidays and exceptions',
      help: 'Days with other hours, or none: holidays, snow, training. Pages show them 60 days ahead.',
      entry: exceptionWords,
    },
    hours: {
      help: 'Days with the same hours are one entry. A day without an entry is closed.',
      initial: { days: [], opens: '09:00', closes: '17:00' },
    },
  }),
  phones: [
    ...ofOffices(open, {
      phone: { help: 'Such as (404) 555-0123. That of the first office is the number of every “Call us”.' },
    }),
    { fields: { email: {} } },
    closed('Crisis contacts', {
      crisisLines: {
        label: 'Crisis contacts',
        help: '988 and 911 come first on every page. Nobody can change them here.',
        entry: {
          number: { help: 'As visitors read it.' },
          dial: { label: 'Number to dial', help: 'Such as 1-800-715-4225, or a short number.' },
          text: { label: 'Number for text messages', help: 'Such as 988, or 838255.', control: 'dial' },
        },
      },
    }),
    closed('Social links', {
      socialLinks: {
        label: 'Links to social networks',
        help: 'At the end of every page, on Contact Us, and for search engines.',
        entry: {
          name: { label: 'Network', help: 'Facebook, Instagram, YouTube, LinkedIn, X or another.' },
          url: { help: 'The page of the clinic there. Begins with https://.' },
        },
      },
    }),
  ],
  offices: [
    { fields: { name: {}, tagline: {} } },
    ...ofOffices(closed, {
      street: {},
      suite: {},
      city: {
        help: 'Of the mail address. Menus, and the address of the office’s page, have the name of the office.',
      },
      state: {},
      zip: {},
      about: {
        label: 'About the office',
        help: 'A sentence for its page, such as the places nearby.',
        control: 'text',
      },
      image: { label: 'Image of its page', help: 'A photograph of the building or its entrance.' },
      parking: { control: 'text' },
      access: { control: 'text' },
      transit: { label: 'Without a car', control: 'text' },
      groups: {
        entry: { name: 'Group' },
        initial: { name: '', days: [], starts: '09:00', ends: '12:00' },
      },
      'position.0': {
        label: 'Latitude',
        help: 'Such as 33.7490. It puts the office on the map. In most map apps, a long press on the place shows both numbers.',
      },
      'position.1': { label: 'Longitude', help: 'Negative for west, such as -84.3880.' },
    }),
    closed('Map', {
      'map.center.0': {
        label: 'Latitude of the center',
        help: 'The map in the footer shows the region around its center.',
      },
      'map.center.1': { label: 'Longitude of the center', help: 'Negative for west.' },
      'map.zoom': { help: 'From 8, the whole region, to 12, one town. Each step is twice as close.' },
    }),
    open('First visits and prices', {
      nextVisit: {
        label: 'When a first visit is possible',
        help: 'A sentence. Home, the contact page and the search show it. Empty: visitors are asked to call.',
        control: 'text',
      },
      selfPay: { label: 'Cost without insurance', help: 'A sentence with a range.', control: 'text' },
    }),
  ],
  insurers: [
    open('Insurers', {
      insurers: {
        label: 'Accepted insurers',
        help: 'Only those with which the clinic has an agreement. Home lists them in this order.',
        entry: { name: 'Insurer', image: { label: 'Logo', help: 'Square, with permission of the insurer.' } },
      },
    }),
    closed('Accreditation and licenses', {
      accreditations: {
        label: 'Accreditations, licenses and memberships',
        help: 'Only those that are valid today. Home lists them in this order.',
        entry: {
          description: { help: 'Who issues it, and what it covers.' },
          image: 'Seal',
          url: { help: 'Where visitors can check it. Begins with https://.' },
        },
      },
    }),
  ],
  legal: [
    open('Privacy officer', {
      'privacyOfficer.title': {},
      'privacyOfficer.phone': {},
      'privacyOfficer.office': {},
    }),
    open('Texts that are in no document', {
      textSignOffs: {
        label: 'Sign-offs',
        help: 'Who has read the texts that nobody can change here: the care cards, on Urgent Help; the privacy policy; the two forms to print; and the Spanish texts of the call form. A sign-off ends when the text changes.',
        entry: {
          reader: 'Profession',
          reviewedBy: {
            label: 'Name and credentials',
            help: 'Such as “Ana Reyes, LPC”. Visitors see it below the care cards.',
          },
          lastReviewed: 'Day of the reading',
        },
      },
    }),
    open('Publishing', {
      whoPublishes: {
        help: 'Two people: a document goes live once somebody other than who publishes it has approved its text. Alerts are exempt, so that they go out at once. It takes two people to change this back.',
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

/** Pages cannot show a fact that is still being typed, such as a time without its end. */
const completeFacts = (content: DraftContent) =>
  Object.fromEntries(
    Object.entries(Site.shape).flatMap(([name, schema]) => {
      const fact = z.safeParse(schema, content[name])
      return fact.success ? [[name, fact.data]] : []
    }),
  )
