import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const fontFiles = {
  serif: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  sans: '@fontsource/atkinson-hyperlegible/files/atkinson-hyperlegible-latin-700-normal.woff',
} as const

type FontName = keyof typeof fontFiles

/** A line of text as outlines, because images cannot use web fonts. `x` and `y` are the left end of its baseline. */
export function textPath(
  text: string,
  fontName: FontName,
  size: number,
  [x, y]: readonly [number, number],
): string {
  const font = loadFont(fontName)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let advance = 0
  const letters = glyphs.map((glyph, index) => {
    const at = advance
    advance += positions[index]?.xAdvance ?? glyph.advanceWidth
    const outline = glyph.path.toSVG()
    return outline && `<path transform="translate(${at})" d="${outline}"/>`
  })
  // The y axis of fonts points up, that of SVG down.
  return `<g transform="translate(${x} ${y})scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})">${letters.join('')}</g>`
}

export function wrapText(text: string, fontName: FontName, size: number, width: number): string[] {
  const font = loadFont(fontName)
  const widthOf = (line: string) => (font.layout(line).advanceWidth * size) / font.unitsPerEm
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last && widthOf(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

const fonts = new Map<FontName, Font>()

function loadFont(name: FontName): Font {
  const loaded = fonts.get(name)
  if (loaded) return loaded
  const path = createRequire(import.meta.url).resolve(fontFiles[name])
  const font = create(readFileSync(path))
  if (!('layout' in font)) throw new Error(`${path} is a collection of fonts, not a font.`)
  fonts.set(name, font)
  return font
}
