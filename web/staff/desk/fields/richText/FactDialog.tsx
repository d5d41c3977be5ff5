import { staffMessages } from '../../../staffMessages.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import form from '../../../ui/form.module.css'
import { SmallButton } from '../../../ui/SmallButton.tsx'
import type { ClinicFact } from '../../clinicFacts.ts'

const { insertFact } = staffMessages.desk

export function FactDialog({
  facts,
  onInsert,
  onClose,
}: {
  facts: readonly ClinicFact[]
  onInsert: (marker: string) => void
  onClose: () => void
}) {
  return (
    <Dialog title={insertFact} shape="narrow" onClose={onClose}>
      <p>It is in the text from then on as it is in Clinic, and changes with it.</p>
      <ul role="list" className={form.stack}>
        {facts.map(({ name, marker }) => (
          <li key={marker}>
            <SmallButton onClick={() => onInsert(marker)}>{name}</SmallButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
