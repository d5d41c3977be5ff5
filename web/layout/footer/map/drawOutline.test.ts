// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { site } from '#shared/site.ts'
import { offsetOf, positionAt, sheet } from './projection.ts'
import { renderOutline } from './renderOutline.ts'

describe("the map's drawing of the counties", () => {
  const drawing = renderOutline()
  it('is at most 12 KB', () => {
    expect(Buffer.byteLength(drawing)).toBeLessThan(12 * 1024)
  })
  it('names the counties of the three offices', () => {
    for (const county of ['Forsyth', 'Jackson', 'Fulton']) expect(drawing).toContain(`>${county}</text>`)
  })
  it('loads nothing and runs nothing', () => {
    expect(drawing).not.toMatch(/href|url\(|<script|@import/)
  })
})

describe('where things stand on the map', () => {
  it('has the region’s centre in its middle', () => {
    expect(offsetOf(site.mapCentre)).toEqual([0, 0])
  })
  it('shows every office within a footer of 640 by 300 px', () => {
    for (const { position } of site.offices) {
      const [right, down] = offsetOf(position)
      expect(Math.abs(right)).toBeLessThan(320)
      expect(Math.abs(down)).toBeLessThan(150)
    }
  })
  it('finds its way back from pixels to degrees', () => {
    const [latitude, longitude] = positionAt(...offsetOf([34.5, -83.2]))
    expect(latitude).toBeCloseTo(34.5, 9)
    expect(longitude).toBeCloseTo(-83.2, 9)
    expect(positionAt(sheet.width, 0)[0]).toBeCloseTo(site.mapCentre[0], 9)
  })
})
