import { type ReactNode, useCallback, useId } from 'react'
import { homeSections } from '#shared/documents/homeSections.ts'
import type { Issue } from '#shared/entities/problem.ts'
import form from '../../ui/form.module.css'
import { Field } from '../fields/Field.tsx'
import { ListIssue } from '../fields/ListIssue.tsx'
import { issueSentence } from '../fields/problemSentence.ts'
import { PartListEditor } from '../fields/sections/PartListEditor.tsx'
import { SectionsEditor } from '../fields/sections/SectionsEditor.tsx'
import { deskKinds } from '../kinds/deskKinds.ts'
import type { FieldGroup, FieldRow } from '../kinds/fieldTypes.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { type FieldPath, pathName, startsWith, valueAt } from '../state/fieldPath.ts'
import styles from './DocumentForm.module.css'
import { ExceptionOfAllOffices } from './ExceptionOfAllOffices.tsx'
import { SeoPreview } from './SeoPreview.tsx'
import { typed, useFieldChange } from './useFieldChange.ts'

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
  const renderField = (row: FieldRow) => {
    const { path, control } = row
    const key = pathName(path)
    const part = { path, issues, onEdit: edit }
    if (control === 'sections') {
      return (
        <PartSection key={key} row={row} issues={issues}>
          <SectionsEditor
            {...part}
            fixed={id === 'home' ? homeSections : noSections}
            content={valueAt(content, path)}
          />
        </PartSection>
      )
    }
    if (row.list) {
      const entries = valueAt(content, path)
      return (
        <PartSection key={key} row={row} issues={issues}>
          <PartListEditor {...part} list={row.list} entries={Array.isArray(entries) ? entries : []} />
        </PartSection>
      )
    }
    return (
      <Field
        key={key}
        row={row}
        value={fieldValue(content, row)}
        error={errorOf(row, issues)}
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
  row: { path, label, help, list },
  issues,
  children,
}: {
  row: FieldRow
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
const fieldValue = (content: Record<string, unknown>, { path, control }: FieldRow) =>
  control === 'parentPage' ? (content.parentId ?? content.category) : valueAt(content, path)

function errorOf({ path, label }: FieldRow, issues: readonly Issue[]): string | undefined {
  const issue = issues.find((candidate) => startsWith(candidate.path, path))
  return issue && issueSentence(label, issue.message)
}
