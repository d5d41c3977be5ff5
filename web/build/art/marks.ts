import { mix } from './color.ts'
import { brandColors } from './palette.ts'
import { numbers } from './path.ts'

const { pine, river, sand, dawn } = brandColors
const paleRiver = mix(river, sand, 0.35)

/** By path without a leading slash. The names of insurers and seals are text on the page. */
export const marks: readonly (readonly [path: string, svg: string])[] = [
  ...insurers().map((glyph, index) => [`art/marks/insurer-${index + 1}.svg`, tile(glyph)] as const),
  ...seals().map((glyph, index) => [`art/marks/seal-${index + 1}.svg`, seal(glyph)] as const),
]

/** Leaf, shelter, rings, sunrise, drop, steps: the logo of no real company. */
function insurers(): string[] {
  return [
    `<path d="M20 44c-4-16 6-26 26-26 1 19-8 29-22 27" fill="${river}"/><path d="M17 49c4-12 11-19 21-24" fill="none" stroke="${sand}" stroke-width="3" stroke-linecap="round"/><path d="M17 49l5-10" fill="none" stroke="${river}" stroke-width="3.5" stroke-linecap="round"/>`,
    `<path d="M32 14l18 7v12c0 9-7 15-18 19-11-4-18-10-18-19V21z" fill="${pine}"/><path d="M22 34l10-9 10 9v9H22z" fill="${mix(pine, sand, 0.82)}"/>`,
    `<g fill="none" stroke-width="5"><circle cx="25" cy="27" r="10" stroke="${pine}"/><circle cx="39" cy="27" r="10" stroke="${river}"/><circle cx="32" cy="38" r="10" stroke="${dawn}"/></g>`,
    `<path d="M16 42a16 16 0 0 1 32 0z" fill="${dawn}"/><path d="M12 47h40M18 52h28" stroke="${pine}" stroke-width="3.2" stroke-linecap="round"/><path d="M32 14v6M15 21l4 4M49 21l-4 4" stroke="${dawn}" stroke-width="3.2" stroke-linecap="round"/>`,
    `<path d="M32 12c9 12 14 18 14 25a14 14 0 0 1-28 0c0-7 5-13 14-25z" fill="${paleRiver}"/><path d="M18 37a14 14 0 0 0 28 0c-7 5-9-4-15-1s-8 5-13 1z" fill="${river}"/>`,
    `<path d="M14 50V38h10V28h10V18h16v32z" fill="${mix(pine, river, 0.35)}"/><path d="M14 38h10V28h10V18h16" fill="none" stroke="${dawn}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>`,
  ]
}

/** A document, a heart, people. */
function seals(): string[] {
  const person = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y})scale(${size})"><circle r="6" cy="-9"/><path d="M-11 12a11 13 0 0 1 22 0z"/></g>`
  return [
    `<path d="M37 31h16l7 7v27H37z" fill="${sand}"/><path d="M53 31v7h7" fill="none" stroke="${pine}" stroke-width="2"/><path d="M42 51l5 5 9-10" fill="none" stroke="${river}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<path d="M48 66C34 57 30 50 30 43a9 9 0 0 1 18-2.5A9 9 0 0 1 66 43c0 7-4 14-18 23z" fill="${sand}"/><path d="M39 49h6l3-6 4 11 3-5h4" fill="none" stroke="${river}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`,
    `<g fill="${mix(sand, river, 0.4)}">${person(35, 49, 0.85)}${person(61, 49, 0.85)}</g><g fill="${sand}" stroke="${pine}" stroke-width="2">${person(48, 50, 1.15)}</g>`,
  ]
}

function tile(glyph: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64"><rect width="64" height="64" rx="16" fill="${mix(sand, dawn, 0.12)}"/>${glyph}</svg>`
}

function seal(glyph: string): string {
  const edge = Array.from({ length: 24 }, (_, index) => {
    const angle = (index / 24) * 2 * Math.PI
    return `M${numbers(48 + 41 * Math.cos(angle), 48 + 41 * Math.sin(angle))}h0`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><path d="${edge.join('')}" stroke="${dawn}" stroke-width="11" stroke-linecap="round"/><circle cx="48" cy="48" r="40" fill="${mix(sand, dawn, 0.2)}"/><circle cx="48" cy="48" r="36" fill="${pine}"/><circle cx="48" cy="48" r="32.5" fill="none" stroke="${dawn}" stroke-width="1.2" opacity=".8"/>${glyph}</svg>`
}
