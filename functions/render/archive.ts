import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'

export interface ArchivedObject {
  key: string
  type: string
  /** The address that the edge redirects to, if the object is a redirect. */
  location?: string | undefined
  /** The MD5 of the body. */
  md5?: string | undefined
}

export interface ReadObject extends ArchivedObject {
  body: Buffer
}

interface Archive {
  add(object: ArchivedObject, body: string | Uint8Array): Promise<void>
  end(): Promise<Uint8Array>
}

/**
 * Ten thousand pages are two thirds of a gigabyte: compressed as they come, they need a few megabytes of memory. For
 * each object, the archive has a line of JSON with the number of its bytes, and then these bytes.
 */
export function startArchive(): Archive {
  const zip = createZstdCompress({ params: compression })
  const file = buffer(zip)
  let added = Promise.resolve()
  let waiting: Uint8Array[] = []
  let waitingBytes = 0
  // One write for some objects: each one wakes another thread.
  const write = async () => {
    const bytes = Buffer.concat(waiting)
    waiting = []
    waitingBytes = 0
    if (!zip.write(bytes)) await once(zip, 'drain')
  }
  return {
    // One by one, so that no more than one write waits for the compression.
    add: (object, body) => {
      added = added.then(async () => {
        const bytes = typeof body === 'string' ? Buffer.from(body) : body
        waiting.push(Buffer.from(`${JSON.stringify({ ...object, bytes: bytes.length })}\n`), bytes)
        waitingBytes += bytes.length
        if (waitingBytes > writeSize) await write()
      })
      return added
    },
    end: async () => {
      await added
      await write()
      zip.end()
      return file
    },
  }
}

const writeSize = 512 * 1024

export async function* objectsIn(archive: Uint8Array): AsyncGenerator<ReadObject> {
  const zip = createZstdDecompress({ chunkSize: 1024 * 1024 })
  zip.end(archive)
  let rest: Buffer = Buffer.alloc(0)
  let header: z.infer<typeof Header> | undefined
  for await (const chunk of zip) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (!header) {
        const end = rest.indexOf('\n')
        if (end < 0) break
        header = Header.parse(JSON.parse(rest.toString('utf8', 0, end)))
        rest = rest.subarray(end + 1)
      }
      if (rest.length < header.bytes) break
      yield { ...header, body: rest.subarray(0, header.bytes) }
      rest = rest.subarray(header.bytes)
      header = undefined
    }
  }
}

/** Pages share most of their HTML: a window of 16 MB makes the file of ten thousand pages a tenth of gzip's. */
const compression = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_windowLog]: 24,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

const Header = z.object({
  key: z.string(),
  type: z.string(),
  location: z.optional(z.string()),
  md5: z.optional(z.string()),
  bytes: z.number(),
})
