import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'

/** Header names are in lower case. */
interface StoredObject {
  body: Buffer
  headers: Record<string, string>
  /** Quoted, as in the header. */
  etag: string
  lastModified: Date
}

export interface Bucket {
  name: string
  get(key: string): Promise<StoredObject | undefined>
  /** Reads nothing of the object itself. */
  etag(key: string): Promise<string | undefined>
  put(key: string, body: Buffer, headers: Record<string, string>): Promise<StoredObject>
  delete(key: string): Promise<void>
  /** The keys with this prefix, in ascending order. */
  keys(prefix: string): Promise<string[]>
}

const Metadata = z.object({
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  lastModified: z.string(),
})

/**
 * An object is one file with its headers in the first line. It is written beside its final name and renamed, so
 * that a reader, or a crash, never sees half an object.
 */
export function openBucket(name: string, folder: string): Bucket {
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => path.join(folder, encodeURIComponent(key).replaceAll('.', '%2E'))
  return {
    name,
    get: async (key) => {
      const file = await readFile(fileOf(key)).catch(ignoreMissing)
      if (!file) return undefined
      const { end, ...metadata } = metadataIn(file)
      return { ...metadata, body: file.subarray(end + 1) }
    },
    etag: async (key) => {
      const file = await open(fileOf(key)).catch(ignoreMissing)
      if (!file) return undefined
      try {
        const { buffer } = await file.read({ buffer: Buffer.alloc(longestMetadata) })
        return metadataIn(buffer).etag
      } finally {
        await file.close()
      }
    },
    put: async (key, body, headers) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`
      const lastModified = new Date(Math.floor(Date.now() / 1000) * 1000)
      const metadata = Buffer.from(`${JSON.stringify({ headers, etag, lastModified })}\n`)
      const temporary = path.join(folder, `.${randomBytes(8).toString('hex')}`)
      try {
        // Asynchronous functions take longer, since each of their steps wakes another thread.
        writeFileSync(temporary, Buffer.concat([metadata, body]))
        renameSync(temporary, fileOf(key))
      } catch (error) {
        // What a full disk has taken of it.
        await rm(temporary, { force: true })
        throw error
      }
      return { body, headers, etag, lastModified }
    },
    delete: (key) => rm(fileOf(key), { force: true }),
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

/** In bytes, with room to spare: S3 has no longer ones either. */
const longestMetadata = 8 * 1024

function metadataIn(file: Buffer) {
  const end = file.indexOf('\n')
  const { lastModified, ...metadata } = z.parse(Metadata, JSON.parse(file.toString('utf8', 0, end)))
  return { ...metadata, lastModified: new Date(lastModified), end }
}

/** Removes what a crash or a full disk left of objects. Returns how many objects are gone. */
export function removeDamagedObjects(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile())
  const unfinished = files.filter(({ name }) => name.startsWith('.'))
  const empty = files.filter(({ name }) => statSync(path.join(folder, name)).size === 0)
  for (const { name } of [...unfinished, ...empty]) rmSync(path.join(folder, name), { force: true })
  return empty.filter((file) => !unfinished.includes(file)).length
}

/** Opens the template's buckets, each in a folder with its name. */
export function readBuckets(stack: Stack, folder: string): Bucket[] {
  return stack.resources('AWS::S3::Bucket', z.unknown()).map(({ id }) => {
    const name = stack.ref(id)
    return openBucket(name, path.join(folder, name))
  })
}

export function objectHeaders({ headers, etag, lastModified }: StoredObject): Record<string, string> {
  return { ...headers, etag, 'last-modified': lastModified.toUTCString() }
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  // A key that is too long for a file name was never stored.
  if (error.code === 'ENOENT' || error.code === 'ENAMETOOLONG') return undefined
  throw error
}
