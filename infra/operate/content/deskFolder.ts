import { readFileSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import { contentFilesBelow, nameOf, withFileError } from '#shared/contentFolder/readContentFolder.ts'
import { fileEnding, parseYaml, yamlText } from '#shared/contentFolder/yaml.ts'
import {
  type DeskPart,
  type DeskRecord,
  type DeskRecords,
  deskPartOf,
  deskParts,
} from '../../../functions/store/desk/deskRecords.ts'

/** Writes `<part>/<name>.yaml` files, in place of those that the folder has. Returns their number. */
export async function writeDeskFolder(folder: string, records: DeskRecords): Promise<number> {
  let count = 0
  for (const part of deskParts) {
    await rm(path.join(folder, part), { recursive: true, force: true })
    for (const [name, record] of records[part]) {
      const file = path.join(folder, part, `${name}${fileEnding}`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, yamlText(record))
      count += 1
    }
  }
  return count
}

/** Reads such a folder. Throws an error that names the file and what is wrong with it. */
export const readDeskFolder = (folder: string): DeskRecords =>
  // Every part is in it.
  Object.fromEntries(deskParts.map((part) => [part, readPart(part, path.join(folder, part))])) as DeskRecords

function readPart(part: DeskPart, folder: string): Map<string, DeskRecord> {
  return new Map(
    contentFilesBelow(folder).map((file) => {
      const name = nameOf(folder, file)
      return [name, withFileError(file, 'record', () => recordOf(part, name, readFileSync(file, 'utf8')))]
    }),
  )
}

function recordOf(part: DeskPart, name: string, text: string): DeskRecord {
  const { schema, nameOf: nameOfRecord } = deskPartOf[part]
  const record = z.strictObject(schema.shape).parse(parseYaml(text)) as DeskRecord // An object's schema.
  if (nameOfRecord(record) !== name) throw new Error(`it is the record of ${nameOfRecord(record)}`)
  return record
}
