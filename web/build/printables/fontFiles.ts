import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'

export const fontFiles = { regular: fileOf(400), bold: fileOf(700) }

/** The build copies the font files beside the bundle, where no packages are installed. */
function fileOf(weight: number): string {
  const name = `atkinson-hyperlegible-latin-${weight}-normal.woff`
  const bundled = join(import.meta.dirname, name)
  if (existsSync(bundled)) return bundled
  return createRequire(import.meta.url).resolve(`@fontsource/atkinson-hyperlegible/files/${name}`)
}

/** Unpacks the TrueType font in a WOFF file, because pdfkit would decompress the outlines again for each glyph. */
export function trueTypeIn(file: string): Buffer {
  const woff = readFileSync(file)
  const count = woff.readUInt16BE(12)
  const directory = Buffer.alloc(12 + 16 * count)
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const parts = [directory]
  let offset = directory.length
  for (let index = 0; index < count; index += 1) {
    const stored = 44 + 20 * index
    const entry = 12 + 16 * index
    const [start, packed, length] = [4, 8, 12].map((at) => woff.readUInt32BE(stored + at)) as [
      number,
      number,
      number,
    ]
    const table = woff.subarray(start, start + packed)
    // Copies the table's name and checksum.
    woff.copy(directory, entry, stored, stored + 4)
    woff.copy(directory, entry + 4, stored + 16, stored + 20)
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(length, entry + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(packed < length ? inflateSync(table) : table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
