import { mix } from '../color.ts'
import { type Point, ribbon } from '../path.ts'
import type { View } from '../view.ts'
import { winding } from './water.ts'

export function trail(
  view: View,
  course: { from: Point; to: Point; width: number; swing: number; bends?: number },
): string {
  const { hour, defs } = view
  const sandy = mix(hour.meadow, hour.mist, 0.7)
  const fill = defs.linearGradient([
    [0, mix(sandy, hour.glow, 0.3)],
    [1, mix(sandy, hour.ground, 0.45)],
  ])
  return `<path d="${ribbon(winding(view, course))}" fill="${fill}"/>`
}
