import { mix } from './color.ts'
import { brandColors } from './palette.ts'

/** The sun over two ridges and a river. */
export const logo = (): string => renderLogo(' rx="17"')

/** Without round corners, for home screens that cut their own. */
export const fullBleedLogo = (): string => renderLogo('')

/** By path without a leading slash. */
export const logos: readonly (readonly [path: string, svg: string])[] = [
  ['favicon.svg', logo()],
  ['art/logo.svg', logo()],
]

function renderLogo(corner: string): string {
  const { pine, river, sand, dawn, sun } = brandColors
  const far = mix(river, sand, 0.28)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64">',
    `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="${mix(sand, dawn, 0.25)}"/><stop offset=".62" stop-color="${dawn}"/></linearGradient><clipPath id="b"><rect width="64" height="64"${corner}/></clipPath></defs>`,
    '<g clip-path="url(#b)"><path d="M0 0h64v64H0z" fill="url(#a)"/>',
    `<circle cx="36" cy="27" r="10.5" fill="${sun}"/>`,
    `<path d="M0 37c7-1 11-9 17-9s9 7 15 7 9-5 15-5 11 6 17 6v28H0z" fill="${far}"/>`,
    `<path d="M0 45c8-4 17-4 25 1 8-7 26-9 39-4v22H0z" fill="${pine}"/>`,
    `<path d="M27.5 44.6c3 4 9 4.5 8.5 8.400-.5 3.5-8.5 5.5-11.5 11H44c2-5 3-8 1.5-11.5-2.5-5.5-13-4-15.5-8.900z" fill="${sand}"/></g></svg>`,
  ].join('')
}
