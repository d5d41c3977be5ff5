import type { Plugin } from 'vite'
import { forms } from '#shared/content/forms.ts'
import { renderForm } from '../forms/renderForm.ts'
import { builtFiles } from './siteFiles/builtFiles.ts'

export function printableForms(): Plugin {
  const pdfs = new Map(forms.map((form) => [form.file.slice(1), renderForm(form)]))
  const files = [...pdfs].map(([path, pdf]) => ({ path, type: 'application/pdf', make: () => pdf }))
  return {
    ...builtFiles('clinic-forms', files),
    async config() {
      const sizes = await Promise.all([...pdfs].map(async ([path, pdf]) => [path, (await pdf).length]))
      return { define: { 'import.meta.env.FORM_BYTES': JSON.stringify(Object.fromEntries(sizes)) } }
    },
  }
}
