import { clinicZone } from '#shared/hours/localDay.ts'
import type { Language } from '#shared/pages.ts'

const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {}

const formatOf = (language: Language) =>
  (formats[language] ??= new Intl.DateTimeFormat(`${language}-US`, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    timeZone: clinicZone.id,
  }))

/** The date at the clinic of a timestamp or of a day (`YYYY-MM-DD`), such as "March 14, 2026". Empty for other values. */
export function longDate(time: string | undefined, language: Language = 'en'): string {
  const date = new Date(time?.length === 10 ? `${time}T17:00:00Z` : (time ?? ''))
  return Number.isNaN(date.getTime()) ? '' : formatOf(language).format(date)
}
