import { mix } from '../color.ts'
import { paints } from '../palette.ts'
import { numbers, type Point } from '../path.ts'
import type { View } from '../view.ts'

/** `size` is its width. */
export function cabin(view: View, [x, y]: Point, size: number): string {
  const { defs, hour, random } = view
  const wall = mix(hour.leaf, hour.ground, 0.35)
  const side = mix(wall, hour.glow, 0.2)
  const roof = mix(hour.leaf, paints.black, 0.15)
  const glow = defs.radialGradient([
    [0, paints.lamp, 0.75],
    [1, paints.lamp, 0],
  ])
  const smoke = random.chance(0.7)
    ? `<path d="M31-92q-9-14 3-26t-2-30q-7-12 6-26-20 14-13 30t-4 26-2 26z" fill="${hour.mist}" opacity=".5"/>`
    : ''
  const scale = (size / 120).toFixed(2)
  return [
    `<g transform="translate(${numbers(x, y)})scale(${scale})">`,
    smoke,
    `<path d="M24-96h12v40H24z" fill="${wall}"/>`,
    `<path d="M-50 4v-44l32-34 32 34V4z" fill="${side}"/>`,
    `<path d="M14 4v-46h44V4z" fill="${wall}"/>`,
    `<path d="M-20-82L-59-38l7 2 34-36 32 36h53L40-82z" fill="${roof}"/>`,
    `<circle cx="-18" cy="-22" r="60" fill="${glow}"/>`,
    `<path d="M-28-36h20v20h-20zM24-30h11v14H24zM42-30h8v14h-8z" fill="${paints.lamp}"/>`,
    `<path d="M-19-36v20M-28-26h20" stroke="${wall}" stroke-width="2"/>`,
    `<path d="M-62 0h126v6H-62zM-60-2v-30h3v30zM61-2v-30h3v30z" fill="${roof}"/></g>`,
  ].join('')
}

export function footbridge({ hour }: View, from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const rise = dx * 0.17
  const wood = mix(hour.leaf, hour.meadow, 0.12)
  const light = mix(wood, hour.glow, 0.4)
  const thick = Math.max(7, dx * 0.035)
  const tall = dx * 0.15
  const post = (_: unknown, index: number) => {
    const along = index / 6
    const y = from[1] + dy * along - 2 * rise * 2 * along * (1 - along) + 3
    return `M${numbers(from[0] + dx * along, y)}v${numbers(-tall)}`
  }
  const bow = `q${numbers(dx / 2, dy / 2 - rise * 2, dx, dy)}`
  const back = `q${numbers(-dx / 2, -dy / 2 - rise * 2, -dx, -dy)}`
  return [
    `<path d="M${numbers(...from)}${bow}v${numbers(thick)}${back}z" fill="${wood}"/>`,
    `<path d="${Array.from({ length: 7 }, post).join('')}M${numbers(from[0], from[1] - tall)}${bow}M${numbers(from[0], from[1] - tall / 2)}${bow}" fill="none" stroke="${wood}" stroke-width="${Math.round(thick * 0.55)}" stroke-linecap="round"/>`,
    `<path d="M${numbers(from[0], from[1] - tall - thick * 0.22)}${bow}" fill="none" stroke="${light}" stroke-width="1.6" opacity=".7"/>`,
  ].join('')
}

export function dock(
  { hour }: View,
  nearEnd: readonly [left: number, right: number],
  farEnd: Point,
  endWidth: number,
): string {
  const wood = mix(hour.leaf, hour.mist, 0.18)
  const light = mix(mix(hour.leaf, hour.mist, 0.42), hour.glow, 0.15)
  const [x, y] = farEnd
  const left = x - endWidth / 2
  const right = x + endWidth / 2
  const at = (share: number) => {
    const ease = share ** 1.7
    return [
      left + (nearEnd[0] - left) * ease,
      right + (nearEnd[1] - right) * ease,
      y + (650 - y) * ease,
    ] as const
  }
  const planks = Array.from({ length: 13 }, (_, index) => {
    const [from, to, height] = at((index + 1) / 14)
    return `M${numbers(from, height)}H${numbers(to)}`
  })
  const post = (share: number) => {
    const [from, to, height] = at(share)
    const size = 5 + share * 13
    return `M${numbers(from - size / 2, height - size * 1.7)}h${numbers(size)}v${numbers(size * 4)}h${numbers(-size)}zM${numbers(to - size / 2, height - size * 1.7)}h${numbers(size)}v${numbers(size * 4)}h${numbers(-size)}z`
  }
  return [
    `<path d="M${numbers(left, y)}H${numbers(right)}L${numbers(nearEnd[1], 650)}H${numbers(nearEnd[0])}z" fill="${light}"/>`,
    `<path d="${planks.join('')}" stroke="${wood}" stroke-width="2" opacity=".55"/>`,
    `<path d="M${numbers(left, y)}H${numbers(right)}v7H${numbers(left)}z${post(0)}${post(0.42)}${post(0.8)}" fill="${mix(hour.leaf, wood, 0.4)}"/>`,
  ].join('')
}

/** Two chairs from behind. `size` is the height of one. */
export function chairs({ hour }: View, [x, y]: Point, size: number): string {
  const wood = hour.leaf
  const edge = mix(wood, hour.glow, 0.45)
  const chair = (shift: number, turn: 1 | -1) =>
    `<g transform="translate(${numbers(x + shift * size, y)})scale(${((turn * size) / 100).toFixed(2)} ${(size / 100).toFixed(2)})"><path d="M-27-40q-3-46 2-52 26-16 52 0 5 6 2 52zM-40-46h14v8h-12l-4 38h-8zM44-46H30v8h12l4 38h8zM-26-40h54v14h-54zM-22-26h7V0h-7zM17-26h7V0h-7z" fill="${wood}"/><path d="M-26-92q27-15 53 0M-11-96v54M1-98v56M14-96v54" fill="none" stroke="${edge}" stroke-width="2" opacity=".55"/></g>`
  return `${chair(-0.68, 1)}${chair(0.68, -1)}`
}

/** `size` is its width. */
export function bench({ hour }: View, [x, y]: Point, size: number): string {
  const edge = mix(hour.leaf, hour.glow, 0.5)
  return `<g transform="translate(${numbers(x, y)})scale(${(size / 120).toFixed(2)})"><path d="M-60-58H60v8H-60zM-60-44H60v8H-60zM-64-28H64v8H-64zM-50-60h7V2h-7zM43-60h7V2h-7z" fill="${hour.leaf}"/><path d="M-60-58H60M-60-44H60M-64-28H64" stroke="${edge}" stroke-width="1.6" opacity=".7"/></g>`
}

/** `size` is its length. */
export function canoe({ hour }: View, [x, y]: Point, size: number): string {
  return `<g transform="translate(${numbers(x, y)})scale(${(size / 160).toFixed(2)})"><path d="M-76 2q76 26 152 0-14 24-76 24T-76 2z" fill="${hour.leaf}" opacity=".35"/><path d="M-82-18q18 14 82 14t82-14q-8 26-82 26T-82-18z" fill="${paints.canoe.hull}"/><path d="M-82-18q18 14 82 14t82-14q-2 7-6 12Q52 2 0 2t-76-8q-4-5-6-12z" fill="${paints.canoe.inside}"/></g>`
}

export function fence(
  { hour }: View,
  ground: (x: number) => number,
  from: number,
  to: number,
  tall: number,
): string {
  const step = tall * 2.1
  const count = Math.max(2, Math.round((to - from) / step))
  const wood = mix(hour.leaf, hour.meadow, 0.18)
  const at = (index: number): Point => {
    const x = from + ((to - from) * index) / count
    return [x, ground(x)]
  }
  const posts = Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = at(index)
    return `M${numbers(x, y + 4)}v${numbers(-tall)}`
  })
  const rail = (share: number) =>
    Array.from({ length: count + 1 }, (_, index) => {
      const [x, y] = at(index)
      return `${index ? 'L' : 'M'}${numbers(x, y - tall * share)}`
    }).join('')
  return `<g fill="none" stroke="${wood}" stroke-linecap="round"><path d="${posts.join('')}" stroke-width="${Math.max(3, Math.round(tall * 0.12))}"/><path d="${rail(0.78)}${rail(0.4)}" stroke-width="${Math.max(2, Math.round(tall * 0.07))}"/></g>`
}
