import type { FormField } from '#shared/content/forms/printableForm.ts'
import { type Column, checkboxSize, type Part, type Sheet, type Style } from './sheet.ts'
import { addTextField, checkboxField } from './widgets.ts'

export interface LaidOutField {
  field: FormField
  parent: Part
  name: string
  column: Column
}

export const accessibleName = ({ label, hint }: FormField) => (hint ? `${label}. ${hint}` : label)

type OptionsField = Extract<FormField, { options: readonly string[] }>

const style: Style = { size: 10 }
const columnGap = 18
const labelInset = checkboxSize + 8

export function renderOptions(sheet: Sheet, { parent, name, column }: LaidOutField, field: OptionsField) {
  const spoken = accessibleName(field)
  const count = columnCount(field.options)
  const width = (column.width - (count - 1) * columnGap) / count
  // All options of a choice are one PDF field, but each checkbox is its own field.
  const choice = field.kind === 'choice' ? checkboxField(sheet, { name, spoken }) : undefined
  field.options.forEach((text, index) => {
    const side = index % count
    const row = field.options.slice(index - side, index - side + count)
    const height = Math.max(...row.map((label) => sheet.heightOf(label, style, width - labelInset))) + 5
    if (side === 0) sheet.ensureRoom(height)
    const top = sheet.y
    const optionName = `${name}_${index + 1}`
    const x = column.x + side * (width + columnGap)
    const box = { x, y: top + 1, width: checkboxSize, height: checkboxSize }
    sheet.strokeBox(box)
    const addCheckbox = choice ?? checkboxField(sheet, { name: optionName, spoken })
    addCheckbox(parent, `${spoken}: ${text.replace(/:$/, '')}`, box)
    const textColumn = { x: x + labelInset, width: width - labelInset }
    sheet.text(text, style, { parent, tag: 'P', column: textColumn })
    if (text.endsWith(':')) {
      const textWidth = sheet.document.font('regular').fontSize(style.size).widthOfString(text) + 6
      const line = { x: textColumn.x + textWidth, width: textColumn.width - textWidth }
      const room = { ...line, y: top - 2, height: 15 }
      sheet.strokeLine(line, room.y + room.height, 0.7)
      addTextField(sheet, parent, { name: `${optionName}_words`, spoken: `${spoken}: ${text}` }, room)
    }
    sheet.y = side === count - 1 || index === field.options.length - 1 ? top + height : top
  })
}

/** An option that ends in a colon has room to write after it, so a row then has at most two options. */
function columnCount(options: readonly string[]): number {
  if (options.every((option) => option.length <= 22 && !option.endsWith(':'))) return 3
  return options.every((option) => option.length < 62) ? 2 : 1
}
