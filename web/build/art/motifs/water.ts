import { type Color, mix } from '../color.ts'
import { paints } from '../palette.ts'
import { numbers, type Point, ribbon } from '../path.ts'
import type { View } from '../view.ts'

const waterColors = ({ hour }: View): [far: Color, near: Color] => [
  mix(hour.sky[3], hour.sky[2], 0.35),
  mix(mix(hour.sky[0], hour.near, 0.35), paints.water, 0.3),
]

/** `reflectedId` is the definition of the land above the shore, which the water mirrors. */
export function lake(view: View, shore: number, bottom: number, sunX: number, reflectedId?: string): string {
  const { defs, hour, width } = view
  const [far, near] = waterColors(view)
  const fill = defs.linearGradient(
    [
      [0, far],
      [0.45, mix(far, near, 0.45)],
      [1, near],
    ],
    [shore, bottom],
  )
  const clip = defs.define(
    (id) => `<clipPath id="${id}"><path d="M0 ${shore}H${width}V${bottom}H0z"/></clipPath>`,
  )
  const mirror = reflectedId
    ? `<g clip-path="url(#${clip})"><use href="#${reflectedId}" transform="matrix(1 0 0-.8 0 ${Math.round(shore * 1.8)})" opacity=".42"/></g>`
    : ''
  const rim = defs.linearGradient([
    [0, hour.mist, 0.75],
    [1, hour.mist, 0],
  ])
  return [
    `<path d="M0 ${shore}H${width}V${bottom}H0z" fill="${fill}"/>`,
    mirror,
    `<path d="M0 ${shore - 2}H${width}v34H0z" fill="${rim}"/>`,
    hour.body === 'none' ? '' : glitter(view, sunX, shore, bottom),
    ripples(view, shore, bottom),
  ].join('')
}

function glitter({ random, hour }: View, x: number, shore: number, bottom: number): string {
  const bars = Array.from({ length: 13 }, (_, index) => {
    const near = (index + 0.5) / 13
    const y = shore + 5 + (bottom - shore) * near ** 1.5 * 0.85
    const wide = (13 + near * 46) * random.between(0.45, 1.15)
    return lens(x + random.between(-1, 1) * near * 30, y, wide, 1.6 + near * 2.4)
  })
  return `<path d="${bars.join('')}" fill="${hour.disc}" opacity=".7"/>`
}

function ripples({ random, hour, width }: View, shore: number, bottom: number): string {
  const line = (_: unknown, index: number) => {
    const near = (index + 0.5) / 18
    const long = 20 + near * 170 * random.between(0.4, 1)
    return `M${numbers(random.between(-40, width), shore + 10 + (bottom - shore) * near ** 1.3)}h${numbers(long)}`
  }
  return `<path d="${Array.from({ length: 18 }, line).join('')}" stroke="${mix(hour.sky[2], paints.white, 0.25)}" stroke-width="1.6" stroke-linecap="round" opacity=".3"/>`
}

/** The centerline is x, y and width. */
export function river(
  view: View,
  course: { from: Point; to: Point; width: number; swing: number; bends?: number },
): { markup: string; centerline: (readonly [number, number, number])[] } {
  const { defs, hour } = view
  const centerline = winding(view, course)
  const [far, near] = waterColors(view)
  const fill = defs.linearGradient(
    [
      [0, mix(far, paints.white, 0.2)],
      [0.5, mix(far, near, 0.4)],
      [1, near],
    ],
    [course.from[1], 640],
  )
  const bank = mix(hour.ground, hour.leaf, 0.35)
  const banks = centerline.map(([x, y, width]) => [x, y + 1, width * 1.12 + 3] as const)
  const shine = centerline
    .slice(2, -2)
    .map(([x, y, width]) =>
      lens(
        x + view.random.between(-0.22, 0.22) * width,
        y,
        width * view.random.between(0.1, 0.24),
        Math.max(0.8, width / 60),
      ),
    )
  return {
    centerline,
    markup: `<path d="${ribbon(banks)}" fill="${bank}" opacity=".55"/><path d="${ribbon(centerline)}" fill="${fill}"/><path d="${shine.join('')}" fill="${hour.disc}" opacity=".55"/>`,
  }
}

/** The centerline of a river or a path toward the viewer. */
export function winding(
  { random }: View,
  course: { from: Point; to: Point; width: number; swing: number; bends?: number },
): (readonly [number, number, number])[] {
  const { from, to, width, swing, bends = 2.2 } = course
  const turn = random.pick([0, Math.PI])
  return Array.from({ length: 13 }, (_, index) => {
    const near = index / 12
    // In perspective, nearer bends look wider and farther apart.
    const y = from[1] + (to[1] - from[1]) * near ** 1.75
    const sway =
      Math.sin(near ** 0.8 * bends * Math.PI + turn) * swing * (0.2 + near * 0.85) * (1 - near ** 6)
    return [
      from[0] + (to[0] - from[0]) * near ** 1.2 + sway,
      y,
      Math.min(9, width / 6) + width * near ** 1.9,
    ] as const
  })
}

export const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${numbers(x - half, y)}q${numbers(half)}-${thick.toFixed(1)} ${numbers(half * 2)} 0q${numbers(-half)} ${thick.toFixed(1)} ${numbers(-half * 2)} 0`
