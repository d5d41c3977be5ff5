import { mix } from './color.ts'
import { type Hour, type HourName, hours, seasonColors } from './palette.ts'
import { type Paper, paperOf } from './paper.ts'
import { type Random, randomOf } from './random.ts'

/** What every motif draws with: the sheet, the hour's light and the seed's choices. The sheet is 640 units high. */
export interface View {
  paper: Paper
  random: Random
  hour: Hour
  hourName: HourName
  width: number
  /** Definitions that several motifs share, by what they are. */
  kept: Map<string, string>
}

/** The height of every sheet in picture units; the width follows from the picture's shape. */
export const sheetHeight = 640

/** A view for a seed at an hour, on a sheet of a shape. */
export function viewOf(seed: string, hourName: HourName, size: { width: number; height: number }): View {
  const width = Math.round((size.width / size.height) * sheetHeight)
  const random = randomOf(seed)
  return {
    paper: paperOf(width, sheetHeight),
    random,
    hour: inSeason(hours[hourName], random),
    hourName,
    width,
    kept: new Map(),
  }
}

/** The hour in a season of the seed's: mostly green, sometimes dogwood and redbud in bloom, or October. */
function inSeason(hour: Hour, random: Random): Hour {
  const season = random.between(0, 1)
  // By night every crown is dark: the season only breathes on it.
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
