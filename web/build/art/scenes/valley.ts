import { mix } from '../color.ts'
import { birds } from '../motifs/air.ts'
import { bushes } from '../motifs/broadleaf.ts'
import { fields, grass } from '../motifs/ground.ts'
import { pine, pineGroup, treeAt, treeline } from '../motifs/pines.ts'
import { mist, range, ridgeColor, skyline } from '../motifs/ridges.ts'
import { bloom, clouds, sky, veils } from '../motifs/sky.ts'
import type { View } from '../view.ts'

export function valley(view: View): string {
  const { width, random, hour } = view
  const focus = width * random.between(0.58, 0.7)
  const wood = skyline(view, { base: 440, relief: 30, wave: 520, rough: 0.4 })
  const { markup, lines } = fields(view, 505, 2)
  const front = lines[1] ?? wood
  const kinds = [pine(view, 'spire'), pine(view, 'fir')]
  const frame = [
    [width - 34, 430],
    [width - 112, 315],
    [width - 176, 212],
  ].map(([x = 0, tall = 0], index) =>
    treeAt(kinds[index % 2] ?? '', [x, front(x) + 22], tall * random.between(0.86, 1.12), index === 1),
  )
  return [
    sky(view, 400, [focus, 262]),
    random.chance(0.5) ? clouds(view, 4, [80, 200]) : veils(view, 6, [60, 230]),
    range(view, {
      from: 285,
      to: 415,
      count: random.integer(4, 6),
      summit: {
        x: width * random.between(0.2, 0.42),
        rise: random.between(50, 105),
        spread: random.between(120, 190),
      },
    }),
    bloom(view, [focus, 285]),
    birds(view, [width * 0.36, 170], random.integer(3, 6)),
    mist(view, 418, 3),
    treeline(view, wood, ridgeColor(view, 0.95), 22),
    mist(view, 470, 2),
    markup,
    pineGroup(view, {
      from: width * 0.03,
      to: width * 0.2,
      count: 7,
      height: 92,
      ground: lines[0] ?? front,
      color: mix(hour.near, hour.leaf, 0.4),
      kinds,
    }),
    bushes(
      view,
      [
        [width * 0.83, front(width * 0.83) + 8],
        [width * 0.76, front(width * 0.76) + 10],
      ],
      30,
      mix(hour.leaf, hour.ground, 0.3),
    ),
    `<g fill="${hour.leaf}">${frame.join('')}</g>`,
    grass(view, {
      from: 0,
      to: width,
      count: 26,
      size: 44,
      ground: () => random.between(640, 652),
      color: hour.leaf,
      heads: mix(hour.glow, hour.meadow, 0.2),
    }),
  ].join('')
}
