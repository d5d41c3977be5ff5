import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { type Names, namesOf } from '../region/filled.ts'
import { readRegion } from '../region/readRegion.ts'
import { clinic, contentFolders, stateOfFirstContent } from './clinicFolder.ts'
import { parseYaml } from './yaml.ts'

const Site = z.object({ name: z.string(), offices: z.array(z.object({ name: z.string() })) })

/** What the files of content name. */
export const names = namesOfClinic()

function namesOfClinic(): Names {
  const files = contentFolders.map(({ folder }) => path.join(folder, 'site/site.yaml'))
  const site = Site.parse(parseYaml(readFileSync(files.findLast(existsSync) ?? '', 'utf8')))
  return namesOf(readRegion(clinic.state), {
    shortName: clinic.shortName ?? site.name,
    offices: site.offices.map(({ name }) => name),
    isElsewhere: clinic.state !== stateOfFirstContent,
  })
}
