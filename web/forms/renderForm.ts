import type { FormSection, PrintableForm } from '#shared/content/forms/printableForm.ts'
import { site } from '#shared/site.ts'
import { renderFields } from './renderFields.ts'
import { contentWidth, ink, newSheet, type Part, page, type Sheet, wholeWidth } from './sheet.ts'

/**
 * A form as a PDF: US Letter, titled, in English, with its own fonts, tagged from heading to field in reading
 * order, to be filled in on a screen or on paper.
 */
export async function renderForm(form: PrintableForm): Promise<Buffer> {
  const { sheet, bytes } = newSheet(form.title, site.name)
  const { document } = sheet
  const whole = document.struct('Document')
  document.addStructure(whole)
  drawOpening(sheet, form, whole)
  form.sections.forEach((section, index) => {
    drawSection(sheet, section, whole, `s${index + 1}`)
  })
  whole.end()
  drawFeet(sheet, form)
  document.end()
  return bytes
}

function drawOpening(sheet: Sheet, { title, purpose }: PrintableForm, parent: Part) {
  const { phone } = site.corporateOffice
  sheet.words(`${site.name}  ·  ${phone}`, { size: 10, color: ink.soft }, { parent, tag: 'P' })
  sheet.y += 8
  sheet.words(title, { size: 24, bold: true, color: ink.heading }, { parent, tag: 'H1' })
  sheet.y += 8
  sheet.words(purpose, { size: 11.5 }, { parent, tag: 'P' })
  sheet.y += 6
}

function drawSection(sheet: Sheet, section: FormSection, whole: Part, prefix: string) {
  const parent = sheet.document.struct('Sect')
  whole.add(parent)
  // A heading never stands alone at the foot of a page.
  sheet.keep(110)
  sheet.y += 12
  drawHeading(sheet, section.heading, parent)
  const words = [
    ...(section.intro ? [{ text: section.intro, color: ink.soft }] : []),
    ...(section.statements ?? []).map((text) => ({ text, color: ink.text })),
  ]
  for (const { text, color } of words) {
    sheet.words(text, { size: 10.5, color }, { parent, tag: 'P' })
    sheet.y += 7
  }
  sheet.y += section.fields.length > 0 ? 3 : 0
  renderFields(sheet, section.fields, parent, prefix)
  parent.end()
}

function drawHeading(sheet: Sheet, heading: string, parent: Part) {
  const style = { size: 13, bold: true, color: ink.heading }
  const inset = { x: wholeWidth.x + 8, width: contentWidth - 16 }
  const height = sheet.heightOf(heading, style, inset.width) + 8
  sheet.decoration(() => {
    sheet.document.roundedRect(page.margin, sheet.y, contentWidth, height, 3).fill(ink.band)
  })
  sheet.y += 5
  sheet.words(heading, style, { parent, tag: 'H2', column: inset })
  sheet.y += 11
}

/** The foot of each page says which form it is and how many pages belong to it, should the staple come loose. */
function drawFeet(sheet: Sheet, { title }: PrintableForm) {
  const { document } = sheet
  const { count } = document.bufferedPageRange()
  for (let at = 0; at < count; at += 1) {
    document.switchToPage(at)
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(9).fillColor(ink.soft)
    const y = page.height - 46
    document.text(`${title}  ·  ${site.name}`, page.margin, y, { lineBreak: false })
    document.text(`Page ${at + 1} of ${count}`, page.margin, y, { width: contentWidth, align: 'right' })
    document.endMarkedContent()
  }
}
