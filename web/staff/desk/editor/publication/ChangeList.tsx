import { editedContent } from '#shared/documents/changes.ts'
import { type FieldPath, pathName, valueAt } from '#shared/documents/fieldPath.ts'
import type { DocumentKind, DraftContent } from '#shared/entities/documents.ts'
import form from '../../../ui/form.module.css'
import { fieldLabel } from '../../fields/fieldLabel.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import { Passages } from '../history/Passages.tsx'
import { type Passage, passagesOf } from '../history/passages.ts'
import styles from './ChangeList.module.css'
import { type Change, writtenBy } from './unpublished.ts'

/** A changed field. */
export interface FieldChange {
  path: FieldPath
  label: string
  passages: Passage[]
  /** Those who wrote it. */
  by?: string
  passageBy?: ((passage: Passage) => string | undefined) | undefined
}

export const fieldChange = (
  kind: DocumentKind,
  path: FieldPath,
  [before, after]: readonly [DraftContent, DraftContent],
): FieldChange => ({
  path,
  label: fieldLabel(kind, path, after),
  passages: passagesOf(valueAt(before, path), valueAt(after, path)),
})

/** The changes of the open document's draft. */
export function useFieldChanges(changes: readonly Change[]): FieldChange[] {
  const { state, kind, published, draft } = useOpenDocument()
  const before = editedContent(kind, published?.content ?? {})
  const after = editedContent(kind, draft?.content ?? {})
  return changes.map((change) => ({
    ...fieldChange(kind, change.path, [before, after]),
    by: writtenBy(change, state.member),
  }))
}

export const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <FieldChanges fields={useFieldChanges(changes)} className={styles.scrolled} />
)

/** Each changed field opens to show its differences. */
export const FieldChanges = ({
  fields,
  className = '',
  areOpen = false,
}: {
  fields: readonly FieldChange[]
  className?: string | undefined
  areOpen?: boolean
}) => (
  <ul role="list" aria-label="Changes" className={`${styles.list} ${className}`}>
    {fields.map(({ path, label, by, passages, passageBy }) => (
      <li key={pathName(path)}>
        <details open={areOpen}>
          <summary>
            <span>
              <strong>{label}</strong>
              {by && <span className={form.hint}> {by}</span>}
            </span>
          </summary>
          <Passages passages={passages} writtenBy={passageBy} />
        </details>
      </li>
    ))}
  </ul>
)
