import { staffMessages } from '../../staffMessages.ts'
import { capitalized, type Field, type Fields, type GroupOfFields, optional, required } from './fieldsOf.ts'
import type { FieldControl } from './fieldTypes.ts'

export const markersHelp = `“${staffMessages.desk.insertFact}”, the button with a card, writes a phone number or an address that changes with Clinic.`

export const originalHelp = 'Visitors do not see it. The translator compares the Spanish with it.'

export const ownAddress = (control: FieldControl) =>
  required(control, 'Address', 'Made from the title. Lower-case words joined by “-”.')

export const link = optional(
  'link',
  'Link',
  'A page of this site, by its title or its address, a web address, a phone number or an email address.',
)

/** A choice of values. The capitalized value is its label. */
export const choiceOf = (values: readonly (string | number)[]): Pick<Field, 'control' | 'options'> => ({
  control: 'choice',
  options: values.map((value) => [value, capitalized(String(value).replaceAll('-', ' '))]),
})

export const yesOrNo = {
  control: 'choice',
  options: [
    [true, 'Yes'],
    [false, 'No'],
  ],
} as const

export const searchEngines: GroupOfFields = {
  title: 'Search engines and shared links',
  isAside: true,
  hasSeoPreview: true,
  fields: {
    'seo.metaTitle': optional('line', 'Search title', 'Without it, the title is used.'),
    'seo.metaDescription': optional('text', 'Search description', 'Say what the reader will find.'),
    'seo.keywords': optional('keywords', 'Keywords', 'Words that people search for, separated by commas.'),
  },
}

export const checkedSources = (text: string): Fields => ({
  sources: {
    control: 'list',
    label: 'Sources',
    help: `What the ${text} was checked against, listed below it.`,
    isOptional: true,
    entry: {
      title: required('line', 'Source title'),
      publisher: required('line', 'Publisher'),
      year: required('number', 'Year'),
      url: required('line', 'Web address', 'Begins with https://.'),
    },
  },
  checkedOn: optional('day', 'Checked on'),
  validUntil: optional(
    'day',
    'Valid until',
    'The day on which a statement ends, such as a rule. 30 days before, the text is to be read again.',
  ),
})

export const describedImage = (label: string, help: string, otherwise = 'the title is used') =>
  ({
    image1: optional('image', label, help),
    image1Alt: optional('line', `${label} in words`, staffMessages.media.describeField(otherwise)),
  }) satisfies Fields
