import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { TableName } from '#shared/entities/pageContent.ts'
import { queries } from '../../../../data/queries.ts'
import form from '../../../ui/form.module.css'
import { tableNames } from '../../kinds/elementForms.ts'
import type { FieldPath } from '../../state/fieldPath.ts'
import { AddPart } from './AddPart.tsx'
import { EntryActions } from './EntryActions.tsx'
import type { PartContext } from './PartFields.tsx'

/** Which table, and which of its rows: all of them, or chosen ones in an order. */
export function TableFields({
  reference,
  path,
  onEdit,
}: Pick<PartContext, 'onEdit'> & { reference: unknown; path: FieldPath }) {
  const id = useId()
  const table = isRecord(reference) && isTableName(reference.table) ? reference.table : 'faqs'
  const items = isRecord(reference) && Array.isArray(reference.items) ? reference.items.map(String) : []
  const rows = useRows(table)
  const titleOf = (item: string) => rows.find((row) => row.name === item)?.label ?? item
  const changeItems = (changed: string[]) =>
    onEdit([...path, 'items'], changed.length > 0 ? changed : undefined)
  return (
    <>
      <label htmlFor={id}>
        <strong>Table</strong>
        <select
          id={id}
          value={table}
          onChange={({ target }) => onEdit(path, withTable(reference, target.value))}
        >
          {Object.entries(tableNames).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {items.length === 0 ? (
        <p>All {tableNames[table]} are shown. Add some to show only those.</p>
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
        label={`Chosen ${tableNames[table]}`}
        action="Add"
        options={rows.filter(({ name }) => !items.includes(name))}
        onAdd={(item) => changeItems([...items, item])}
      />
    </>
  )
}

/** Items of one table do not exist in another. */
function withTable(reference: unknown, table: string) {
  const { items: _, ...others } = isRecord(reference) ? reference : {}
  return { ...others, table }
}

const isTableName = (name: unknown): name is TableName => typeof name === 'string' && name in tableNames

function useRows(table: TableName): { name: string; label: string }[] {
  const services = useQuery({ ...queries.services(), enabled: table === 'services' })
  const faqs = useQuery({ ...queries.faqs(), enabled: table === 'faqs' })
  const reviews = useQuery({ ...queries.reviews(), enabled: table === 'reviews' })
  const posts = useQuery({ ...queries.allPosts(), enabled: table === 'posts' })
  switch (table) {
    case 'services':
      return (services.data ?? []).map(({ id, title }) => ({ name: id, label: title }))
    case 'faqs':
      return (faqs.data?.faqs ?? []).map(({ id, question }) => ({ name: id, label: question }))
    case 'reviews':
      return (reviews.data ?? []).map(({ id, title }) => ({ name: id, label: title }))
    case 'posts':
      return (posts.data?.posts ?? []).map(({ id, title }) => ({ name: id, label: title }))
  }
}
