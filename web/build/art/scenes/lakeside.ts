import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { grass } from '../motifs/ground.ts'
import { pine, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { canoe } from '../motifs/shelter.ts'
import { clouds, sky, veils } from '../motifs/sky.ts'
import { lake } from '../motifs/water.ts'
import { type Point, smoothLine } from '../path.ts'
import type { View } from '../view.ts'

export function lakeside(view: View): string {
  const { width, random, hour, defs } = view
  const shore = random.integer(372, 400)
  const sun = width * random.between(0.6, 0.7)
  const wood = skyline(view, { base: shore - 10, relief: 15, wave: 420, rough: 0.5 })
  const land = [
    range(view, {
      from: shore - 150,
      to: shore - 42,
      count: random.integer(3, 4),
      summit: {
        x: width * random.between(0.26, 0.4),
        rise: random.between(40, 90),
        spread: random.between(130, 220),
      },
    }),
    treeline(view, wood, ridgeColor(view, 0.92), 24),
  ].join('')
  const landId = defs.define((id) => `<g id="${id}">${land}</g>`)
  const fir = pine(view, 'fir')
  const spire = pine(view, 'spire')
  const spit = skyline(view, { base: 0, relief: 10, wave: 300, rough: 0.1 })
  const bank = (x: number) => 560 - ((x - width * 0.7) / (width * 0.3)) * 36 + spit(x) * 0.4
  const bankEdge = Array.from({ length: 8 }, (_, index): Point => {
    const x = width * (0.62 + index * 0.058)
    return [x, index ? bank(x) : 652]
  })
  return [
    sky(view, shore, [sun, shore - random.integer(110, 150)]),
    random.chance(0.5) ? clouds(view, 3, [70, 170]) : veils(view, 7, [50, 210]),
    birds(view, [width * 0.3, 130], random.integer(2, 5)),
    `<use href="#${landId}"/>`,
    lake(view, shore, 640, sun, landId),
    mist(view, shore - 2, 4),
    random.chance(0.5)
      ? canoe(view, [width * random.between(0.42, 0.52), random.between(500, 530)], 118)
      : '',
    `<path d="${smoothLine(bankEdge)}V652z" fill="${hour.leaf}"/>`,
    `<g fill="${hour.leaf}">${treeAt(fir, [width - 30, bank(width - 30) + 12], random.between(380, 470))}${treeAt(spire, [width - 118, bank(width - 118) + 10], random.between(270, 340), true)}${treeAt(fir, [width - 178, bank(width - 178) + 8], random.between(150, 190))}</g>`,
    grass(view, { from: width * 0.7, to: width, count: 16, size: 52, ground: bank, color: hour.leaf }),
    grass(view, {
      from: -10,
      to: width * 0.28,
      count: 13,
      size: 76,
      ground: () => 648,
      color: hour.leaf,
      heads: mix(hour.glow, hour.leaf, 0.3),
    }),
  ].join('')
}
