import { mix } from '../color.ts'
import { birds, drizzle, farRain, rainbow } from '../motifs/air.ts'
import { broadleaf, bushes } from '../motifs/broadleaf.ts'
import { fields, flowers, grass } from '../motifs/ground.ts'
import { treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { cabin, fence } from '../motifs/shelter.ts'
import { clouds, sky } from '../motifs/sky.ts'
import { trail } from '../motifs/trail.ts'
import { paints } from '../palette.ts'
import type { View } from '../view.ts'

export function rollingFields(view: View): string {
  const { width, random, hour, hourName } = view
  const { markup, lines } = fields(view, 420, 4)
  const [far, , near, front] = lines
  const wood = skyline(view, { base: 404, relief: 16, wave: 460, rough: 0.4 })
  const wet = hourName === 'softRain'
  const lit = broadleaf(view, 'maple', hour.crown, -1)
  const tall = broadleaf(view, 'poplar', mix(hour.crown, hour.ground, 0.45), -1)
  const on = (line: ((x: number) => number) | undefined, share: number): [number, number] => [
    width * share,
    (line?.(width * share) ?? 600) + 7,
  ]
  const hedge = (line: ((x: number) => number) | undefined, from: number, count: number) =>
    Array.from({ length: count }, (_, index) => on(line, from + index * 0.026))
  const start = random.between(0.42, 0.5)
  return [
    sky(view, 400, [width * 0.36, 282]),
    clouds(view, 4, [80, 250]),
    wet
      ? farRain(view, [width * 0.3, 170], 250) +
        rainbow(view, [width * 0.62, 420], Math.min(360, width * 0.3))
      : '',
    range(view, { from: 312, to: 388, count: random.integer(3, 4), nearest: 0.7 }),
    treeline(view, wood, ridgeColor(view, 0.78), 18),
    mist(view, 418, 3),
    birds(view, [width * 0.28, 200], random.integer(3, 5)),
    markup,
    cabin(view, on(far, 0.7), 62),
    [0.63, 0.655, 0.76].map((share) => treeAt(tall, on(far, share), random.between(70, 100))).join(''),
    bushes(view, [...hedge(far, 0.14, 4), ...hedge(lines[1], 0.5, 3)], 11, mix(hour.ground, hour.leaf, 0.3)),
    trail(view, {
      from: [width * 0.68, (far?.(width * 0.68) ?? 450) + 8],
      to: [width * start, 670],
      width: 140,
      swing: width * 0.1,
      bends: 2.3,
    }),
    treeAt(lit, on(near, 0.84), random.between(170, 205)),
    treeAt(lit, on(near, 0.91), random.between(120, 145), true),
    fence(view, (x) => (near?.(x) ?? 560) + 26, width * 0.74, width + 30, 36),
    flowers(
      Array.from({ length: 22 }, (): [number, number] => {
        const x = random.between(0, width)
        return [x, (front?.(x) ?? 600) + random.between(4, 60)]
      }),
      mix(hour.glow, paints.petal, 0.6),
      5,
    ),
    grass(view, {
      from: 0,
      to: width,
      count: 30,
      size: 44,
      ground: () => random.between(644, 656),
      color: mix(hour.leaf, hour.ground, 0.2),
      heads: hour.glow,
    }),
    wet ? drizzle(view) : '',
  ].join('')
}
