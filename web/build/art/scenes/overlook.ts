import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { crag } from '../motifs/falls.ts'
import { grass } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridge, ridgeColor, skyline } from '../motifs/ridges.ts'
import { bench } from '../motifs/shelter.ts'
import { clouds, sky, veils } from '../motifs/sky.ts'
import type { View } from '../view.ts'

export function overlook(view: View): string {
  const { width, random, hour } = view
  const reach = Math.min(560, width * 0.4) * random.between(0.72, 1.12)
  const top = random.between(404, 470)
  const benched = random.chance(0.6)
  const rockTop = (x: number) => top + 4 + ((width - x) / reach) * 16
  const kinds = [pine(view, 'loblolly'), pine(view, 'spire')]
  const islands = [0.3, 0.62, 1].map((near, index) => {
    const base = 452 + index * 52
    const line = skyline(view, {
      base,
      relief: 24,
      wave: 420 - index * 30,
      rough: 0.4,
      summit: {
        x: width * random.between(0.05, 0.5),
        rise: random.between(20, 60),
        spread: random.between(80, 160),
      },
    })
    const color = ridgeColor(view, 0.25 + near * 0.5)
    return (
      (index === 2
        ? treeline(view, line, mix(color, hour.mist, 0.12), 15)
        : ridge(view, line, { color, haze: 0.9, depth: 110 })) + mist(view, base + 44, 4)
    )
  })
  return [
    sky(view, 410, [width * random.between(0.2, 0.52), random.between(230, 290)]),
    random.chance(0.5) ? clouds(view, 4, [70, 190]) : veils(view, 8, [60, 260]),
    range(view, { from: 300, to: 420, count: random.integer(4, 5), nearest: 0.5 }),
    birds(view, [width * 0.46, 190], random.integer(3, 6)),
    ...islands,
    mist(view, 618, 5),
    crag(view, reach, top),
    pineGroup(view, {
      from: width - reach * 0.34,
      to: width - 8,
      count: 4,
      height: 150,
      ground: rockTop,
      color: mix(hour.leaf, hour.near, 0.3),
      kinds: [kinds[1] ?? ''],
    }),
    `<g fill="${hour.leaf}">${treeAt(kinds[0] ?? '', [width - reach * 0.3, rockTop(width - reach * 0.3) + 6], random.between(290, 350), random.chance(0.5))}</g>`,
    benched ? bench(view, [width - reach * 0.62, rockTop(width - reach * 0.62) + 8], 84) : '',
    grass(view, {
      from: width - reach * 0.92,
      to: width,
      count: 12,
      size: 26,
      ground: (x) => rockTop(x) + 4,
      color: hour.leaf,
      heads: hour.glow,
    }),
  ].join('')
}
