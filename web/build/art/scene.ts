import { type HourName, hours } from './palette.ts'
import { seededRandom } from './random.ts'
import { balds } from './scenes/balds.ts'
import { bridgeGlen } from './scenes/bridgeGlen.ts'
import { dockAtDawn } from './scenes/dockAtDawn.ts'
import { firstLightVista } from './scenes/firstLightVista.ts'
import { forestMorning } from './scenes/forestMorning.ts'
import { islandLake } from './scenes/islandLake.ts'
import { lakeside } from './scenes/lakeside.ts'
import { loneTree } from './scenes/loneTree.ts'
import { overlook } from './scenes/overlook.ts'
import { porchLight } from './scenes/porchLight.ts'
import { riverBend } from './scenes/riverBend.ts'
import { rollingFields } from './scenes/rollingFields.ts'
import { valley } from './scenes/valley.ts'
import { waterfall } from './scenes/waterfall.ts'
import { type View, viewHeight, viewOf } from './view.ts'

/** Each keeps its lower left free of detail, so that text can lie over it. */
export const landscapes = {
  valley,
  lakeside,
  porchLight,
  riverBend,
  overlook,
  forestMorning,
  loneTree,
  islandLake,
  bridgeGlen,
  dockAtDawn,
  rollingFields,
  waterfall,
  balds,
} as const satisfies Record<string, (view: View) => string>

export type LandscapeName = keyof typeof landscapes

interface SceneOptions {
  /** Mostly a page's path. Equal options render equal bytes. */
  seed: string
  /** In CSS pixels. */
  size: { width: number; height: number }
  landscape?: LandscapeName
  hour?: HourName
  /** Wide images are mirrored only on request. */
  mirrored?: boolean
}

export function renderScene(options: SceneOptions): string {
  const { seed, size } = options
  const choice = seededRandom(`${seed} place and hour`)
  const landscape = options.landscape ?? choice.pick(landscapeNames)
  const hour = options.hour ?? choice.pick(hourNames)
  const wide = size.width / size.height > 2
  const mirrored = options.mirrored ?? (!wide && choice.chance(0.5))
  return renderSvg(viewOf(seed, hour, size), size, landscapes[landscape], mirrored)
}

export const renderHomeScene = (size: SceneOptions['size']): string =>
  renderSvg(viewOf('gap', 'firstLight', size), size, firstLightVista)

function renderSvg(
  view: View,
  size: { width: number; height: number },
  render: (view: View) => string,
  mirrored = false,
): string {
  const content = render(view)
  const shown = mirrored ? `<g transform="matrix(-1 0 0 1 ${view.width} 0)">${content}</g>` : content
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${view.width} ${viewHeight}"><defs>${view.defs.markup()}</defs>${shown}</svg>`
}

type NonEmpty<Name> = [Name, ...Name[]]

// The objects above have entries.
export const landscapeNames = Object.keys(landscapes) as NonEmpty<LandscapeName>
export const hourNames = Object.keys(hours) as NonEmpty<HourName>
