import { mainPhone } from '#shared/clinic/offices.ts'
import type { FormSection, PrintableForm } from '#shared/content/forms/printableForm.ts'
import type { Site } from '#shared/entities/site.ts'
import { renderFields } from './renderFields.ts'
import { contentWidth, createSheet, ink, type Part, page, type Sheet, wholeWidth } from './sheet.ts'

export async function renderForm(form: PrintableForm, site: Site): Promise<Buffer> {
  const { sheet, bytes } = createSheet(form.title, site.name)
  const { document } = sheet
  const root = document.struct('Document')
  document.addStructure(root)
  renderOpening(sheet, form, { root, site })
  form.sections.forEach((section, index) => {
    renderSection(sheet, section, root, `s${index + 1}`)
  })
  root.end()
  renderFooters(sheet, form, site)
  document.end()
  return bytes
}

function renderOpening(
  sheet: Sheet,
  { title, purpose }: PrintableForm,
  { root: parent, site }: { root: Part; site: Site },
) {
  sheet.text(`${site.name}  ·  ${mainPhone(site)}`, { size: 10, color: ink.soft }, { parent, tag: 'P' })
  sheet.y += 8
  sheet.text(title, { size: 24, bold: true, color: ink.heading }, { parent, tag: 'H1' })
  sheet.y += 8
  sheet.text(purpose, { size: 11.5 }, { parent, tag: 'P' })
  sheet.y += 6
}

function renderSection(sheet: Sheet, section: FormSection, root: Part, prefix: string) {
  const parent = sheet.document.struct('Sect')
  root.add(parent)
  // Prevents a heading at the end of a page.
  sheet.ensureRoom(110)
  sheet.y += 12
  renderHeading(sheet, section.heading, parent)
  const paragraphs = [
    ...(section.intro ? [{ text: section.intro, color: ink.soft }] : []),
    ...(section.statements ?? []).map((text) => ({ text, color: ink.text })),
  ]
  for (const { text, color } of paragraphs) {
    sheet.text(text, { size: 10.5, color }, { parent, tag: 'P' })
    sheet.y += 7
  }
  sheet.y += section.fields.length > 0 ? 3 : 0
  renderFields(sheet, section.fields, parent, prefix)
  parent.end()
}

function renderHeading(sheet: Sheet, heading: string, parent: Part) {
  const style = { size: 13, bold: true, color: ink.heading }
  const inset = { x: wholeWidth.x + 8, width: contentWidth - 16 }
  const height = sheet.heightOf(heading, style, inset.width) + 8
  sheet.decoration((document) => {
    document.roundedRect(page.margin, sheet.y, contentWidth, height, 3).fill(ink.band)
  })
  sheet.y += 5
  sheet.text(heading, style, { parent, tag: 'H2', column: inset })
  sheet.y += 11
}

function renderFooters(sheet: Sheet, { title }: PrintableForm, { name }: Pick<Site, 'name'>) {
  const { document } = sheet
  const { count } = document.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(index)
    document.markContent('Artifact', { type: 'Pagination' })
    document.font('regular').fontSize(9).fillColor(ink.soft)
    const y = page.height - 46
    document.text(`${title}  ·  ${name}`, page.margin, y, { lineBreak: false })
    document.text(`Page ${index + 1} of ${count}`, page.margin, y, { width: contentWidth, align: 'right' })
    document.endMarkedContent()
  }
}
