import { isRecord } from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { elementForms, elementNames, sectionFields } from '../../kinds/elementForms.ts'
import type { FormField } from '../../kinds/fieldTypes.ts'
import { type FieldPath, valueAt } from '../../state/fieldPath.ts'
import { AddPart } from './AddPart.tsx'
import { ListNotes, type PartContext, PartFields, Parts } from './PartFields.tsx'
import { sectionKindOf } from './sectionKinds.ts'
import { TableFields } from './TableFields.tsx'

export function SectionEditor({
  section,
  path,
  ...context
}: PartContext & { section: unknown; path: FieldPath }) {
  const kind = sectionKindOf(section)
  if (kind === 'elements')
    return <ElementList {...context} elements={valueAt(section, ['elements'])} path={[...path, 'elements']} />
  return (
    <>
      <PartFields {...context} fields={sectionFields[kind]} path={path} values={section} />
      {kind === 'table' && <TableFields reference={section} path={path} onEdit={context.onEdit} />}
    </>
  )
}

function ElementList({ elements, path, ...context }: PartContext & { elements: unknown; path: FieldPath }) {
  const list = Array.isArray(elements) ? elements : []
  return (
    <>
      <ListNotes field={{ label: 'This section', path }} issues={context.issues} />
      <Parts
        path={path}
        list={list}
        labelOf={(element) => formOf(element)?.label ?? 'Unknown element'}
        onEdit={context.onEdit}
      >
        {(element, index) => (
          <ElementEditor {...context} element={element} path={[...path, index, 'values']} />
        )}
      </Parts>
      <AddPart
        label="New element"
        action="Add element"
        options={elementNames.map((name) => ({ name, label: elementForms[name].label }))}
        onAdd={(name) => context.onEdit(path, [...list, { name, values: elementForms[name].initial }])}
      />
    </>
  )
}

function ElementEditor({ element, path, ...context }: PartContext & { element: unknown; path: FieldPath }) {
  const form = formOf(element)
  if (!form) return <p>The site does not know this element. It stays as it is.</p>
  return (
    <PartFields {...context} fields={form.fields} path={path} values={valueAt(element, ['values']) ?? {}} />
  )
}

function formOf(element: unknown): { label: string; fields: readonly FormField[] } | undefined {
  const name = isRecord(element) ? element.name : undefined
  return typeof name === 'string' && name in elementForms ? elementForms[name as ElementName] : undefined
}
