import { mix } from '../color.ts'
import { paints } from '../palette.ts'
import { dots, numbers, type Point, scallops } from '../path.ts'
import { fraction } from '../svgDefs.ts'
import type { View } from '../view.ts'

export function sky(view: View, horizon: number, sun: Point): string {
  const { defs, hour, width } = view
  const [zenith, high, low, rim] = hour.sky
  const paint = defs.linearGradient(
    [
      [0, zenith],
      [0.42, high],
      [0.78, low],
      [1, rim],
    ],
    [0, horizon],
  )
  return [
    `<rect width="${width}" height="640" fill="${paint}"/>`,
    stars(view, horizon),
    hour.body === 'none' ? brightness(view, sun) : hour.body === 'sun' ? sunAt(view, sun) : moonAt(view, sun),
  ].join('')
}

function sunAt({ defs, hour }: View, [x, y]: Point): string {
  const halo = defs.radialGradient([
    [0, hour.glow, 0.95],
    [0.25, hour.glow, 0.55],
    [0.6, hour.glow, 0.16],
    [1, hour.glow, 0],
  ])
  return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="330" fill="${halo}"/><circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="34" fill="${hour.disc}"/>`
}

/** The glow of a low sun over the far ridges. */
export function bloom({ defs, hour }: View, [x, y]: Point): string {
  const paint = defs.radialGradient([
    [0, hour.glow, 0.4],
    [0.45, hour.glow, 0.2],
    [1, hour.glow, 0],
  ])
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="420" ry="190" fill="${paint}"/>`
}

function moonAt(view: View, [x, y]: Point): string {
  const { defs, hour, random } = view
  const height = Math.min(y, random.between(90, 150))
  const halo = defs.radialGradient([
    [0, hour.disc, 0.4],
    [0.3, hour.glow, 0.14],
    [1, hour.glow, 0],
  ])
  const middle = `${Math.round(x)} ${Math.round(height)}`
  const full = random.chance(0.4)
  const disc = full
    ? `<circle r="24" fill="${hour.disc}"/>`
    : `<path d="M8-24a25 25 0 1 0 16 38a21 21 0 1 1-16-38z" fill="${hour.disc}"/>`
  return `<g transform="translate(${middle})"><circle r="170" fill="${halo}"/>${disc}</g>${brightness(view, [x, y + 120])}`
}

/** Light without a visible sun or moon. */
function brightness({ defs, hour }: View, [x, y]: Point): string {
  const light = defs.radialGradient([
    [0, hour.glow, 0.6],
    [1, hour.glow, 0],
  ])
  return `<ellipse cx="${Math.round(x)}" cy="${Math.round(y)}" rx="460" ry="210" fill="${light}"/>`
}

function stars({ random, hour, width }: View, horizon: number): string {
  const count = Math.round((hour.stars * width) / 16)
  if (!count) return ''
  // The exponent puts most of them near the zenith, where the sky is darkest.
  const star = (): Point => [random.between(8, width - 8), 8 + random.between(0, 1) ** 1.7 * horizon * 0.62]
  const sized = (share: number, size: number, opacity: number) =>
    `<path d="${dots(Array.from({ length: Math.ceil(count * share) }, star))}" stroke-width="${size}" opacity="${fraction(opacity)}"/>`
  return `<g stroke="${paints.star}" stroke-linecap="round">${sized(0.6, 1.6, 0.55)}${sized(0.3, 2.4, 0.8)}${sized(0.08, 3.6, 0.95)}</g>`
}

export function clouds(
  { random, defs, hour, width }: View,
  count: number,
  strip: readonly [number, number],
): string {
  const lit = mix(hour.sky[2], hour.glow, 0.55)
  const shade = mix(hour.sky[1], hour.sky[2], 0.6)
  const paint = defs.linearGradient([
    [0, lit, 0.35 + 0.35 * (1 - hour.stars)],
    [1, shade, 0.3],
  ])
  const cloud = () => {
    const length = random.between(150, 380)
    const [x, y] = [random.between(-60, width - 120), random.between(...strip)]
    const bumps = random.integer(4, 7)
    const tall = length * random.between(0.07, 0.12)
    const top = Array.from({ length: bumps - 1 }, (_, index): Point => {
      const along = (index + 1) / bumps
      return [
        x + length * along + random.between(-9, 9),
        y - tall * Math.sin(along * Math.PI) * random.between(0.6, 1.15),
      ]
    })
    return scallops([[x, y], ...top, [x + length, y]], 1.5)
  }
  return `<path d="${Array.from({ length: count }, cloud).join('')}" fill="${paint}"/>`
}

export function veils(
  { random, defs, hour, width }: View,
  count: number,
  strip: readonly [number, number],
): string {
  const paint = defs.radialGradient([
    [0, hour.glow, 0.75],
    [1, hour.glow, 0],
  ])
  const veil = () =>
    `<ellipse cx="${numbers(random.between(0, width))}" cy="${numbers(random.between(...strip))}" rx="${random.integer(130, 330)}" ry="${random.integer(4, 11)}"/>`
  return `<g fill="${paint}">${Array.from({ length: count }, veil).join('')}</g>`
}
