import { mix } from '../color.ts'
import { paints } from '../palette.ts'
import { dots, numbers, type Point } from '../path.ts'
import type { View } from '../view.ts'

export function birds({ random, hour }: View, [x, y]: Point, count: number): string {
  const bird = (_: unknown, index: number) => {
    const span = 15 - index * 1.1 + random.between(-2, 2)
    const at: Point = [
      x + index * random.between(20, 34) * (index % 2 ? 1 : -0.6),
      y + random.between(-26, 26),
    ]
    const lift = random.between(0.35, 0.75)
    return `M${numbers(...at)}q${numbers(span * 0.45, -span * lift, span, 0)} ${numbers(span * 0.55, -span * lift * 0.9, span, -span * 0.1)}`
  }
  return `<path d="${Array.from({ length: count }, bird).join('')}" fill="none" stroke="${mix(hour.near, hour.leaf, 0.5)}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" opacity=".75"/>`
}

export function fireflies({ random }: View, area: { from: Point; to: Point }, count: number): string {
  const path = dots(
    Array.from(
      { length: count },
      (): Point => [random.between(area.from[0], area.to[0]), random.between(area.from[1], area.to[1])],
    ),
  )
  return `<g stroke="${paints.firefly}" stroke-linecap="round"><path d="${path}" stroke-width="15" opacity=".16"/><path d="${path}" stroke-width="4" opacity=".95"/></g>`
}

export function farRain({ random, defs, hour }: View, [x, y]: Point, reach: number): string {
  const paint = defs.linearGradient([
    [0, mix(hour.sky[0], hour.far, 0.5), 0],
    [0.15, mix(hour.sky[0], hour.far, 0.5), 0.2],
    [1, hour.far, 0],
  ])
  // Each veil is narrower than the last, for soft edges.
  const veil = (_: unknown, index: number) => {
    const breadth = 290 - index * 40
    const left = x - breadth / 2 + random.between(-8, 8)
    return `<path d="M${numbers(left, y)}h${numbers(breadth)}l${numbers(-reach * 0.28, reach)}h${numbers(-breadth)}z"/>`
  }
  return `<g fill="${paint}">${Array.from({ length: 7 }, veil).join('')}</g>`
}

export function drizzle({ random, width }: View): string {
  const drops = Array.from({ length: Math.round(width / 13) }, () => {
    const length = random.between(14, 34)
    return `M${numbers(random.between(0, width), random.between(0, 600))}l${numbers(-length * 0.22, length)}`
  })
  return `<path d="${drops.join('')}" stroke="${paints.white}" stroke-width="1.3" opacity=".3"/>`
}

export function rainbow({ defs }: View, [x, y]: Point, radius: number): string {
  const fade = defs.linearGradient(
    [
      [0, paints.white, 0.5],
      [0.8, paints.white, 0],
    ],
    [y - radius, y],
  )
  const mask = defs.define((id) => `<mask id="${id}"><path d="M0 0H2000V640H0z" fill="${fade}"/></mask>`)
  const arc = (tint: string, index: number) => {
    const reach = Math.round(radius - index * 9)
    return `<path d="M${numbers(x - reach, y)}a${reach} ${reach} 0 0 1 ${reach * 2} 0" stroke="${tint}"/>`
  }
  return `<g fill="none" stroke-width="10" mask="url(#${mask})">${paints.rainbow.map(arc).join('')}</g>`
}

export function lightShafts({ random, defs, hour }: View, [x, y]: Point, count: number): string {
  const paint = defs.linearGradient([
    [0, hour.glow, 0],
    [0.2, hour.glow, 0.4],
    [1, hour.glow, 0],
  ])
  const shaft = (_: unknown, index: number) => {
    const lean = -260 + (520 / count) * (index + random.between(0.1, 0.9))
    const breadth = random.between(26, 70)
    return `M${numbers(x, y)}l${numbers(lean * 1.6 - breadth, 520)}h${numbers(breadth * 2)}z`
  }
  return `<path d="${Array.from({ length: count }, shaft).join('')}" fill="${paint}" opacity=".55"/>`
}
