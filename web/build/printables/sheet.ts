import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { lightColor } from '../../ui/styles/tokens.ts'
import { fontFiles, trueTypeIn } from './fontFiles.ts'

/** A tagged element of the document's structure, for assistive technology. */
export type Part = ReturnType<PDFKit.PDFDocument['struct']>

/** US Letter, in points. */
export const page = { width: 612, height: 792, margin: 54, foot: 62 } as const
export const contentWidth = page.width - 2 * page.margin

export const ink = {
  text: lightColor('ink-on-light'),
  soft: lightColor('ink-soft'),
  heading: lightColor('pine'),
  /** Darker than lines on screens, because forms are photocopied. */
  line: lightColor('ink-soft'),
  band: lightColor('sand-deep'),
}

/** `size` is in points. */
export interface Style {
  size: number
  bold?: boolean
  color?: string
}

/** Points. */
export interface Column {
  x: number
  width: number
}
export const wholeWidth: Column = { x: page.margin, width: contentWidth }

/** Points. `x` and `y` start at the upper left corner of the page. */
export interface Box extends Column {
  y: number
  height: number
}

/** All checkboxes have this size, because the ticks are drawn for it. */
export const checkboxSize = 10

const fonts = Object.entries(fontFiles).map(([name, file]) => [name, trueTypeIn(file)] as const)

/** `bytes` resolves when the document ends. */
export function createSheet(title: string, author: string): { sheet: Sheet; bytes: Promise<Buffer> } {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // The date is fixed, so that the same content gives the same bytes.
    info: { Title: title, Author: author, CreationDate: new Date(Date.UTC(2026, 9, 1)) },
  })
  for (const [name, font] of fonts) document.registerFont(name, font)
  const bytes = buffer(document)
  // Text that people type uses a font that every PDF reader has. Printed text uses embedded fonts.
  document.font('Helvetica').initForm()
  return { sheet: new Sheet(document), bytes }
}

/** A PDF document with a cursor that moves down the page. */
export class Sheet {
  readonly document: PDFKit.PDFDocument
  /** The cursor, in points from the top. */
  y: number = page.margin
  readonly appearances: { ticked: PDFKit.PDFKitReference; empty: PDFKit.PDFKitReference }

  constructor(document: PDFKit.PDFDocument) {
    this.document = document
    const size = checkboxSize
    const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(ink.heading.slice(at, at + 2), 16) / 255)
    const tick = `q 1.6 w 1 J 1 j ${red} ${green} ${blue} RG ${size * 0.2} ${size * 0.52} m ${size * 0.42} ${size * 0.26} l ${size * 0.8} ${size * 0.78} l S Q`
    const appearance = (content: string) => {
      const dictionary = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, size, size], Resources: {} }
      const reference = document.ref(dictionary)
      reference.end(Buffer.from(content))
      return reference
    }
    this.appearances = { ticked: appearance(tick), empty: appearance('') }
  }

  /** Adds a page unless `height` fits below the cursor. */
  ensureRoom(height: number) {
    if (this.y + height <= page.height - page.foot) return
    this.document.addPage()
    this.y = page.margin
  }

  heightOf(text: string, style: Style, width: number): number {
    return this.set(style).heightOfString(text, { width, lineGap: lineGapOf(style) })
  }

  text(
    text: string,
    style: Style,
    { parent, tag, column = wholeWidth }: { parent: Part; tag: string; column?: Column },
  ) {
    const { x, width } = column
    const height = this.heightOf(text, style, width)
    this.ensureRoom(height)
    const part = this.document.struct(tag, {}, () => {
      this.set(style).text(text, x, this.y, { width, lineGap: lineGapOf(style) })
    })
    parent.add(part)
    part.end()
    this.y += height
  }

  /** Renders something that assistive technology skips. */
  decoration(render: (document: PDFKit.PDFDocument) => void) {
    this.document.markContent('Artifact', { type: 'Layout' })
    render(this.document)
    this.document.endMarkedContent()
  }

  strokeBox({ x, y, width, height }: Box) {
    this.decoration((document) => {
      document.roundedRect(x, y, width, height, 2).lineWidth(0.8).stroke(ink.line)
    })
  }

  strokeLine({ x, width }: Column, y: number, thickness: number) {
    this.decoration((document) => {
      document
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(ink.line)
    })
  }

  private set({ size, bold, color = ink.text }: Style) {
    return this.document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
  }
}

const lineGapOf = ({ size }: Style) => size * 0.18
