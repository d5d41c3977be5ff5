import { heroSize, illustrationSize } from '#shared/rules/image.ts'
import { logos } from './logo.ts'
import { marks } from './marks.ts'
import { pageScenes } from './pageScenes.ts'
import type { HourName } from './palette.ts'
import { type LandscapeName, renderHomeScene, renderScene } from './scene.ts'

/** Every SVG file by its path. */
export function allArt(treatmentSlugs: readonly string[]): Map<string, string> {
  return new Map([
    ...[...pageScenes([...new Set(['what-we-treat', 'how-we-help', ...treatmentSlugs])])].map(
      ([path, scene]): File => [path, renderScene(scene)],
    ),
    ...screenImages(),
    ...marks,
    ...logos,
  ])
}

type File = [path: string, svg: string]

function screenImages(): File[] {
  const illustration = (name: string, landscape: LandscapeName, hour: HourName, mirrored = false): File => [
    `art/${name}.svg`,
    renderScene({ seed: name, size: illustrationSize, landscape, hour, mirrored }),
  ]
  return [
    ['art/home/hero.svg', renderHomeScene(heroSize)],
    illustration('home/support', 'dockAtDawn', 'firstLight'),
    illustration('home/contact', 'porchLight', 'dusk', true),
    illustration('faq', 'riverBend', 'morning'),
    illustration('reviews', 'lakeside', 'lateAfternoon'),
    illustration('not-found', 'forestMorning', 'preDawn'),
    illustration('default', 'valley', 'morning'),
  ]
}
