import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { bushes } from '../motifs/broadleaf.ts'
import { grass } from '../motifs/ground.ts'
import { pine, pineGroup } from '../motifs/pines.ts'
import { mist, range, skyline } from '../motifs/ridges.ts'
import { clouds, sky, veils } from '../motifs/sky.ts'
import { lake, lens } from '../motifs/water.ts'
import type { View } from '../view.ts'

export function islandLake(view: View): string {
  const { width, random, hour, defs } = view
  const shore = random.integer(318, 352)
  const x = width * random.between(0.6, 0.7)
  const water = shore + random.integer(66, 96)
  const half = Math.min(250, width * 0.2) * random.between(0.85, 1.1)
  const land = range(view, {
    from: shore - random.between(96, 130),
    to: shore - 14,
    count: random.integer(3, 4),
    nearest: 0.55,
    summit: {
      x: width * random.between(0.16, 0.4),
      rise: random.between(40, 80),
      spread: random.between(130, 200),
    },
  })
  const landId = defs.define((id) => `<g id="${id}">${land}</g>`)
  const knoll = (at: number) => water - 16 * Math.max(0, 1 - ((at - x) / half) ** 2)
  const color = mix(hour.near, hour.leaf, 0.4)
  const trees = [
    pineGroup(view, {
      from: x - half * 0.72,
      to: x + half * 0.66,
      count: 9,
      height: random.between(130, 190),
      ground: knoll,
      color,
      kinds: random.chance(0.3)
        ? [pine(view, 'loblolly'), pine(view, 'fir')]
        : [pine(view, 'spire'), pine(view, 'fir')],
    }),
    bushes(
      view,
      [
        [x - half * 0.7, water],
        [x + half * 0.62, water],
        [x + half * 0.2, water],
      ],
      17,
      color,
    ),
    `<path d="${lens(x - half, water, 0, 0)}q${Math.round(half)}-34 ${Math.round(half * 2)} 0z" fill="${color}"/>`,
  ].join('')
  const island = defs.define((id) => `<g id="${id}">${trees}</g>`)
  const reeds = skyline(view, { base: 646, relief: 6, wave: 400, rough: 0 })
  const sun = x - width * random.between(0.12, 0.2)
  return [
    sky(view, shore, [sun, shore - random.integer(70, 120)]),
    random.chance(0.5) ? clouds(view, 4, [50, 150]) : veils(view, 8, [40, 190]),
    birds(view, [width * 0.3, 120], random.integer(3, 6)),
    `<use href="#${landId}"/>`,
    lake(view, shore, 640, sun, landId),
    mist(view, shore + 2, 4),
    `<use href="#${island}" transform="matrix(1 0 0-.8 0 ${Math.round(water * 1.8)})" opacity=".32"/>`,
    `<use href="#${island}"/>`,
    mist(view, water + 6, 2),
    grass(view, {
      from: width * 0.74,
      to: width,
      count: 9,
      size: 84,
      ground: reeds,
      color: hour.leaf,
      heads: mix(hour.glow, hour.leaf, 0.2),
    }),
    grass(view, { from: -8, to: width * 0.2, count: 6, size: 58, ground: reeds, color: hour.leaf }),
  ].join('')
}
