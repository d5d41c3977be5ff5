import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib'
import * as z from 'zod/mini'
import type { SiteObject } from './siteObject.ts'

/** All pages of a release as one file: a line of JSON for each object, compressed. */
export async function packed(objects: ReadonlyMap<string, SiteObject>): Promise<Buffer> {
  const zip = createZstdCompress({ params: settings })
  const whole = buffer(zip)
  for (const [key, object] of objects) {
    // Ten thousand pages are half a gigabyte, which fits into memory once and not three times.
    if (!zip.write(`${JSON.stringify({ key, ...object })}\n`)) await once(zip, 'drain')
  }
  zip.end()
  return whole
}

/** The pages in such a file: key in the bucket to object. */
export async function unpacked(file: Uint8Array): Promise<Map<string, SiteObject>> {
  const zip = createZstdDecompress()
  zip.end(file)
  const objects = new Map<string, SiteObject>()
  for await (const line of lines(zip)) {
    const { key, ...object } = Line.parse(JSON.parse(line))
    objects.set(key, object)
  }
  return objects
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
