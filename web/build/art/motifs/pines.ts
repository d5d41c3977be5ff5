import type { Color } from '../color.ts'
import { numbers, type Point, polygon } from '../path.ts'
import type { Random } from '../random.ts'
import type { View } from '../view.ts'
import type { Skyline } from './ridges.ts'

/** The loblolly is the bare-stemmed pine of the Piedmont. */
type PineKind = 'spire' | 'fir' | 'loblolly'

/** Defines a pine once, 200 units tall with its base at 0,0, and returns its id. */
export function pine(view: View, kind: PineKind): string {
  const known = view.symbols.get(kind)
  if (known) return known
  const outline = kind === 'loblolly' ? loblolly(view.random) : conifer(view.random, kind)
  const id = view.defs.define((name) => `<path id="${name}" d="${outline}"/>`)
  view.symbols.set(kind, id)
  return id
}

export const treeAt = (id: string, [x, y]: Point, height: number, flipped = false): string => {
  const scale = shortScale(height / 200)
  return `<use href="#${id}" transform="translate(${numbers(x, y)})scale(${flipped ? `-${scale} ${scale}` : scale})"/>`
}

/** Tallest in the middle. */
export function pineGroup(
  view: View,
  group: {
    from: number
    to: number
    count: number
    height: number
    ground: Skyline
    color: Color
    kinds?: readonly string[]
  },
): string {
  const { random } = view
  const kinds = group.kinds ?? [pine(view, 'spire'), pine(view, 'fir')]
  const trees = Array.from({ length: group.count }, (_, index) => {
    const along = group.count > 1 ? index / (group.count - 1) : 0.5
    const x = group.from + (group.to - group.from) * along + random.between(-9, 9)
    const swell = 0.62 + 0.38 * Math.sin(along * Math.PI)
    const height = group.height * swell * random.between(0.68, 1.12)
    return treeAt(
      kinds[random.integer(0, kinds.length - 1)] ?? '',
      [x, group.ground(x) + 4],
      height,
      random.chance(0.5),
    )
  })
  return `<g fill="${group.color}">${trees.join('')}</g>`
}

/** Small pointed crowns along a skyline. */
export function treeline({ random, width }: View, line: Skyline, color: Color, height = 22): string {
  const edge: Point[] = [[-20, 640]]
  let thickness = 0.5
  for (let x = -20; x < width + 20; ) {
    thickness = Math.min(1, Math.max(0.25, thickness + random.between(-0.22, 0.22)))
    const tall = height * thickness * random.between(0.7, 1.25)
    const step = 3.5 + height * 0.34 * random.between(0.65, 1.45)
    edge.push([x, line(x)], [x + step * 0.5, line(x) - tall])
    x += step
  }
  edge.push([width + 20, line(width)], [width + 20, 640])
  return `<path d="${polygon(edge)}" fill="${color}"/>`
}

/** Clumps sheared along the slope, so that their stems stay upright. */
export function forestRow(view: View, line: Skyline, color: Color, height: number): string {
  const { random, width } = view
  const clumps = [clump(view, 'first'), clump(view, 'second')]
  const uses: string[] = []
  for (let x = 0; x < width + height; ) {
    const scale = (height / 200) * random.between(0.85, 1.12)
    const half = 115 * scale
    const slope = (line(x + half) - line(x - half)) / (2 * half)
    const turn = random.chance(0.5) ? -1 : 1
    const [across, shear, up] = [turn * scale, turn * scale * slope, scale].map(shortScale)
    uses.push(
      `<use href="#${clumps[random.integer(0, 1)]}" transform="matrix(${across} ${shear} 0 ${up} ${numbers(x, line(x) + 5)})"/>`,
    )
    x += half * random.between(1.55, 2.1)
  }
  return `<g fill="${color}">${uses.join('')}</g>`
}

/** Six pines, at most 200 units tall and 250 wide. Rows share two clumps. */
function clump(view: View, which: 'first' | 'second'): string {
  const key = `clump ${which}`
  const known = view.symbols.get(key)
  if (known) return known
  const { random } = view
  const trees = Array.from({ length: 6 }, (_, index) =>
    treeAt(
      pine(view, random.pick(['spire', 'fir'])),
      [-112 + index * 45 + random.between(-12, 12), 0],
      random.between(95, 200),
      random.chance(0.5),
    ),
  )
  const id = view.defs.define((name) => `<g id="${name}">${trees.join('')}</g>`)
  view.symbols.set(key, id)
  return id
}

function conifer(random: Random, kind: 'spire' | 'fir'): string {
  const tiers = kind === 'spire' ? 9 : 8
  const spread = kind === 'spire' ? random.between(28, 36) : random.between(44, 54)
  const side = (turn: 1 | -1) => {
    let [x, y] = [0, -200]
    return Array.from({ length: tiers }, (_, tier) => {
      const along = (tier + 1) / tiers
      const reach = spread * along ** 0.85 * random.between(0.78, 1.12)
      const tip: Point = [turn * reach, -200 + 186 * along + random.between(-3, 3)]
      const back: Point = [turn * reach * random.between(0.3, 0.45), tip[1] - random.between(3, 7)]
      const bough = [
        (tip[0] - x) * 0.3,
        (tip[1] - y) * 0.75,
        tip[0] - x,
        tip[1] - y,
        back[0] - tip[0],
        back[1] - tip[1],
      ]
      const [dx, dy, ex, ey, bx, by] = bough.map(Math.round) as [
        number,
        number,
        number,
        number,
        number,
        number,
      ]
      x += ex + bx
      y += ey + by
      return { out: `q${numbers(dx, dy, ex, ey)}l${numbers(bx, by)}` }
    })
      .map(({ out }) => out)
      .join('')
  }
  return `M0-200${side(1)}L3-15V4H0zM0-200${side(-1)}L-3-15V4H0z`
}

function loblolly(random: Random): string {
  const cushions = Array.from({ length: 6 }, (_, index) => {
    const y = -192 + index * 15 + random.between(-4, 4)
    const wide = (16 + index * 5.2) * (index === 5 ? 0.62 : 1) * random.between(0.8, 1.15)
    const x = (index % 2 ? 1 : -1) * random.between(2, 11)
    return `M${numbers(x - wide, y)}q${numbers(wide * 0.35, -20, wide, -17)} ${numbers(wide * 0.8, -2, wide, 17)}q${numbers(-wide * 0.5, 7, -wide, 4)}t${numbers(-wide, -4)}z`
  })
  return `${cushions.join('')}M-2-180H2L4 4H-4z`
}

const shortScale = (scale: number) => String(Math.round(scale * 100) / 100).replace(/^(-?)0\./, '$1.')
