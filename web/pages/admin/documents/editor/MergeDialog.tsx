import { useState } from 'react'
import type { DocumentKind } from '#shared/entities/documents.ts'
import { staffMessages } from '#shared/staffMessages.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../Dialog.tsx'
import { fieldLabel } from '../fields/fieldLabel.ts'
import { readableValue } from '../fields/readableValue.ts'
import type { DocumentState } from '../state/documentState.ts'
import type { DocumentStore } from '../state/documentStore.ts'
import { pathName } from '../state/fieldPath.ts'
import type { FieldConflict } from '../state/merge.ts'
import styles from './MergeDialog.module.css'

const texts = staffMessages.desk.conflict

/** Mine and theirs of each field that two people changed. The choice can be undone. */
export function MergeDialog({
  kind,
  conflict,
  store,
}: {
  kind: DocumentKind
  conflict: NonNullable<DocumentState['conflict']>
  store: DocumentStore
}) {
  const { theirs, fields } = conflict
  const [useTheirs, setUseTheirs] = useState<readonly FieldConflict[]>([])
  const who = theirs.draft?.updatedBy ?? theirs.published?.publishedBy ?? 'somebody else'
  const resolve = () => store.dispatch({ type: 'conflictResolved', useTheirs })
  return (
    <Dialog title={texts.title} onClose={resolve}>
      <p>{texts.text(who)}</p>
      <div className={styles.fields}>
        {fields.map((field) => (
          <fieldset key={pathName(field.path)} className={styles.field}>
            <legend>{fieldLabel(kind, field.path)}</legend>
            <div className={styles.choices}>
              <Choice
                field={field}
                label="Yours"
                value={field.mine}
                isChosen={!useTheirs.includes(field)}
                onChoose={() => setUseTheirs(useTheirs.filter((chosen) => chosen !== field))}
              />
              <Choice
                field={field}
                label={`From ${who}`}
                value={field.theirs}
                isChosen={useTheirs.includes(field)}
                onChoose={() => setUseTheirs([...useTheirs, field])}
              />
            </div>
          </fieldset>
        ))}
      </div>
      <div>
        <Button onClick={resolve}>Use these</Button>
      </div>
    </Dialog>
  )
}

function Choice({
  field,
  label,
  value,
  isChosen,
  onChoose,
}: {
  field: FieldConflict
  label: string
  value: unknown
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={pathName(field.path)} checked={isChosen} onChange={onChoose} />
      <strong>{label}</strong> <span className={styles.text}>{readableValue(value) || 'Nothing'}</span>
    </label>
  )
}
