// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest'
import { clientIntake } from '#shared/content/forms/clientIntake.ts'
import type { FormField } from '#shared/content/forms/printableForm.ts'
import { formsOf } from '#shared/content/forms.ts'
import { site } from '#shared/content/site.ts'
import { renderForm } from './renderForm.ts'

const forms = formsOf(site)

describe.each(forms)('the PDF of “$title”', (form) => {
  let bytes: Buffer
  let source: string
  beforeAll(async () => {
    bytes = await renderForm(form, site)
    source = bytes.toString('latin1')
  })

  it('has its title in the window, and is in English', () => {
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
  it('embeds the fonts of its printed text', () => {
    expect(source.match(/\/FontFile2/g)).toHaveLength(2)
  })
  it('has a tagged field for each question except signatures', () => {
    const fields = form.sections
      .flatMap((section) => section.fields)
      .reduce((sum, field) => sum + fieldCount(field), 0)
    expect(source.match(/\/Subtype \/Widget/g)).toHaveLength(fields)
    expect(source.match(/\/Type \/OBJR/g)).toHaveLength(fields)
  })
  it('is the same to the byte each time it is rendered', async () => {
    expect(bytes.equals(await renderForm(form, site))).toBe(true)
  })
  it('has about the size that its link names', () => {
    expect(Math.abs(bytes.length / 1024 - form.kilobytes)).toBeLessThan(10)
  })
})

it('the PDF of the intake form has at most 4 pages [2.49]', async () => {
  const source = (await renderForm(clientIntake(site), site)).toString('latin1')
  expect(source.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(4)
})

function fieldCount(field: FormField): number {
  if (field.kind === 'signature') return 0
  if (!('options' in field)) return 1
  return field.options.length + field.options.filter((option) => option.endsWith(':')).length
}
