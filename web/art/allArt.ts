import { cardSize, heroSize, illustrationSize, postIllustrations } from '#shared/rules/image.ts'
import { logos } from './logo.ts'
import { marks } from './marks.ts'
import type { HourName } from './palette.ts'
import { randomOf } from './random.ts'
import { firstLight, hourNames, type PlaceName, placeNames, renderScene } from './scene.ts'

/**
 * Every drawn file of the site, by its path without a leading slash: the illustrations under `art/`, the
 * marks of insurers and accreditation, the logo and the icon.
 * @param treatmentSlugs the full paths of the treatment pages, neighbours next to each other
 */
export function allArt(treatmentSlugs: readonly string[]): Map<string, string> {
  return new Map([
    ...[...new Set(['what-we-treat', 'how-we-help', ...treatmentSlugs])].flatMap(pagePictures),
    ...Array.from({ length: postIllustrations }, (_, index) => postPictureAt(index)),
    ...screens(),
    ...marks,
    ...logos,
  ])
}

type File = [path: string, svg: string]

/** A page's wide picture and its three illustrations: four places and four hours, none twice. */
function pagePictures(slug: string, row: number): File[] {
  // The row of the page turns the tables on, so that a neighbour never begins with the same place or hour.
  const first = row * 4 + randomOf(slug).whole(0, 1)
  // Nobody is met by night: the first light is what a page opens with, through the day to dusk.
  const opening = turned(openingHours, row)
  const later = hourNames.filter((hour) => hour !== opening)
  return ['hero', '1', '2', '3'].map((part, index) => {
    const seed = `${slug}/${part}`
    const place = turned(placeNames, first + index)
    const hour = index ? (later[(row + index * 2) % later.length] ?? opening) : opening
    return [`art/${seed}.svg`, renderScene({ seed, place, hour, size: index ? illustrationSize : heroSize })]
  })
}

const openingHours = ['firstLight', 'morning', 'lateAfternoon', 'softRain', 'dusk', 'preDawn'] as const

function postPictureAt(index: number): File {
  const seed = `blog/${index}`
  const order = { seed, place: turned(placeNames, index * 4 + 1), hour: turned(hourNames, index * 3 + 1) }
  return [`art/${seed}.svg`, renderScene({ ...order, size: cardSize })]
}

/** The pictures of single screens, each chosen by hand. */
function screens(): File[] {
  const still = (name: string, place: PlaceName, hour: HourName, mirrored = false): File => [
    `art/${name}.svg`,
    renderScene({ seed: name, size: illustrationSize, place, hour, mirrored }),
  ]
  return [
    ['art/home/hero.svg', firstLight(heroSize)],
    still('home/support', 'dockAtDawn', 'firstLight'),
    still('home/contact', 'porchLight', 'dusk', true),
    still('faq', 'riverBend', 'morning'),
    still('reviews', 'lakeside', 'lateAfternoon'),
    still('not-found', 'forestMorning', 'preDawn'),
    still('default', 'valley', 'morning'),
  ]
}

const turned = <Name>(names: readonly [Name, ...Name[]], at: number): Name =>
  names[at % names.length] ?? names[0]
