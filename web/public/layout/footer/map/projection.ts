import type { MapView } from '#shared/entities/site.ts'
import { limits } from '#shared/limits.ts'
import { mapCenter, mapOutline } from '#shared/region/ours.ts'

export { mapOutline as outlineFile }

type Position = readonly [latitude: number, longitude: number]

/** The size of the outline's image in CSS pixels: wider than any footer, so the map can be dragged. */
export const outlineSize = { width: 1600, height: 900 } as const

const outlineView: MapView = { center: mapCenter, zoom: limits.map.zoom }

/** The offset of a position from the map's center, in CSS pixels at the map's zoom (Web Mercator). */
export function offsetOf(
  position: Position,
  { center, zoom }: MapView = outlineView,
): [right: number, down: number] {
  const [centerX, centerY] = toWorldPixels(center, zoom)
  const [x, y] = toWorldPixels(position, zoom)
  return [x - centerX, y - centerY]
}

/** Moves and scales the outline's image for a different view of the map. */
export function outlineStyle(view: MapView): { transform: string } | undefined {
  const [right, down] = offsetOf(outlineView.center, view).map(Math.round)
  const scale = 2 ** (view.zoom - outlineView.zoom)
  if (right === 0 && down === 0 && scale === 1) return undefined
  return { transform: `translate(calc(-50% + ${right}px), calc(-50% + ${down}px)) scale(${scale})` }
}

export function positionAt(right: number, down: number): [latitude: number, longitude: number] {
  const world = worldSize(outlineView.zoom)
  const [centerX, centerY] = toWorldPixels(outlineView.center, outlineView.zoom)
  const longitude = ((centerX + right) / world) * 360 - 180
  const mercator = Math.PI - (2 * Math.PI * (centerY + down)) / world
  return [(Math.atan(Math.sinh(mercator)) * 180) / Math.PI, longitude]
}

function toWorldPixels([latitude, longitude]: Position, zoom: number): [x: number, y: number] {
  const world = worldSize(zoom)
  const radians = (latitude * Math.PI) / 180
  return [((longitude + 180) / 360) * world, ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * world]
}

const worldSize = (zoom: number) => 256 * 2 ** zoom
