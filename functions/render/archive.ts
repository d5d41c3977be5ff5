import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import type { SiteObject } from './siteObject.ts'

/** The objects of a site as one file, added one after the other: a line of JSON each, compressed. */
export interface Archive {
  add(key: string, object: SiteObject): Promise<void>
  /** The whole file; nothing can be added any more. */
  end(): Promise<Uint8Array>
}

/** Ten thousand pages are two thirds of a gigabyte: compressed as they come, they need some megabytes of memory. */
export function startArchive(): Archive {
  const zip = createZstdCompress({ params: settings })
  const whole = buffer(zip)
  let added = Promise.resolve()
  return {
    // One by one, so that no more than one page waits for the compression.
    add: (key, object) => {
      added = added.then(async () => {
        if (!zip.write(`${JSON.stringify({ key, ...object })}\n`)) await once(zip, 'drain')
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

/** Every object in such a file, with its key in the bucket, in the order in which they were added. */
export async function* objectsIn(archive: Uint8Array): AsyncGenerator<SiteObject & { key: string }> {
  const zip = createZstdDecompress()
  zip.end(archive)
  for await (const line of lines(zip)) yield Line.parse(JSON.parse(line))
}

/** Pages share most of their HTML: looking back over 16 MB of it makes the file of ten thousand a tenth of gzip's. */
const settings = {
  [constants.ZSTD_c_compressionLevel]: 3,
  [constants.ZSTD_c_windowLog]: 24,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

const Line = z.object({ key: z.string(), body: z.string(), type: z.string() })

async function* lines(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer[] = []
  for await (const part of stream) {
    let from = 0
    for (let end = part.indexOf(10); end >= 0; end = part.indexOf(10, from)) {
      yield Buffer.concat([...rest, part.subarray(from, end)]).toString('utf8')
      rest = []
      from = end + 1
    }
    rest.push(part.subarray(from))
  }
}
