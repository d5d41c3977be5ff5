import { mix } from '../color.ts'
import { paints } from '../palette.ts'
import { numbers, type Point, polygon, ribbon } from '../path.ts'
import type { View } from '../view.ts'

export function falls(view: View, [x, y]: Point, height: number, width: number): string {
  const { random, defs, hour } = view
  const white = mix(hour.mist, paints.white, 0.6)
  const blue = mix(white, paints.water, 0.25)
  const fill = defs.linearGradient([
    [0, blue],
    [0.3, white],
    [1, white, 0.75],
  ])
  const spine = Array.from({ length: 9 }, (_, index) => {
    const along = index / 8
    const shift = Math.sin(along * 5.2 + 0.4) * width * 0.16
    return [
      x + shift,
      y + height * along,
      width * (0.3 + along * 0.9 + (index % 3 === 2 ? 0.14 : 0)),
    ] as const
  })
  const cliff = defs.linearGradient([
    [0, mix(hour.near, hour.leaf, 0.5), 0.75],
    [1, mix(hour.near, hour.leaf, 0.3), 0.9],
  ])
  const threads = Array.from({ length: 16 }, () => {
    const along = random.between(0, 0.85)
    return `M${numbers(x + random.between(-0.36, 0.42) * width * (0.6 + along * 0.4), y + height * along)}v${numbers(height * random.between(0.07, 0.2))}`
  })
  const spray = defs.radialGradient([
    [0, white, 0.85],
    [1, white, 0],
  ])
  return [
    `<path d="${ribbon(spine.map(([left, top, across]) => [left, top - 5, across + 44 + (top - y) * 0.16] as const))}" fill="${cliff}"/>`,
    `<path d="${ribbon(spine)}" fill="${fill}"/>`,
    `<path d="${threads.join('')}" stroke="${mix(blue, paints.water, 0.4)}" stroke-width="2" opacity=".4"/>`,
    `<ellipse cx="${numbers(x)}" cy="${numbers(y + height)}" rx="${numbers(width * 1.5)}" ry="42" fill="${spray}"/>`,
  ].join('')
}

/** A rock shelf from the right edge. */
export function crag({ random, hour, width }: View, reach: number, top: number): string {
  const rock = mix(hour.leaf, hour.ground, 0.3)
  const edge: Point[] = [[width + 10, top - random.between(4, 20)]]
  const steps = 6
  for (let index = 1; index <= steps; index += 1) {
    const along = index / steps
    edge.push([width - reach * along ** 0.8, top + 18 * along + random.between(-8, 8)])
  }
  const [lipX, lipY] = edge.at(-1) ?? [width - reach, top]
  edge.push(
    [lipX + 18, lipY + 34],
    [lipX + 74, lipY + 70],
    [lipX + 60, lipY + 130],
    [lipX + 130, lipY + 190],
    [lipX + 118, 650],
    [width + 10, 650],
  )
  const facets = [
    polygon([
      [lipX + 4, lipY + 4],
      [lipX + reach * 0.36, top + 12],
      [lipX + reach * 0.3, lipY + 44],
      [lipX + 78, lipY + 66],
    ]),
    polygon([
      [lipX + reach * 0.42, lipY + 20],
      [width, top + 30],
      [width, top + 74],
      [lipX + reach * 0.56, lipY + 86],
    ]),
    polygon([
      [lipX + 66, lipY + 130],
      [lipX + reach * 0.4, lipY + 90],
      [lipX + reach * 0.46, lipY + 170],
      [lipX + 130, lipY + 190],
    ]),
  ]
  return `<path d="${polygon(edge)}" fill="${rock}"/><path d="${facets.join('')}" fill="${mix(rock, hour.glow, 0.28)}" opacity=".4"/>`
}
