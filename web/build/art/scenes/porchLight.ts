import { mix } from '../color.ts'
import { fireflies } from '../motifs/air.ts'
import { broadleaf } from '../motifs/broadleaf.ts'
import { grass, meadow } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { cabin, fence } from '../motifs/shelter.ts'
import { clouds, sky, veils } from '../motifs/sky.ts'
import { trail } from '../motifs/trail.ts'
import type { View } from '../view.ts'

export function porchLight(view: View): string {
  const { width, random, hour, hourName } = view
  const houseX = width * random.between(0.62, 0.68)
  const hill = skyline(view, {
    base: 490,
    relief: 10,
    wave: 1100,
    rough: 0,
    summit: { x: houseX, rise: 56, spread: width * 0.3 },
  })
  const wood = skyline(view, { base: 404, relief: 24, wave: 460, rough: 0.5 })
  const dim = hourName === 'dusk' || hourName === 'night' || hourName === 'preDawn'
  const maple = broadleaf(view, 'maple', hour.crown, -1)
  const fir = pine(view, 'fir')
  const front = skyline(view, { base: 600, relief: 14, wave: 800, rough: 0 })
  return [
    sky(view, 400, [width * 0.36, 268]),
    random.chance(0.5) ? clouds(view, 4, [70, 200]) : veils(view, 6, [60, 240]),
    range(view, {
      from: 290,
      to: 380,
      count: random.integer(3, 4),
      summit: { x: width * random.between(0.3, 0.44), rise: random.between(30, 80), spread: 160 },
    }),
    mist(view, 385, 2),
    treeline(view, wood, ridgeColor(view, 0.9), 30),
    mist(view, 440, 3),
    pineGroup(view, {
      from: houseX - 20,
      to: houseX + width * 0.2,
      count: 7,
      height: 185,
      ground: hill,
      color: mix(hour.near, hour.leaf, 0.45),
    }),
    meadow(view, hill, { top: hour.meadow, bottom: hour.ground, depth: 190 }),
    cabin(view, [houseX, hill(houseX) + 3], random.between(124, 150)),
    trail(view, {
      from: [houseX - 24, hill(houseX) + 12],
      to: [width * 0.4, 660],
      width: 150,
      swing: width * 0.06,
      bends: 2.1,
    }),
    treeAt(maple, [houseX - width * 0.15, hill(houseX - width * 0.15) + 8], random.between(150, 185)),
    fence(view, (x) => hill(x) + 34, width * 0.78, width + 20, 34),
    meadow(view, (x) => front(x) + Math.max(0, 60 - Math.abs(x - width * 0.4) * 0.35), {
      top: mix(hour.ground, hour.leaf, 0.35),
      bottom: hour.leaf,
      depth: 70,
    }),
    `<g fill="${hour.leaf}">${treeAt(fir, [width - 26, 650], random.between(400, 470))}${treeAt(fir, [width - 120, 654], random.between(190, 240), true)}</g>`,
    grass(view, {
      from: 0,
      to: width,
      count: 22,
      size: 44,
      ground: () => 648,
      color: hour.leaf,
      heads: dim ? undefined : hour.glow,
    }),
    dim ? fireflies(view, { from: [width * 0.08, 470], to: [width * 0.92, 610] }, 20) : '',
  ].join('')
}
