import { Contact } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useReadSite } from '../../../data/useSite.ts'
import { staffMessages } from '../../staffMessages.ts'
import form from '../../ui/form.module.css'
import { useDocumentChecks } from '../checks/DocumentChecks.tsx'
import { factValue } from '../clinicFacts.ts'
import type { ControlProps } from '../kinds/fieldTypes.ts'
import styles from './FactButton.module.css'
import { factsIn, keepFactsWhole, textInput } from './keepFactsWhole.ts'
import { pasteRaised } from './pasteRaised.ts'
import { FactDialog } from './richText/FactDialog.tsx'
import richText from './richText/RichTextField.module.css'

export function FactButton({ attributes: { id }, field }: Pick<ControlProps, 'attributes' | 'field'>) {
  const { facts } = useDocumentChecks()
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => keepFactsWhole(id), [id])
  useEffect(() => pasteRaised(id), [id])
  if (facts.length === 0) return null
  function insert(marker: string) {
    const input = textInput(id)
    if (!input) return
    const end = input.value.length
    input.setRangeText(marker, input.selectionStart ?? end, input.selectionEnd ?? end, 'end')
    input.dispatchEvent(new Event('input', { bubbles: true }))
    // The closing dialog focuses the button, so the field gets the focus afterwards.
    flushSync(() => setIsOpen(false))
    input.focus()
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        title={staffMessages.desk.insertFact}
        // A press must not move the focus, so that the field keeps its selection.
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

export function NamedFacts({ text }: { text: string }) {
  const site = useReadSite()
  const markers = [...new Set(factsIn(text).map(({ marker }) => marker))]
  if (markers.length === 0) return null
  return (
    <p className={form.hint}>
      {markers.map((marker) => {
        const value = factValue(marker, site)
        return (
          <span key={marker} className={styles.named}>
            {marker} is{' '}
            <span className={`${richText.fact} ${value === undefined ? richText.unknownFact : ''}`}>
              {value ?? 'no fact of the clinic'}
            </span>
          </span>
        )
      })}
    </p>
  )
}
