import type { Plugin } from 'vite'
import { fieldTypes } from '../data/fieldTypes.ts'

/** Replaces the module by its value, which it reads from schemas that visitors do not load. */
export const fieldTypesAsValue: Plugin = {
  name: 'field-types-as-value',
  load: (id) =>
    id.includes('/web/data/fieldTypes.ts')
      ? `export const fieldTypes = ${JSON.stringify(fieldTypes)}`
      : undefined,
}
