import { type Color, mix } from '../color.ts'
import { numbers, type Point, roundScallops, scallops } from '../path.ts'
import type { View } from '../view.ts'

type BroadleafKind = 'oak' | 'poplar' | 'maple'

const shapes: Record<BroadleafKind, { rx: number; ry: number; middle: number; arcs: number; stem: number }> =
  {
    oak: { rx: 92, ry: 62, middle: -132, arcs: 11, stem: 9 },
    poplar: { rx: 34, ry: 84, middle: -112, arcs: 10, stem: 5 },
    maple: { rx: 62, ry: 66, middle: -126, arcs: 10, stem: 6 },
  }

/** Defines a tree 200 units tall with its base at 0,0 and returns its id. */
export function broadleaf(view: View, kind: BroadleafKind, crown: Color, light: 1 | -1 = -1): string {
  const { random, hour, defs } = view
  const { rx, ry, middle, arcs, stem } = shapes[kind]
  const blob = (x: number, y: number, wide: number, tall: number, count: number) =>
    roundScallops(
      Array.from({ length: count }, (_, index): Point => {
        const angle = (index / count) * 2 * Math.PI
        const reach = random.between(0.86, 1.08)
        return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * tall * reach]
      }),
    )
  const bark = mix(hour.leaf, crown, 0.15)
  const lit = mix(crown, hour.glow, 0.3)
  const trunk = `M${numbers(-stem, 4)}q${numbers(stem * 0.7, -50, stem * 0.3, middle * 0.75)}l${numbers(-rx * 0.3, -34)} ${numbers(5, -2)} ${numbers(rx * 0.28, 26)} ${numbers(rx * 0.3, -34)} ${numbers(5, 3)} ${numbers(-rx * 0.29, 46)}q${numbers(-1, 40, stem * 1.1, -middle * 0.75)}z`
  const crownAt = blob(0, middle, rx, ry, arcs)
  const shade = `${blob(rx * 0.3 * -light, middle + ry * 0.34, rx * 0.6, ry * 0.5, 6)}`
  const shine = `${blob(rx * 0.32 * light, middle - ry * 0.36, rx * 0.46, ry * 0.38, 6)}${blob(rx * 0.66 * light, middle + ry * 0.12, rx * 0.2, ry * 0.18, 4)}`
  return defs.define(
    (id) =>
      `<g id="${id}"><path d="${trunk}" fill="${bark}"/><path d="${crownAt}" fill="${crown}"/><path d="${shade}" fill="${mix(crown, hour.leaf, 0.4)}" opacity=".7"/><path d="${shine}" fill="${lit}" opacity=".75"/></g>`,
  )
}

export function bushes(view: View, points: readonly Point[], size: number, color: Color): string {
  const { random } = view
  const bush = ([x, y]: Point) => {
    const wide = size * random.between(0.8, 1.5)
    const count = random.integer(4, 6)
    const top = Array.from({ length: count - 1 }, (_, index): Point => {
      const along = (index + 1) / count
      return [x - wide + 2 * wide * along, y - Math.sin(along * Math.PI) * size * random.between(0.7, 1.1)]
    })
    return scallops([[x - wide, y], ...top, [x + wide, y]], 1.3)
  }
  return `<path d="${points.map(bush).join('')}" fill="${color}"/>`
}
