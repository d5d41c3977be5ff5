import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'

/** What is known of an object beside its bytes. Header names are lower case. */
export interface StoredObject {
  body: Buffer
  headers: Record<string, string>
  /** Quoted, as in the header. */
  etag: string
  lastModified: Date
}

/** A bucket as a folder. */
export interface Bucket {
  name: string
  get(key: string): Promise<StoredObject | undefined>
  put(key: string, body: Buffer, headers: Record<string, string>): Promise<StoredObject>
  remove(key: string): Promise<void>
  /** Every key that begins so, in S3's order. */
  keys(prefix: string): Promise<string[]>
}

const Head = z.object({
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  lastModified: z.string(),
})

/**
 * Opens a bucket over a folder. An object is one file, its headers in the first line, written beside and moved
 * into place: a reader sees the old object or the new one, and a crash leaves no half of either.
 */
export function openBucket(name: string, folder: string): Bucket {
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => path.join(folder, encodeURIComponent(key).replaceAll('.', '%2E'))
  return {
    name,
    get: async (key) => {
      const file = await readFile(fileOf(key)).catch(ignoreMissing)
      if (!file) return undefined
      const end = file.indexOf('\n')
      const head = z.parse(Head, JSON.parse(file.toString('utf8', 0, end)))
      return { ...head, body: file.subarray(end + 1), lastModified: new Date(head.lastModified) }
    },
    put: async (key, body, headers) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`
      const lastModified = new Date(Math.floor(Date.now() / 1000) * 1000)
      const head = Buffer.from(`${JSON.stringify({ headers, etag, lastModified })}\n`)
      const draft = path.join(folder, `.${randomBytes(8).toString('hex')}`)
      await writeFile(draft, Buffer.concat([head, body]))
      await rename(draft, fileOf(key))
      return { body, headers, etag, lastModified }
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    keys: async (prefix) => {
      const files = await readdir(folder)
      return files
        .filter((file) => !file.startsWith('.'))
        .map((file) => decodeURIComponent(file))
        .filter((key) => key.startsWith(prefix))
        .sort()
    },
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  // A key longer than a file name may be cannot have been stored either.
  if (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG') return undefined
  throw error
}
