import type { DocumentKind } from '#shared/entities/documents.ts'
import { type FieldPath, startsWith } from '../state/fieldPath.ts'
import { allFields } from './documentFields.ts'

/** As in `Body`, or `Sections, section 2, element 1, text` for what is inside a field. */
export function fieldLabel(kind: DocumentKind, path: FieldPath): string {
  const field = allFields(kind).find((row) => startsWith(path, row.path))
  if (!field) return path.join(', ')
  return [field.label, ...insideLabels(path, field.path.length)].join(', ')
}

const singular: Record<string, string> = {
  content: 'section',
  elements: 'element',
  sections: 'section',
  sources: 'source',
}

function insideLabels(path: FieldPath, start: number): string[] {
  return path.slice(start).flatMap((step, index) => {
    const list = String(path[start + index - 1])
    if (typeof step === 'number') return `${singular[list] ?? list} ${step + 1}`
    return step === 'values' || step in singular ? [] : step
  })
}
