import { site } from '#shared/site.ts'
import { lettered, linesOf } from './lettering.ts'
import { fullBleedLogo } from './logo.ts'
import { brandColors, type HourName, hours } from './palette.ts'
import { firstLight, type PlaceName, renderScene } from './scene.ts'

/** The size of a card that a shared link shows, in pixels. */
const socialSize = { width: 1200, height: 630 } as const

/** A card: what it says, over which picture. Without a place it is the home page's. */
interface SocialCard {
  title: string
  place?: PlaceName
  hour?: HourName
}

/** The cards by name: `art/social/<name>.png`. */
export const socialCards: Readonly<Record<string, SocialCard>> = {
  home: { title: site.tagline },
  'what-we-treat': { title: 'What we treat', place: 'valley', hour: 'morning' },
  'how-we-help': { title: 'How we help', place: 'bridgeGlen', hour: 'firstLight' },
  blog: { title: 'Articles and resources', place: 'overlook', hour: 'lateAfternoon' },
  faq: { title: 'Questions, answered plainly', place: 'riverBend', hour: 'morning' },
  reviews: { title: 'What people say about us', place: 'dockAtDawn', hour: 'lateAfternoon' },
  'contact-us': { title: 'Talk to somebody today', place: 'porchLight', hour: 'dusk' },
}

/** A card as an SVG, its words drawn as shapes. */
export function renderSocialCard(name: string, { title, place, hour }: SocialCard): string {
  const scene = place
    ? renderScene({
        seed: `social/${name}`,
        size: socialSize,
        place,
        ...(hour ? { hour } : {}),
        mirrored: false,
      })
    : firstLight(socialSize)
  const { width, height } = socialSize
  const dark = hours.night.leaf
  const size = title.length > 30 ? 62 : 76
  const lines = linesOf(title, 'serif', size, 700)
  const top = 262 + size * 0.5 + (lines.length === 1 ? 44 : 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="card-shade"><stop stop-color="${dark}" stop-opacity=".9"/><stop offset=".38" stop-color="${dark}" stop-opacity=".72"/><stop offset=".54" stop-color="${dark}" stop-opacity=".3"/><stop offset=".74" stop-color="${dark}" stop-opacity="0"/></linearGradient><clipPath id="card-mark"><rect width="64" height="64" rx="17"/></clipPath></defs>`,
    scene,
    `<path d="M0 0h${width}v${height}H0z" fill="url(#card-shade)"/>`,
    `<g transform="translate(72 68)" clip-path="url(#card-mark)">${fullBleedLogo().replaceAll(/"(#)?([ab])"|url\(#([ab])\)/g, scopedId)}</g>`,
    `<g fill="${brandColors.sand}">${lettered(site.name, 'sans', 30, [156, 111])}${lines.map((line, index) => lettered(line, 'serif', size, [70, top + index * size * 1.16])).join('')}</g>`,
    `<path d="M74 ${top - size * 1.3}h88" stroke="${brandColors.dawn}" stroke-width="5" stroke-linecap="round"/>`,
    `<g fill="${brandColors.dawn}">${lettered(site.offices.map((office) => office.city).join('  ·  '), 'sans', 26, [72, height - 68])}</g></svg>`,
  ].join('')
}

/** The mark's own names would meet the scene's. */
const scopedId = (whole: string) => whole.replace(/[ab](?=["')])/, (letter) => `mark-${letter}`)
