import { mix } from '../color.ts'
import { broadleaf, bushes } from '../motifs/broadleaf.ts'
import { grass, meadow } from '../motifs/ground.ts'
import { forestRow, pine, treeAt } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { footbridge } from '../motifs/shelter.ts'
import { sky, veils } from '../motifs/sky.ts'
import { trail } from '../motifs/trail.ts'
import { river } from '../motifs/water.ts'
import type { View } from '../view.ts'

export function bridgeGlen(view: View): string {
  const { width, random, hour } = view
  const x = width * random.between(0.55, 0.62)
  const back = skyline(view, { base: 380, relief: 26, wave: 420, rough: 0.3 })
  const wood = skyline(view, { base: 425, relief: 16, wave: 360, rough: 0.3 })
  const lawn = skyline(view, { base: 440, relief: 8, wave: 800, rough: 0 })
  const span = Math.min(400, width * 0.3)
  const stream = river(view, {
    from: [x + 20, 446],
    to: [x - width * 0.04, 670],
    width: span * 1.45,
    swing: width * 0.05,
    bends: 1.6,
  })
  const oak = broadleaf(view, 'oak', hour.crown, -1)
  const poplar = broadleaf(view, 'poplar', mix(hour.crown, hour.near, 0.4), -1)
  const fir = pine(view, 'fir')
  const left: [number, number] = [x - span / 2, 532]
  const right: [number, number] = [x + span / 2, 528]
  return [
    sky(view, 390, [width * 0.4, 262]),
    veils(view, 6, [60, 230]),
    range(view, { from: 275, to: 345, count: random.integer(2, 4), nearest: 0.6 }),
    mist(view, 352, 2),
    forestRow(view, back, ridgeColor(view, 0.62), 84),
    mist(view, 400, 2),
    forestRow(view, wood, ridgeColor(view, 0.88), 108),
    mist(view, 442, 2),
    meadow(view, lawn, { top: mix(hour.meadow, hour.mist, 0.12), bottom: hour.ground, depth: 190 }),
    treeAt(poplar, [x - width * 0.2, 470], random.between(165, 205)),
    treeAt(poplar, [x - width * 0.245, 476], random.between(125, 155)),
    trail(view, {
      from: [x + span * 0.6 + 96, 462],
      to: [right[0] + 4, 534],
      width: 34,
      swing: 34,
      bends: 1.2,
    }),
    stream.markup,
    bushes(
      view,
      [
        [left[0] - 30, 536],
        [left[0] - 84, 552],
        [right[0] + 48, 536],
        [right[0] + 110, 552],
      ],
      26,
      mix(hour.ground, hour.leaf, 0.5),
    ),
    treeAt(oak, [right[0] + width * 0.1, 540], random.between(235, 285)),
    footbridge(view, left, right),
    `<g fill="${hour.leaf}">${treeAt(fir, [width - 18, 656], random.between(420, 500))}</g>`,
    grass(view, {
      from: width * 0.74,
      to: width,
      count: 14,
      size: 60,
      ground: () => 648,
      color: hour.leaf,
      heads: hour.glow,
    }),
    grass(view, {
      from: 0,
      to: width * 0.3,
      count: 14,
      size: 46,
      ground: () => 648,
      color: mix(hour.leaf, hour.ground, 0.25),
    }),
  ].join('')
}
