import { editedContent } from '#shared/documents/changes.ts'
import { pathName, valueAt } from '#shared/documents/fieldPath.ts'
import form from '../../../ui/form.module.css'
import { fieldLabel } from '../../fields/fieldLabel.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import { ComparedSides } from '../history/ComparedSides.tsx'
import { aroundChanges, comparedWords } from '../history/comparedFields.tsx'
import styles from './ChangeList.module.css'
import { type Change, writtenBy } from './unpublished.ts'

/** Each changed field with its authors. A field opens to show its differences. */
export function ChangeList({
  changes,
  areOpen = false,
}: {
  changes: readonly Change[]
  /** True for approvals, where the member reads all differences. */
  areOpen?: boolean
}) {
  const { state, kind, published, draft } = useOpenDocument()
  const [before, after] = [published?.content ?? {}, draft?.content ?? {}].map((content) =>
    editedContent(kind, content),
  )
  return (
    <ul role="list" aria-label="Changes" className={styles.list}>
      {changes.map((change) => (
        <li key={pathName(change.path)}>
          <details open={areOpen}>
            <summary>
              <span>
                <strong>{fieldLabel(kind, change.path, after)}</strong>
                <span className={form.hint}> {writtenBy(change, state.member)}</span>
              </span>
            </summary>
            <ComparedSides
              heading="h3"
              words={aroundChanges(comparedWords(valueAt(before, change.path), valueAt(after, change.path)))}
              titles={['On the website', 'In the draft']}
            />
          </details>
        </li>
      ))}
    </ul>
  )
}
