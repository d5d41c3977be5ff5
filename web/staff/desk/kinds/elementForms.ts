import { careTitles } from '#shared/content/careTitles.ts'
import type { ElementName, TableName } from '#shared/entities/pageContent.ts'
import { staffMessages } from '../../staffMessages.ts'
import { capitalized, type Fields, fieldsOf, initialOf, optional, required } from './fieldsOf.ts'
import { choiceOf, link, originalHelp, yesOrNo } from './sharedFields.ts'

interface ElementRow {
  /** By default the name of the element. */
  label?: string
  fields: Fields
  /** Content of a new element in addition to its required fields. */
  initial?: object
}

const english = optional('line', 'In English', originalHelp)

const line: ElementRow = { fields: { text: required('line', 'Text'), english } }
const text: ElementRow = { fields: { text: required('text', 'Text'), english } }

const image: ElementRow = {
  fields: {
    src: required('image', 'Image'),
    alt: optional('line', 'Image in words', staffMessages.media.describeField('it counts as a decoration')),
  },
  initial: { alt: '' },
}

const elementRows: Readonly<Record<ElementName, ElementRow>> = {
  'main heading': line,
  'section heading': line,
  'section title': line,
  subtitle: text,
  description: text,
  'content paragraph': text,
  'cta button': {
    label: 'Button',
    fields: { label: required('line', 'Button text'), english, url: { ...link, required: true } },
  },
  'profile image': image,
  'background image': image,
  'section image': image,
  'background color': {
    fields: { color: { ...choiceOf(['plain', 'deep', 'river', 'dawn']), label: 'Color', required: true } },
  },
  'email input': {
    label: 'Email field',
    fields: { title: required('line', 'Label'), placeholder: optional('line', 'Example in the field') },
  },
  'region dropdown': {
    fields: {
      title: required('line', 'Label'),
      placeholder: optional('line', 'Text before a choice'),
      options: {
        control: 'list',
        label: 'Options',
        entry: { label: required('line', 'Option'), value: required('line', 'Office') },
      },
    },
  },
  'social icon': {
    label: 'Link with an icon',
    fields: {
      url: { ...link, required: true },
      iconName: required('line', 'Icon', 'Phone, Mail, Facebook, Instagram, YouTube, LinkedIn or X.'),
    },
  },
  'dark mode toggle': {
    label: 'Dark mode switch',
    fields: { label: optional('line', 'Label'), enabled: { ...yesOrNo, label: 'Enabled', required: true } },
  },
  'insurance logos': { label: 'Insurers of the clinic, which are in Clinic', fields: {} },
  card: {
    fields: {
      title: required('line', 'Title'),
      description: optional('text', 'Description'),
      image: optional('image', 'Image'),
      ctaText: optional('line', 'Link text'),
      ctaUrl: link,
    },
  },
  feature: {
    label: 'Value with an icon',
    fields: {
      title: required('line', 'Title'),
      description: optional('text', 'Description'),
      icon: {
        ...choiceOf(['Clock', 'Heart', 'Shield', 'Users', 'Sparkles']),
        label: 'Icon',
        none: 'Sparkles by default',
      },
    },
  },
  photograph: {
    fields: {
      src: { ...required('image', 'Photograph'), hasSize: true },
      alt: required('line', 'Photograph in words', staffMessages.media.describe),
      caption: optional('line', 'Caption'),
    },
    initial: { width: 1_440, height: 960 },
  },
  'link list': {
    label: 'List of links',
    fields: {
      title: optional('line', 'Title'),
      english,
      links: {
        control: 'list',
        label: 'Links',
        entry: { label: required('line', 'Link text'), english, url: { ...link, required: true } },
      },
    },
  },
  'rich text': { label: 'Formatted text', fields: { html: required('richText', 'Text') } },
  'translated text': {
    fields: {
      englishHeading: optional('line', 'Heading in English'),
      heading: optional('line', 'Heading in Spanish'),
      english: required('richText', 'Text in English', originalHelp),
      html: required('richText', 'Text in Spanish'),
    },
  },
  'care card': {
    fields: {
      card: {
        ...choiceOf(Object.keys(careTitles)),
        label: 'Card',
        help: 'What to do in an emergency. Its words are the same on every page.',
        required: true,
      },
    },
  },
  'group times': { fields: { office: optional('office', 'Office') } },
  'office facts': {
    label: 'Facts of an office',
    fields: { office: required('office', 'Office') },
    initial: { office: '{office}' },
  },
  'review status': { label: 'Review status of the pages', fields: {} },
}

export const elementNames = Object.keys(elementRows) as ElementName[] // A record of exactly these names.

export const elementForms = Object.fromEntries(elementNames.map((name) => [name, formOf(name)])) as Readonly<
  Record<ElementName, ReturnType<typeof formOf>>
>

function formOf(element: ElementName) {
  const { label = capitalized(element), initial, ...row } = elementRows[element]
  const fields = fieldsOf(row.fields)
  return { label, fields, initial: { ...initialOf(fields), ...initial } }
}

export const tables = {
  services: { label: 'Services', kind: 'service' },
  faqs: { label: 'FAQs', kind: 'faq' },
  reviews: { label: 'Reviews', kind: 'review' },
  posts: { label: 'Posts', kind: 'post' },
} as const satisfies Record<TableName, object>

/** The fields of sections without elements. The names of these sections are read by code only. */
export const sectionFields = {
  embed: fieldsOf({
    title: required('line', 'Title'),
    url: optional('line', 'Address of the frame', 'Without it, the contact form.'),
  }),
  locations: fieldsOf({
    title: optional('line', 'Title'),
    locations: {
      control: 'list',
      label: 'Offices',
      help: 'Without any, the offices of the clinic are shown.',
      isOptional: true,
      entry: {
        name: required('line', 'Name'),
        subtitle: optional('line', 'Subtitle'),
        address: required('line', 'Street'),
        city: required('line', 'City'),
        state: required('line', 'State'),
        zip: required('line', 'ZIP'),
        phone: required('phone', 'Phone'),
        directions_url: { ...link, label: 'Link to directions', required: true },
      },
    },
  }),
  table: fieldsOf({ title: optional('line', 'Title') }),
}
