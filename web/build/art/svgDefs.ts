import type { Color } from './color.ts'

type Stop = readonly [offset: number, color: Color, opacity?: number]

/** The `<defs>` of an SVG, filled while it renders. */
export interface SvgDefs {
  /** Returns the id of the definition. Equal definitions share one. */
  define(markup: (id: string) => string): string
  /** A vertical paint over the filled shape, or between two heights of the image. */
  linearGradient(stops: readonly Stop[], between?: readonly [from: number, to: number]): string
  radialGradient(stops: readonly Stop[]): string
  markup(): string
}

export function createDefs(): SvgDefs {
  const ids = new Map<string, string>()
  const define: SvgDefs['define'] = (markup) => {
    const key = markup('')
    const known = ids.get(key)
    if (known) return known
    const id = idAt(ids.size)
    ids.set(key, id)
    texts.push(markup(id))
    return id
  }
  const texts: string[] = []
  return {
    define,
    linearGradient: (stops, between) =>
      `url(#${define((id) => `<linearGradient id="${id}"${directionOf(between)}>${stopsOf(stops)}</linearGradient>`)})`,
    radialGradient: (stops) =>
      `url(#${define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)})`,
    markup: () => texts.join(''),
  }
}

const directionOf = (between?: readonly [number, number]) =>
  between
    ? ` gradientUnits="userSpaceOnUse" x2="0" y1="${Math.round(between[0])}" y2="${Math.round(between[1])}"`
    : ' x2="0" y2="1"'

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([offset, color, opacity]) => {
      const at = offset ? ` offset="${fraction(offset)}"` : ''
      const cover = opacity === undefined || opacity === 1 ? '' : ` stop-opacity="${fraction(opacity)}"`
      return `<stop${at} stop-color="${color}"${cover}/>`
    })
    .join('')

/** A number between 0 and 1 with at most two digits. */
export const fraction = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.')

/** a, b ... z, then a1, b1 and so on. */
const idAt = (index: number) => {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`
}
