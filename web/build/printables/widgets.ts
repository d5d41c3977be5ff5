import type { Box, Part, Sheet } from './sheet.ts'

interface FieldName {
  name: string
  /** The name for screen readers. */
  spoken: string
}

const printed = 4
const multiline = 0x1000

export function addTextField(sheet: Sheet, parent: Part, { name, spoken }: FieldName, box: Box, lines = 1) {
  const field = fieldOf(sheet, name, { FT: 'Tx', TU: text(spoken), ...(lines > 1 ? { Ff: multiline } : {}) })
  addWidget(sheet, { parent, field, box })
}

/** Returns a function that adds a checkbox to the field. Only one checkbox of a field can be ticked. */
export function checkboxField(sheet: Sheet, { name, spoken }: FieldName) {
  const field = fieldOf(sheet, name, { FT: 'Btn', TU: text(spoken), V: 'Off' })
  let boxes = 0
  return (parent: Part, spokenOption: string, box: Box) => {
    boxes += 1
    const { ticked, empty } = sheet.appearances
    const options = { TU: text(spokenOption), AS: 'Off', AP: { N: { [`o${boxes}`]: ticked, Off: empty } } }
    addWidget(sheet, { parent, field, box, options })
  }
}

function fieldOf({ document }: Sheet, name: string, dictionary: Record<string, unknown>) {
  const widgets: unknown[] = []
  const reference = document.formField(name)
  Object.assign(reference.data, dictionary, { Kids: widgets })
  return { reference, widgets }
}

interface Widget {
  parent: Part
  field: ReturnType<typeof fieldOf>
  box: Box
  options?: Record<string, unknown>
}

/** Adds a widget that is tagged as a form element, so that screen readers reach it in reading order. */
function addWidget({ document }: Sheet, { parent, field, box, options }: Widget) {
  const part = document.struct('Form')
  parent.add(part)
  const widget = { Subtype: 'Widget', F: printed, Parent: field.reference, structParent: part, ...options }
  // PDFKit's types lack the options of fields and tags.
  document.annotate(box.x, box.y, box.width, box.height, widget as never)
  field.widgets.push(document.page.annotations.at(-1))
  // Ends the tag now, because PDFKit records the page that is current when a tag ends.
  part.end()
}

/** PDFKit writes String objects as PDF strings, and primitive strings as PDF names. */
const text = (value: string) => Object(value)
