import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Names, namedIn, namesOf } from '../region/filled.ts'
import { knownStates, readRegion } from '../region/readRegion.ts'
import { clinic, contentFolders, stateOfFirstContent } from './clinicFolder.ts'
import { parseYaml } from './yaml.ts'

const Site = z.object({ name: z.string(), offices: z.array(z.object({ name: z.string() })) })

/** What the files of content name. */
export const names = namesOfClinic()

/** What one of the states has: a name that none has is misspelled. */
const known = new Set(
  knownStates().flatMap((state) => Object.keys(namesOf(readRegion(state), { shortName: '', offices: [] }))),
)
export const misspelledIn = (text: string): string[] =>
  [...namedIn(text)].filter((name) => name.includes('.') && !Object.hasOwn(names, name) && !known.has(name))

function namesOfClinic(): Names {
  const files = contentFolders.map(({ folder }) => path.join(folder, 'site/site.yaml'))
  const site = Site.parse(parseYaml(readFileSync(files.findLast(existsSync) ?? '', 'utf8')))
  return namesOf(readRegion(clinic.state), {
    shortName: clinic.shortName ?? site.name,
    offices: site.offices.map(({ name }) => name),
    isElsewhere: clinic.state !== stateOfFirstContent,
  })
}
