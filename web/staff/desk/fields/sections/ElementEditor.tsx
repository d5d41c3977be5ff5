import { isRecord } from '#shared/documents/pageContent.ts'
import type { ElementName } from '#shared/entities/pageContent.ts'
import { elementForms } from '../../kinds/elementForms.ts'
import type { PartField, PartList } from '../../kinds/fieldTypes.ts'
import type { FieldPath } from '../../state/fieldPath.ts'
import { ListIssue } from '../ListIssue.tsx'
import { type PartContext, PartFields } from './PartFields.tsx'
import { PartListEditor } from './PartListEditor.tsx'

/** The form made for an element. One that the site does not know stays as it is stored. */
export function ElementEditor({
  element,
  path,
  ...context
}: PartContext & { element: unknown; path: FieldPath }) {
  const form = formOf(element)
  if (!form) return <p>The site does not know this element. It stays as it is.</p>
  const values = isRecord(element) && isRecord(element.values) ? element.values : {}
  const entries = form.list && values[form.list.name]
  return (
    <>
      <PartFields {...context} fields={form.fields} path={[...path, 'values']} values={values} />
      {form.list && (
        <>
          <ListIssue label={form.label} path={[...path, 'values', form.list.name]} issues={context.issues} />
          <PartListEditor
            {...context}
            list={form.list}
            path={[...path, 'values', form.list.name]}
            entries={Array.isArray(entries) ? entries : []}
          />
        </>
      )}
    </>
  )
}

export function elementLabel(element: unknown): string {
  return formOf(element)?.label ?? 'Unknown element'
}

interface AnyForm {
  label: string
  fields: readonly PartField[]
  list?: PartList
}

function formOf(element: unknown): AnyForm | undefined {
  const name = isRecord(element) ? element.name : undefined
  return typeof name === 'string' && name in elementForms ? elementForms[name as ElementName] : undefined
}
