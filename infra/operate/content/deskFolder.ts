import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import {
  type DeskPart,
  type DeskRecord,
  type DeskRecords,
  deskPartOf,
  deskParts,
} from '../../../functions/store/desk/deskRecords.ts'
import { jsonText, withFileError } from './folder.ts'
import { parseJson, refuseReservedNames } from './parseJson.ts'

/** Writes `<part>/<name>.json` files, in place of those that the folder has. Returns their number. */
export async function writeDeskFolder(folder: string, records: DeskRecords): Promise<number> {
  let count = 0
  for (const part of deskParts) {
    await rm(path.join(folder, part), { recursive: true, force: true })
    for (const [name, record] of records[part]) {
      const file = path.join(folder, part, `${name}.json`)
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, jsonText(record))
      count += 1
    }
  }
  return count
}

/** Reads such a folder. Rejects with a CommandError that names the file and what is wrong with it. */
export async function readDeskFolder(folder: string): Promise<DeskRecords> {
  const parts = await Promise.all(
    deskParts.map(async (part) => [part, await readPart(part, path.join(folder, part))] as const),
  )
  return Object.fromEntries(parts) as DeskRecords // Every part is in it.
}

async function readPart(part: DeskPart, folder: string): Promise<Map<string, DeskRecord>> {
  const records = new Map<string, DeskRecord>()
  for (const relative of await jsonFilesBelow(folder)) {
    const file = path.join(folder, relative)
    const name = relative.slice(0, -'.json'.length).replaceAll(path.sep, '/')
    const text = await readFile(file, 'utf8')
    records.set(
      name,
      withFileError(file, 'record', () => recordOf(part, name, text)),
    )
  }
  return records
}

function recordOf(part: DeskPart, name: string, text: string): DeskRecord {
  const { schema, nameOf } = deskPartOf[part]
  const json = parseJson(text)
  refuseReservedNames(json)
  const record = z.strictObject(schema.shape).parse(json) as DeskRecord // An object's schema.
  if (nameOf(record) !== name) throw new Error(`it is the record of ${nameOf(record)}`)
  return record
}

async function jsonFilesBelow(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
