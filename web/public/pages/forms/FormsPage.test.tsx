import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formsOf } from '#shared/content/forms.ts'
import { site } from '#shared/content/site.ts'
import { pdfReader } from '#shared/fixedFacts.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

const forms = formsOf(site)

describe('/forms', () => {
  it('offers the two forms as PDF downloads', async () => {
    await renderSite('/forms')
    const links = screen.getAllByRole('link', { name: /^Download/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/forms/client-intake-form.pdf',
      '/forms/authorization-to-disclose-information.pdf',
    ])
    expect(links[0]?.textContent).toBe('Download the Client Intake Form (PDF, about 80 KB)')
  })
  it('notes that a PDF reader is needed, and where to get one', async () => {
    await renderSite('/forms')
    screen.getByText(/you need a PDF reader/)
    expect(screen.getByRole('link', { name: 'Adobe Acrobat Reader' }).getAttribute('href')).toBe(pdfReader)
  })
  it.each(forms)('has “$title” on the page too, every question with its label', async (form) => {
    const { container } = await renderSite('/forms')
    const sheet = within(container.querySelector<HTMLElement>(`#${form.id}`) ?? container)
    for (const { heading, fields } of form.sections) {
      sheet.getByRole('heading', { level: 3, name: heading, hidden: true })
      for (const field of fields) {
        if (field.kind === 'signature') expect(sheet.getAllByText(field.label).length).toBeGreaterThan(0)
        else if ('options' in field)
          expect(sheet.getAllByRole('group', { name: field.label, hidden: true })[0]).toBeDefined()
        else expect(sheet.getAllByLabelText(field.label).length).toBeGreaterThan(0)
      }
    }
  })
})
