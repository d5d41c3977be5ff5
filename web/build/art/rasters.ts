import { Resvg } from '@resvg/resvg-js'
import { fullBleedLogo } from './logo.ts'
import { renderSocialCard, socialCards } from './socialCards.ts'

/** PNG files by path: social cards and home screen icons. */
export const rasters: ReadonlyMap<string, () => Uint8Array> = new Map([
  ['apple-touch-icon.png', () => icon(180)],
  ['icon-192.png', () => icon(192)],
  ['icon-512.png', () => icon(512)],
  ...Object.entries(socialCards).map(([name, card]): [string, () => Uint8Array] => [
    `art/social/${name}.png`,
    () => png(renderSocialCard(name, card)),
  ]),
])

const icon = (size: number) => png(fullBleedLogo(), size)

function png(svg: string, width?: number): Uint8Array {
  const fit = width ? { fitTo: { mode: 'width', value: width } as const } : {}
  // All text is outlines: loading fonts would take most of the time.
  return new Resvg(svg, { ...fit, font: { loadSystemFonts: false } }).render().asPng()
}
