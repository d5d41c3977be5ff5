import { type Color, mix } from '../color.ts'
import { dots, numbers, type Point, softLine } from '../path.ts'
import type { View } from '../view.ts'
import { pointsOf, type Skyline, skyline } from './ridges.ts'

/** Open ground below a skyline, lit along its brow and darker towards the viewer. */
export function meadow(
  view: View,
  line: Skyline,
  paint: { brow: Color; foot: Color; depth?: number },
): string {
  const { paper, width } = view
  const points = pointsOf(line, width, 110)
  const top = Math.min(...points.map(([, y]) => y))
  const fill = paper.downwards(
    [
      [0, paint.brow],
      [1, paint.foot],
    ],
    [top, top + (paint.depth ?? 210)],
  )
  return `<path d="${softLine(points)}V640H-20z" fill="${fill}"/>`
}

/** Rolling fields from a height to the viewer's feet: the skylines too, to stand things on, far to near. */
export function fields(view: View, from: number, count: number): { drawn: string; lines: Skyline[] } {
  const { hour, random } = view
  const lines = Array.from({ length: count }, (_, index) =>
    skyline(view, {
      base: from + (index / count) ** 1.15 * (610 - from),
      relief: random.between(14, 26),
      wave: random.between(620, 1150),
      rough: 0.05,
    }),
  )
  const drawn = lines.map((line, index) => {
    const near = count > 1 ? index / (count - 1) : 1
    const brow = mix(hour.meadow, hour.ground, near * 0.72)
    return meadow(view, line, { brow, foot: mix(brow, hour.ground, 0.65), depth: 120 + near * 60 })
  })
  return { drawn: drawn.join(''), lines }
}

/** A fringe of tall grass along the foot of the picture or a bank, with or without seed heads. */
export function grass(
  view: View,
  lie: {
    from: number
    to: number
    count: number
    size: number
    ground: Skyline
    color: Color
    heads?: Color
  },
): string {
  const { random } = view
  const kept = swath(view)
  const uses: string[] = []
  const heads: Point[] = []
  const step = Math.max((lie.to - lie.from) / lie.count, lie.size * 0.9)
  for (let x = lie.from; x < lie.to; x += step * random.between(0.75, 1.25)) {
    const y = lie.ground(x)
    const scale = lie.size * random.between(0.008, 0.0125)
    uses.push(
      `<use href="#${kept}" transform="translate(${numbers(x, y + 6)})scale(${scaleText(random.chance(0.5) ? -scale : scale)} ${scaleText(scale)})"/>`,
    )
    for (let head = 0; head < 2; head += 1)
      heads.push([x + random.between(-0.8, 0.8) * step, y - lie.size * random.between(0.25, 0.85)])
  }
  const bloom = lie.heads ? flowers(heads, lie.heads, Math.min(4, lie.size / 14)) : ''
  return `<g fill="${lie.color}">${uses.join('')}</g>${bloom}`
}

/** A swath of blades, 100 units tall and 190 across: one for the whole picture. */
function swath(view: View): string {
  const known = view.kept.get('swath')
  if (known) return known
  const drawing = blades(view, 17)
  const id = view.paper.define((name) => `<path id="${name}" d="${drawing}"/>`)
  view.kept.set('swath', id)
  return id
}

const scaleText = (scale: number) => String(Math.round(scale * 100) / 100).replace(/^(-?)0\./, '$1.')

/** Flower heads as round dots. */
export const flowers = (places: readonly Point[], color: Color, size: number): string =>
  `<path d="${dots(places)}" stroke="${color}" stroke-width="${Math.max(2, Math.round(size))}" stroke-linecap="round"/>`

/** A tuft of bent blades about 100 units tall with its foot at 0,0. */
function blades({ random }: View, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * 190 + random.between(-6, 6)
    const bend = x * random.between(0.05, 0.35) + random.between(-24, 24)
    const tall = (1 - Math.abs(x / 130) ** 2) * random.between(40, 108)
    return `M${numbers(x - 2, 0)}q${numbers(bend * 0.1, -tall * 0.6, bend, -tall)} ${numbers(-bend * 0.75 + 1, tall * 0.5, -bend + 5, tall)}z`
  }).join('')
}
