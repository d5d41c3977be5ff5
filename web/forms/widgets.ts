import type { Part, Sheet } from './sheet.ts'

/** A rectangle on the page, in points from its upper left corner. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

type FieldDictionary = Record<string, unknown>

/** What a screen reader says of a field, and the name it is stored under. */
export interface FieldName {
  name: string
  spoken: string
}

const printed = 4
const multiline = 0x1000

/** A field to type into. */
export function addTextField(sheet: Sheet, parent: Part, { name, spoken }: FieldName, box: Box, lines = 1) {
  const field = fieldOf(sheet, name, { FT: 'Tx', TU: text(spoken), ...(lines > 1 ? { Ff: multiline } : {}) })
  addWidget(sheet, { parent, field, box, look: {} })
}

/**
 * A group of boxes to tick; returns what adds one more box to it. Boxes of a choice share one field, so that
 * ticking one clears the others, and a second click takes the tick back.
 */
export function tickGroup(sheet: Sheet, { name, spoken }: FieldName) {
  const field = fieldOf(sheet, name, { FT: 'Btn', TU: text(spoken), V: 'Off' })
  let boxes = 0
  return (parent: Part, spokenOption: string, box: Box) => {
    boxes += 1
    const look = {
      TU: text(spokenOption),
      AS: 'Off',
      AP: { N: { [`o${boxes}`]: pictureOf(sheet, box, 'ticked'), Off: pictureOf(sheet, box, 'empty') } },
    }
    addWidget(sheet, { parent, field, box, look })
  }
}

function fieldOf({ document }: Sheet, name: string, dictionary: FieldDictionary) {
  const places: unknown[] = []
  const reference = document.formField(name)
  Object.assign(reference.data, dictionary, { Kids: places })
  return { reference, places }
}

interface Widget {
  parent: Part
  field: ReturnType<typeof fieldOf>
  box: Box
  look: FieldDictionary
}

/** Puts a field's place on the page, tagged as a form element, so that it is met where it stands. */
function addWidget({ document }: Sheet, { parent, field, box, look }: Widget) {
  const part = document.struct('Form')
  parent.add(part)
  const options = { Subtype: 'Widget', F: printed, Parent: field.reference, structParent: part, ...look }
  // The library's types know neither fields nor tags among an annotation's options.
  document.annotate(box.x, box.y, box.width, box.height, options as never)
  field.places.push(document.page.annotations.at(-1))
  // Ended while its page is open: a field is looked for on the page that was open when its tag ended.
  part.end()
}

const pictures = new WeakMap<Sheet, Map<string, PDFKit.PDFKitReference>>()

/** What a reader shows in a box's place; boxes of one size share it. */
function pictureOf(sheet: Sheet, { width, height }: Box, state: 'ticked' | 'empty') {
  const known = pictures.get(sheet) ?? new Map<string, PDFKit.PDFKitReference>()
  pictures.set(sheet, known)
  const key = `${state} ${width} ${height}`
  const drawn =
    known.get(key) ??
    sheet.document.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, width, height], Resources: {} })
  if (!known.has(key)) drawn.end(Buffer.from(state === 'ticked' ? tick(width, height) : ''))
  known.set(key, drawn)
  return drawn
}

const tick = (width: number, height: number) =>
  `q 1.6 w 1 J 1 j 0.09 0.25 0.22 RG ${width * 0.2} ${height * 0.52} m ${width * 0.42} ${height * 0.26} l ${width * 0.8} ${height * 0.78} l S Q`

/** The library writes only objects of this kind as texts; anything else as a name. */
const text = (value: string) => Object(value)
