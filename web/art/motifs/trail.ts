import { mix } from '../color.ts'
import { type Point, ribbon } from '../path.ts'
import type { View } from '../view.ts'
import { winding } from './water.ts'

/** A footpath that winds from a place in the distance to the viewer's feet, lighter than the ground. */
export function trail(
  view: View,
  course: { from: Point; to: Point; width: number; swing: number; bends?: number },
): string {
  const { hour, paper } = view
  const sandy = mix(hour.meadow, hour.mist, 0.7)
  const fill = paper.downwards([
    [0, mix(sandy, hour.glow, 0.3)],
    [1, mix(sandy, hour.ground, 0.45)],
  ])
  return `<path d="${ribbon(winding(view, course))}" fill="${fill}"/>`
}
