import type { Plugin } from 'vite'
import { formsOf } from '#shared/content/forms.ts'
import { site } from '#shared/content/site.ts'
import { renderForm } from '../forms/renderForm.ts'
import { builtFiles } from './siteFiles/builtFiles.ts'

const forms = formsOf(site)

export function printableForms(): Plugin {
  const pdfs = new Map(forms.map((form) => [form.file.slice(1), renderForm(form, site)]))
  const files = [...pdfs].map(([path, pdf]) => ({ path, type: 'application/pdf', make: () => pdf }))
  return {
    ...builtFiles('clinic-forms', files),
    async config() {
      const sizes = await Promise.all([...pdfs].map(async ([path, pdf]) => [path, (await pdf).length]))
      return { define: { 'import.meta.env.FORM_BYTES': JSON.stringify(Object.fromEntries(sizes)) } }
    },
  }
}
