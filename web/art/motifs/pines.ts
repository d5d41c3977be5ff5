import type { Color } from '../color.ts'
import { numbers, type Point, polygon } from '../path.ts'
import type { Random } from '../random.ts'
import type { View } from '../view.ts'
import type { Skyline } from './ridges.ts'

/** The kinds of pine: a spruce-like spire, a broad fir, and the bare-stemmed loblolly of the Piedmont. */
export type PineKind = 'spire' | 'fir' | 'loblolly'

/** A pine of a kind, 200 units tall with its foot at 0,0, kept once: the name to use it by. */
export function pine(view: View, kind: PineKind): string {
  const known = view.kept.get(kind)
  if (known) return known
  const outline = kind === 'loblolly' ? loblolly(view.random) : conifer(view.random, kind)
  const id = view.paper.define((name) => `<path id="${name}" d="${outline}"/>`)
  view.kept.set(kind, id)
  return id
}

/** A kept tree put on the ground, so tall, perhaps turned round. */
export const planted = (id: string, [x, y]: Point, height: number, turned = false): string => {
  const scale = shortScale(height / 200)
  return `<use href="#${id}" transform="translate(${numbers(x, y)})scale(${turned ? `-${scale} ${scale}` : scale})"/>`
}

/** A loose stand of pines along a stretch of ground, tallest in the middle. */
export function stand(
  view: View,
  lie: {
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
  const kinds = lie.kinds ?? [pine(view, 'spire'), pine(view, 'fir')]
  const trees = Array.from({ length: lie.count }, (_, index) => {
    const along = lie.count > 1 ? index / (lie.count - 1) : 0.5
    const x = lie.from + (lie.to - lie.from) * along + random.between(-9, 9)
    const swell = 0.62 + 0.38 * Math.sin(along * Math.PI)
    const height = lie.height * swell * random.between(0.68, 1.12)
    return planted(
      kinds[random.whole(0, kinds.length - 1)] ?? '',
      [x, lie.ground(x) + 4],
      height,
      random.chance(0.5),
    )
  })
  return `<g fill="${lie.color}">${trees.join('')}</g>`
}

/** A wooded ridge: small pointed crowns along a skyline, in thick and thin places. */
export function woodedEdge({ random, width }: View, line: Skyline, color: Color, height = 22): string {
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

/** A row of forest along a skyline, in clumps that lean with the slope while their stems stay upright. */
export function groves(view: View, line: Skyline, color: Color, height: number): string {
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
      `<use href="#${clumps[random.whole(0, 1)]}" transform="matrix(${across} ${shear} 0 ${up} ${numbers(x, line(x) + 5)})"/>`,
    )
    x += half * random.between(1.55, 2.1)
  }
  return `<g fill="${color}">${uses.join('')}</g>`
}

/** Six pines side by side, the tallest 200 units, 250 across: kept twice at most, so that rows share them. */
function clump(view: View, which: 'first' | 'second'): string {
  const key = `clump ${which}`
  const known = view.kept.get(key)
  if (known) return known
  const { random } = view
  const trees = Array.from({ length: 6 }, (_, index) =>
    planted(
      pine(view, random.pick(['spire', 'fir'])),
      [-112 + index * 45 + random.between(-12, 12), 0],
      random.between(95, 200),
      random.chance(0.5),
    ),
  )
  const id = view.paper.define((name) => `<g id="${name}">${trees.join('')}</g>`)
  view.kept.set(key, id)
  return id
}

/** Tiers of drooping boughs around a stem, each side its own. */
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

/** A long bare stem with flat cushions of needles near the top. */
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
