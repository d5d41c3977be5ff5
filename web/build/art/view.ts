import { mix } from './color.ts'
import { type Hour, type HourName, hours, seasonColors } from './palette.ts'
import { type Random, seededRandom } from './random.ts'
import { createDefs, type SvgDefs } from './svgDefs.ts'

/** What every motif renders with. */
export interface View {
  defs: SvgDefs
  random: Random
  hour: Hour
  hourName: HourName
  width: number
  /** Ids of definitions that several motifs share. */
  symbols: Map<string, string>
}

/** In SVG units; the width follows from the aspect ratio. */
export const viewHeight = 640

export function viewOf(seed: string, hourName: HourName, size: { width: number; height: number }): View {
  const width = Math.round((size.width / size.height) * viewHeight)
  const random = seededRandom(seed)
  return {
    defs: createDefs(),
    random,
    hour: inSeason(hours[hourName], random),
    hourName,
    width,
    symbols: new Map(),
  }
}

/** Mostly green, sometimes spring blossom or autumn leaves. */
function inSeason(hour: Hour, random: Random): Hour {
  const season = random.between(0, 1)
  // At night trees are dark in every season.
  const strength = hour.stars > 0.3 ? 0.1 : 0.8
  if (season < 0.18) return { ...hour, crown: mix(hour.crown, seasonColors.blossom, strength) }
  if (season < 0.42)
    return {
      ...hour,
      crown: mix(hour.crown, seasonColors.autumnCrown, strength),
      meadow: mix(hour.meadow, seasonColors.autumnMeadow, strength * 0.4),
    }
  return hour
}
