import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { bushes } from '../motifs/broadleaf.ts'
import { grass, meadow } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt, treeline } from '../motifs/pines.ts'
import { mist, ridge, ridgeColor, skyline } from '../motifs/ridges.ts'
import { bloom, sky, veils } from '../motifs/sky.ts'
import { river } from '../motifs/water.ts'
import type { View } from '../view.ts'

/** The hero of the home page. */
export function firstLightVista(view: View): string {
  const { width, random, hour } = view
  const gap = width * 0.66
  const far = [
    { base: 300, relief: 22, summit: { x: width * 0.86, rise: 92, spread: 150 }, near: 0 },
    { base: 318, relief: 30, summit: { x: width * 0.44, rise: 84, spread: 170 }, near: 0.1 },
    { base: 356, relief: 26, summit: { x: width * 0.97, rise: 96, spread: 190 }, near: 0.24 },
    { base: 376, relief: 26, summit: { x: width * 0.22, rise: 100, spread: 260 }, near: 0.38 },
    { base: 408, relief: 18, summit: { x: width * 0.9, rise: 60, spread: 240 }, near: 0.54 },
  ].map(({ near, ...shape }) => {
    const line = skyline(view, { ...shape, wave: 620, rough: 0.3 })
    return ridge(view, line, { color: ridgeColor(view, near), haze: 0.5 }) + mist(view, shape.base + 34, 1)
  })
  const wood = skyline(view, {
    base: 436,
    relief: 12,
    wave: 520,
    rough: 0.4,
    summit: { x: width * 0.1, rise: 52, spread: 300 },
  })
  const plain = skyline(view, { base: 452, relief: 5, wave: 900, rough: 0 })
  const hill = skyline(view, {
    base: 622,
    relief: 4,
    wave: 900,
    rough: 0,
    summit: { x: -40, rise: 96, spread: 520 },
  })
  const rise = skyline(view, {
    base: 640,
    relief: 4,
    wave: 700,
    rough: 0,
    summit: { x: width + 60, rise: 120, spread: 330 },
  })
  const water = river(view, {
    from: [gap - 6, 456],
    to: [width * 0.6, 676],
    width: 420,
    swing: 150,
    bends: 2.3,
  })
  const kinds = [pine(view, 'spire'), pine(view, 'fir')]
  const frame = (
    [
      [width - 44, 470],
      [width - 142, 366],
      [width - 218, 250],
      [width - 276, 160],
    ] as const
  ).map(([x, tall], index) => treeAt(kinds[index % 2] ?? '', [x, rise(x) + 12], tall, index === 2))
  const shade = mix(hour.near, hour.leaf, 0.35)
  return [
    sky(view, 420, [gap, 296]),
    veils(view, 9, [60, 250]),
    ...far,
    bloom(view, [gap, 318]),
    birds(view, [width * 0.52, 176], 5),
    treeline(view, wood, ridgeColor(view, 0.78), 20),
    mist(view, 458, 4),
    meadow(view, plain, { top: mix(hour.meadow, hour.mist, 0.3), bottom: hour.ground, depth: 190 }),
    water.markup,
    mist(view, 466, 3),
    pineGroup(view, {
      from: width * 0.765,
      to: width * 0.86,
      count: 7,
      height: 118,
      ground: () => 500,
      color: shade,
    }),
    pineGroup(view, {
      from: width * 0.43,
      to: width * 0.475,
      count: 6,
      height: 60,
      ground: () => 482,
      color: mix(shade, hour.mist, 0.22),
    }),
    bushes(
      view,
      [
        [width * 0.72, 512],
        [width * 0.745, 520],
        [width * 0.48, 488],
      ],
      13,
      shade,
    ),
    meadow(view, hill, {
      top: mix(hour.ground, hour.meadow, 0.25),
      bottom: mix(hour.ground, hour.leaf, 0.5),
      depth: 120,
    }),
    meadow(view, rise, { top: mix(hour.ground, hour.leaf, 0.6), bottom: hour.leaf, depth: 90 }),
    `<g fill="${hour.leaf}">${frame.join('')}</g>`,
    grass(view, {
      from: width * 0.7,
      to: width,
      count: 10,
      size: 46,
      ground: rise,
      color: hour.leaf,
      heads: hour.glow,
    }),
    grass(view, {
      from: -10,
      to: width * 0.66,
      count: 16,
      size: 40,
      ground: () => random.between(646, 652),
      color: hour.leaf,
      heads: mix(hour.glow, hour.ground, 0.2),
    }),
  ].join('')
}
