import type { DocumentKind } from '#shared/entities/documents.ts'
import { elementForms } from '../sections/elementForms.ts'
import { type FieldPath, startsWith } from '../state/fieldPath.ts'
import { allFields, documentFields } from './documentFields.ts'
import type { PartList } from './fieldTypes.ts'

/** As in `Body`, or `Sections, section 2, element 1, text` for what is inside a field, `Office 1, Phone` if groups have the same field. */
export function fieldLabel(kind: DocumentKind, path: FieldPath): string {
  const fields = allFields(kind)
  const field = fields.find((row) => startsWith(path, row.path))
  if (!field) return otherLabels[String(path[0])] ?? 'The document'
  const isRepeated = fields.some((other) => other !== field && other.label === field.label)
  const group = documentFields[kind].find((candidate) => candidate.fields.includes(field))?.title
  return [
    ...(isRepeated && group ? [group] : []),
    field.label,
    ...insideLabels(path, field.path.length),
  ].join(', ')
}

/** What is no field of a document. */
const otherLabels: Readonly<Record<string, string>> = {
  id: 'The page',
  publishAt: 'The time of publication',
  unpublishAt: 'The time to take it off the website',
}

/** The name of one entry of each list. */
const singular: Record<string, string> = {
  content: 'section',
  sections: 'section',
  elements: 'element',
  locations: 'office',
  ...singularOf(Object.values(elementForms)),
  ...singularOf(Object.values(documentFields).flatMap((groups) => groups.flatMap(({ fields }) => fields))),
}

function singularOf(owners: readonly { list?: PartList }[]): Record<string, string> {
  return Object.fromEntries(owners.flatMap(({ list }) => (list ? [[list.name, list.singular]] : [])))
}

function insideLabels(path: FieldPath, start: number): string[] {
  return path.slice(start).flatMap((step, index) => {
    const list = String(path[start + index - 1])
    if (typeof step === 'number') return `${singular[list] ?? list} ${step + 1}`
    return step === 'values' || step in singular ? [] : step
  })
}
