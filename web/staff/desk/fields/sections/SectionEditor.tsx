import { apiLimits } from '#shared/apiLimits.ts'
import { type FieldPath, valueAt } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { ElementName, TableName } from '#shared/entities/pageContent.ts'
import { Choice } from '../../../ui/Choice.tsx'
import form from '../../../ui/form.module.css'
import { useStaffQuery } from '../../../useStaffQuery.ts'
import { elementForms, elementNames, sectionFields, tables } from '../../kinds/elementForms.ts'
import type { FormField } from '../../kinds/fieldTypes.ts'
import { AddPart } from './AddPart.tsx'
import { EntryActions } from './EntryActions.tsx'
import { ListNotes, type PartContext, PartFields, Parts } from './PartFields.tsx'
import { sectionKindOf } from './sectionKinds.ts'

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

function TableFields({
  reference,
  path,
  onEdit,
}: Pick<PartContext, 'onEdit'> & { reference: unknown; path: FieldPath }) {
  const table = isRecord(reference) && isTableName(reference.table) ? reference.table : 'faqs'
  const items = isRecord(reference) && Array.isArray(reference.items) ? reference.items.map(String) : []
  const sort = 'title' as const
  const query = { kind: [tables[table].kind], sort, perPage: apiLimits.documentsPerPageMax }
  const { data } = useStaffQuery('GET /api/admin/documents', { query })
  const rows = (data?.documents ?? []).flatMap(({ id: name, title: label, status }) =>
    status === 'draft' ? [] : { name, label },
  )
  const titleOf = (item: string) => rows.find(({ name }) => name === item)?.label ?? item
  const changeItems = (changed: string[]) =>
    onEdit([...path, 'items'], changed.length > 0 ? changed : undefined)
  return (
    <>
      <Choice
        label="Table"
        value={table}
        options={Object.entries(tables).map(([name, { label }]) => [name, label])}
        className={form.field}
        onChange={(name) => onEdit(path, withTable(reference, name))}
      />
      {items.length === 0 ? (
        <p>All {tables[table].label} are shown. Add some to show only those.</p>
      ) : (
        <ol role="list" className={form.stack}>
          {items.map((item, index) => (
            <li key={item} className={form.between}>
              <span>{titleOf(item)}</span>
              <EntryActions
                label={titleOf(item)}
                path={[...path, 'items']}
                list={items}
                index={index}
                onChange={changeItems}
              />
            </li>
          ))}
        </ol>
      )}
      <AddPart
        label={`Chosen ${tables[table].label}`}
        action="Add"
        options={rows.filter(({ name }) => !items.includes(name))}
        onAdd={(item) => changeItems([...items, item])}
      />
    </>
  )
}

/** Drops the chosen items, because they do not exist in the other table. */
function withTable(reference: unknown, table: string | undefined) {
  const { items: _, ...others } = isRecord(reference) ? reference : {}
  return { ...others, table }
}

const isTableName = (name: unknown): name is TableName => typeof name === 'string' && name in tables
