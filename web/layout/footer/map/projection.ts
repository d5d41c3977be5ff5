import { limits } from '#shared/limits.ts'
import { site } from '#shared/site.ts'

/** Latitude and longitude in degrees. */
export type Position = readonly [latitude: number, longitude: number]

/** The outline's sheet, in CSS pixels at the map's own zoom: wider than any footer, with a margin to drag into. */
export const sheet = { width: 1600, height: 900 } as const

/** Pixels of the whole world's width at the map's zoom. */
const world = 256 * 2 ** limits.map.zoom

/** Where a position lies from the map's centre, in CSS pixels at the map's zoom: right, then down. (Web Mercator.) */
export function offsetOf([latitude, longitude]: Position): [right: number, down: number] {
  const [centreX, centreY] = onWorld(site.mapCentre)
  const [x, y] = onWorld([latitude, longitude])
  return [x - centreX, y - centreY]
}

/** The position at a distance from the map's centre: the way back from `offsetOf`. */
export function positionAt(right: number, down: number): [latitude: number, longitude: number] {
  const [centreX, centreY] = onWorld(site.mapCentre)
  const longitude = ((centreX + right) / world) * 360 - 180
  const mercator = Math.PI - (2 * Math.PI * (centreY + down)) / world
  return [(Math.atan(Math.sinh(mercator)) * 180) / Math.PI, longitude]
}

function onWorld([latitude, longitude]: Position): [x: number, y: number] {
  const radians = (latitude * Math.PI) / 180
  return [((longitude + 180) / 360) * world, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world]
}
