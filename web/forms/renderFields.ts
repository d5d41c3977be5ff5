import type { FormField } from '#shared/content/forms/printableForm.ts'
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
import { addTextField, tickGroup } from './widgets.ts'

const gap = 14
const label: Style = { size: 10, bold: true }
const hint: Style = { size: 9, color: ink.soft }
const option: Style = { size: 10 }
const line = { height: 20, below: 9 }
const tickBox = 10
const columnsGap = 18

/** A field with the part of the document it belongs to and the name it is stored under. */
interface Placed {
  field: FormField
  parent: Part
  name: string
  column: Column
}

/** Draws a section's fields one below the other, two halves in a row side by side. */
export function renderFields(sheet: Sheet, fields: readonly FormField[], parent: Part, prefix: string) {
  const half = (contentWidth - gap) / 2
  const columns: readonly Column[] = [
    { x: page.margin, width: half },
    { x: page.margin + half + gap, width: half },
  ]
  rowsOf(fields).forEach((row, rowIndex) => {
    const placed = row.map((field, index) => ({
      field,
      parent,
      name: `${prefix}_${rowIndex + 1}${row.length > 1 ? 'ab'[index] : ''}`,
      column: (isHalf(field) && columns[index]) || wholeWidth,
    }))
    sheet.keep(Math.max(...placed.map((each) => startHeight(sheet, each))))
    const top = sheet.y
    const labelled = Math.max(...placed.map((each) => labelHeight(sheet, each)))
    const bottoms = placed.map((each) => {
      // Side by side, the lines to write on stand at one height below labels of any length.
      sheet.y = top + labelled - labelHeight(sheet, each)
      drawField(sheet, each)
      return sheet.y
    })
    sheet.y = Math.max(...bottoms) + line.below
  })
}

function rowsOf(fields: readonly FormField[]): FormField[][] {
  const rows: FormField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    const beside = last?.length === 1 && last[0] && isHalf(last[0]) && isHalf(field)
    if (beside) last.push(field)
    else rows.push([field])
  }
  return rows
}

const isHalf = (field: FormField) => (field.kind === 'text' || field.kind === 'date') && field.half === true

const labelHeight = (sheet: Sheet, { field, column }: Placed) =>
  sheet.heightOf(field.label, label, column.width) +
  (field.hint ? sheet.heightOf(field.hint, hint, column.width) + 1 : 0) +
  3

/** What must stay together on a page: the label and what is first below it, or all of a short field. */
function startHeight(sheet: Sheet, placed: Placed): number {
  const { field } = placed
  const body =
    field.kind === 'choice' || field.kind === 'checkboxes'
      ? Math.min(field.options.length, 5) * 18
      : field.kind === 'paragraph'
        ? field.lines * 18
        : field.kind === 'signature'
          ? 34
          : line.height
  return labelHeight(sheet, placed) + body
}

function drawField(sheet: Sheet, placed: Placed) {
  const { field, parent, column } = placed
  sheet.words(field.label, label, { parent, tag: 'P', column })
  if (field.hint) sheet.words(field.hint, hint, { parent, tag: 'P', column })
  sheet.y += 3
  if (field.kind === 'choice' || field.kind === 'checkboxes') drawOptions(sheet, placed, field)
  else if (field.kind === 'signature') drawSignature(sheet, column)
  else drawWriting(sheet, placed, field.kind === 'paragraph' ? field.lines : 1)
}

/** A box to write in, one line or several. */
function drawWriting(sheet: Sheet, { field, parent, name, column }: Placed, lines: number) {
  const box = { ...column, y: sheet.y, height: lines === 1 ? line.height : lines * 18 }
  drawBox(sheet, box)
  const inside = { x: box.x + 2, y: box.y + 2, width: box.width - 4, height: box.height - 4 }
  addTextField(sheet, parent, { name, spoken: spokenOf(field) }, inside, lines)
  sheet.y += box.height
}

/** A line to sign on, by hand: nothing is typed there. */
function drawSignature(sheet: Sheet, { x, width }: Column) {
  sheet.y += 30
  sheet.decoration(() => {
    sheet.document
      .moveTo(x, sheet.y)
      .lineTo(x + width, sheet.y)
      .lineWidth(0.9)
      .stroke(ink.line)
  })
  sheet.y += 2
}

type Ticked = Extract<FormField, { options: readonly string[] }>

function drawOptions(sheet: Sheet, { parent, name, column }: Placed, field: Ticked) {
  const count = columnsFor(field.options)
  const width = (column.width - (count - 1) * columnsGap) / count
  const textWidth = width - tickBox - 8
  const groupOf = groups(sheet, name, field)
  field.options.forEach((each, index) => {
    const side = index % count
    // Options of a row share their height; the first of a row decides where the row stands.
    const row = field.options.slice(index - side, index - side + count)
    const height = Math.max(...row.map((words) => sheet.heightOf(words, option, textWidth))) + 5
    if (side === 0) sheet.keep(height)
    const x = column.x + side * (width + columnsGap)
    drawOption(sheet, {
      words: each,
      parent,
      x,
      width,
      tick: groupOf(index),
      spoken: spokenOf(field),
      name: `${name}_${index + 1}`,
    })
    if (side === count - 1 || index === field.options.length - 1) sheet.y += height
  })
}

/** Short options stand three or two in a row; one that leaves room to write needs that room. */
function columnsFor(options: readonly string[]): number {
  if (options.every((each) => each.length <= 22 && !each.endsWith(':'))) return 3
  return options.every((each) => each.length < 62) ? 2 : 1
}

/** One field for a choice, one for each box where several may be ticked. */
function groups(sheet: Sheet, name: string, field: Ticked) {
  const spoken = spokenOf(field)
  const shared = field.kind === 'choice' ? tickGroup(sheet, { name, spoken }) : undefined
  return (index: number) => shared ?? tickGroup(sheet, { name: `${name}_${index + 1}`, spoken })
}

interface Option {
  words: string
  parent: Part
  x: number
  width: number
  tick: ReturnType<typeof tickGroup>
  spoken: string
  name: string
}

function drawOption(sheet: Sheet, { words, parent, x, width, tick, spoken, name }: Option) {
  const top = sheet.y
  const box = { x, y: top + 1, width: tickBox, height: tickBox }
  drawBox(sheet, box)
  tick(parent, `${spoken}: ${words.replace(/:$/, '')}`, box)
  const column = { x: x + tickBox + 8, width: width - tickBox - 8 }
  sheet.words(words, option, { parent, tag: 'P', column })
  if (words.endsWith(':')) {
    const used = sheet.document.font('regular').fontSize(option.size).widthOfString(words) + 6
    const room = { x: column.x + used, y: top - 2, width: column.width - used, height: 15 }
    sheet.decoration(() => {
      sheet.document
        .moveTo(room.x, room.y + room.height)
        .lineTo(room.x + room.width, room.y + room.height)
        .lineWidth(0.7)
        .stroke(ink.line)
    })
    addTextField(sheet, parent, { name: `${name}_words`, spoken: `${spoken}: ${words}` }, room)
  }
  sheet.y = top
}

const drawBox = (sheet: Sheet, { x, y, width, height }: Column & { y: number; height: number }) =>
  sheet.decoration(() => {
    sheet.document.roundedRect(x, y, width, height, 2).lineWidth(0.8).stroke(ink.line)
  })

const spokenOf = ({ label: words, hint: more }: FormField) => (more ? `${words}. ${more}` : words)
