import type { ElementName, ElementValues, TableName } from '#shared/entities/pageContent.ts'
import type { PartField, PartList } from '../fields/fieldTypes.ts'

interface ElementForm<Name extends ElementName = ElementName> {
  label: string
  fields: readonly PartField<keyof ElementValues[Name] & string>[]
  list?: PartList<keyof ElementValues[Name] & string>
  /** What a new element starts with. */
  initial: Partial<ElementValues[Name]>
}

const words = (label: string, control: 'line' | 'text' = 'line') => ({
  label,
  fields: [{ name: 'text', label, control, required: true }] as const,
  initial: { text: '' },
})

const image = (label: string) => ({
  label,
  fields: [
    { name: 'src', label, control: 'image', required: true },
    {
      name: 'alt',
      label: 'Image in words',
      help: 'What a person who cannot see it should know. Leave it empty for a decoration.',
      control: 'line',
    },
  ] as const,
  initial: { src: '', alt: '' },
})

const link = 'A page of this site (/contact-us), https://…, tel:… or mailto:…'

/** The forms of the elements. Their schemas are in `shared/entities/pageContent.ts`. */
export const elementForms: { readonly [Name in ElementName]: ElementForm<Name> } = {
  'main heading': words('Main heading'),
  'section heading': words('Section heading'),
  'section title': words('Section title'),
  subtitle: words('Subtitle', 'text'),
  description: words('Description', 'text'),
  'content paragraph': words('Paragraph', 'text'),
  'cta button': {
    label: 'Button',
    fields: [
      { name: 'label', label: 'Button text', control: 'line', required: true },
      { name: 'url', label: 'Link', help: link, control: 'line', required: true },
    ],
    initial: { label: '', url: '' },
  },
  'profile image': image('Profile image'),
  'background image': image('Background image'),
  'section image': image('Section image'),
  'background color': {
    label: 'Background color',
    fields: [{ name: 'color', label: 'Background color', control: 'tone', required: true }],
    initial: { color: 'plain' },
  },
  'email input': {
    label: 'Email field',
    fields: [
      { name: 'title', label: 'Label', control: 'line', required: true },
      { name: 'placeholder', label: 'Example in the field', control: 'line' },
    ],
    initial: { title: '' },
  },
  'region dropdown': {
    label: 'Region dropdown',
    fields: [
      { name: 'title', label: 'Label', control: 'line', required: true },
      { name: 'placeholder', label: 'Text before a choice', control: 'line' },
    ],
    list: {
      name: 'options',
      singular: 'option',
      fields: [
        { name: 'label', label: 'Option', control: 'line', required: true },
        { name: 'value', label: 'Office', control: 'line', required: true },
      ],
    },
    initial: { title: '', options: [] },
  },
  'social icon': {
    label: 'Link with an icon',
    fields: [
      { name: 'url', label: 'Link', help: link, control: 'line', required: true },
      {
        name: 'iconName',
        label: 'Icon',
        help: 'Phone, Mail, Facebook, Instagram, YouTube, LinkedIn or X.',
        control: 'line',
        required: true,
      },
    ],
    initial: { url: '', iconName: '' },
  },
  'dark mode toggle': {
    label: 'Dark mode switch',
    fields: [
      { name: 'label', label: 'Label', control: 'line' },
      { name: 'enabled', label: 'Shown', control: 'yesNo', required: true },
    ],
    initial: { enabled: true },
  },
  'insurance logos': { label: 'Insurers of the clinic, which are in Site', fields: [], initial: {} },
  card: {
    label: 'Card',
    fields: [
      { name: 'title', label: 'Title', control: 'line', required: true },
      { name: 'description', label: 'Description', control: 'text' },
      { name: 'image', label: 'Image', control: 'image' },
      { name: 'ctaText', label: 'Link text', control: 'line' },
      { name: 'ctaUrl', label: 'Link', help: link, control: 'line' },
    ],
    initial: { title: '' },
  },
  feature: {
    label: 'Value with an icon',
    fields: [
      { name: 'title', label: 'Title', control: 'line', required: true },
      { name: 'description', label: 'Description', control: 'text' },
      { name: 'icon', label: 'Icon', control: 'icon' },
    ],
    initial: { title: '', icon: 'Heart' },
  },
  photograph: {
    label: 'Photograph',
    fields: [
      { name: 'src', label: 'Photograph', control: 'image', required: true, hasSize: true },
      {
        name: 'alt',
        label: 'Photograph in words',
        help: 'What a person who cannot see it should know.',
        control: 'line',
        required: true,
      },
      { name: 'caption', label: 'Caption', control: 'line' },
    ],
    initial: { src: '', alt: '', width: 1_440, height: 960 },
  },
  'link list': {
    label: 'List of links',
    fields: [{ name: 'title', label: 'Title', control: 'line' }],
    list: {
      name: 'links',
      singular: 'link',
      fields: [
        { name: 'label', label: 'Link text', control: 'line', required: true },
        { name: 'url', label: 'Link', help: link, control: 'line', required: true },
      ],
    },
    initial: { links: [] },
  },
  'rich text': {
    label: 'Formatted text',
    fields: [{ name: 'html', label: 'Formatted text', control: 'richText', required: true }],
    initial: { html: '' },
  },
  'translated text': {
    label: 'Translated text',
    fields: [
      { name: 'englishHeading', label: 'Heading in English', control: 'line' },
      { name: 'heading', label: 'Heading in Spanish', control: 'line' },
      {
        name: 'english',
        label: 'Text in English',
        help: 'Visitors do not see it. The translator compares the Spanish with it.',
        control: 'richText',
        required: true,
      },
      { name: 'html', label: 'Text in Spanish', control: 'richText', required: true },
    ],
    initial: { html: '', english: '' },
  },
  'care card': {
    label: 'Care card',
    fields: [
      {
        name: 'card',
        label: 'Care card',
        help: 'What to do in an emergency. Its words are the same on every page.',
        control: 'careCard',
        required: true,
      },
    ],
    initial: { card: 'overdose' },
  },
  'group times': {
    label: 'Group times',
    fields: [{ name: 'office', label: 'Office', control: 'office' }],
    initial: {},
  },
  'office facts': {
    label: 'Facts of an office',
    fields: [{ name: 'office', label: 'Office', control: 'office', required: true }],
    initial: { office: '{office}' },
  },
  'review status': { label: 'Review status of the pages', fields: [], initial: {} },
}

export const elementNames = Object.keys(elementForms) as ElementName[]

export const tableNames: Readonly<Record<TableName, string>> = {
  services: 'Services',
  faqs: 'FAQs',
  reviews: 'Reviews',
  posts: 'Posts',
}

export const locationFields: readonly PartField[] = [
  { name: 'name', label: 'Name', control: 'line', required: true },
  { name: 'subtitle', label: 'Subtitle', control: 'line' },
  { name: 'address', label: 'Street', control: 'line', required: true },
  { name: 'city', label: 'City', control: 'line', required: true },
  { name: 'state', label: 'State', control: 'line', required: true },
  { name: 'zip', label: 'ZIP code', control: 'line', required: true },
  { name: 'phone', label: 'Phone', control: 'phone', required: true },
  { name: 'directions_url', label: 'Link to directions', control: 'line', required: true },
]
