import { CircleAlert } from 'lucide-react'
import { namedPath } from '#shared/checks/namedPath.ts'
import { counted } from '../../ui/counted.ts'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { useShowField } from '../fields/focusField.ts'
import { useOpenDocument } from '../state/openDocument.ts'
import styles from './ChecksSummary.module.css'

export function ChecksSummary() {
  const { kind, content } = useOpenDocument()
  const { findings, show } = useDocumentChecks()
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
        {findings.map((finding) => (
          <li key={`${finding.rule} ${finding.field} ${finding.start}`}>
            <button
              type="button"
              onClick={() => {
                if (finding.found !== '') show(finding)
                showField(namedPath(finding.field))
              }}
            >
              {fieldLabel(kind, namedPath(finding.field), content)}
            </button>
            : {finding.message}
          </li>
        ))}
      </ul>
    </details>
  )
}
