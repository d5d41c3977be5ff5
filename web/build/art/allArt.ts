import { cardSize, heroSize, illustrationSize, postIllustrations } from '../../ui/image.ts'
import { logos } from './logo.ts'
import { marks } from './marks.ts'
import type { HourName } from './palette.ts'
import { seededRandom } from './random.ts'
import { hourNames, type LandscapeName, landscapeNames, renderHomeScene, renderScene } from './scene.ts'

/** Every SVG file by its path. Treatment pages next to each other in the list get different images. */
export function allArt(treatmentSlugs: readonly string[]): Map<string, string> {
  return new Map([
    ...[...new Set(['what-we-treat', 'how-we-help', ...treatmentSlugs])].flatMap(pageImages),
    ...Array.from({ length: postIllustrations }, (_, index) => postImage(index)),
    ...screenImages(),
    ...marks,
    ...logos,
  ])
}

type File = [path: string, svg: string]

/** The hero and three illustrations of a page: four landscapes at four hours. */
function pageImages(slug: string, pageIndex: number): File[] {
  // Neighboring pages begin with different landscapes and hours.
  const first = pageIndex * 4 + seededRandom(slug).integer(0, 1)
  const opening = cyclic(openingHours, pageIndex)
  const later = hourNames.filter((hour) => hour !== opening)
  return ['hero', '1', '2', '3'].map((part, index) => {
    const seed = `${slug}/${part}`
    const landscape = cyclic(landscapeNames, first + index)
    const hour = index ? (later[(pageIndex + index * 2) % later.length] ?? opening) : opening
    return [
      `art/${seed}.svg`,
      renderScene({ seed, landscape, hour, size: index ? illustrationSize : heroSize }),
    ]
  })
}

/** No page opens with a night scene. */
const openingHours = ['firstLight', 'morning', 'lateAfternoon', 'softRain', 'dusk', 'preDawn'] as const

function postImage(index: number): File {
  const seed = `blog/${index}`
  const scene = {
    seed,
    landscape: cyclic(landscapeNames, index * 4 + 1),
    hour: cyclic(hourNames, index * 3 + 1),
  }
  return [`art/${seed}.svg`, renderScene({ ...scene, size: cardSize })]
}

function screenImages(): File[] {
  const illustration = (name: string, landscape: LandscapeName, hour: HourName, mirrored = false): File => [
    `art/${name}.svg`,
    renderScene({ seed: name, size: illustrationSize, landscape, hour, mirrored }),
  ]
  return [
    ['art/home/hero.svg', renderHomeScene(heroSize)],
    illustration('home/support', 'dockAtDawn', 'firstLight'),
    illustration('home/contact', 'porchLight', 'dusk', true),
    illustration('offices/cumming', 'lakeside', 'morning'),
    illustration('offices/jefferson', 'rollingFields', 'lateAfternoon'),
    illustration('offices/alpharetta', 'forestMorning', 'firstLight', true),
    illustration('faq', 'riverBend', 'morning'),
    illustration('reviews', 'lakeside', 'lateAfternoon'),
    illustration('not-found', 'forestMorning', 'preDawn'),
    illustration('default', 'valley', 'morning'),
  ]
}

const cyclic = <Name>(names: readonly [Name, ...Name[]], at: number): Name =>
  names[at % names.length] ?? names[0]
