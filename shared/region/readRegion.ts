import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as z from 'zod/mini'
import { refusal, withFileError } from '../contentFolder/contentFileError.ts'
import { parseYaml } from '../contentFolder/yaml.ts'
import { nationalViolenceLine } from '../fixedFacts.ts'
import { Facts, Place } from './region.ts'

const folderOf = (state: string) => path.join(import.meta.dirname, state.toLowerCase())

/** The states that have a folder here. */
export const knownStates = () =>
  globSync('*/place.yaml', { cwd: import.meta.dirname })
    .map((file) => path.dirname(file).toUpperCase())
    .sort()

/** Documents that every site in the state begins with. */
export const contentOfState = (state: string) => path.join(folderOf(state), 'content')

/** The file with the outline of its map, if it has one. */
export const outlineOf = (state: string) =>
  path.join(import.meta.dirname, '../../web/files/art/map', `${state.toLowerCase()}.svg`)

/** What the code and the first content know of a state. @throws {ContentFileError} */
export function readRegion(state: string, clinicZone?: string) {
  const place = parsed(Place, path.join(folderOf(state), 'place.yaml'))
  if (place.code !== state)
    throw refusal(path.join(folderOf(state), 'place.yaml'), `code: must be ${state}, as its folder is named`)
  const facts = parsed(Facts, path.join(folderOf(state), 'facts.yaml'))
  const { name, code, shareImage, box, languages, phones: localPhones, legalDocuments, holidays } = place
  const zones = place.timeZones.map(({ id }) => id)
  if (clinicZone && !zones.includes(clinicZone))
    throw refusal('clinic.yaml', `timeZone: must be one of: ${zones.join(', ')}`)
  const first = place.timeZones.find(({ id }) => id === clinicZone) ?? place.timeZones[0]
  const timeZones: Place['timeZones'] = [first, ...place.timeZones.filter((zone) => zone !== first)]
  return {
    /** Visitors load it on every page. */
    region: { name, code, timeZones, shareImage },
    mapCenter: place.mapCenter ?? [(box.south + box.north) / 2, (box.west + box.east) / 2],
    mapOutline:
      place.mapCenter && existsSync(outlineOf(state))
        ? `/art/map/${path.basename(outlineOf(state))}`
        : undefined,
    samplePhone: place.samplePhone,
    /** Segments of posts that begin with a care card. */
    carePosts: place.posts,
    /** Only staff and checks need these. */
    ...{ box, languages, localPhones, legalDocuments, holidays },
    place,
    facts,
    lines: {
      crisis: facts.crisisLine.number,
      poison: facts.poisonLine.number,
      violence: facts.violenceLine.number ?? nationalViolenceLine,
      childProtection: facts.childProtection.number,
      gambling: facts.gamblingLine.number,
    },
    /** What the state calls its agency and the offense. */
    terms: { childProtection: facts.childProtection.texts.agency, driving: facts.driving.texts.name },
    /** The texts of care cards: `amnesty` for `card` of that subject, `bed` for `cardBed` of any. */
    cardTexts: Object.fromEntries(
      Object.entries(facts).flatMap(([subject, { texts }]) =>
        Object.entries(texts)
          .filter(([key]) => key.startsWith('card'))
          .map(([key, text]) => [key.slice('card'.length).toLowerCase() || subject, text]),
      ),
    ),
    cardSources: {
      crisis: facts.crisisLine.cardSources,
      violence: facts.violenceLine.cardSources,
      childProtection: facts.childProtection.cardSources,
      sexualAssault: facts.sexualAssault.cardSources,
    },
  }
}

export type ReadRegion = ReturnType<typeof readRegion>

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, file: string): z.output<Schema> =>
  withFileError(file, 'content', () => schema.parse(parseYaml(readFileSync(file, 'utf8'))))
