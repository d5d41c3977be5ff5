import { mix } from '../color.ts'
import { birds, farRain, fireflies } from '../motifs/air.ts'
import { broadleaf } from '../motifs/broadleaf.ts'
import { flowers, grass, meadow } from '../motifs/ground.ts'
import { treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { bench } from '../motifs/shelter.ts'
import { clouds, sky, veils } from '../motifs/sky.ts'
import { trail } from '../motifs/trail.ts'
import { paints } from '../palette.ts'
import type { View } from '../view.ts'

export function loneTree(view: View): string {
  const { width, random, hour, hourName } = view
  const treeX = width * random.between(0.64, 0.7)
  const hill = skyline(view, {
    base: 520,
    relief: 6,
    wave: 1400,
    rough: 0,
    summit: { x: treeX, rise: 92, spread: width * 0.36 },
  })
  const wood = skyline(view, { base: 452, relief: 18, wave: 500, rough: 0.4 })
  const tree = broadleaf(view, random.pick(['oak', 'oak', 'maple']), hour.crown, -1)
  const wet = hourName === 'softRain'
  const bloom = Array.from({ length: 46 }, (): [number, number] => {
    const x = random.between(0, width)
    const y = hill(x) + 30 + random.between(0, 1) ** 1.4 * 150
    return [x, y]
  })
  return [
    sky(view, 430, [width * 0.3, 300]),
    random.chance(0.65) ? clouds(view, 6, [90, 270]) : veils(view, 9, [60, 290]),
    wet || random.chance(0.2) ? farRain(view, [width * 0.36, 190], 250) : '',
    range(view, { from: 352, to: 428, count: random.integer(3, 4), nearest: 0.7 }),
    birds(view, [width * 0.34, 190], random.integer(3, 6)),
    treeline(view, wood, ridgeColor(view, 0.8), 18),
    mist(view, 462, 4),
    meadow(view, hill, { top: hour.meadow, bottom: hour.ground, depth: 220 }),
    trail(view, {
      from: [treeX - 70, hill(treeX - 70) + 14],
      to: [width * 0.5, 660],
      width: 120,
      swing: width * 0.08,
      bends: 1.8,
    }),
    `<ellipse cx="${Math.round(treeX + 40)}" cy="${Math.round(hill(treeX) + 15)}" rx="150" ry="14" fill="${hour.leaf}" opacity=".28"/>`,
    treeAt(tree, [treeX, hill(treeX) + 12], random.between(290, 340)),
    bench(view, [treeX - 104, hill(treeX - 104) + 20], 74),
    flowers(bloom.slice(0, 24), mix(hour.glow, paints.petal, 0.5), 5),
    flowers(bloom.slice(24), mix(hour.disc, hour.meadow, 0.15), 4),
    grass(view, {
      from: 0,
      to: width,
      count: 30,
      size: 46,
      ground: () => random.between(642, 656),
      color: mix(hour.leaf, hour.ground, 0.15),
      heads: hour.glow,
    }),
    hourName === 'dusk' || hourName === 'night'
      ? fireflies(view, { from: [width * 0.1, 480], to: [width * 0.9, 620] }, 22)
      : '',
  ].join('')
}
