import { type HourName, hours } from './palette.ts'
import { randomOf } from './random.ts'
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
import { sheetHeight, type View, viewOf } from './view.ts'

/** The places that can be drawn. Each keeps its lower left calm, for words to lie there. */
export const places = {
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

/** The name of a place. */
export type PlaceName = keyof typeof places

/** A picture to draw: the same order gives the same picture to the byte. */
export interface SceneOptions {
  /** What the picture is for, mostly a page's path: it decides whatever the order leaves open. */
  seed: string
  /** In CSS pixels. */
  size: { width: number; height: number }
  place?: PlaceName
  hour?: HourName
  /** Seen in a mirror, so that the calm side is on the right. Wide pictures never are by themselves. */
  mirrored?: boolean
}

/** The illustration of an order, as a standalone SVG without text. */
export function renderScene(order: SceneOptions): string {
  const { seed, size } = order
  const choice = randomOf(`${seed} place and hour`)
  const place = order.place ?? choice.pick(placeNames)
  const hour = order.hour ?? choice.pick(hourNames)
  const wide = size.width / size.height > 2
  const mirrored = order.mirrored ?? (!wide && choice.chance(0.5))
  return drawn(viewOf(seed, hour, size), size, places[place], mirrored)
}

/** The site's own picture, on its home page and on shared links to it. */
export const firstLight = (size: SceneOptions['size']): string =>
  drawn(viewOf('gap', 'firstLight', size), size, firstLightVista)

/** A picture of something that is drawn on a view, as a standalone SVG. */
function drawn(
  view: View,
  size: { width: number; height: number },
  draw: (view: View) => string,
  mirrored = false,
): string {
  const picture = draw(view)
  const turned = mirrored ? `<g transform="matrix(-1 0 0 1 ${view.width} 0)">${picture}</g>` : picture
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${view.width} ${sheetHeight}"><defs>${view.paper.definitions()}</defs>${turned}</svg>`
}

type Some<Name> = [Name, ...Name[]]

/** The places in turn; never empty, as the table above shows. */
export const placeNames = Object.keys(places) as Some<PlaceName>
/** The hours in turn. */
export const hourNames = Object.keys(hours) as Some<HourName>
