import { existsSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type * as z from 'zod/mini'
import { contentFilesBelow, readContentFolder } from '#shared/contentFolder/readContentFolder.ts'
import { fileEnding, yamlText } from '#shared/contentFolder/yaml.ts'
import { type AllContent, storedSchemas } from '#shared/entities/publishedContent.ts'
import { documentKinds } from '#shared/kinds/kinds.ts'
import { CommandError } from '../../commandError.ts'
import { writeFileIn } from '../clinic/writeFileIn.ts'

/** This file is in a folder while an export writes it. */
const incomplete = 'INCOMPLETE'

/** Replaces the `<kind>/<id>.yaml` files of the folder. Resolves to the number of files. */
export async function writeFolder(
  folder: string,
  content: Readonly<Record<string, ReadonlyMap<string, unknown>>>,
): Promise<number> {
  let count = 0
  writeFileIn(folder, incomplete, 'npm run content -- export was cut off here.\n')
  for (const [kind, entries] of Object.entries(content)) {
    const kindFolder = path.join(folder, kind)
    const fileOf = (id: string) => path.join(kindFolder, `${id}${fileEnding}`)
    const files = new Set([...entries.keys()].map(fileOf))
    await mkdir(kindFolder, { recursive: true })
    for (const file of contentFilesBelow(kindFolder)) if (!files.has(file)) await rm(file)
    for (const [id, fields] of entries)
      writeFileIn(kindFolder, `${id}${fileEnding}`, documentText(kind, fields))
    count += files.size
  }
  await rm(path.join(folder, incomplete))
  return count
}

export function documentText(kind: string, content: unknown): string {
  const document = documentKinds.find((one) => one === kind)
  return yamlText(content, document && ['name', ...fieldNames(storedSchemas[document])])
}

/** Names at every depth, in the order of the schema. */
function fieldNames({ _zod: { def } }: z.core.$ZodType): string[] {
  const { shape = {}, element, innerType, items = [] } = def as Partial<SchemaParts> // Each kind of schema has some of them.
  const parts = [...Object.values(shape), element, innerType, ...items]
  return [...Object.keys(shape), ...parts.flatMap((part) => (part ? fieldNames(part) : []))]
}
interface SchemaParts {
  shape: Record<string, z.core.$ZodType>
  element: z.core.$ZodType
  innerType: z.core.$ZodType
  items: z.core.$ZodType[]
}

/** If a file is damaged, throws an error that names the file and its fault. */
export function readFolder(folder: string): AllContent {
  if (existsSync(path.join(folder, incomplete)))
    throw new CommandError(`The export into ${folder} was cut off: run it again, and then use the folder.`)
  const content = readContentFolder({ folder })
  if (documentKinds.every((kind) => content[kind].size === 0))
    throw new CommandError(
      `There is no content in ${folder}: name a folder that npm run content -- export wrote.`,
    )
  return content
}
