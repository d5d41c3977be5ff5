import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

/** The faces that cards are lettered in: the site's own, as single weights. */
const files = {
  serif: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  sans: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff',
} as const

/** The name of a face. */
export type Face = keyof typeof files

/** A line of text as an SVG path with its baseline's left end at `x`, `y`: pictures carry no fonts. `size` in picture units. */
export function lettered(text: string, face: Face, size: number, [x, y]: readonly [number, number]): string {
  const font = fontOf(face)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let along = 0
  const letters = glyphs.map((glyph, index) => {
    const at = along
    along += positions[index]?.xAdvance ?? glyph.advanceWidth
    const outline = glyph.path.toSVG()
    return outline && `<path transform="translate(${at})" d="${outline}"/>`
  })
  // Fonts count upwards, pictures downwards.
  return `<g transform="translate(${x} ${y})scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}

/** How wide a line is, in the unit of `size`. */
const widthOf = (text: string, face: Face, size: number): number =>
  (fontOf(face).layout(text).advanceWidth * size) / fontOf(face).unitsPerEm

/** Text broken into lines no wider than `width`, at spaces. */
export function linesOf(text: string, face: Face, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last && widthOf(longer, face, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const opened = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const path = createRequire(import.meta.url).resolve(files[face])
  const font = create(readFileSync(path))
  if (!('layout' in font)) throw new Error(`${path} holds several fonts; a card is lettered in one`)
  opened.set(face, font)
  return font
}
