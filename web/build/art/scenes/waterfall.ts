import { mix } from '../color.ts'
import { broadleaf, bushes } from '../motifs/broadleaf.ts'
import { falls } from '../motifs/falls.ts'
import { grass } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridge, skyline } from '../motifs/ridges.ts'
import { sky, veils } from '../motifs/sky.ts'
import { lake } from '../motifs/water.ts'
import type { View } from '../view.ts'

export function waterfall(view: View): string {
  const { width, random, hour } = view
  const x = width * random.between(0.6, 0.66)
  const slope = skyline(view, {
    base: 330,
    relief: 16,
    wave: 520,
    rough: 0.3,
    summit: { x: x + width * 0.16, rise: 120, spread: width * 0.28 },
  })
  const shoulder = skyline(view, {
    base: 430,
    relief: 14,
    wave: 380,
    rough: 0.3,
    summit: { x: x + width * 0.26, rise: 130, spread: width * 0.17 },
  })
  const left = skyline(view, {
    base: 430,
    relief: 16,
    wave: 400,
    rough: 0.3,
    summit: { x: x - width * 0.34, rise: 60, spread: width * 0.2 },
  })
  const lip = slope(x) + 16
  const pool = 500
  const rock = mix(hour.near, hour.far, 0.22)
  const maple = broadleaf(view, 'maple', hour.crown, -1)
  const fir = pine(view, 'fir')
  return [
    sky(view, 380, [width * 0.32, 230]),
    veils(view, 6, [50, 200]),
    range(view, { from: 250, to: 310, count: random.integer(2, 3), nearest: 0.4 }),
    mist(view, 330, 2),
    treeline(view, slope, mix(rock, hour.far, 0.12), 34),
    ridge(view, (at) => slope(at) + 14, { color: rock, haze: 0.3, depth: 240 }),
    falls(view, [x, lip], pool - lip, 58),
    treeline(view, (at) => left(at) + lowered(at - x + 80), mix(rock, hour.near, 0.6), 44),
    mist(view, pool - 60, 1),
    treeline(view, (at) => shoulder(at) + lowered(x + 74 - at), mix(hour.near, hour.leaf, 0.35), 56),
    mist(view, pool - 14, 3),
    lake(view, pool, 640, x),
    bushes(
      view,
      [
        [x - 110, pool + 8],
        [x - 170, pool + 14],
        [x + 96, pool + 8],
        [x + 160, pool + 14],
        [x + 220, pool + 20],
      ],
      22,
      mix(hour.leaf, hour.ground, 0.3),
    ),
    pineGroup(view, {
      from: width * 0.8,
      to: width * 0.96,
      count: 3,
      height: 190,
      ground: () => pool + 30,
      color: mix(hour.leaf, hour.near, 0.3),
    }),
    treeAt(maple, [x - width * 0.2, pool + 18], random.between(150, 180)),
    `<path d="M${Math.round(width * 0.7)} 650q${Math.round(width * 0.1)}-90 ${Math.round(width * 0.32)}-116V650zM-10 650V596q${Math.round(width * 0.12)} 6 ${Math.round(width * 0.26)} 60z" fill="${hour.leaf}"/>`,
    `<g fill="${hour.leaf}">${treeAt(fir, [width - 30, 590], random.between(400, 460))}</g>`,
    grass(view, {
      from: width * 0.74,
      to: width,
      count: 12,
      size: 54,
      ground: (at) => 640 - (at - width * 0.7) * 0.25,
      color: hour.leaf,
      heads: hour.glow,
    }),
    grass(view, {
      from: 0,
      to: width * 0.24,
      count: 12,
      size: 46,
      ground: (at) => 606 + at * 0.12,
      color: hour.leaf,
    }),
  ].join('')
}

/** Lowers a wooded slope where the water falls. */
const lowered = (beyond: number) => Math.max(0, beyond) * 2.2
