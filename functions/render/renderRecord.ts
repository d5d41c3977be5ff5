import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import { Site } from '#shared/entities/site.ts'
import type { Bucket } from './bucket.ts'
import { readObject, writeObject } from './storedObject.ts'

export interface RenderedObject {
  md5: string
  reads: readonly string[]
}

/** What the last rendering read and rendered, from which the next one knows what a change concerns. */
export interface RenderRecord {
  release: string
  /** What pages are rendered from besides the content, as JSON. */
  settings: string
  /** For when they are damaged. */
  site: Site
  objects: ReadonlyMap<string, RenderedObject>
  searchParts: ReadonlyMap<string, z.infer<typeof SearchParts>>
}

/** Many objects have the same reads: each read is stored once, and objects have its number. */
export async function storeRecord(site: Bucket, record: RenderRecord): Promise<void> {
  const numbers = new Map<string, number>()
  const numberOf = (read: string) => {
    const number = numbers.get(read) ?? numbers.size
    numbers.set(read, number)
    return number
  }
  const stored: z.infer<typeof StoredRecord> = {
    ...record,
    objects: Array.from(record.objects, ([key, { md5, reads }]) => [key, md5, reads.map(numberOf)]),
    reads: [...numbers.keys()],
    searchParts: [...record.searchParts],
  }
  await writeObject(site, 'rendering/record', await promisify(zstdCompress)(JSON.stringify(stored)))
}

/** Undefined if there is none that this code can read. */
export async function lastRecord(site: Bucket): Promise<RenderRecord | undefined> {
  const bytes = await readObject(site, 'rendering/record')
  if (!bytes) return undefined
  const stored = StoredRecord.safeParse(JSON.parse((await promisify(zstdDecompress)(bytes)).toString()))
  if (!stored.success) return undefined
  const { reads, objects, searchParts, ...record } = stored.data
  return {
    ...record,
    objects: new Map(
      objects.map(([key, md5, numbers]) => [
        key,
        { md5, reads: numbers.map((number) => reads[number] ?? '') },
      ]),
    ),
    searchParts: new Map(searchParts),
  }
}

const SearchParts = z.object({
  title: z.string(),
  description: z.string(),
  headings: z.string(),
  text: z.string(),
  ids: z._default(z.array(z.string()), []),
  questions: z.array(
    z.object({ id: z.string(), question: z.string(), answer: z.string(), topic: z.string() }),
  ),
})
const StoredRecord = z.object({
  release: z.string(),
  settings: z.string(),
  site: Site,
  reads: z.array(z.string()),
  objects: z.array(z.tuple([z.string(), z.string(), z.array(z.number())])),
  searchParts: z.array(z.tuple([z.string(), SearchParts])),
})
