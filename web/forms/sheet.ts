import PDFDocument from 'pdfkit'
import { formLine } from '../art/palette.ts'
import { lightColor } from '../styles/tokens.ts'
import { fontFiles } from './fontFiles.ts'

/** A tagged part of a document, which assistive technology walks through. */
export type Part = ReturnType<PDFKit.PDFDocument['struct']>

/** US Letter, in points, with margins that every office printer can print. */
export const page = { width: 612, height: 792, margin: 54, foot: 62 } as const
export const contentWidth = page.width - 2 * page.margin

/** Ink of the printed forms. */
export const ink = {
  text: lightColor('ink-on-light'),
  soft: lightColor('ink-soft'),
  heading: lightColor('pine'),
  line: formLine,
  band: lightColor('sand-deep'),
}

/** How a run of words is set: size in points. */
export interface Style {
  size: number
  bold?: boolean
  color?: string
}

/** Where on the page words stand, in points. */
export interface Column {
  x: number
  width: number
}
export const wholeWidth: Column = { x: page.margin, width: contentWidth }

/** The sheet that a form is drawn on: it knows how far down it is, and turns the page. */
export interface Sheet {
  document: PDFKit.PDFDocument
  /** How far down the page the next thing stands, in points. */
  y: number
  /** Turns the page unless so many points are left. */
  keep(height: number): void
  heightOf(text: string, style: Style, width: number): number
  /** Sets words at the sheet's height, tagged as a child of a part, and moves below them. */
  words(text: string, style: Style, where: { parent: Part; tag: string; column?: Column }): void
  /** Draws what is decoration: it is printed and not read out. */
  decoration(draw: () => void): void
}

/** Begins a document with its title, language and fonts; `bytes` comes when the document has ended. */
export function newSheet(title: string, author: string): { sheet: Sheet; bytes: Promise<Buffer> } {
  const document = new PDFDocument({
    size: [page.width, page.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    bufferPages: true,
    // The same form is the same file, whenever it is built.
    info: { Title: title, Author: author, CreationDate: new Date(Date.UTC(2026, 9, 1)) },
  })
  for (const [name, file] of Object.entries(fontFiles)) document.registerFont(name, file)
  const chunks: Buffer[] = []
  const bytes = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  // What is typed into fields is set in a face that every reader has; all that is printed brings its own.
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
    keep(height) {
      if (sheet.y + height <= page.height - page.foot) return
      document.addPage()
      sheet.y = page.margin
    },
    heightOf(text, style, width) {
      return set(style).heightOfString(text, { width, lineGap: lineGap(style.size) })
    },
    words(text, style, { parent, tag, column = wholeWidth }) {
      const height = sheet.heightOf(text, style, column.width)
      sheet.keep(height)
      const part = document.struct(tag, {}, () => {
        set(style).text(text, column.x, sheet.y, { width: column.width, lineGap: lineGap(style.size) })
      })
      parent.add(part)
      part.end()
      sheet.y += height
    },
    decoration(draw) {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
  }
  return sheet
}
