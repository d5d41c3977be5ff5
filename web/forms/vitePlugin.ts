import type { Plugin } from 'vite'
import { forms } from '#shared/content/forms.ts'
import { builtFiles } from '../build/siteFiles/builtFiles.ts'
import { renderForm } from './renderForm.ts'

/** The printable forms as PDFs, each at its own address; the app is told how many bytes each has. */
export function printableForms(): Plugin {
  const drawn = new Map(forms.map((form) => [form.file.slice(1), renderForm(form)]))
  const files = [...drawn].map(([path, form]) => ({ path, type: 'application/pdf', make: () => form }))
  return {
    ...builtFiles('clinic-forms', files),
    async config() {
      const sizes = await Promise.all([...drawn].map(async ([path, form]) => [path, (await form).length]))
      return { define: { 'import.meta.env.FORM_BYTES': JSON.stringify(Object.fromEntries(sizes)) } }
    },
  }
}
