import { useRef } from 'react'
import { counted } from '../../../ui/counted.ts'
import form from '../../../ui/form.module.css'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import { Legend } from '../history/Passages.tsx'
import type { Passage } from '../history/passages.ts'
import { type FieldChange, FieldChanges } from './ChangeList.tsx'

/** All changed passages, which a button visits one after the other. */
export function ChangesToRead({
  fields,
  onShown,
}: {
  fields: readonly FieldChange[]
  onShown?: (field: FieldChange, passage: Passage) => void
}) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(0)
  const all = fields.flatMap((field) => field.passages.map((passage) => ({ field, passage })))
  const showNext = () => {
    shown.current = (shown.current + 1) % all.length
    const element = list.current?.querySelectorAll<HTMLElement>('[data-passage]')[shown.current]
    element?.closest('details')?.setAttribute('open', '')
    element?.focus({ preventScroll: true })
    element?.scrollIntoView({ block: 'center' })
    const next = all[shown.current]
    if (next) onShown?.(next.field, next.passage)
  }
  return (
    <>
      <div className={form.between}>
        <p>
          <strong>{counted(all.length, 'change')}</strong> for visitors
        </p>
        {all.length > 1 && <SmallButton onClick={showNext}>Next change</SmallButton>}
      </div>
      <Legend earlier="on the website now" later="new in this draft" />
      <div ref={list}>
        <FieldChanges fields={fields} areOpen />
      </div>
    </>
  )
}
