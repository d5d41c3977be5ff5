import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import form from '../../ui/form.module.css'
import { fieldLabel } from '../fields/fieldLabel.ts'
import type { DocumentState } from '../state/documentState.ts'
import { pathName } from '../state/fieldPath.ts'
import type { FieldConflict } from '../state/merge.ts'
import { useStore } from '../state/openDocument.ts'
import { comparedWords, MarkedWords } from './history/comparedFields.tsx'
import styles from './MergeDialog.module.css'

/** Mine and theirs of each field that two people changed. Only a button decides, and the choice can be undone. */
export function MergeDialog({
  conflict: { theirs, fields },
}: {
  conflict: NonNullable<DocumentState['conflict']>
}) {
  const store = useStore()
  const [useTheirs, setUseTheirs] = useState<readonly FieldConflict[]>([])
  const who = theirs.draft?.updatedBy ?? theirs.published?.publishedBy ?? 'somebody else'
  const resolve = () => store.dispatch({ type: 'conflictResolved', useTheirs })
  const decideLater = () => store.dispatch({ type: 'conflictPostponed' })
  const choicesOf = (field: FieldConflict) => {
    const others = useTheirs.filter((chosen) => chosen !== field)
    const isTheirs = useTheirs.includes(field)
    return [
      { side: 'earlier', label: 'Yours', isChosen: !isTheirs, chosen: others },
      { side: 'later', label: `From ${who}`, isChosen: isTheirs, chosen: [...others, field] },
    ] as const
  }
  return (
    <Dialog title="Two changes of the same text" startsAtHeading onClose={decideLater}>
      <p>
        While you were writing, {who} changed the same fields. Choose what to keep in each. Both texts stay in
        the history.
      </p>
      <div className={form.form}>
        {fields.map((field) => (
          <fieldset key={pathName(field.path)} className={form.stack}>
            <legend>{fieldLabel(theirs.kind, field.path)}</legend>
            <div className={styles.choices}>
              {choicesOf(field).map(({ side, label, isChosen, chosen }) => (
                <label key={side} className={styles.choice}>
                  <input
                    type="radio"
                    name={pathName(field.path)}
                    checked={isChosen}
                    onChange={() => setUseTheirs(chosen)}
                  />
                  <strong>{label}</strong>{' '}
                  <span className={styles.text}>
                    <MarkedWords words={comparedWords(field.mine, field.theirs)} isIn={side} as="mark" />
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={form.actions}>
        <Button onClick={resolve}>Use these</Button>
        <Button kind="quiet" onClick={decideLater}>
          Decide later
        </Button>
      </div>
    </Dialog>
  )
}
