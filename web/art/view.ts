import { type Hour, type HourName, hours } from './palette.ts'
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
  return {
    paper: paperOf(width, sheetHeight),
    random: randomOf(seed),
    hour: hours[hourName],
    hourName,
    width,
    kept: new Map(),
  }
}
