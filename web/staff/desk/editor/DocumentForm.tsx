import { Fragment, type ReactNode, useCallback, useId } from 'react'
import { pathName, valueAt } from '#shared/documents/fieldPath.ts'
import type { Issue } from '#shared/entities/problem.ts'
import form from '../../ui/form.module.css'
import { type PartContext, PartFields } from '../fields/sections/PartFields.tsx'
import { SectionsEditor } from '../fields/sections/SectionsEditor.tsx'
import { changeOf } from '../kinds/changedContent.ts'
import { deskKinds } from '../kinds/deskKinds.ts'
import type { FieldGroup, FormField } from '../kinds/fieldTypes.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './DocumentForm.module.css'
import { ExceptionOfAllOffices } from './ExceptionOfAllOffices.tsx'
import { AddOffice, OfficeActions } from './OfficeActions.tsx'
import { SeoPreview } from './SeoPreview.tsx'

export function DocumentForm({
  issues,
  groups,
}: {
  issues: readonly Issue[]
  groups: readonly FieldGroup[]
}) {
  const { store, kind, id, content } = useOpenDocument()
  const onEdit = useCallback<PartContext['onEdit']>(
    (path, value, control) => {
      const { content, document } = store.getState()
      const change = changeOf({ document, content }, { path, value, control })
      store.dispatch({ type: 'edited', ...change, ...typed(value) })
    },
    [store],
  )
  const context = { issues, onEdit }
  const renderField = (field: FormField) => {
    const key = pathName(field.path)
    if (!field.list && field.control !== 'sections')
      return <PartFields {...context} key={key} fields={[field]} path={[]} values={content} />
    return (
      <PartSection key={key} field={field}>
        {field.list ? (
          <PartFields {...context} fields={[field]} path={[]} values={content} />
        ) : (
          <SectionsEditor {...context} field={field} content={content} isHome={id === 'home'} />
        )}
      </PartSection>
    )
  }
  const shown = shownGroups(groups, content)
  const lastOffice = shown.findLastIndex(({ tab, office }) => tab === 'offices' && office !== undefined)
  return (
    <div className={styles.form}>
      {groups.some(({ tab }) => tab === 'hours') && (
        <ExceptionOfAllOffices offices={content.offices} onEdit={onEdit} />
      )}
      {shown.map(({ title, tab, office, startsOpen, fields, hasSeoPreview }, index) =>
        title ? (
          <Fragment key={title}>
            <details
              aria-label={title}
              open={startsOpen}
              className={isShort(fields) ? `${styles.group} ${styles.short}` : styles.group}
            >
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
                {tab === 'offices' && office !== undefined && (
                  <OfficeActions index={office} onEdit={onEdit} />
                )}
              </div>
            </details>
            {index === lastOffice && <AddOffice onEdit={onEdit} />}
          </Fragment>
        ) : (
          fields.map(renderField)
        ),
      )}
    </div>
  )
}

/** Leaves out the groups of missing offices, and the groups whose `onlyWith` field the document lacks. */
function shownGroups(groups: readonly FieldGroup[], content: Record<string, unknown>): FieldGroup[] {
  return groups.flatMap((group) => {
    if (group.onlyWith && !(group.onlyWith in content)) return []
    if (group.office === undefined) return [group]
    const name = valueAt(content, ['offices', group.office, 'name'])
    return typeof name === 'string' ? [{ ...group, title: name }] : []
  })
}

/** One phone number, for example. Short groups stand beside each other. */
const isShort = ([field, ...others]: readonly FormField[]) => others.length === 0 && !field?.list

/** A list is a group instead of a landmark, because each office has a list of the same name. */
function PartSection({ field: { path, label, list }, children }: { field: FormField; children: ReactNode }) {
  const id = useId()
  const Part = list ? 'div' : 'section'
  return (
    <Part role={list && 'group'} aria-labelledby={id} className={form.stack} data-field={pathName(path)}>
      <h2 id={id}>{label}</h2>
      {children}
    </Part>
  )
}

/** Each edit of a value other than text is an undo step of its own. */
const typed = (value: unknown) => (typeof value === 'string' ? { typedAt: Date.now() } : {})
