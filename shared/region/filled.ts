import { telephoneLink } from '../clinic/telephoneLink.ts'
import { nationalViolenceLine } from '../fixedFacts.ts'
import { anchorId, slugOf } from '../html/anchor.ts'
import type { ReadRegion } from './readRegion.ts'

/** What the first content names: `{state}`, `{crisisLine.number}`. A list, as of sources, is an entry of its own. */
export type Names = Readonly<Record<string, unknown>>

interface Clinic {
  shortName: string
  /** The towns of its offices. */
  offices: readonly string[]
  /** Whether it is in another state than the first content, whose days of checks are not those of its facts. */
  isElsewhere?: boolean
}

export function namesOf(
  { region, place, facts, lines }: ReadRegion,
  { shortName, offices, isElsewhere }: Clinic,
): Names {
  const [firstOffice, secondOffice, thirdOffice] = offices
  return {
    state: region.name,
    stateCode: region.code,
    stateId: slugOf(region.name),
    area: place.area,
    shareImage: region.shareImage,
    treatmentCourt: place.courtNames[0] ?? 'drug court',
    crisisLines: place.crisisLines,
    shortName,
    offices: new Intl.ListFormat('en-US').format(offices).replace(/, and /, ' and '),
    ...numberOf(offices.length),
    officeOptions: offices.map((office) => {
      const around = place.towns[office]
      return { label: around ? `${around} (${office})` : office, value: office }
    }),
    ...{ firstOffice, secondOffice, thirdOffice },
    ...Object.fromEntries(
      Object.entries(facts).flatMap(([subject, { number, sources, texts, checked }]) => [
        [`${subject}.number`, number],
        ...Object.entries(texts).flatMap(([key, text]) => [
          [`${subject}.${key}`, text],
          [`${subject}.${key}Id`, anchorId(text)],
        ]),
        ...Object.entries(sources).map(([key, source]) => [
          `${subject}.${key}Source`,
          isElsewhere ? withDay(source, checked) : source,
        ]),
      ]),
    ),
    ...violenceLine(region.name, lines.violence),
  }
}

const withDay = (source: unknown, day: string) => {
  const { title, ...others } = Object(source)
  const words = new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
  return { ...others, title: `${title} (checked ${words})` }
}

const numbers = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

function numberOf(offices: number) {
  const word = numbers[offices - 1] ?? `${offices}`
  return offices === 1
    ? { officesInWords: 'One office', oneOfOurOffices: 'our office', anOffice: 'an office' }
    : {
        officesInWords: `${upper(word)} offices`,
        oneOfOurOffices: `one of our ${word} offices`,
        anOffice: 'offices',
      }
}

function violenceLine(state: string, number: string) {
  const isOwn = number !== nationalViolenceLine
  const whose = isOwn ? `${state}’s` : 'the national'
  const national = `<a href="${telephoneLink(nationalViolenceLine)}">${nationalViolenceLine}</a>.`
  return {
    'violenceLine.number': number,
    'violenceLine.whose': whose,
    'violenceLine.Whose': upper(whose),
    'violenceLine.whoseEs': isOwn ? `de ${state}` : 'nacional',
    'violenceLine.national': isOwn ? ` The national one: ${national}` : '',
    'violenceLine.nationalEs': isOwn ? ` La nacional: ${national}` : '',
  }
}

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

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

/** Of facts and of what pages fill in. */
export const namedIn = (text: string) => new Set(Array.from(text.matchAll(name), ([, , key = '']) => key))

/** The other markers are facts of the clinic, which pages are rendered with. */
const isOurs = (key: string, names: Names) => key.includes('.') || Object.hasOwn(names, key)

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
