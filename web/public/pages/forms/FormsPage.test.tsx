import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { pdfReader } from '#shared/fixedFacts.ts'
import { renderSite } from '../../../testing/renderSite.tsx'

describe('/forms', () => {
  it('offers the two forms as PDF downloads [2.48]', async () => {
    await renderSite('/forms')
    const links = screen.getAllByRole('link', { name: /^Download/ })
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/forms/client-intake-form.pdf',
      '/forms/authorization-to-disclose-information.pdf',
    ])
    expect(links[0]?.textContent).toBe('Download the Client Intake Form (PDF, 80 KB)')
  })
  it('notes that a PDF reader is needed, and where to get one [2.48]', async () => {
    await renderSite('/forms')
    screen.getByText(/you need a PDF reader/)
    expect(screen.getByRole('link', { name: 'Adobe Acrobat Reader' }).getAttribute('href')).toBe(pdfReader)
  })
})
