import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { withFileError } from './contentFileError.ts'
import { parseYaml } from './yaml.ts'

/** What the build needs to know of a clinic, in the file `clinic.yaml` of its folder. */
const Clinic = z.strictObject({ state: z.string() })

const firstContent = path.join(import.meta.dirname, '../content')

/** The folder of the clinic that is built. Without one, the site is that of the first content. */
export const clinicFolder = process.env.CLINIC_FOLDER ? path.resolve(process.env.CLINIC_FOLDER) : firstContent

/** A file of the second folder replaces the one of the same name in the first. */
export const contentFolders = [...new Set([firstContent, clinicFolder])]

const file = path.join(clinicFolder, 'clinic.yaml')
export const clinic = withFileError(file, 'content', () =>
  Clinic.parse(parseYaml(readFileSync(file, 'utf8'))),
)
