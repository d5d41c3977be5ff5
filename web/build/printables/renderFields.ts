import type { FormField } from '#shared/content/forms/printableForm.ts'
import { accessibleName, type LaidOutField, renderOptions } from './renderOptions.ts'
import {
  type Column,
  contentWidth,
  ink,
  type Part,
  page,
  type Sheet,
  type Style,
  wholeWidth,
} from './sheet.ts'
import { addTextField } from './widgets.ts'

const gap = 14
const label: Style = { size: 10, bold: true }
const hint: Style = { size: 9, color: ink.soft }
const line = { height: 20, below: 9 }

/** Two half fields share a row. */
export function renderFields(sheet: Sheet, fields: readonly FormField[], parent: Part, prefix: string) {
  const half = (contentWidth - gap) / 2
  const columns: readonly Column[] = [
    { x: page.margin, width: half },
    { x: page.margin + half + gap, width: half },
  ]
  rowsOf(fields).forEach((row, rowIndex) => {
    const laidOut = row.map((field, index) => ({
      field,
      parent,
      name: `${prefix}_${rowIndex + 1}${row.length > 1 ? 'ab'[index] : ''}`,
      column: (isHalf(field) && columns[index]) || wholeWidth,
    }))
    sheet.ensureRoom(Math.max(...laidOut.map((entry) => startHeight(sheet, entry))))
    const top = sheet.y
    const labels = Math.max(...laidOut.map((entry) => labelHeight(sheet, entry)))
    const bottoms = laidOut.map((entry) => {
      // In a row, the bottoms of the labels are aligned.
      sheet.y = top + labels - labelHeight(sheet, entry)
      renderField(sheet, entry)
      return sheet.y
    })
    sheet.y = Math.max(...bottoms) + line.below
  })
}

function rowsOf(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const sharesRow = last?.length === 1 && last[0] && isHalf(last[0]) && isHalf(field)
    if (sharesRow) last.push(field)
    else rows.push([field])
  }
  return rows
}

const isHalf = (field: FormField) => (field.kind === 'text' || field.kind === 'date') && field.half === true

const labelHeight = (sheet: Sheet, { field, column }: LaidOutField) =>
  sheet.heightOf(field.label, label, column.width) +
  (field.hint ? sheet.heightOf(field.hint, hint, column.width) + 1 : 0) +
  3

/** The height that must fit on one page: the label with three more lines, or with a whole text field. */
const startHeight = (sheet: Sheet, laidOut: LaidOutField) =>
  labelHeight(sheet, laidOut) + 18 * (laidOut.field.kind === 'paragraph' ? laidOut.field.lines : 3)

function renderField(sheet: Sheet, laidOut: LaidOutField) {
  const { field, parent, column } = laidOut
  sheet.text(field.label, label, { parent, tag: 'P', column })
  if (field.hint) sheet.text(field.hint, hint, { parent, tag: 'P', column })
  sheet.y += 3
  if (field.kind === 'choice' || field.kind === 'checkboxes') renderOptions(sheet, laidOut, field)
  else if (field.kind === 'signature') renderSignature(sheet, column)
  else renderTextBox(sheet, laidOut, field.kind === 'paragraph' ? field.lines : 1)
}

function renderTextBox(sheet: Sheet, { field, parent, name, column }: LaidOutField, lines: number) {
  const box = { ...column, y: sheet.y, height: lines === 1 ? line.height : lines * 18 }
  sheet.strokeBox(box)
  const inside = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }
  addTextField(sheet, parent, { name, spoken: accessibleName(field) }, inside, lines)
  sheet.y += box.height
}

function renderSignature(sheet: Sheet, column: Column) {
  sheet.y += 30
  sheet.strokeLine(column, sheet.y, 0.9)
  sheet.y += 2
}
