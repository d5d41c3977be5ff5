import { type Column, ink, type Sheet } from './sheet.ts'
import type { Box } from './widgets.ts'

export const strokeBox = (sheet: Sheet, { x, y, width, height }: Box) =>
  sheet.decoration(() => {
    sheet.document.roundedRect(x, y, width, height, 2).lineWidth(0.8).stroke(ink.line)
  })

export const strokeLine = (sheet: Sheet, { x, width }: Column, y: number, thickness: number) =>
  sheet.decoration(() => {
    sheet.document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(ink.line)
  })
