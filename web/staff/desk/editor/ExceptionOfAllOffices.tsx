import { type ToggleEvent, useState } from 'react'
import type { FieldPath } from '#shared/documents/fieldPath.ts'
import { isRecord } from '#shared/documents/pageContent.ts'
import { localDay } from '#shared/hours/localDay.ts'
import { serverNow } from '../../../data/serverClock.ts'
import form from '../../ui/form.module.css'
import { FormProblem, SubmitForm } from '../../ui/SubmitForm.tsx'
import { PartFields } from '../fields/sections/PartFields.tsx'
import { exceptionFields } from '../kinds/site.ts'
import styles from './DocumentForm.module.css'

const title = 'Close all offices, or change their hours'

/** Adds days with other hours, or closed days, to all ticked offices at once. The initial day is today. */
export function ExceptionOfAllOffices({
  offices,
  onEdit,
}: {
  offices: unknown
  /** `path` leads from the document to the value. */
  onEdit: (path: FieldPath, value: unknown) => void
}) {
  const today = localDay(serverNow())
  const [exception, setException] = useState<Record<string, unknown>>({ from: today, to: today })
  const [without, setWithout] = useState<readonly number[]>([])
  const list = Array.isArray(offices) ? offices.filter(isRecord) : []
  const add = () => {
    if (without.length === list.length) throw new FormProblem('Tick an office first.')
    if (!exception.reason) throw new FormProblem('Write a reason for visitors first.')
    onEdit(
      ['offices'],
      list.map((office, index) =>
        without.includes(index)
          ? office
          : {
              ...office,
              exceptions: [...(Array.isArray(office.exceptions) ? office.exceptions : []), exception],
            },
      ),
    )
    setWithout([])
    setException({ from: today, to: today })
  }
  return (
    <details className={styles.group} aria-label={title} onToggle={focusReason}>
      <summary>{title}</summary>
      <SubmitForm
        send={add}
        action={without.length === 0 ? 'Add to all offices' : 'Add to these offices'}
        kind="quiet"
        className={styles.fields}
      >
        <fieldset className={`${form.stack} ${form.actions}`}>
          <legend>Offices</legend>
          {list.map(({ name }, index) => (
            <label key={String(name)} className={form.option}>
              <input
                type="checkbox"
                checked={!without.includes(index)}
                onChange={({ target }) =>
                  setWithout(target.checked ? without.filter((one) => one !== index) : [...without, index])
                }
              />
              {String(name)}
            </label>
          ))}
        </fieldset>
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

/** Focuses the reason, which is the last field, because the days are already filled in. */
function focusReason({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) [...currentTarget.querySelectorAll('input')].at(-1)?.focus()
}
