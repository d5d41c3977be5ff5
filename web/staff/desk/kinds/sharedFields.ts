import { staffMessages } from '../../staffMessages.ts'
import type { FieldWords, GroupWords, Words } from './fieldsOf.ts'

export const markersHelp = `“${staffMessages.desk.insertFact}” writes a phone number or an address that changes with Clinic.`

export const ownAddress: FieldWords = {
  label: 'Address',
  help: 'Made from the title. Lower-case words joined by “-”.',
}

export const searchEngines: GroupWords = {
  title: 'Search engines and shared links',
  isAside: true,
  hasSeoPreview: true,
  fields: {
    'seo.metaTitle': { label: 'Search title', help: 'Without it, the title is used.', control: 'line' },
    'seo.metaDescription': { label: 'Search description', help: 'Say what the reader will find.' },
    'seo.keywords': { help: 'Words that people search for, separated by commas.' },
  },
}

export const checkedSources = (text: string): Words => ({
  sources: {
    help: `What the ${text} was checked against, listed below it.`,
    entry: { title: 'Source title', url: { help: 'Begins with https://.', control: 'line' } },
  },
  checkedOn: {},
})

export const describedImage = (label: string, help: string, otherwise = 'the title is used'): Words => ({
  image1: { label, help },
  image1Alt: { label: `${label} in words`, help: staffMessages.media.describeField(otherwise) },
})
