import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import { Site } from '#shared/entities/site.ts'
import { type Bucket, readObject, writeObject } from '../bucket.ts'
import { ReadableParts } from './search/readableParts.ts'

const RenderedObject = z.object({ md5: z.string(), reads: z.readonly(z.array(z.string())) })
export type RenderedObject = z.infer<typeof RenderedObject>

/** What the last rendering read and rendered, from which the next one knows what a change concerns. */
const RenderRecord = z.object({
  release: z.string(),
  /** What pages are rendered from besides the content, as JSON. */
  settings: z.string(),
  /** The facts to render with while those in the table cannot be read. */
  site: Site,
  /** By key. */
  objects: z.record(z.string(), RenderedObject),
  /** By path. */
  searchParts: z.record(z.string(), ReadableParts),
})
export type RenderRecord = z.infer<typeof RenderRecord>

export async function storeRecord(site: Bucket, record: RenderRecord): Promise<void> {
  await writeObject(site, 'rendering/record', await promisify(zstdCompress)(JSON.stringify(record)))
}

/** Undefined if there is none that this code can read. */
export async function lastRecord(site: Bucket): Promise<RenderRecord | undefined> {
  const bytes = await readObject(site, 'rendering/record')
  if (!bytes) return undefined
  return RenderRecord.safeParse(JSON.parse((await promisify(zstdDecompress)(bytes)).toString())).data
}
