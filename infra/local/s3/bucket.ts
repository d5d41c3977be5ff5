import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { open, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod/mini'
import type { Stack } from '../cloudformation/stack.ts'

export type Bucket = ReturnType<typeof openBucket>

/** Names of headers are in lower case, and the ETag is quoted. */
const Metadata = z.object({
  headers: z.record(z.string(), z.string()),
  etag: z.string(),
  lastModified: z.string(),
  key: z.optional(z.string()),
})

/** An object is one file with headers in its first line. It is renamed once complete, so nobody reads half a file. */
export function openBucket(name: string, folder: string) {
  mkdirSync(folder, { recursive: true })
  const fileOf = (key: string) => path.join(folder, fileNameOf(key))
  /** A cache by key. Without it, each list of ten thousand objects would open as many files. */
  const etags = new Map<string, string>()
  return {
    name,
    get: async (key: string) => {
      const file = await readFile(fileOf(key)).catch(ignoreMissing)
      const metadata = file && metadataIn(file)
      if (!metadata) return undefined
      const { headers, etag, lastModified } = metadata
      return {
        headers: { ...headers, etag, 'last-modified': new Date(lastModified).toUTCString() },
        body: file.subarray(file.indexOf('\n') + 1),
      }
    },
    etag: async (key: string) => {
      const stored = etags.get(key) ?? (await metadataOf(fileOf(key)))?.etag
      // A write may have set a newer ETag meanwhile.
      if (stored && !etags.has(key)) etags.set(key, stored)
      return stored
    },
    put: async (key: string, body: Buffer, headers: Record<string, string>) => {
      const etag = `"${createHash('md5').update(body).digest('hex')}"`
      const ownKey = isHashed(fileNameOf(key)) ? { key } : {}
      const metadata = Buffer.from(
        `${JSON.stringify({ headers, etag, lastModified: new Date(), ...ownKey })}\n`,
      )
      const temporary = path.join(folder, `.${randomBytes(8).toString('hex')}`)
      try {
        // Asynchronous functions would take longer, since each of their steps wakes another thread.
        writeFileSync(temporary, Buffer.concat([metadata, body]))
        renameSync(temporary, fileOf(key))
        etags.set(key, etag)
      } catch (error) {
        // A full disk may leave part of the file.
        await rm(temporary, { force: true })
        throw error
      }
      return { etag }
    },
    delete: (key: string) => {
      etags.delete(key)
      return rm(fileOf(key), { force: true })
    },
    /** The keys with this prefix, in ascending order. */
    keys: async (prefix: string) => {
      const files = await readdir(folder)
      const written = files.filter((file) => !file.startsWith('.'))
      const keys = await Promise.all(written.map(keyIn))
      return keys.filter((key) => key.startsWith(prefix)).sort()
    },
  }

  async function keyIn(file: string): Promise<string> {
    if (!isHashed(file)) return decodeURIComponent(file)
    return (await metadataOf(path.join(folder, file)))?.key ?? ''
  }
}

/** A key may have 1,024 bytes but a file name only 255, so a hash names the file, and the metadata contain the key. */
function fileNameOf(key: string): string {
  const name = encodeURIComponent(key).replaceAll('.', '%2E')
  return name.length <= 200 ? name : `=${createHash('sha256').update(key).digest('hex')}`
}

/** An equals sign marks a hash, because `encodeURIComponent` writes none. */
const isHashed = (file: string) => file.startsWith('=')

/** Reads only the beginning of the file, not the whole object. */
async function metadataOf(file: string) {
  const opened = await open(file).catch(ignoreMissing)
  if (!opened) return undefined
  try {
    const { buffer } = await opened.read({ buffer: Buffer.alloc(longestMetadata) })
    return metadataIn(buffer)
  } finally {
    await opened.close()
  }
}

/** Bytes, with room to spare, since S3 accepts no longer metadata. */
const longestMetadata = 8 * 1024

/** Undefined if the file is damaged, which then counts as missing: the next rendering or upload writes it again. */
function metadataIn(file: Buffer) {
  try {
    return z.parse(Metadata, JSON.parse(file.toString('utf8', 0, file.indexOf('\n'))))
  } catch {
    return undefined
  }
}

/** Removes parts of objects that a crash or a full disk left. Returns the number of lost objects. */
export function removeDamagedObjects(folder: string): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter((file) => file.isFile())
  const unfinished = files.filter(({ name }) => name.startsWith('.'))
  const empty = files.filter(({ name }) => statSync(path.join(folder, name)).size === 0)
  for (const { name } of [...unfinished, ...empty]) rmSync(path.join(folder, name), { force: true })
  return empty.filter((file) => !unfinished.includes(file)).length
}

export function readBuckets(stack: Stack, folder: string): Bucket[] {
  return stack.resources('AWS::S3::Bucket', z.unknown()).map(({ id }) => {
    const name = stack.ref(id)
    return openBucket(name, path.join(folder, name))
  })
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
