import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { broadleaf, bushes } from '../motifs/broadleaf.ts'
import { grass, meadow } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { bloom, clouds, sky, veils } from '../motifs/sky.ts'
import { river } from '../motifs/water.ts'
import type { View } from '../view.ts'

export function riverBend(view: View): string {
  const { width, random, hour } = view
  const gap = width * random.between(0.52, 0.64)
  const wood = skyline(view, { base: 372, relief: 16, wave: 380, rough: 0.4 })
  const plain = skyline(view, { base: 392, relief: 6, wave: 900, rough: 0 })
  const { markup, centerline } = river(view, {
    from: [gap, 398],
    to: [width * random.between(0.55, 0.68), 660],
    width: width * random.between(0.3, 0.42),
    swing: width * random.between(0.13, 0.2),
    bends: random.between(1.8, 2.6),
  })
  const bankOf = (side: 1 | -1, at: number): [number, number] => {
    const [x, y, wide] = centerline[at] ?? [gap, 500, 40]
    return [x + side * (wide * 0.6 + 26), y + 4]
  }
  const tree = broadleaf(view, random.pick(['oak', 'maple', 'poplar']), hour.crown, -1)
  const spire = pine(view, 'spire')
  return [
    sky(view, 385, [gap, 288]),
    random.chance(0.5) ? clouds(view, 4, [70, 190]) : veils(view, 7, [60, 250]),
    range(view, { from: 290, to: 360, count: random.integer(3, 5), nearest: 0.75 }),
    bloom(view, [gap, 305]),
    birds(view, [gap - width * 0.24, 190], random.integer(3, 5)),
    treeline(view, wood, ridgeColor(view, 0.8), 30),
    mist(view, 392, 3),
    meadow(view, plain, { top: mix(hour.meadow, hour.mist, 0.28), bottom: hour.ground, depth: 260 }),
    markup,
    mist(view, 402, 3),
    bushes(
      view,
      [bankOf(-1, 6), bankOf(1, 5), bankOf(-1, 8), bankOf(1, 7)],
      15,
      mix(hour.ground, hour.leaf, 0.55),
    ),
    pineGroup(view, {
      from: width * 0.76,
      to: width * 0.98,
      count: 6,
      height: 150,
      ground: (x) => 455 + (x - width * 0.76) * 0.16,
      color: mix(hour.near, hour.leaf, 0.35),
    }),
    treeAt(tree, bankOf(1, 8), random.between(150, 195), random.chance(0.3)),
    `<g fill="${hour.leaf}">${treeAt(spire, [width - 26, 650], random.between(380, 440))}${treeAt(spire, [width - 96, 652], random.between(250, 300), true)}</g>`,
    grass(view, {
      from: width * 0.7,
      to: width,
      count: 14,
      size: 58,
      ground: () => 646,
      color: hour.leaf,
      heads: hour.glow,
    }),
    grass(view, {
      from: 0,
      to: width * 0.3,
      count: 12,
      size: 40,
      ground: () => 646,
      color: mix(hour.leaf, hour.ground, 0.3),
    }),
  ].join('')
}
