import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { oldAddress, redirectTarget } from '../entities/text.ts'
import { contentOfState, knownStates } from '../region/readRegion.ts'
import { withFileError } from './contentFileError.ts'
import { parseYaml } from './yaml.ts'

const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/, 'must be a color such as #1c5a50'))

/** What a new site needs to know of its clinic besides its documents, in the file `clinic.yaml` of its folder. */
const Clinic = z.strictObject({
  state: z.enum(knownStates(), `must be one of: ${knownStates().join(', ')}`),
  /** The zone of its schedules and of an office that names none. By default the first one of the state. */
  timeZone: z.optional(z.string()),
  /** Its name in the names of its teams, such as “Foothills Clinical Team”. By default the whole name. */
  shortName: z.optional(z.string()),
  /** Kinds and documents of the first content that the site is without, such as `review` and `post/post-1`. */
  leaveOut: z._default(z.array(z.string()), []),
  /** By the names of `tokens.css`: the color of both themes, or that of the light one and that of the dark one. */
  colors: z._default(z.record(z.string(), z.union([color, z.tuple([color, color])])), {}),
  /** The addresses of the clinic's old site, each with the page that it leads to. */
  redirects: z._default(z.record(oldAddress, redirectTarget), {}),
})

const firstContent = path.join(import.meta.dirname, '../content')

/** The folder of the clinic that is built. Without one, the site is that of the first content. */
export const clinicFolder = process.env.CLINIC_FOLDER ? path.resolve(process.env.CLINIC_FOLDER) : firstContent

const clinicIn = (folder: string) => {
  const file = path.join(folder, 'clinic.yaml')
  return withFileError(file, 'content', () => Clinic.parse(parseYaml(readFileSync(file, 'utf8'))))
}
export const clinic = clinicIn(clinicFolder)
export const stateOfFirstContent = clinicIn(firstContent).state

const isLeftOut = (kind: string, id: string) =>
  [kind, `${kind}/${id}`].some((name) => clinic.leaveOut.includes(name))

/** A document of a later folder replaces the one of the same name in an earlier one. */
export const contentFolders = [
  ...[firstContent, contentOfState(clinic.state)].map((folder) => ({ folder, isLeftOut })),
  ...(clinicFolder === firstContent ? [] : [{ folder: clinicFolder }]),
]
