import { CircleAlert } from 'lucide-react'
import { namedPath } from '#shared/checks/namedPath.ts'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { counted } from '../../ui/counted.ts'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { useShowField } from '../fields/focusField.ts'
import styles from './ChecksSummary.module.css'

/** Where in the document the content checks find something, each with a jump to its field. */
export function ChecksSummary({ kind }: { kind: DocumentKind }) {
  const { findings } = useDocumentChecks()
  const showField = useShowField(kind)
  if (findings.length === 0) return null
  const blocks = findings.filter(({ level }) => level === 'block').length
  const suggestions = findings.length - blocks
  return (
    <details className={styles.summary}>
      <summary>
        {blocks > 0 && <CircleAlert size={20} aria-hidden="true" className={styles.alert} />}
        Content checks:{' '}
        {[
          blocks > 0 && `${blocks} to fix before publishing`,
          suggestions > 0 && counted(suggestions, 'suggestion'),
        ]
          .filter(Boolean)
          .join(', ')}
      </summary>
      <ul>
        {findings.map(({ rule, field, start, message }) => (
          <li key={`${rule} ${field} ${start}`}>
            <button type="button" onClick={() => showField(namedPath(field))}>
              {fieldLabel(kind, namedPath(field))}
            </button>
            : {message}
          </li>
        ))}
      </ul>
    </details>
  )
}
