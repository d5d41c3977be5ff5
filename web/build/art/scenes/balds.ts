import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { bushes } from '../motifs/broadleaf.ts'
import { flowers, grass, meadow } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt } from '../motifs/pines.ts'
import { mist, range, skyline } from '../motifs/ridges.ts'
import { fence } from '../motifs/shelter.ts'
import { bloom, clouds, sky, veils } from '../motifs/sky.ts'
import { trail } from '../motifs/trail.ts'
import { brandColors } from '../palette.ts'
import type { View } from '../view.ts'

export function balds(view: View): string {
  const { width, random, hour } = view
  const crest = width * random.between(0.7, 0.8)
  const far = skyline(view, {
    base: 476,
    relief: 8,
    wave: 900,
    rough: 0,
    summit: { x: crest, rise: random.between(130, 175), spread: width * random.between(0.2, 0.28) },
  })
  const near = skyline(view, {
    base: 590,
    relief: 8,
    wave: 1000,
    rough: 0,
    summit: { x: width * 0.98, rise: 105, spread: width * 0.3 },
  })
  const sun = width * random.between(0.34, 0.46)
  const fir = pine(view, 'fir')
  const on = (line: (x: number) => number, share: number, low = 8): [number, number] => [
    width * share,
    line(width * share) + low,
  ]
  const petals = Array.from({ length: 40 }, (): [number, number] => {
    const x = width * random.between(0.55, 1) ** 1.1
    return [x, near(x) + random.between(6, 70)]
  })
  return [
    sky(view, 410, [sun, random.between(240, 280)]),
    random.chance(0.5) ? clouds(view, 4, [70, 210]) : veils(view, 8, [60, 250]),
    range(view, { from: 286, to: 424, count: random.integer(4, 6), nearest: 0.66 }),
    bloom(view, [sun, 300]),
    birds(view, [width * 0.3, 170], random.integer(3, 6)),
    mist(view, 452, 4),
    meadow(view, far, {
      top: mix(hour.meadow, hour.mist, 0.18),
      bottom: mix(hour.meadow, hour.ground, 0.75),
      depth: 240,
    }),
    pineGroup(view, {
      from: width * 0.52,
      to: width * 0.6,
      count: 6,
      height: 74,
      ground: (x) => far(x) + 14,
      color: mix(hour.near, hour.leaf, 0.3),
    }),
    trail(view, {
      from: [crest, far(crest) + 3],
      to: [width * 0.62, 660],
      width: 96,
      swing: width * 0.07,
      bends: 3.1,
    }),
    meadow(view, near, {
      top: mix(hour.meadow, hour.ground, 0.62),
      bottom: mix(hour.ground, hour.leaf, 0.45),
      depth: 130,
    }),
    fence(view, (x) => near(x) + 4, width * 0.8, width + 30, 40),
    bushes(
      view,
      [on(near, 0.72), on(near, 0.77, 22), on(near, 0.9, 52), on(near, 0.66, 14)],
      24,
      mix(hour.leaf, hour.ground, 0.35),
    ),
    flowers(petals, mix(brandColors.dawn, hour.glow, 0.3), 6),
    `<g fill="${hour.leaf}">${treeAt(fir, on(near, 0.955, 40), random.between(230, 300))}</g>`,
    grass(view, {
      from: 0,
      to: width,
      count: 18,
      size: 44,
      ground: () => random.between(644, 654),
      color: mix(hour.leaf, hour.ground, 0.2),
      heads: hour.glow,
    }),
  ].join('')
}
