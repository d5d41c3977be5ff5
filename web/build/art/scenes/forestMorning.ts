import { mix } from '../color.ts'
import { fireflies, lightShafts } from '../motifs/air.ts'
import { grass, meadow } from '../motifs/ground.ts'
import { forestRow, pine, treeAt } from '../motifs/pines.ts'
import { mist, range, skyline } from '../motifs/ridges.ts'
import { sky } from '../motifs/sky.ts'
import { trail } from '../motifs/trail.ts'
import type { View } from '../view.ts'

export function forestMorning(view: View): string {
  const { width, random, hour, hourName } = view
  const light: [number, number] = [width * random.between(0.54, 0.62), 236]
  const kinds = [pine(view, 'spire'), pine(view, 'fir'), pine(view, 'loblolly')]
  const rows = [
    { base: 400, tall: 130, near: 0.12 },
    { base: 448, tall: 190, near: 0.42 },
    { base: 500, tall: 260, near: 0.74 },
  ].map(({ base, tall, near }) => {
    const line = skyline(view, { base, relief: 16, wave: 480, rough: 0.2 })
    const color = mix(mix(hour.far, hour.mist, 0.25), hour.near, near)
    // A clearing in front of the light, wider in nearer rows.
    const opening = (x: number) =>
      line(x) + Math.max(0, 1 - Math.abs(x - light[0]) / (width * 0.22)) * tall * near * 1.3
    return (
      forestRow(view, opening, color, tall) +
      meadow(view, line, {
        top: mix(color, hour.mist, 0.25),
        bottom: mix(color, hour.mist, 0.6),
        depth: 120,
      }) +
      mist(view, base + 16, 2)
    )
  })
  const floor = skyline(view, { base: 545, relief: 10, wave: 700, rough: 0 })
  const trees: [number, number, number][] = [
    [width - 40, 660, 640],
    [width - 132, 628, 520],
    [width - 214, 606, 350],
    [width * 0.06, 612, 400],
    [width * 0.14, 594, 270],
  ]
  return [
    sky(view, 420, light),
    range(view, { from: 300, to: 340, count: 2, nearest: 0.25 }),
    ...rows,
    hour.body === 'sun' ? lightShafts(view, light, 6) : '',
    meadow(view, floor, {
      top: mix(hour.meadow, hour.ground, 0.5),
      bottom: mix(hour.ground, hour.leaf, 0.55),
      depth: 100,
    }),
    trail(view, { from: [light[0] - 6, 548], to: [width * 0.46, 660], width: 190, swing: 46, bends: 1.5 }),
    `<g fill="${hour.leaf}">${trees.map(([x, y, tall], index) => treeAt(kinds[(index + random.integer(0, 1)) % 3] ?? '', [x, y], tall * random.between(0.9, 1.08), random.chance(0.5))).join('')}</g>`,
    grass(view, { from: 0, to: width * 0.34, count: 13, size: 42, ground: () => 648, color: hour.leaf }),
    grass(view, {
      from: width * 0.66,
      to: width,
      count: 13,
      size: 56,
      ground: () => 648,
      color: hour.leaf,
      heads: hour.glow,
    }),
    hourName === 'night' || hourName === 'dusk'
      ? fireflies(view, { from: [width * 0.2, 430], to: [width * 0.8, 600] }, 24)
      : '',
  ].join('')
}
