import { type Color, mix } from '../color.ts'
import { numbers, type Point, smoothLine } from '../path.ts'
import type { View } from '../view.ts'

/** The height of the land, in units from the top, at each distance from the left edge. */
export type Skyline = (x: number) => number

interface SkylineShape {
  /** Its mean height. */
  base: number
  /** The amplitude. */
  relief: number
  /** The length of its widest wave. */
  wave: number
  /** 0 (rolling) to 1 (craggy). */
  rough?: number
  summit?: { x: number; rise: number; spread: number }
}

/** The sum of four random waves. */
export function skyline(
  { random }: View,
  { base, relief, wave, rough = 0.5, summit }: SkylineShape,
): Skyline {
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

export function ridge(
  view: View,
  line: Skyline,
  paint: { color: Color; haze?: number; depth?: number },
): string {
  const { defs, hour, width } = view
  const { color, haze = 0.6, depth = 150 } = paint
  const points = samplePoints(line, width, 54)
  const top = Math.min(...points.map(([, y]) => y))
  const fill = defs.linearGradient(
    [
      [0, color],
      [1, mix(color, hour.mist, haze)],
    ],
    [top, top + depth],
  )
  return `<path d="${smoothLine(points)}V640H-20z" fill="${fill}"/>`
}

export function samplePoints(line: Skyline, width: number, step: number): Point[] {
  const count = Math.ceil((width + 40) / step)
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = -20 + index * step
    return [x, line(x)] as const
  })
}

/** `nearness` is 0 to 1. */
export const ridgeColor = ({ hour }: View, nearness: number): Color => mix(hour.far, hour.near, nearness)

/** Ridges between two heights, from far to near, with mist between them. */
export function range(
  view: View,
  shape: {
    from: number
    to: number
    count: number
    summit?: SkylineShape['summit']
    rough?: number
    nearest?: number
  },
): string {
  const { random } = view
  const { from, to, count, nearest = 0.85 } = shape
  const rough = shape.rough ?? random.between(0.15, 0.75)
  return Array.from({ length: count }, (_, index) => {
    const along = count > 1 ? index / (count - 1) : 0
    const line = skyline(view, {
      base: from + (to - from) * along ** 0.9,
      relief: random.between(26, 44) * (1 - along * 0.25),
      wave: random.between(430, 760) * (1 - along * 0.3),
      rough: rough * (0.5 + along * 0.7),
      ...(index === 0 && shape.summit ? { summit: shape.summit } : {}),
    })
    const land = ridge(view, line, {
      color: ridgeColor(view, along ** 1.25 * nearest),
      haze: 0.62 - along * 0.2,
    })
    return index && random.chance(0.55) ? mist(view, from + (to - from) * along - 4, 1) + land : land
  }).join('')
}

export function mist({ random, defs, hour, width }: View, height: number, count: number): string {
  const paint = defs.radialGradient([
    [0, hour.mist, 0.8],
    [0.5, hour.mist, 0.4],
    [1, hour.mist, 0],
  ])
  const bank = () =>
    `<ellipse cx="${numbers(random.between(0, width))}" cy="${numbers(height + random.between(-12, 14))}" rx="${random.integer(240, 520)}" ry="${random.integer(16, 34)}"/>`
  return `<g fill="${paint}">${Array.from({ length: count }, bank).join('')}</g>`
}
