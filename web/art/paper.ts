import type { Color } from './color.ts'

/** One step of a gradient: where (0 to 1), the color, and how much of it covers (0 to 1, else all). */
export type Stop = readonly [at: number, color: Color, cover?: number]

/** The sheet that a picture is drawn on: it gathers what is defined once and used often. */
export interface Paper {
  width: number
  height: number
  /** Keeps a definition and gives its short name; the same definition twice is kept once. */
  define(markup: (id: string) => string): string
  /** A paint that runs downwards over what it fills; with `from` and `to`, between those heights of the picture. */
  downwards(stops: readonly Stop[], between?: readonly [from: number, to: number]): string
  /** A paint that runs outwards from the middle of what it fills. */
  outwards(stops: readonly Stop[]): string
  /** The definitions so far. */
  definitions(): string
}

/** An empty sheet of a size in picture units. */
export function paperOf(width: number, height: number): Paper {
  const kept = new Map<string, string>()
  const define: Paper['define'] = (markup) => {
    const key = markup('')
    const known = kept.get(key)
    if (known) return known
    const id = nameOf(kept.size)
    kept.set(key, id)
    texts.push(markup(id))
    return id
  }
  const texts: string[] = []
  return {
    width,
    height,
    define,
    downwards: (stops, between) =>
      `url(#${define((id) => `<linearGradient id="${id}"${runOf(between)}>${stopsOf(stops)}</linearGradient>`)})`,
    outwards: (stops) =>
      `url(#${define((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`)})`,
    definitions: () => texts.join(''),
  }
}

const runOf = (between?: readonly [number, number]) =>
  between
    ? ` gradientUnits="userSpaceOnUse" x2="0" y1="${Math.round(between[0])}" y2="${Math.round(between[1])}"`
    : ' x2="0" y2="1"'

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(([at, color, cover]) => {
      const offset = at ? ` offset="${short(at)}"` : ''
      const opacity = cover === undefined || cover === 1 ? '' : ` stop-opacity="${short(cover)}"`
      return `<stop${offset} stop-color="${color}"${opacity}/>`
    })
    .join('')

/** A share between 0 and 1 as SVG writes it, two digits at most. */
export const short = (share: number): string => String(Math.round(share * 100) / 100).replace(/^0\./, '.')

/** a, b ... z, then a1, b1 and so on. */
const nameOf = (index: number) => {
  const letter = String.fromCharCode(97 + (index % 26))
  return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`
}
