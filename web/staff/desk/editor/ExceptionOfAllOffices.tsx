import { type ToggleEvent, useState } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import { localDay } from '#shared/hours/localDay.ts'
import form from '../../ui/form.module.css'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { PartFields } from '../fields/sections/PartFields.tsx'
import { exceptionFields } from '../kinds/site.ts'
import type { FieldPath } from '../state/fieldPath.ts'
import styles from './DocumentForm.module.css'

const title = 'Close all offices, or change their hours'

/** A day with other hours, or none, for every office at once: by default today. */
export function ExceptionOfAllOffices({
  offices,
  onEdit,
}: {
  offices: unknown
  /** `path` leads from the document to the value. */
  onEdit: (path: FieldPath, value: unknown) => void
}) {
  const today = localDay(new Date())
  const [exception, setException] = useState<Record<string, unknown>>({ from: today, to: today })
  const list = Array.isArray(offices) ? offices.filter(isRecord) : []
  const add = () => {
    if (!exception.reason) throw new FormProblem('Write a reason for visitors first.')
    onEdit(
      ['offices'],
      list.map((office) => ({
        ...office,
        exceptions: [...(Array.isArray(office.exceptions) ? office.exceptions : []), exception],
      })),
    )
    setException({ from: today, to: today })
  }
  return (
    <details className={styles.group} aria-label={title} onToggle={focusReason}>
      <summary>{title}</summary>
      <SubmitForm send={add} action="Add to all offices" kind="quiet" className={styles.fields}>
        <div className={form.beside}>
          <PartFields
            fields={exceptionFields}
            path={['allOffices']}
            values={exception}
            issues={[]}
            onEdit={(path, value) => setException({ ...exception, [String(path.at(-1))]: value })}
          />
        </div>
      </SubmitForm>
    </details>
  )
}

/** The days are those of today already: what is left to write is the reason, the last field. */
function focusReason({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) [...currentTarget.querySelectorAll('input')].at(-1)?.focus()
}
