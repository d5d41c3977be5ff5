import { type Color, mix } from '../color.ts'
import { dots, numbers, type Point, smoothLine } from '../path.ts'
import type { View } from '../view.ts'
import { type Skyline, samplePoints, skyline } from './ridges.ts'

export function meadow(
  view: View,
  line: Skyline,
  paint: { top: Color; bottom: Color; depth?: number },
): string {
  const { defs, width } = view
  const points = samplePoints(line, width, 110)
  const top = Math.min(...points.map(([, y]) => y))
  const fill = defs.linearGradient(
    [
      [0, paint.top],
      [1, paint.bottom],
    ],
    [top, top + (paint.depth ?? 210)],
  )
  return `<path d="${smoothLine(points)}V640H-20z" fill="${fill}"/>`
}

/** `lines` are the skylines of the fields, far to near. */
export function fields(view: View, from: number, count: number): { markup: string; lines: Skyline[] } {
  const { hour, random } = view
  const lines = Array.from({ length: count }, (_, index) =>
    skyline(view, {
      base: from + (index / count) ** 1.15 * (610 - from),
      relief: random.between(14, 26),
      wave: random.between(620, 1150),
      rough: 0.05,
    }),
  )
  const markup = lines.map((line, index) => {
    const near = count > 1 ? index / (count - 1) : 1
    const top = mix(hour.meadow, hour.ground, near * 0.72)
    return meadow(view, line, { top, bottom: mix(top, hour.ground, 0.65), depth: 120 + near * 60 })
  })
  return { markup: markup.join(''), lines }
}

/** `heads` is the color of the seed heads. */
export function grass(
  view: View,
  tuft: {
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
  const bladesId = swath(view)
  const uses: string[] = []
  const heads: Point[] = []
  const step = Math.max((tuft.to - tuft.from) / tuft.count, tuft.size * 0.9)
  for (let x = tuft.from; x < tuft.to; x += step * random.between(0.75, 1.25)) {
    const y = tuft.ground(x)
    const scale = tuft.size * random.between(0.008, 0.0125)
    uses.push(
      `<use href="#${bladesId}" transform="translate(${numbers(x, y + 6)})scale(${scaleText(random.chance(0.5) ? -scale : scale)} ${scaleText(scale)})"/>`,
    )
    for (let head = 0; head < 2; head += 1)
      heads.push([x + random.between(-0.8, 0.8) * step, y - tuft.size * random.between(0.25, 0.85)])
  }
  const bloom = tuft.heads ? flowers(heads, tuft.heads, Math.min(4, tuft.size / 14)) : ''
  return `<g fill="${tuft.color}">${uses.join('')}</g>${bloom}`
}

/** Defined once for the whole image: 100 units tall and 190 wide. */
function swath(view: View): string {
  const known = view.symbols.get('swath')
  if (known) return known
  const outline = blades(view, 17)
  const id = view.defs.define((name) => `<path id="${name}" d="${outline}"/>`)
  view.symbols.set('swath', id)
  return id
}

const scaleText = (scale: number) => String(Math.round(scale * 100) / 100).replace(/^(-?)0\./, '$1.')

export const flowers = (points: readonly Point[], color: Color, size: number): string =>
  `<path d="${dots(points)}" stroke="${color}" stroke-width="${Math.max(2, Math.round(size))}" stroke-linecap="round"/>`

function blades({ random }: View, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + 0.5) / count - 0.5) * 190 + random.between(-6, 6)
    const bend = x * random.between(0.05, 0.35) + random.between(-24, 24)
    const tall = (1 - Math.abs(x / 130) ** 2) * random.between(40, 108)
    return `M${numbers(x - 2, 0)}q${numbers(bend * 0.1, -tall * 0.6, bend, -tall)} ${numbers(-bend * 0.75 + 1, tall * 0.5, -bend + 5, tall)}z`
  }).join('')
}
