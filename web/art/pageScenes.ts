import { cardSize, heroSize, illustrationSize, postIllustrations } from '#shared/rules/image.ts'
import { framingNames, hourNames, landscapeNames, type SceneOptions } from './scene.ts'

/** The scenes of pages and posts by path: none has the landscape, hour, side and framing of another. */
export function pageScenes(slugs: readonly string[]): Map<string, SceneOptions> {
  return new Map([
    ...slugs.flatMap(scenesOfPage),
    ...Array.from({ length: postIllustrations }, (_, index) =>
      withPath(`blog/${index}`, { ...sceneAt(slugs.length * 3 + index), size: cardSize }),
    ),
  ])
}

type Scene = Omit<SceneOptions, 'seed' | 'size'>
type Entry = [path: string, SceneOptions]

function scenesOfPage(slug: string, index: number): Entry[] {
  const scenes = [0, 1, 2].map((part) => sceneAt(index * 3 + part))
  // A page does not open with a night scene.
  if (scenes[0]?.hour === 'night') scenes.reverse()
  return [
    withPath(`${slug}/hero`, { ...heroScene(index), size: heroSize }),
    ...scenes.map((scene, part) => withPath(`${slug}/${part + 1}`, { ...scene, size: illustrationSize })),
  ]
}

const withPath = (seed: string, scene: Omit<SceneOptions, 'seed'>): Entry => [
  `art/${seed}.svg`,
  { ...scene, seed },
]

/** 13 landscapes at 6 hours: 78 heroes, each apart from the three illustrations of its page. */
const heroScene = (index: number): Scene => ({
  landscape: cyclic(landscapeNames, index * 3 + 7),
  hour: cyclic(heroHours, index),
})

const heroHours = ['firstLight', 'morning', 'lateAfternoon', 'softRain', 'dusk', 'preDawn'] as const

/** 13 landscapes at 7 hours are 91 pairs; each returns from the other side, then in another framing. */
function sceneAt(index: number): Scene {
  const pairs = landscapeNames.length * hourNames.length
  const [pair, round] = [index % pairs, Math.floor(index / pairs)]
  return {
    landscape: cyclic(landscapeNames, index),
    hour: cyclic(hourNames, index),
    mirrored: (pair + round) % 2 === 1,
    framing: cyclic(framingNames, pair + Math.floor(pair / 3) + Math.floor(round / 2)),
  }
}

const cyclic = <Name>(names: readonly [Name, ...Name[]], at: number): Name =>
  names[at % names.length] ?? names[0]
