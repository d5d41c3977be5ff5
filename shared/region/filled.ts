import { telephoneLink } from '../clinic/telephoneLink.ts'
import { slugOf } from '../html/anchor.ts'
import type { ReadRegion } from './readRegion.ts'

/** What the first content names: `{state}`, `{crisisLine.number}`. A list, as of sources, is an entry of its own. */
export type Names = Readonly<Record<string, unknown>>

interface Clinic {
  shortName: string
  /** The towns of its offices. */
  offices: readonly string[]
}

export function namesOf({ region, place, facts }: ReadRegion, { shortName, offices }: Clinic): Names {
  const [firstOffice, secondOffice, thirdOffice] = offices
  return {
    state: region.name,
    stateCode: region.code,
    stateId: slugOf(region.name),
    area: place.area,
    shareImage: region.shareImage,
    crisisLines: place.crisisLines,
    shortName,
    offices: new Intl.ListFormat('en-US').format(offices).replace(/, and /, ' and '),
    officeOptions: offices.map((office) => {
      const around = place.towns[office]
      return { label: around ? `${around} (${office})` : office, value: office }
    }),
    ...{ firstOffice, secondOffice, thirdOffice },
    ...Object.fromEntries(
      Object.entries(facts).flatMap(([subject, { number, sources, texts }]) => [
        [`${subject}.number`, number],
        ...Object.entries(texts).map(([key, text]) => [`${subject}.${key}`, text]),
        ...Object.entries(sources).map(([key, source]) => [`${subject}.${key}Source`, source]),
      ]),
    ),
  }
}

const name = /(tel:)?\{(\w+(?:\.\w+)?)\}/g

/**
 * The content with what it names. What the state has not confirmed is left out: a sentence of HTML, with the paragraph or
 * the item of a list that has no other one; otherwise the whole text.
 */
export function filled(value: unknown, names: Names): unknown {
  if (Array.isArray(value))
    return value.map((entry) => filled(entry, names)).filter((entry) => entry !== undefined)
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value)
        .map(([key, field]) => [key, filled(field, names)])
        .filter(([, field]) => field !== undefined),
    )
  if (typeof value !== 'string') return value
  const [, whole] = /^\{(\w+(?:\.\w+)?)\}$/.exec(value) ?? []
  if (whole && isOurs(whole, names) && typeof names[whole] !== 'string') return names[whole]
  return filledText(value, names)
}

/** The other markers are facts of the clinic, which pages are rendered with. */
const isOurs = (key: string, names: Names) => key.includes('.') || key in names

function filledText(text: string, names: Names): string | undefined {
  let isComplete = true
  const result = text.replace(name, (whole, link: string | undefined, key: string) => {
    if (!isOurs(key, names)) return whole
    const value = names[key]
    if (typeof value === 'string') return link ? telephoneLink(value) : value
    isComplete = false
    return ''
  })
  if (isComplete) return result
  return text.includes('<') ? withoutEmptyBlocks(result) : undefined
}

const withoutEmptyBlocks = (html: string) =>
  html
    .replace(/^[ \t]*\n/gm, '')
    .replace(/<(p|li|tr)(?: [^>]*)?>(?:<strong>[^<]*<\/strong>)?\s*<\/\1>\n?/g, '')
