import { limits } from '#shared/limits.ts'
import type { FieldPath } from '../state/fieldPath.ts'
import type { FieldGroup, FieldRow, PartList, SiteTab } from './fieldTypes.ts'

const hours: PartList = {
  name: 'hours',
  singular: 'hours',
  fields: [
    { name: 'days', label: 'Days', control: 'weekdays', required: true },
    { name: 'opens', label: 'Opens', control: 'time', required: true },
    { name: 'closes', label: 'Closes', control: 'time', required: true },
  ],
  initial: { days: [], opens: '09:00', closes: '17:00' },
}

export const exceptions: PartList = {
  name: 'exceptions',
  singular: 'exception',
  fields: [
    { name: 'from', label: 'First day', control: 'day', required: true },
    { name: 'to', label: 'Last day', help: 'The same day for a single one.', control: 'day', required: true },
    { name: 'opens', label: 'Opens', help: 'Empty when the office is closed.', control: 'time' },
    { name: 'closes', label: 'Closes', control: 'time' },
    {
      name: 'reason',
      label: 'Reason',
      help: 'As visitors read it, such as “Thanksgiving” or “Ice”.',
      control: 'line',
      required: true,
    },
  ],
  initial: {},
}

const groups: PartList = {
  name: 'groups',
  singular: 'group',
  fields: [
    { name: 'name', label: 'Group', control: 'line', required: true },
    { name: 'days', label: 'Days', control: 'weekdays', required: true },
    { name: 'starts', label: 'Starts', control: 'time', required: true },
    { name: 'ends', label: 'Ends', control: 'time', required: true },
  ],
  initial: { name: '', days: [], starts: '09:00', ends: '12:00' },
}

const crisisLines: PartList = {
  name: 'crisisLines',
  singular: 'crisis line',
  fields: [
    { name: 'name', label: 'Name', control: 'line', required: true },
    { name: 'number', label: 'Number', help: 'As visitors read it.', control: 'line', required: true },
    {
      name: 'dial',
      label: 'Number to dial',
      help: 'Its digits, such as +18007154225.',
      control: 'line',
      required: true,
    },
    { name: 'text', label: 'Number for text messages', control: 'line' },
    { name: 'description', label: 'Description', control: 'line', required: true },
  ],
}

const insurers: PartList = {
  name: 'insurers',
  singular: 'insurer',
  fields: [
    { name: 'name', label: 'Insurer', control: 'line', required: true },
    { name: 'image', label: 'Logo', help: 'Square, with permission of the insurer.', control: 'image' },
  ],
}

const accreditations: PartList = {
  name: 'accreditations',
  singular: 'accreditation or license',
  fields: [
    { name: 'name', label: 'Name', control: 'line', required: true },
    {
      name: 'description',
      label: 'Description',
      help: 'Who issues it, and what it covers.',
      control: 'text',
    },
    { name: 'image', label: 'Seal', control: 'image' },
    {
      name: 'url',
      label: 'Web address',
      help: 'Where visitors can check it. Begins with https://.',
      control: 'line',
    },
  ],
}

const socialLinks: PartList = {
  name: 'socialLinks',
  singular: 'social link',
  fields: [
    {
      name: 'name',
      label: 'Network',
      help: 'Facebook, Instagram, YouTube, LinkedIn, X or another.',
      control: 'line',
      required: true,
    },
    {
      name: 'url',
      label: 'Web address',
      help: 'The page of the clinic there. Begins with https://.',
      control: 'line',
      required: true,
    },
  ],
}

/** Those that the clinic has are shown. */
const officeNames = Array.from({ length: limits.offices }, (_, index) => `Office ${index + 1}`)

/** The groups of the offices on a tab. */
const officeGroups = (
  tab: SiteTab,
  fields: (path: (...steps: (string | number)[]) => FieldPath, index: number) => FieldRow[],
): FieldGroup[] =>
  officeNames.map((name, index) => ({
    title: name,
    office: index,
    tab,
    startsOpen: true,
    fields: fields((...steps) => ['offices', index, ...steps], index),
  }))

/** The facts of the clinic. Their schema is in `shared/entities/site.ts`. */
export const siteFields: readonly FieldGroup[] = [
  ...officeGroups('hours', (path) => [
    {
      path: path('exceptions'),
      label: 'Holidays and exceptions',
      help: 'Days with other hours, or none: holidays, snow, training. Pages show them 60 days ahead.',
      control: 'list',
      list: exceptions,
    },
    {
      path: path('hours'),
      label: 'Hours',
      help: 'Days with the same hours are one entry. A day without an entry is closed.',
      control: 'list',
      list: hours,
    },
  ]),
  ...officeGroups('phones', (path, index) => [
    {
      path: path('phone'),
      label: 'Phone',
      help:
        index === 0
          ? 'Such as (404) 555-0123. It is also the number of every “Call us”.'
          : 'Such as (404) 555-0123.',
      control: 'phone',
      required: true,
    },
  ]),
  { tab: 'phones', fields: [{ path: ['email'], label: 'Email', control: 'line', required: true }] },
  {
    title: 'Crisis contacts',
    tab: 'phones',
    fields: [
      {
        path: ['crisisLines'],
        label: 'Crisis contacts',
        help: '988 and 911 come first on every page. Nobody can change them here.',
        control: 'list',
        list: crisisLines,
      },
    ],
  },
  {
    title: 'Social links',
    tab: 'phones',
    fields: [
      {
        path: ['socialLinks'],
        label: 'Links to social networks',
        help: 'At the end of every page, on Contact Us, and for search engines.',
        control: 'list',
        list: socialLinks,
      },
    ],
  },
  {
    tab: 'offices',
    fields: [
      { path: ['name'], label: 'Name', control: 'line', required: true },
      { path: ['tagline'], label: 'Tagline', control: 'line', required: true },
    ],
  },
  ...officeGroups('offices', (path) => [
    { path: path('street'), label: 'Street', control: 'line', required: true },
    { path: path('suite'), label: 'Suite', control: 'line' },
    {
      path: path('city'),
      label: 'City',
      help: 'Of the mail address. Menus, and the address of the office’s page, keep the name of the office.',
      control: 'line',
      required: true,
    },
    { path: path('state'), label: 'State', control: 'line', required: true },
    { path: path('zip'), label: 'ZIP', control: 'line', required: true },
    { path: path('parking'), label: 'Parking', control: 'text', required: true },
    { path: path('access'), label: 'Access', control: 'text', required: true },
    { path: path('transit'), label: 'Without a car', control: 'text', required: true },
    { path: path('groups'), label: 'Groups', control: 'list', list: groups },
    {
      path: path('position', 0),
      label: 'Latitude',
      help: 'Degrees north, such as 33.7490. It puts the office on the map.',
      control: 'degrees',
      required: true,
    },
    {
      path: path('position', 1),
      label: 'Longitude',
      help: 'Degrees, negative for west, such as -84.3880.',
      control: 'degrees',
      required: true,
    },
  ]),
  {
    title: 'Insurers',
    tab: 'insurers',
    startsOpen: true,
    fields: [
      {
        path: ['insurers'],
        label: 'Accepted insurers',
        help: 'Only those with which the clinic has an agreement. Home lists them in this order.',
        control: 'list',
        list: insurers,
      },
    ],
  },
  {
    title: 'Accreditation and licenses',
    tab: 'insurers',
    fields: [
      {
        path: ['accreditations'],
        label: 'Accreditations, licenses and memberships',
        help: 'Only those that are valid today. Home lists them in this order.',
        control: 'list',
        list: accreditations,
      },
    ],
  },
  {
    title: 'Map',
    tab: 'offices',
    fields: [
      {
        path: ['map', 'center', 0],
        label: 'Latitude of the center',
        help: 'Degrees north. The map in the footer shows the region around its center.',
        control: 'degrees',
        required: true,
      },
      {
        path: ['map', 'center', 1],
        label: 'Longitude of the center',
        help: 'Degrees, negative for west.',
        control: 'degrees',
        required: true,
      },
      {
        path: ['map', 'zoom'],
        label: 'Zoom',
        help: 'From 8, the whole region, to 12, one town. Each step is twice as close.',
        control: 'number',
        required: true,
      },
    ],
  },
  {
    title: 'First visits and prices',
    tab: 'offices',
    startsOpen: true,
    fields: [
      {
        path: ['nextVisit'],
        label: 'When a first visit is possible',
        help: 'A sentence. Home, the contact page and the search show it. Empty: visitors are asked to call.',
        control: 'text',
      },
      {
        path: ['selfPay'],
        label: 'Cost without insurance',
        help: 'A sentence with a range.',
        control: 'text',
      },
    ],
  },
  {
    title: 'Privacy officer',
    tab: 'legal',
    startsOpen: true,
    fields: [
      { path: ['privacyOfficer', 'title'], label: 'Title', control: 'line', required: true },
      { path: ['privacyOfficer', 'phone'], label: 'Phone', control: 'phone', required: true },
      { path: ['privacyOfficer', 'office'], label: 'Office', control: 'office', required: true },
    ],
  },
  {
    title: 'Notices of sample content',
    tab: 'legal',
    startsOpen: true,
    fields: [
      {
        path: ['sampleNotice'],
        label: 'Beside sample reviews, insurers and accreditation',
        help: 'Empty once all of them are those of the clinic.',
        control: 'text',
      },
      {
        path: ['officeSampleNotice'],
        label: 'Beside sample hours and sample groups',
        help: 'Empty once all of them are those of the clinic.',
        control: 'text',
      },
    ],
  },
]
