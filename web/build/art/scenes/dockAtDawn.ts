import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { grass } from '../motifs/ground.ts'
import { pine, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { chairs, dock } from '../motifs/shelter.ts'
import { clouds, sky, veils } from '../motifs/sky.ts'
import { lake } from '../motifs/water.ts'
import type { View } from '../view.ts'

export function dockAtDawn(view: View): string {
  const { width, random, hour, defs } = view
  const shore = random.integer(340, 366)
  const end = width * random.between(0.62, 0.67)
  const wood = skyline(view, { base: shore - 4, relief: 10, wave: 380, rough: 0.4 })
  const land = [
    range(view, { from: shore - 120, to: shore - 36, count: random.integer(3, 5), nearest: 0.72 }),
    treeline(view, wood, ridgeColor(view, 0.9), 27),
    `<path d="M0 ${shore - 5}H${width}v8H0z" fill="${ridgeColor(view, 0.9)}"/>`,
  ].join('')
  const landId = defs.define((id) => `<g id="${id}">${land}</g>`)
  const kinds = [pine(view, 'loblolly'), pine(view, 'fir')]
  return [
    sky(view, shore, [end - width * 0.03, shore - random.integer(92, 130)]),
    random.chance(0.5) ? clouds(view, 4, [50, 150]) : veils(view, 8, [40, 200]),
    birds(view, [width * 0.34, 120], random.integer(3, 5)),
    `<use href="#${landId}"/>`,
    lake(view, shore, 640, end - width * 0.03, landId),
    mist(view, shore + 2, 4),
    dock(view, [width * 0.5, width * 0.5 + 330], [end, 470], 124),
    chairs(view, [end, 492], 66),
    `<path d="M${Math.round(width * 0.78)} 650q${Math.round(width * 0.06)}-64 ${Math.round(width * 0.24)}-76V650z" fill="${hour.leaf}"/>`,
    `<g fill="${hour.leaf}">${treeAt(kinds[0] ?? '', [width - 44, 600], random.between(430, 500))}${treeAt(kinds[1] ?? '', [width - 122, 622], random.between(180, 230))}</g>`,
    grass(view, {
      from: width * 0.8,
      to: width,
      count: 10,
      size: 62,
      ground: (x) => 640 - (x - width * 0.78) * 0.2,
      color: hour.leaf,
      heads: hour.glow,
    }),
    grass(view, {
      from: -8,
      to: width * 0.22,
      count: 13,
      size: 74,
      ground: () => 650,
      color: hour.leaf,
      heads: mix(hour.glow, hour.leaf, 0.3),
    }),
  ].join('')
}
