import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod/mini'
import { contentFilesBelow, nameOf, withFileError } from '#shared/contentFolder/readContentFolder.ts'
import { parseYaml } from '#shared/contentFolder/yaml.ts'
import {
  type DeskPart,
  type DeskRecord,
  type DeskRecords,
  deskPartOf,
  deskParts,
} from '../../../functions/store/desk/deskRecords.ts'

/** Reads the `<part>/<name>.yaml` files of a folder. Throws an error that names the file and what is wrong with it. */
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
