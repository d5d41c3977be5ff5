import { type ReactNode, useCallback, useId } from 'react'
import { homeSections } from '#shared/documents/homeSections.ts'
import type { Issue } from '#shared/entities/problem.ts'
import type { ServicePage } from '#shared/entities/treatmentPage.ts'
import form from '../../ui/form.module.css'
import { Field } from '../fields/Field.tsx'
import { errorOf, ListIssue, PartListEditor, withImage } from '../fields/sections/PartFields.tsx'
import { SectionsEditor } from '../fields/sections/SectionsEditor.tsx'
import { textOf, withParent, withTitle } from '../kinds/changedContent.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import type { FieldGroup, FormField } from '../kinds/fieldTypes.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { type FieldPath, pathName, valueAt } from '../state/fieldPath.ts'
import styles from './DocumentForm.module.css'
import { ExceptionOfAllOffices } from './ExceptionOfAllOffices.tsx'
import { SeoPreview } from './SeoPreview.tsx'

/** Of the pages that find no section by its name. */
const noSections = {}

export function DocumentForm({
  store,
  content,
  issues,
  groups,
}: {
  store: DocumentStore
  content: Record<string, unknown>
  issues: readonly Issue[]
  groups: readonly FieldGroup[]
}) {
  const change = useFieldChange(store)
  const { kind, id } = store.getState().document
  const edit = useCallback(
    (path: FieldPath, value: unknown) => store.dispatch({ type: 'edited', path, value, ...typed(value) }),
    [store],
  )
  const renderField = (field: FormField) => {
    const { path, control } = field
    const key = pathName(path)
    const part = { path, issues, onEdit: edit }
    const value = valueAt(content, path)
    if (field.list || control === 'sections')
      return (
        <PartSection key={key} field={field} issues={issues}>
          {field.list ? (
            <PartListEditor {...part} list={field.list} entries={value} />
          ) : (
            <SectionsEditor {...part} fixed={id === 'home' ? homeSections : noSections} content={value} />
          )}
        </PartSection>
      )
    return (
      <Field
        key={key}
        field={field}
        value={fieldValue(content, field)}
        error={errorOf(field, issues)}
        onChange={change}
      />
    )
  }
  return (
    <div className={styles.form}>
      {groups.some(({ tab }) => tab === 'hours') && (
        <ExceptionOfAllOffices offices={content.offices} onEdit={edit} />
      )}
      {shownGroups(groups, content).map(({ title, tab, startsOpen, fields, hasSeoPreview }) =>
        title ? (
          <details key={title} aria-label={title} open={startsOpen} className={styles.group}>
            <summary>{title}</summary>
            <div className={tab ? `${styles.fields} ${styles.facts}` : styles.fields}>
              {hasSeoPreview && (
                <SeoPreview
                  kind={kind}
                  path={deskKinds[kind].previewPath({ id, content }, {})}
                  content={content}
                />
              )}
              {fields.map(renderField)}
            </div>
          </details>
        ) : (
          fields.map(renderField)
        ),
      )}
    </div>
  )
}

/** Without the groups of offices that the clinic does not have, and of other fields that the document does not have. */
function shownGroups(groups: readonly FieldGroup[], content: Record<string, unknown>): FieldGroup[] {
  return groups.flatMap((group) => {
    if (group.onlyWith && !(group.onlyWith in content)) return []
    if (group.office === undefined) return [group]
    const name = valueAt(content, ['offices', group.office, 'name'])
    return typeof name === 'string' ? [{ ...group, title: name }] : []
  })
}

/** A list is not a landmark: each office has one of the same name. */
function PartSection({
  field: { path, label, help, list },
  issues,
  children,
}: {
  field: FormField
  issues: readonly Issue[]
  children: ReactNode
}) {
  const id = useId()
  const Part = list ? 'div' : 'section'
  return (
    <Part role={list && 'group'} aria-labelledby={id} className={form.stack} data-field={pathName(path)}>
      <h2 id={id}>{label}</h2>
      {help && <p className={form.hint}>{help}</p>}
      <ListIssue label={label} path={path} issues={issues} />
      {children}
    </Part>
  )
}

/** A page directly below a category has the category as its parent. */
const fieldValue = (content: Record<string, unknown>, { path, control }: FormField) =>
  control === 'parentPage' ? (content.parentId ?? content.category) : valueAt(content, path)

/** Puts a control's value into the document, with the other fields that follow from it. */
function useFieldChange(store: DocumentStore): (field: FormField, value: unknown) => void {
  return useCallback(
    (field, value) => {
      const { content, document } = store.getState()
      const edit = (path: FormField['path'], changed: unknown) =>
        store.dispatch({ type: 'edited', path, value: changed, ...typed(value) })
      switch (field.control === 'line' ? pathName(field.path) : field.control) {
        case 'title': {
          const isPublished = document.published !== null
          const changed = withTitle({ kind: document.kind, content, isPublished }, textOf(value))
          return changed.slug === content.slug ? edit(field.path, value) : edit([], changed)
        }
        case 'parentPage':
          // The control offers pages and categories only.
          return edit([], withParent(content, value as ServicePage))
        case 'image':
          return edit([], withImage(content, field, value))
        default:
          return edit(field.path, value)
      }
    },
    [store],
  )
}

/** Choices and images are undo steps of their own. */
export const typed = (value: unknown) => (typeof value === 'string' ? { typedAt: Date.now() } : {})
