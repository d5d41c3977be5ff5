import { limits } from '#shared/limits.ts'
import { mapCenter } from '#shared/site.ts'

type Position = readonly [latitude: number, longitude: number]

/** The size of the outline in CSS pixels at the map's zoom: wider than any footer, with a margin to drag into. */
export const sheet = { width: 1600, height: 900 } as const

const world = 256 * 2 ** limits.map.zoom

/** CSS pixels from the map's center at the map's zoom. (Web Mercator.) */
export function offsetOf([latitude, longitude]: Position): [right: number, down: number] {
  const [centerX, centerY] = toWorldPixels(mapCenter)
  const [x, y] = toWorldPixels([latitude, longitude])
  return [x - centerX, y - centerY]
}

/** The inverse of `offsetOf`. */
export function positionAt(right: number, down: number): [latitude: number, longitude: number] {
  const [centerX, centerY] = toWorldPixels(mapCenter)
  const longitude = ((centerX + right) / world) * 360 - 180
  const mercator = Math.PI - (2 * Math.PI * (centerY + down)) / world
  return [(Math.atan(Math.sinh(mercator)) * 180) / Math.PI, longitude]
}

function toWorldPixels([latitude, longitude]: Position): [x: number, y: number] {
  const radians = (latitude * Math.PI) / 180
  return [((longitude + 180) / 360) * world, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world]
}
