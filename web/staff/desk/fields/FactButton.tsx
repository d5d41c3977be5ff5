import { Contact } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { staffMessages } from '../../staffMessages.ts'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import { textOf } from '../kinds/changedContent.ts'
import type { ControlProps } from './ControlProps.ts'
import styles from './FactButton.module.css'
import { FactDialog } from './richText/FactDialog.tsx'

export function FactButton({ attributes: { id }, field, value, onChange }: ControlProps) {
  const { facts } = useDocumentChecks()
  const [isOpen, setIsOpen] = useState(false)
  if (facts.length === 0) return null
  function insert(marker: string) {
    const input = document.getElementById(id)
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
    const text = textOf(value)
    const { selectionStart, selectionEnd } = input
    const [start, end] = [selectionStart ?? text.length, selectionEnd ?? text.length]
    flushSync(() => {
      setIsOpen(false)
      onChange(`${text.slice(0, start)}${marker}${text.slice(end)}`)
    })
    input.focus()
    input.setSelectionRange(start + marker.length, start + marker.length)
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
