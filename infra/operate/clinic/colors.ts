import { tokenValue } from '../../../web/ui/styles/tokens.ts'

type Theme = 'light' | 'dark'
/** The colors of a clinic, by the names of `tokens.css`, as `clinic.yaml` has them. */
export type Colors = Readonly<Record<string, string | readonly [light: string, dark: string]>>

/** Each text or mark, what it is on, and the contrast that WCAG 2.2 wants of the two. */
const pairs: readonly (readonly [color: string, ground: string, least: number])[] = [
  ...['ink', 'ink-soft', 'link-on-sand', 'action', 'error'].map((name) => [name, 'sand', 4.5] as const),
  ...['ink', 'link-on-sand', 'action'].map((name) => [name, 'card', 4.5] as const),
  ['on-action', 'action', 4.5],
  ['on-action', 'action-hover', 4.5],
  ...['pine', 'pine-deep'].flatMap((ground) =>
    ['on-pine', 'on-pine-soft', 'dawn'].map((name) => [name, ground, 4.5] as const),
  ),
  ['on-emergency', 'emergency', 4.5],
  ['focus-on-sand', 'sand', 3],
]

/** What of the look cannot be read well, as sentences. */
export function contrastProblems(colors: Colors): string[] {
  return (['light', 'dark'] as const).flatMap((theme) =>
    pairs.flatMap(([name, ground, least]) => {
      const [front, back] = [colorIn(colors, name, theme), colorIn(colors, ground, theme)]
      const found = contrast(front, back)
      return found < least
        ? [
            `${name} (${front}) on ${ground} (${back}) has a contrast of ${found.toFixed(1)} in the ${theme} theme, and needs ${least}.`,
          ]
        : []
    }),
  )
}

/** @throws if `tokens.css` has no such color. */
export function colorIn(colors: Colors, name: string, theme: Theme): string {
  const own = colors[name]
  if (own !== undefined) return typeof own === 'string' ? own : own[theme === 'light' ? 0 : 1]
  const value = tokenValue(name)
  const [, light = value, dark = value] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? []
  const [, other] = /^var\(--([\w-]+)\)$/.exec(theme === 'light' ? light : dark) ?? []
  return other ? colorIn(colors, other, theme) : theme === 'light' ? light : dark
}

/** A look of shades of one color. */
export const shadesOf = (color: string): Colors => ({
  action: [color, mixed(color, 'ff', 0.65)],
  'action-hover': [mixed(color, '00', 0.3), mixed(color, 'ff', 0.8)],
  'link-on-sand': [mixed(color, '00', 0.15), mixed(color, 'ff', 0.65)],
  pine: [mixed(color, '00', 0.35), mixed(color, '00', 0.6)],
  'pine-deep': [mixed(color, '00', 0.55), mixed(color, '00', 0.75)],
})

const channels = (color: string): number[] =>
  (color.match(/[0-9a-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16))

const mixed = (color: string, other: 'ff' | '00', share: number): string =>
  `#${channels(color)
    .map((value) => Math.round(value * (1 - share) + Number.parseInt(other, 16) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
