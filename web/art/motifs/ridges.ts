import { type Color, mix } from '../color.ts'
import { numbers, type Point, softLine } from '../path.ts'
import type { View } from '../view.ts'

/** How high the land stands at each distance from the left edge, in picture units from the top. */
export type Skyline = (x: number) => number

/** What a skyline looks like. */
export interface Lie {
  /** Its mean height on the sheet. */
  base: number
  /** How far it rises and falls. */
  relief: number
  /** The length of its widest wave. */
  wave: number
  /** 0 (rolling) to 1 (craggy). */
  rough?: number
  /** A summit that stands out. */
  summit?: { x: number; rise: number; spread: number }
}

/** A skyline from waves of four lengths, as the seed chooses. */
export function skyline({ random }: View, { base, relief, wave, rough = 0.5, summit }: Lie): Skyline {
  const waves = [1, 0.47, 0.23, 0.11].map((share, index) => ({
    length: wave * share * random.between(0.85, 1.15),
    shift: random.between(0, 7),
    rise: index < 2 ? share : share * 2 * rough,
  }))
  return (x) => {
    const swell = waves.reduce(
      (sum, { length, shift, rise }) => sum + rise * Math.sin((x / length) * 6.283 + shift),
      0,
    )
    const peak = summit ? summit.rise * Math.exp(-(((x - summit.x) / summit.spread) ** 2)) : 0
    return base - swell * relief * 0.55 - peak
  }
}

/** Land below a skyline down to the foot of the sheet, its lower slopes dissolving in mist. */
export function ridge(
  view: View,
  line: Skyline,
  paint: { color: Color; haze?: number; depth?: number },
): string {
  const { paper, hour, width } = view
  const { color, haze = 0.6, depth = 150 } = paint
  const points = pointsOf(line, width, 54)
  const top = Math.min(...points.map(([, y]) => y))
  const fill = paper.downwards(
    [
      [0, color],
      [1, mix(color, hour.mist, haze)],
    ],
    [top, top + depth],
  )
  return `<path d="${softLine(points)}V640H-20z" fill="${fill}"/>`
}

/** Places on a skyline from one edge to the other. */
export function pointsOf(line: Skyline, width: number, step: number): Point[] {
  const count = Math.ceil((width + 40) / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = -20 + index * step
    return [x, line(x)] as const
  })
}

/** The color of a ridge at a distance: 0 the furthest, 1 the nearest. */
export const ridgeColor = ({ hour }: View, nearness: number): Color => mix(hour.far, hour.near, nearness)

/** Several ridges from far to near between two heights, with mist lying in the valleys between them. */
export function range(
  view: View,
  lie: { from: number; to: number; count: number; summit?: Lie['summit']; rough?: number; nearest?: number },
): string {
  const { random } = view
  const { from, to, count, nearest = 0.85 } = lie
  const rough = lie.rough ?? random.between(0.15, 0.75)
  return Array.from({ length: count }, (_, index) => {
    const along = count > 1 ? index / (count - 1) : 0
    const line = skyline(view, {
      base: from + (to - from) * along ** 0.9,
      relief: random.between(26, 44) * (1 - along * 0.25),
      wave: random.between(430, 760) * (1 - along * 0.3),
      rough: rough * (0.5 + along * 0.7),
      ...(index === 0 && lie.summit ? { summit: lie.summit } : {}),
    })
    const land = ridge(view, line, {
      color: ridgeColor(view, along ** 1.25 * nearest),
      haze: 0.62 - along * 0.2,
    })
    return index && random.chance(0.55) ? mist(view, from + (to - from) * along - 4, 1) + land : land
  }).join('')
}

/** Banks of mist lying at a height. */
export function mist({ random, paper, hour, width }: View, height: number, count: number): string {
  const paint = paper.outwards([
    [0, hour.mist, 0.8],
    [0.5, hour.mist, 0.4],
    [1, hour.mist, 0],
  ])
  const bank = () =>
    `<ellipse cx="${numbers(random.between(0, width))}" cy="${numbers(height + random.between(-12, 14))}" rx="${random.whole(240, 520)}" ry="${random.whole(16, 34)}"/>`
  return `<g fill="${paint}">${Array.from({ length: count }, bank).join('')}</g>`
}
