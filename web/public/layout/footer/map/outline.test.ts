// @vitest-environment node
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { site } from '#shared/content/site.ts'
import { mapCenter } from '#shared/region/ours.ts'
import { offsetOf, outlineFile, outlineSize, positionAt } from './projection.ts'

describe('the outline of the counties', () => {
  const svg = readFileSync(join(import.meta.dirname, '../../../../files', outlineFile ?? ''), 'utf8')
  it('is at most 12 KB', () => {
    expect(Buffer.byteLength(svg)).toBeLessThan(12 * 1024)
  })
  it('names the counties of the three offices', () => {
    for (const county of ['Forsyth', 'Jackson', 'Fulton']) expect(svg).toContain(`>${county}</text>`)
  })
  it('has no county name below the pins and names of the offices', () => {
    const names = Array.from(svg.matchAll(/<text x="(-?\d+)" y="(-?\d+)"/g), ([, x, y]) => [
      Number(x),
      Number(y),
    ])
    for (const { position } of site.offices) {
      const [right, down] = offsetOf(position)
      const hidden = names.filter(
        ([x = 0, y = 0]) => Math.abs(x - right) < 80 && y > down - 42 && y < Math.floor(down) + 24,
      )
      expect(hidden).toEqual([])
    }
  })
  it('loads and runs nothing', () => {
    expect(svg).not.toMatch(/href|url\(|<script|@import/)
  })
})

describe('positions on the map', () => {
  it('are measured from the center of the region', () => {
    expect(offsetOf(mapCenter)).toEqual([0, 0])
  })
  it('of all offices are within a footer of 640 by 300 px', () => {
    for (const { position } of site.offices) {
      const [right, down] = offsetOf(position)
      expect(Math.abs(right)).toBeLessThan(320)
      expect(Math.abs(down)).toBeLessThan(150)
    }
  })
  it('convert from pixels back to degrees', () => {
    const [latitude, longitude] = positionAt(...offsetOf([34.5, -83.2]))
    expect(latitude).toBeCloseTo(34.5, 9)
    expect(longitude).toBeCloseTo(-83.2, 9)
    expect(positionAt(outlineSize.width, 0)[0]).toBeCloseTo(mapCenter[0], 9)
  })
})
