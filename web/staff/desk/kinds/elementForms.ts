import {
  type ElementName,
  EmbedSection,
  elementSchemas,
  LocationsSection,
  type TableName,
  TableSection,
} from '#shared/entities/pageContent.ts'
import { staffMessages } from '../../staffMessages.ts'
import { capitalized, initialOf, originalHelp, partFieldsOf, type Words } from './fieldsOf.ts'

interface ElementWords {
  label?: string
  fields?: Words
  initial?: object
}

const longText: ElementWords = { fields: { text: { control: 'text' } } }

const image: ElementWords = {
  fields: { alt: { help: staffMessages.media.describeField('it counts as a decoration') } },
  initial: { alt: '' },
}

const icons = ['Clock', 'Heart', 'Shield', 'Users', 'Sparkles']

/** Words for elements whose form does not follow from their name and their schema. */
const elementWords: Readonly<Partial<Record<ElementName, ElementWords>>> = {
  subtitle: longText,
  description: longText,
  'content paragraph': longText,
  'cta button': { label: 'Button', fields: { label: 'Button text' } },
  'profile image': image,
  'background image': image,
  'section image': image,
  'background color': { fields: { color: { options: ['plain', 'deep', 'river', 'dawn'] } } },
  'email input': { label: 'Email field', fields: { title: 'Label', placeholder: 'Example in the field' } },
  'region dropdown': {
    fields: {
      title: 'Label',
      placeholder: 'Text before a choice',
      options: { entry: { label: 'Option', value: 'Office' } },
    },
  },
  'social icon': {
    label: 'Link with an icon',
    fields: { iconName: { help: 'Phone, Mail, Facebook, Instagram, YouTube, LinkedIn or X.' } },
  },
  'dark mode toggle': { label: 'Dark mode switch' },
  'insurance logos': { label: 'Insurers of the clinic, which are in Clinic', fields: { logos: false } },
  feature: {
    label: 'Value with an icon',
    fields: { icon: { options: icons, none: 'Sparkles by default' } },
  },
  photograph: {
    fields: {
      src: { label: 'Photograph', hasSize: true },
      alt: { label: 'Photograph in words', help: staffMessages.media.describe },
    },
    initial: { width: 1_440, height: 960 },
  },
  'link list': { label: 'List of links', fields: { links: { entry: { label: 'Link text' } } } },
  'rich text': { label: 'Formatted text' },
  'translated text': {
    fields: {
      englishHeading: 'Heading in English',
      heading: 'Heading in Spanish',
      english: { label: 'Text in English', help: originalHelp },
      html: 'Text in Spanish',
    },
  },
  'care card': {
    fields: { card: { help: 'What to do in an emergency. Its words are the same on every page.' } },
  },
  'office facts': { label: 'Facts of an office', initial: { office: '{office}' } },
  'review status': { label: 'Review status of the pages' },
}

export const elementNames = Object.keys(elementSchemas) as ElementName[] // A record of exactly these names.

export const elementForms = Object.fromEntries(elementNames.map((name) => [name, formOf(name)])) as Readonly<
  Record<ElementName, ReturnType<typeof formOf>>
>

function formOf(element: ElementName) {
  const { label = capitalized(element), fields, initial } = elementWords[element] ?? {}
  const rows = partFieldsOf(elementSchemas[element], fields)
  return { label, fields: rows, initial: { ...initialOf(rows), ...initial } }
}

export const tables = {
  services: { label: 'Services', kind: 'service' },
  faqs: { label: 'FAQs', kind: 'faq' },
  reviews: { label: 'Reviews', kind: 'review' },
  posts: { label: 'Posts', kind: 'post' },
} as const satisfies Record<TableName, object>

const codeNames: Words = { name: false, type: false }

/** The fields of the sections without elements. Their names are read by code alone. */
export const sectionFields = {
  embed: partFieldsOf(EmbedSection, {
    ...codeNames,
    url: { label: 'Address of the frame', help: 'Without it, the contact form.', control: 'line' },
  }),
  locations: partFieldsOf(LocationsSection, {
    ...codeNames,
    locations: {
      label: 'Offices',
      help: 'Without any, the offices of the clinic are shown.',
      entry: { address: 'Street', phone: { control: 'phone' }, directions_url: 'Link to directions' },
    },
  }),
  table: partFieldsOf(TableSection, { ...codeNames, table: false, items: false }),
}
