import { type FormEvent, type ToggleEvent, useState } from 'react'
import { isRecord } from '#shared/documents/pageContent.ts'
import { localDay } from '#shared/hours/localDay.ts'
import form from '../../ui/form.module.css'
import { SmallButton } from '../../ui/SmallButton.tsx'
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
  onEdit: (path: FieldPath, value: unknown) => void
}) {
  const today = localDay(new Date())
  const [exception, setException] = useState<Record<string, unknown>>({ from: today, to: today })
  const [lacksReason, setLacksReason] = useState(false)
  const list = Array.isArray(offices) ? offices.filter(isRecord) : []
  const add = (event: FormEvent) => {
    event.preventDefault()
    setLacksReason(!exception.reason)
    if (!exception.reason) return
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
      <form className={styles.fields} onSubmit={add}>
        <div className={form.beside}>
          <PartFields
            fields={exceptionFields}
            path={['allOffices']}
            values={exception}
            issues={
              lacksReason
                ? [{ path: ['allOffices', 'reason'], message: 'Write a reason for visitors first.' }]
                : []
            }
            onEdit={(path, value) => {
              setLacksReason(false)
              setException({ ...exception, [String(path.at(-1))]: value })
            }}
          />
        </div>
        <div>
          <SmallButton type="submit" kind="quiet">
            Add to all offices
          </SmallButton>
        </div>
      </form>
    </details>
  )
}

/** The days are those of today already: what is left to write is the reason, the last field. */
function focusReason({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) [...currentTarget.querySelectorAll('input')].at(-1)?.focus()
}
