import { fullBleedLogo } from './logo.ts'
import { brandColors, type HourName, hours } from './palette.ts'
import { type LandscapeName, renderHomeScene, renderScene } from './scene.ts'
import { textPath, wrapText } from './textPath.ts'

const socialSize = { width: 1200, height: 630 } as const

/** Without a landscape it has the home page's. */
interface SocialCard {
  title: string
  landscape?: LandscapeName
  hour?: HourName
}

/** By name: `art/social/<name>.png`. They are made at build time, so they name no fact of the clinic. */
export const socialCards: Readonly<Record<string, SocialCard>> = {
  home: { title: 'Care for addiction and mental health' },
  'what-we-treat': { title: 'What we treat', landscape: 'valley', hour: 'morning' },
  'how-we-help': { title: 'How we help', landscape: 'bridgeGlen', hour: 'firstLight' },
  blog: { title: 'Articles and resources', landscape: 'overlook', hour: 'lateAfternoon' },
  faq: { title: 'Questions, answered plainly', landscape: 'riverBend', hour: 'morning' },
  reviews: { title: 'What people say about us', landscape: 'dockAtDawn', hour: 'lateAfternoon' },
  'contact-us': { title: 'Talk to somebody today', landscape: 'porchLight', hour: 'dusk' },
}

export function renderSocialCard(name: string, { title, landscape, hour }: SocialCard): string {
  const scene = landscape
    ? renderScene({
        seed: `social/${name}`,
        size: socialSize,
        landscape,
        ...(hour ? { hour } : {}),
        mirrored: false,
      })
    : renderHomeScene(socialSize)
  const { width, height } = socialSize
  const dark = hours.night.leaf
  const size = title.length > 30 ? 62 : 76
  const lines = wrapText(title, 'serif', size, 700)
  const top = 262 + size * 0.5 + (lines.length === 1 ? 44 : 0)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="card-shade"><stop stop-color="${dark}" stop-opacity=".9"/><stop offset=".38" stop-color="${dark}" stop-opacity=".72"/><stop offset=".54" stop-color="${dark}" stop-opacity=".3"/><stop offset=".74" stop-color="${dark}" stop-opacity="0"/></linearGradient><clipPath id="card-mark"><rect width="64" height="64" rx="17"/></clipPath></defs>`,
    scene,
    `<path d="M0 0h${width}v${height}H0z" fill="url(#card-shade)"/>`,
    `<g transform="translate(72 68)" clip-path="url(#card-mark)">${fullBleedLogo().replaceAll(/"(#)?([ab])"|url\(#([ab])\)/g, scopedId)}</g>`,
    `<g fill="${brandColors.sand}">${lines.map((line, index) => textPath(line, 'serif', size, [70, top + index * size * 1.16])).join('')}</g>`,
    `<path d="M74 ${top - size * 1.3}h88" stroke="${brandColors.dawn}" stroke-width="5" stroke-linecap="round"/>`,
    `<g fill="${brandColors.dawn}">${textPath('Outpatient treatment in Georgia', 'sans', 26, [72, height - 68])}</g></svg>`,
  ].join('')
}

/** The ids of the logo are also those of the scene. */
const scopedId = (reference: string) => reference.replace(/[ab](?=["')])/, (letter) => `mark-${letter}`)
