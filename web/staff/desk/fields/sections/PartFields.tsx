import { Fragment, type ReactNode } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import type { Issue } from '#shared/entities/problem.ts'
import { Button } from '../../../../ui/Button.tsx'
import { altBeside } from '../../../images/mediaWords.ts'
import form from '../../../ui/form.module.css'
import { textOf } from '../../kinds/changedContent.ts'
import type { FormField, PartList } from '../../kinds/fieldTypes.ts'
import { type FieldPath, pathName, startsWith, valueAt } from '../../state/fieldPath.ts'
import { Field } from '../Field.tsx'
import { issueSentence } from '../fieldLabel.ts'
import { focusField } from '../focusField.ts'
import { EntryActions } from './EntryActions.tsx'
import styles from './SectionsEditor.module.css'

export interface PartContext {
  issues: readonly Issue[]
  /** `path` leads from the document to the value. */
  onEdit: (path: FieldPath, value: unknown) => void
}

/** The fields of a part of page content, such as an element or an office. Only translations have an original. */
export function PartFields({
  fields,
  path,
  values,
  issues,
  onEdit,
}: PartContext & { fields: readonly FormField[]; path: FieldPath; values: unknown }) {
  const isShown = ({ path: [name], required }: FormField) =>
    name !== 'english' || required || valueAt(values, ['english']) !== undefined
  return fields.filter(isShown).map((part) => {
    const { list, label, help, control } = part
    const field = { ...part, path: [...path, ...part.path] }
    const key = pathName(field.path)
    const value = valueAt(values, part.path)
    if (list)
      return (
        <Fragment key={key}>
          {help && <p className={form.hint}>{help}</p>}
          <ListIssue label={label} path={field.path} issues={issues} />
          <PartListEditor {...{ list, issues, onEdit }} path={field.path} entries={value} />
        </Fragment>
      )
    return (
      <Field
        key={key}
        field={field}
        value={value}
        error={errorOf(field, issues)}
        onChange={(_, changed) =>
          control === 'image' ? onEdit(path, withImage(values, part, changed)) : onEdit(field.path, changed)
        }
      />
    )
  })
}

export function errorOf({ path, label }: FormField, issues: readonly Issue[]): string | undefined {
  const issue = issues.find((candidate) => startsWith(candidate.path, path))
  return issue && issueSentence(label, issue.message)
}

/** The fields that describe an image. */
const descriptions: Partial<Record<string, string>> = { image1: 'image1Alt', src: 'alt' }

/** With what an image control gives: an uploaded image with its description and its size or other widths, or an address. */
export function withImage(values: unknown, { path: [name = ''] }: FormField, chosen: unknown) {
  const before = isRecord(values) ? values : {}
  const { image1 = chosen, image1Alt, image1Sources, size } = isRecord(chosen) ? chosen : {}
  const description = descriptions[name]
  const written = description && { src: textOf(before[name]), alt: textOf(before[description]) }
  return {
    ...before,
    ...(isRecord(size) ? size : {}),
    [name]: image1,
    ...(name === 'image1' && { image1Sources }),
    ...(written && { [description]: altBeside({ image1Alt: textOf(image1Alt) }, written) || undefined }),
  }
}

export function PartListEditor({
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
        <Button kind="quiet" size="small" onClick={add}>
          Add {singular}
        </Button>
      </div>
    </>
  )
}

/** The entries of a list, each with buttons that move and remove it. */
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

/** What is wrong with a list as a whole, such as too many entries. */
export function ListIssue({
  label,
  path,
  issues,
}: {
  label: string
  path: FieldPath
  issues: readonly Issue[]
}) {
  const issue = issues.find((candidate) => pathName(candidate.path) === pathName(path))
  return issue && <p className={form.problem}>{issueSentence(label, issue.message)}</p>
}
