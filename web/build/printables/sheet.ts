import PDFDocument from 'pdfkit'
import { lightColor } from '../../ui/styles/tokens.ts'
import { fontFiles } from './fontFiles.ts'

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

/** In points. */
export interface Column {
  x: number
  width: number
}
export const wholeWidth: Column = { x: page.margin, width: contentWidth }

/** A PDF document with a cursor that moves down the page. */
export interface Sheet {
  document: PDFKit.PDFDocument
  /** The cursor, in points from the top. */
  y: number
  /** Adds a page unless the height fits below the cursor. */
  ensureRoom(height: number): void
  heightOf(text: string, style: Style, width: number): number
  /** Renders tagged text at the cursor and moves below it. */
  text(text: string, style: Style, where: { parent: Part; tag: string; column?: Column }): void
  /** Assistive technology skips it. */
  decoration(render: () => void): void
}

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
    // A fixed date, so that every build renders equal bytes.
    info: { Title: title, Author: author, CreationDate: new Date(Date.UTC(2026, 9, 1)) },
  })
  for (const [name, file] of Object.entries(fontFiles)) document.registerFont(name, file)
  const chunks: Buffer[] = []
  const bytes = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  // Typed text uses a font that every reader has; printed text uses embedded fonts.
  document.font('Helvetica').initForm()
  return { sheet: sheetOn(document), bytes }
}

function sheetOn(document: PDFKit.PDFDocument): Sheet {
  const set = ({ size, bold, color = ink.text }: Style) =>
    document
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(color)
  const lineGap = (size: number) => size * 0.18
  const sheet: Sheet = {
    document,
    y: page.margin,
    ensureRoom(height) {
      if (sheet.y + height <= page.height - page.foot) return
      document.addPage()
      sheet.y = page.margin
    },
    heightOf(text, style, width) {
      return set(style).heightOfString(text, { width, lineGap: lineGap(style.size) })
    },
    text(text, style, { parent, tag, column = wholeWidth }) {
      const height = sheet.heightOf(text, style, column.width)
      sheet.ensureRoom(height)
      const part = document.struct(tag, {}, () => {
        set(style).text(text, column.x, sheet.y, { width: column.width, lineGap: lineGap(style.size) })
      })
      parent.add(part)
      part.end()
      sheet.y += height
    },
    decoration(render) {
      document.markContent('Artifact', { type: 'Layout' })
      render()
      document.endMarkedContent()
    },
  }
  return sheet
}
