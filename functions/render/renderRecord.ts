import { promisify } from 'node:util'
import { zstdCompress, zstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import { BlogPost } from '#shared/entities/blogPost.ts'
import { Redirect } from '#shared/entities/redirect.ts'
import type { Bucket } from './bucket.ts'
import { readObject, writeObject } from './storedObject.ts'

/** An object of the site, and what it was rendered from. */
export interface RenderedObject {
  md5: string
  /** The addresses in the API that it read. */
  reads: readonly string[]
}

/** What the last rendering of a release read and rendered, from which the next one knows what a change concerns. */
export interface RenderRecord {
  /** The number of the request that it served. */
  request: number
  /** When everything was rendered last, in milliseconds. */
  wholeAt: number
  /** What pages are rendered from besides the content, as JSON. */
  settings: string
  objects: ReadonlyMap<string, RenderedObject>
  posts: z.infer<typeof Posts>
  /** The response of each address, except those of posts. */
  responses: ReadonlyMap<string, unknown>
  redirects: readonly Redirect[]
  searchParts: ReadonlyMap<string, z.infer<typeof SearchParts>>
}

export async function storeRecord(site: Bucket, release: string, record: RenderRecord): Promise<void> {
  const urls = new Map<string, number>()
  const numberOf = (url: string) => {
    const number = urls.get(url) ?? urls.size
    urls.set(url, number)
    return number
  }
  const stored: z.infer<typeof StoredRecord> = {
    ...record,
    release,
    objects: Array.from(record.objects, ([key, { md5, reads }]) => [key, md5, reads.map(numberOf)]),
    urls: [...urls.keys()],
    posts: [...record.posts],
    responses: [...record.responses],
    redirects: [...record.redirects],
    searchParts: [...record.searchParts],
  }
  await writeObject(site, 'rendering/record', await promisify(zstdCompress)(JSON.stringify(stored)))
}

/** Undefined if the release has rendered nothing yet. */
export async function recordOf(site: Bucket, release: string): Promise<RenderRecord | undefined> {
  const stored = await storedRecord(site)
  if (stored === undefined || OfRelease.parse(stored).release !== release) return undefined
  const { urls, objects, ...record } = StoredRecord.parse(stored)
  return {
    ...record,
    objects: new Map(
      objects.map(([key, md5, reads]) => [key, { md5, reads: reads.map((number) => urls[number] ?? '') }]),
    ),
    responses: new Map(record.responses),
    searchParts: new Map(record.searchParts),
  }
}

async function storedRecord(site: Bucket): Promise<unknown> {
  const bytes = await readObject(site, 'rendering/record')
  return bytes && JSON.parse((await promisify(zstdDecompress)(bytes)).toString())
}

const Posts = z.array(BlogPost)
const SearchParts = z.object({
  title: z.string(),
  description: z.string(),
  headings: z.string(),
  text: z.string(),
  questions: z.array(
    z.object({ id: z.string(), question: z.string(), answer: z.string(), topic: z.string() }),
  ),
})
const OfRelease = z.object({ release: z.string() })
const StoredRecord = z.object({
  ...OfRelease.shape,
  request: z.number(),
  wholeAt: z.number(),
  settings: z.string(),
  urls: z.array(z.string()),
  objects: z.array(z.tuple([z.string(), z.string(), z.array(z.number())])),
  posts: Posts,
  responses: z.array(z.tuple([z.string(), z.unknown()])),
  redirects: z.array(Redirect),
  searchParts: z.array(z.tuple([z.string(), SearchParts])),
})
