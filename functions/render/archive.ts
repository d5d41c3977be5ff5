import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'

/** What an archive says of an object beside its bytes: its key in the bucket and its content type. */
export interface ArchivedObject {
  key: string
  type: string
}

/** The objects of a site as one file, added one after the other. */
export interface Archive {
  add(object: ArchivedObject, body: string): Promise<void>
  /** The whole file; nothing can be added any more. */
  end(): Promise<Uint8Array>
}

/**
 * Ten thousand pages are two thirds of a gigabyte: compressed as they come, they need some megabytes of memory. Each
 * object is a line of JSON, with the number of its bytes, and then these.
 */
export function startArchive(): Archive {
  const zip = createZstdCompress({ params: settings })
  const whole = buffer(zip)
  let added = Promise.resolve()
  return {
    // One by one, so that no more than one page waits for the compression.
    add: (object, body) => {
      added = added.then(async () => {
        const bytes = Buffer.from(body)
        zip.write(`${JSON.stringify({ ...object, bytes: bytes.length })}\n`)
        if (!zip.write(bytes)) await once(zip, 'drain')
      })
      return added
    },
    end: async () => {
      await added
      zip.end()
      return whole
    },
  }
}

/** Every object in such a file, in the order in which they were added. */
export async function* objectsIn(archive: Uint8Array): AsyncGenerator<ArchivedObject & { body: Buffer }> {
  const zip = createZstdDecompress({ chunkSize: 1024 * 1024 })
  zip.end(archive)
  let rest: Buffer = Buffer.alloc(0)
  let next: z.infer<typeof Line> | undefined
  for await (const part of zip) {
    rest = rest.length > 0 ? Buffer.concat([rest, part]) : part
    for (;;) {
      if (!next) {
        const end = rest.indexOf('\n')
        if (end < 0) break
        next = Line.parse(JSON.parse(rest.toString('utf8', 0, end)))
        rest = rest.subarray(end + 1)
      }
      if (rest.length < next.bytes) break
      yield { key: next.key, type: next.type, body: rest.subarray(0, next.bytes) }
      rest = rest.subarray(next.bytes)
      next = undefined
    }
  }
}

/** Pages share most of their HTML: looking back over 16 MB of it makes the file of ten thousand a tenth of gzip's. */
const settings = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_windowLog]: 24,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

const Line = z.object({ key: z.string(), type: z.string(), bytes: z.number() })
