import type { FormField } from '#shared/content/forms/printableForm.ts'
import { type Column, checkboxSize, type Part, type Sheet, type Style } from './sheet.ts'
import { addTextField, checkboxField } from './widgets.ts'

export interface LaidOutField {
  field: FormField
  parent: Part
  name: string
  column: Column
}

/** What screen readers announce. */
export const accessibleName = ({ label, hint }: FormField) => (hint ? `${label}. ${hint}` : label)

type OptionsField = Extract<FormField, { options: readonly string[] }>

const style: Style = { size: 10 }
const columnGap = 18
const labelInset = checkboxSize + 8

export function renderOptions(sheet: Sheet, { parent, name, column }: LaidOutField, field: OptionsField) {
  const count = columnCount(field.options)
  const width = (column.width - (count - 1) * columnGap) / count
  const addCheckbox = checkboxesOf(sheet, name, field)
  field.options.forEach((text, index) => {
    const side = index % count
    const row = field.options.slice(index - side, index - side + count)
    const height = Math.max(...row.map((label) => sheet.heightOf(label, style, width - labelInset))) + 5
    if (side === 0) sheet.ensureRoom(height)
    renderOption(sheet, {
      text,
      parent,
      column: { x: column.x + side * (width + columnGap), width },
      addCheckbox: addCheckbox(index),
      spoken: accessibleName(field),
      name: `${name}_${index + 1}`,
    })
    if (side === count - 1 || index === field.options.length - 1) sheet.y += height
  })
}

/** An option that ends in a colon needs room to write. */
function columnCount(options: readonly string[]): number {
  if (options.every((option) => option.length <= 22 && !option.endsWith(':'))) return 3
  return options.every((option) => option.length < 62) ? 2 : 1
}

/** A choice is one field; each checkbox is a field. */
function checkboxesOf(sheet: Sheet, name: string, field: OptionsField) {
  const spoken = accessibleName(field)
  const shared = field.kind === 'choice' ? checkboxField(sheet, { name, spoken }) : undefined
  return (index: number) => shared ?? checkboxField(sheet, { name: `${name}_${index + 1}`, spoken })
}

interface Option {
  text: string
  parent: Part
  column: Column
  addCheckbox: ReturnType<typeof checkboxField>
  spoken: string
  name: string
}

function renderOption(sheet: Sheet, { text, parent, column, addCheckbox, spoken, name }: Option) {
  const top = sheet.y
  const box = { x: column.x, y: top + 1, width: checkboxSize, height: checkboxSize }
  sheet.strokeBox(box)
  addCheckbox(parent, `${spoken}: ${text.replace(/:$/, '')}`, box)
  const textColumn = { x: column.x + labelInset, width: column.width - labelInset }
  sheet.text(text, style, { parent, tag: 'P', column: textColumn })
  if (text.endsWith(':')) {
    const textWidth = sheet.document.font('regular').fontSize(style.size).widthOfString(text) + 6
    const line = { x: textColumn.x + textWidth, width: textColumn.width - textWidth }
    const room = { ...line, y: top - 2, height: 15 }
    sheet.strokeLine(line, room.y + room.height, 0.7)
    addTextField(sheet, parent, { name: `${name}_words`, spoken: `${spoken}: ${text}` }, room)
  }
  sheet.y = top
}
