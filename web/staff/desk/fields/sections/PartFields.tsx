import { Fragment, type ReactNode } from 'react'
import { type FieldPath, pathName, startsWith, valueAt } from '#shared/documents/fieldPath.ts'
import type { Issue } from '#shared/entities/problem.ts'
import form from '../../../ui/form.module.css'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import type { FieldControl, FormField, PartList } from '../../kinds/fieldTypes.ts'
import { Field } from '../Field.tsx'
import { issueSentence } from '../fieldLabel.ts'
import { focusField } from '../focusField.ts'
import { EntryActions } from './EntryActions.tsx'
import styles from './SectionsEditor.module.css'
import { WeekTable } from './WeekTable.tsx'

export interface PartContext {
  issues: readonly Issue[]
  /** `path` leads from the document to the value. `control` is the control of the value's field. */
  onEdit: (path: FieldPath, value: unknown, control?: FieldControl) => void
}

/** The fields of a document or of a part. `english`, a translation's original, is shown only if required or present. */
export function PartFields({
  fields,
  path,
  values,
  ...context
}: PartContext & { fields: readonly FormField[]; path: FieldPath; values: unknown }) {
  const isShown = ({ path: [name], required }: FormField) =>
    name !== 'english' || required || valueAt(values, ['english']) !== undefined
  return fields.filter(isShown).map((own) => {
    const field = path.length === 0 ? own : { ...own, path: [...path, ...own.path] }
    const key = pathName(field.path)
    const value = fieldValue(values, own)
    if (!field.list)
      return (
        <Field
          key={key}
          field={field}
          value={value}
          error={errorOf(field, context.issues)}
          onEdit={context.onEdit}
        />
      )
    const Entries = field.control === 'week' ? WeekTable : PartListEditor
    return (
      <Fragment key={key}>
        <ListNotes field={field} issues={context.issues} />
        <Entries {...context} list={field.list} path={field.path} entries={value} />
      </Fragment>
    )
  })
}

/** The parent of a page without a parent page is its category. */
const fieldValue = (values: unknown, { path, control }: FormField) =>
  valueAt(values, path) ?? (control === 'parentPage' ? valueAt(values, ['category']) : undefined)

function errorOf({ path, label }: FormField, issues: readonly Issue[]): string | undefined {
  const issue = issues.find((candidate) => startsWith(candidate.path, path))
  return issue && issueSentence(label, issue.message)
}

function PartListEditor({
  list: { singular, fields, initial, isOptional },
  path,
  entries,
  ...context
}: PartContext & { list: PartList; path: FieldPath; entries: unknown }) {
  const list = Array.isArray(entries) ? entries : []
  const add = () => {
    context.onEdit(path, [...list, initial])
    requestAnimationFrame(() => focusField([...path, list.length, ...(fields[0]?.path ?? [])]))
  }
  return (
    <>
      <Parts
        path={path}
        list={list}
        labelOf={(_, index) => `${singular} ${index + 1}`}
        onEdit={(at, value) =>
          context.onEdit(at, isOptional && Array.isArray(value) && value.length === 0 ? undefined : value)
        }
      >
        {(entry, index) => <PartFields {...context} fields={fields} path={[...path, index]} values={entry} />}
      </Parts>
      <div>
        <SmallButton kind="quiet" onClick={add}>
          Add {singular}
        </SmallButton>
      </div>
    </>
  )
}

export const Parts = ({
  path,
  list,
  labelOf,
  onEdit,
  children,
}: Pick<PartContext, 'onEdit'> & {
  path: FieldPath
  list: readonly unknown[]
  labelOf: (entry: unknown, index: number) => string
  children: (entry: unknown, index: number) => ReactNode
}) =>
  list.map((entry, index) => {
    const label = labelOf(entry, index)
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other identity, and fields are controlled
      <fieldset key={index} className={`${form.beside} ${styles.part}`}>
        <legend className="visually-hidden">{label}</legend>
        <div className={form.between}>
          <strong>{label}</strong>
          <EntryActions {...{ label, path, list, index }} onChange={(changed) => onEdit(path, changed)} />
        </div>
        {children(entry, index)}
      </fieldset>
    )
  })

/** The help of a list, and issues of the whole list, such as too many entries. */
export function ListNotes({
  field: { label, help, path },
  issues,
}: Pick<PartContext, 'issues'> & { field: Pick<FormField, 'label' | 'help' | 'path'> }) {
  const issue = issues.find((candidate) => pathName(candidate.path) === pathName(path))
  return (
    <>
      {help && <p className={form.hint}>{help}</p>}
      {issue && <p className={form.problem}>{issueSentence(label, issue.message)}</p>}
    </>
  )
}
