import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { createGunzip, createGzip } from 'node:zlib'
import * as z from 'zod/mini'
import type { SiteObject } from './siteObject.ts'

/** All pages of a release as one file: a line of JSON for each object, compressed. */
export async function packed(objects: ReadonlyMap<string, SiteObject>): Promise<Buffer> {
  const zip = createGzip({ level: 6 })
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
  const zip = createGunzip()
  zip.end(file)
  const objects = new Map<string, SiteObject>()
  for await (const line of lines(zip)) {
    const { key, ...object } = Line.parse(JSON.parse(line))
    objects.set(key, object)
  }
  return objects
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
