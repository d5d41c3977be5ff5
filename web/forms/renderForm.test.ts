// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import type { FormField } from '#shared/content/forms/printableForm.ts'
import { forms } from '#shared/content/forms.ts'
import { renderForm } from './renderForm.ts'

describe.each(forms)('the PDF of “$title”', (form) => {
  let bytes: Buffer
  let source: string
  beforeAll(async () => {
    bytes = await renderForm(form)
    source = bytes.toString('latin1')
  })

  it('is titled, in English, and shows its title in the window', () => {
    expect(source.startsWith('%PDF-1.7')).toBe(true)
    expect(source).toContain('/Lang (en-US)')
    expect(source).toContain('/DisplayDocTitle true')
    expect(source).toMatch(/\/Title \d+ 0 R/)
    expect(source).toContain(`(${form.title})`)
  })
  it('is tagged, with a heading for the form and for each section', () => {
    expect(source).toContain('/Marked true')
    expect(source.match(/\/S \/H1\b/g)).toHaveLength(1)
    expect(source.match(/\/S \/H2\b/g)).toHaveLength(form.sections.length)
  })
  it('brings the fonts of all that is printed', () => {
    expect(source.match(/\/FontFile2/g)).toHaveLength(2)
  })
  it('has a place to fill in for each question but signatures, met where it stands', () => {
    const places = form.sections
      .flatMap((section) => section.fields)
      .reduce((sum, field) => sum + placesOf(field), 0)
    expect(source.match(/\/Subtype \/Widget/g)).toHaveLength(places)
    expect(source.match(/\/Type \/OBJR/g)).toHaveLength(places)
  })
  it('is the same file each time it is drawn', async () => {
    expect(bytes.equals(await renderForm(form))).toBe(true)
  })
  it('stays below 300 KB', () => {
    expect(bytes.length).toBeLessThan(300 * 1024)
  })
})

function placesOf(field: FormField): number {
  if (field.kind === 'signature') return 0
  if (!('options' in field)) return 1
  return field.options.length + field.options.filter((option) => option.endsWith(':')).length
}
