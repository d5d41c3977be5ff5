import { useState } from 'react'
import { pathName } from '#shared/documents/fieldPath.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import form from '../../../ui/form.module.css'
import { fieldLabel } from '../../fields/fieldLabel.ts'
import type { Aside } from '../../state/documentState.ts'
import { useOpenDocument } from '../../state/openDocument.ts'
import { comparedWords } from '../history/comparedWords.ts'
import styles from './CompareDialog.module.css'
import { choicesOf, chosenContent, type Kept } from './choices.ts'

const sides: readonly [Kept, label: string, side?: 'later' | 'earlier'][] = [
  ['own', 'Yours', 'later'],
  ['draft', 'In the draft', 'earlier'],
  ['both', 'Keep both'],
]

/** The typed text beside the current draft, by paragraph or list entry. Closing the dialog changes nothing. */
export function CompareDialog({ aside, onClose }: { aside: Aside; onClose: () => void }) {
  const { store, state, kind } = useOpenDocument()
  const [texts] = useState({ own: aside.content, base: aside.base, current: state.content })
  const [choices] = useState(() => choicesOf(texts))
  const [kept, setKept] = useState<readonly Kept[]>(() => choices.map((choice) => choice.kept))
  const use = () => {
    store.dispatch({ type: 'asideUsed', content: chosenContent(texts, kept) })
    onClose()
  }
  return (
    <Dialog title="Your text and the draft" startsAtHeading onClose={onClose}>
      <p>
        {choices.length === 0
          ? 'Nothing of yours is missing in the draft.'
          : 'Choose what to keep of each. All of both texts stays in History.'}
      </p>
      <div className={form.form}>
        {choices.map(({ path, current, own, canBeBoth }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of choices never changes
          <fieldset key={index} className={form.stack}>
            <legend>{fieldLabel(kind, path, texts.current)}</legend>
            <div className={styles.choices}>
              {sides.slice(0, canBeBoth ? 3 : 2).map(([answer, label, side]) => (
                <label key={answer} className={styles.choice}>
                  <input
                    type="radio"
                    name={`${pathName(path)} ${index}`}
                    checked={kept[index] === answer}
                    onChange={() => setKept(kept.with(index, answer))}
                  />
                  <strong>{label}</strong>{' '}
                  <span className={styles.text}>
                    {side ? (
                      <Side isIn={side} current={current} own={own} />
                    ) : (
                      'What is in the draft, and yours after it.'
                    )}
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <div className={form.actions}>
        <Button onClick={use}>Use these</Button>
        <Button kind="quiet" onClick={onClose}>
          Decide later
        </Button>
      </div>
    </Dialog>
  )
}

function Side({ isIn, current, own }: { isIn: 'earlier' | 'later'; current: unknown; own: unknown }) {
  const shown = comparedWords(current, own).filter((word) => word.isIn === 'both' || word.isIn === isIn)
  if (shown.length === 0) return 'Nothing'
  return shown.map(({ text, isIn: where }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a finished comparison do not move
    where === 'both' ? text : <mark key={index}>{text}</mark>,
  )
}
