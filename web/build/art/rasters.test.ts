// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { rasters } from './rasters.ts'

/** Width and height. */
function sizeOf(png: Uint8Array): [number, number] {
  const header = new DataView(png.buffer, png.byteOffset)
  return [header.getUint32(16), header.getUint32(20)]
}

const sizes: [path: string, width: number, height: number][] = [
  ['apple-touch-icon.png', 180, 180],
  ['icon-192.png', 192, 192],
  ['icon-512.png', 512, 512],
  ...['home', 'what-we-treat', 'how-we-help', 'blog', 'faq', 'reviews', 'contact-us'].map(
    (name): [string, number, number] => [`art/social/${name}.png`, 1200, 630],
  ),
]

describe('the PNG images', () => {
  it.each(sizes)('%s is %i by %i, under 500 KB', (path, width, height) => {
    const png = rasters.get(path)?.() ?? new Uint8Array(24)
    expect(sizeOf(png)).toEqual([width, height])
    expect(png.length).toBeLessThan(500_000)
  })
})
