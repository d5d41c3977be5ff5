import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { clinic, contentFolders } from '#shared/contentFolder/clinicFolder.ts'
import { names } from '#shared/contentFolder/names.ts'
import { contentFilesBelow } from '#shared/contentFolder/readContentFolder.ts'
import { namedIn } from '#shared/region/filled.ts'
import { contentOfState, knownStates, outlineOf, readRegion } from '#shared/region/readRegion.ts'

const root = path.join(import.meta.dirname, '../../..')
const folder = path.dirname(contentOfState(clinic.state))
const nameOf = (file: string) => path.relative(root, file)
const factsFile = nameOf(path.join(folder, 'facts.yaml'))
const own = readRegion(clinic.state)
const others = knownStates()
  .filter((state) => state !== clinic.state)
  .map((state) => readRegion(state))
type Region = typeof own

/** What the folder of the state still has of the one that it was copied from. */
export const copiedFacts = (): string[] =>
  others.flatMap((other) => {
    const properNames = other.place.properNames.filter(
      (name) =>
        isDeepStrictEqual(other.place.properNames, own.place.properNames) ||
        !own.place.properNames.includes(name),
    )
    const words = [other.region.name, ...properNames, ...Object.keys(other.place.towns)]
    const equal = Object.entries(partsOf(own)).flatMap(([name, part]) =>
      part !== undefined && isOnlyOf(other, name, part) ? [name] : [],
    )
    return [
      ...contentFilesBelow(folder).flatMap((file) => {
        const found = linesWith(words, readFileSync(file, 'utf8'))
        return found.length > 0
          ? [`${nameOf(file)} is still of ${other.region.name}: ${found.join(', ')}.`]
          : []
      }),
      ...(equal.length > 0
        ? [`${nameOf(folder)} has the same as ${other.region.name}, word for word: ${equal.join(', ')}.`]
        : []),
    ]
  })

/** What all other states share is national, such as the poison line. */
const isOnlyOf = (other: Region, name: string, part: unknown) =>
  isDeepStrictEqual(partsOf(other)[name], part) &&
  !others.every((state) => isDeepStrictEqual(partsOf(state)[name], part))

function partsOf({ place, facts }: Region): Record<string, unknown> {
  const { box, mapCenter, shareImage, samplePhone } = place
  const subjects = Object.entries(facts).flatMap(([subject, { number, texts }]) => [
    [`the number of ${subject}`, number],
    [subject, Object.keys(texts).length > 0 ? texts : undefined],
  ])
  return { box, mapCenter, shareImage, samplePhone, ...Object.fromEntries(subjects) }
}

/** Each word with the first line that has it. */
const linesWith = (words: readonly string[], text: string) => {
  const lines = text.split('\n')
  return words.flatMap((word) => {
    const at = lines.findIndex((line) => line.includes(word))
    return at < 0 ? [] : [`${word} (line ${at + 1})`]
  })
}

const named = new Set(
  contentFolders.flatMap(({ folder }) =>
    contentFilesBelow(folder).flatMap((file) => [...namedIn(readFileSync(file, 'utf8'))]),
  ),
)

/** Such as a misspelled one. Care cards name theirs in the code. */
export const unusedTexts = (): string[] =>
  Object.entries(own.facts).flatMap(([subject, { texts }]) =>
    Object.keys(texts)
      .filter(
        (key) => !key.startsWith('card') && !['', 'Id'].some((end) => named.has(`${subject}.${key}${end}`)),
      )
      .map((key) => `${factsFile}, ${subject}, ${key}: no text names it. Is it misspelled?`),
  )

/** What nobody has confirmed or signed off, and what the first content leaves out for it. */
export function missingFacts(): string[] {
  const facts = Object.entries(own.facts)
  const unsigned = facts.flatMap(([subject, { signedOffBy }]) => (signedOffBy === '' ? [subject] : []))
  const left = [...named].filter((name) => name.includes('.') && names[name] === undefined)
  const { place } = own
  const zones = place.timeZones.map(({ name }) => name)
  return [
    ...(unsigned.length > 0
      ? [
          `${unsigned.length} of ${facts.length} subjects in ${factsFile} are signed off by nobody: have a lawyer and a clinician of the state read them, and write their names as signedOffBy: ${unsigned.join(', ')}.`,
        ]
      : []),
    ...facts.flatMap(([subject, { unconfirmed }]) =>
      unconfirmed ? [`${factsFile}, ${subject} is not confirmed: ${unconfirmed}`] : [],
    ),
    ...(left.length > 0
      ? [`${factsFile} lacks texts whose sentences pages leave out: ${left.toSorted().join(', ')}.`]
      : []),
    ...(place.signedOffBy === ''
      ? [`${nameOf(path.join(folder, 'place.yaml'))} is signed off by nobody.`]
      : []),
    ...(own.mapOutline
      ? []
      : [
          `${nameOf(outlineOf(clinic.state))} ${existsSync(outlineOf(clinic.state)) ? 'is not shown: place.yaml has no mapCenter' : 'does not exist'}, so the map has no outline of the state.`,
        ]),
    ...(zones.length > 1 && !clinic.timeZone
      ? [`clinic.yaml has no timeZone: schedules, and offices that name none, are in ${zones[0]}.`]
      : []),
  ]
}
