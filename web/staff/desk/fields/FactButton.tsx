import { Contact } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { staffMessages } from '../../staffMessages.ts'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import type { ControlProps } from '../kinds/fieldTypes.ts'
import styles from './FactButton.module.css'
import { FactDialog } from './richText/FactDialog.tsx'

export function FactButton({ attributes: { id }, field }: Pick<ControlProps, 'attributes' | 'field'>) {
  const { facts } = useDocumentChecks()
  const [isOpen, setIsOpen] = useState(false)
  if (facts.length === 0) return null
  function insert(marker: string) {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    const end = input.value.length
    input.setRangeText(marker, input.selectionStart ?? end, input.selectionEnd ?? end, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    // The dialog first returns the focus to the button.
    flushSync(() => setIsOpen(false))
    input.focus()
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={staffMessages.desk.insertFact}
        // The field keeps the focus until the dialog opens.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setIsOpen(true)}
      >
        <Contact size={20} aria-hidden="true" />
        <span className="visually-hidden">
          {staffMessages.desk.insertFact} <span>into {field.label}</span>
        </span>
      </button>
      {isOpen && <FactDialog facts={facts} onInsert={insert} onClose={() => setIsOpen(false)} />}
    </>
  )
}
