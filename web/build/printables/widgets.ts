import { ink, type Part, type Sheet } from './sheet.ts'

/** In points, from the upper left corner of the page. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type FieldDictionary = Record<string, unknown>

interface FieldName {
  name: string
  /** What screen readers announce. */
  spoken: string
}

const printed = 4
const multiline = 0x1000

export function addTextField(sheet: Sheet, parent: Part, { name, spoken }: FieldName, box: Box, lines = 1) {
  const field = fieldOf(sheet, name, { FT: 'Tx', TU: text(spoken), ...(lines > 1 ? { Ff: multiline } : {}) })
  addWidget(sheet, { parent, field, box, appearance: {} })
}

/** Returns a function that adds a box. Boxes of one field exclude each other. */
export function checkboxField(sheet: Sheet, { name, spoken }: FieldName) {
  const field = fieldOf(sheet, name, { FT: 'Btn', TU: text(spoken), V: 'Off' })
  let boxes = 0
  return (parent: Part, spokenOption: string, box: Box) => {
    boxes += 1
    const appearance = {
      TU: text(spokenOption),
      AS: 'Off',
      AP: {
        N: { [`o${boxes}`]: appearanceOf(sheet, box, 'ticked'), Off: appearanceOf(sheet, box, 'empty') },
      },
    }
    addWidget(sheet, { parent, field, box, appearance })
  }
}

function fieldOf({ document }: Sheet, name: string, dictionary: FieldDictionary) {
  const widgets: unknown[] = []
  const reference = document.formField(name)
  Object.assign(reference.data, dictionary, { Kids: widgets })
  return { reference, widgets }
}

interface Widget {
  parent: Part
  field: ReturnType<typeof fieldOf>
  box: Box
  appearance: FieldDictionary
}

/** Tagged as a form element, so that screen readers meet it in reading order. */
function addWidget({ document }: Sheet, { parent, field, box, appearance }: Widget) {
  const part = document.struct('Form')
  parent.add(part)
  const options = {
    Subtype: 'Widget',
    F: printed,
    Parent: field.reference,
    structParent: part,
    ...appearance,
  }
  // PDFKit's types lack the options of fields and tags.
  document.annotate(box.x, box.y, box.width, box.height, options as never)
  field.widgets.push(document.page.annotations.at(-1))
  // PDFKit records the page that is open when a tag ends.
  part.end()
}

const appearances = new WeakMap<Sheet, Map<string, PDFKit.PDFKitReference>>()

/** Boxes of one size share it. */
function appearanceOf(sheet: Sheet, { width, height }: Box, state: 'ticked' | 'empty') {
  const known = appearances.get(sheet) ?? new Map<string, PDFKit.PDFKitReference>()
  appearances.set(sheet, known)
  const key = `${state} ${width} ${height}`
  const reference =
    known.get(key) ??
    sheet.document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} })
  if (!known.has(key)) reference.end(Buffer.from(state === 'ticked' ? tick(width, height) : ''))
  known.set(key, reference)
  return reference
}

const tick = (width: number, height: number) =>
  `q 1.6 w 1 J 1 j ${rgbOf(ink.heading)} RG ${width * 0.2} ${height * 0.52} m ${width * 0.42} ${height * 0.26} l ${width * 0.8} ${height * 0.78} l S Q`

const rgbOf = (color: string) =>
  [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(2)).join(' ')

/** PDFKit writes String objects as texts, and strings as names. */
const text = (value: string) => Object(value)
